/** Whether a condition names only what the campaign knows by name, and deeds that everybody recognises. */
import type { Names } from '../names.ts'
import type { Condition } from '../world.ts'
import { kindOf } from './verbs.ts'

export function isCertain(condition: Condition, names: Names): boolean {
  const isKnown = (wanted: string): boolean => names.index.names.some(({ id }) => id === wanted)
  switch (condition.kind) {
    case 'at':
      return isKnown(condition.place)
    case 'has':
      return isKnown(condition.item)
    case 'gave':
      return isKnown(condition.item) && isKnown(condition.person)
    case 'used':
      return isKnown(condition.item) && (condition.target === '' || isKnown(condition.target))
    case 'defeated':
      return isKnown(condition.who)
    case 'persuaded':
      return isKnown(condition.person)
    case 'all':
    case 'any':
      return condition.of.length > 0 && condition.of.every(one => isCertain(one, names))
    case 'not':
      return isCertain(condition.of, names)
    case 'clock':
    case 'rested':
    case 'day':
      return true
    case 'found':
      return isKnown(condition.thing)
    case 'did': // to light or to ring something is plain enough, whatever it is; of other deeds one must know to whom
      return condition.target !== '' && (kindOf(condition.verb) === 'use' || isKnown(condition.target))
    case 'learned':
      return false
  }
}
