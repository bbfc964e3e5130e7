/** What an outcome is called once it has landed, where nobody says it better. */
import type { AftermathVariant, PendingOutcome } from '../model/scene.ts'
import type { Tier } from '../model/words.ts'

export const aftermathKinds: Readonly<Record<Tier, AftermathVariant['kind']>> = {
  critical: 'clean',
  success: 'clean',
  partial: 'costly',
  bad: 'setback',
  disaster: 'disaster',
}

export function aftermathFor({ tier, narrative, stakes }: PendingOutcome): AftermathVariant {
  switch (aftermathKinds[tier]) {
    case 'clean':
      return { kind: 'clean', achieved: narrative }
    case 'costly':
      return { kind: 'costly', achieved: narrative, costs: [], complications: [] }
    case 'setback':
      return { kind: 'setback', wentWrong: narrative, isInDanger: false, wayOut: 'back the way you came' }
    case 'disaster':
      return { kind: 'disaster', catastrophe: narrative, risksTrauma: true, changes: stakes === '' ? [] : [stakes] }
  }
}
