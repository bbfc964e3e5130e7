/** A fight as a companion sees it: who is against them, who is hurt, and how they stand themselves. */
import type { Part } from '../../../../table/parts.ts'
import { shortOf } from '../../voice/sheet.ts'

export type Foe = { readonly name: string; readonly isHurt: boolean; readonly isNear: boolean; readonly isFar: boolean }
export type Friend = { readonly name: string; readonly state: 'down' | 'hurt' | 'well' }

export type Field = {
  readonly foes: readonly Foe[]
  readonly friends: readonly Friend[]
  readonly self: Friend['state']
}

const states = { fine: 'well', hurt: 'well', bad: 'hurt', down: 'down' } as const

export function fieldOf(parts: readonly Part[], self: string): Field {
  const all = parts.flatMap(part => (part.kind === 'condition' ? [part] : []))
  const ours = all.filter(({ isFoe }) => isFoe !== true)
  const own = ours.find(({ who }) => shortOf(who) === shortOf(self))
  return {
    foes: all
      .filter(({ isFoe, state }) => isFoe === true && state !== 'down')
      .map(({ who, state, at }) => ({
        name: who,
        isHurt: state !== 'fine',
        isNear: at === 'near',
        isFar: at === 'far',
      })),
    friends: ours.filter(one => one !== own).map(({ who, state }) => ({ name: shortOf(who), state: states[state] })),
    self: own === undefined ? 'well' : states[own.state],
  }
}
