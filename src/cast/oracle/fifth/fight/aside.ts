/** Lines that are no move in a fight: they are answered, and the turn stays with whoever said them. */
import type { CreatureId } from '../../../../rules/fifth/model/creature.ts'
import { listOf } from '../../../../english/nouns.ts'
import type { Intent, Verb } from '../../understand/intent.ts'
import { theName } from '../nouns.ts'
import { quote } from '../tell.ts'
import { spoken } from '../plain.ts'
import { fightOf, keepFight } from './memory.ts'
import type { Order } from './orders.ts'
import { isTrick } from './read/improvised.ts'
import { foesMeant, friendsMeant } from './read/targets.ts'
import { fieldOf } from './round.ts'
import { say } from './say.ts'
import { nameOfId, partyIn, type Stage } from './stage.ts'

/** What takes longer than a breath, or wants a quiet hour. */
const later: ReadonlySet<Verb> = new Set(['buy', 'sell', 'rest', 'read'])

const struck: ReadonlySet<Order['kind']> = new Set(['attack', 'cast', 'grapple', 'shove'])
const meansThem = /\b(?:him|her|it|them|they|that one|enem(?:y|ies)|foes?|attackers?|everyone|everybody|all)\b/iu

/** A name of somebody whom nobody has told the party of. */
const typed = /\b(?:at|against)\s+(\p{Lu}[\p{L}'-]+(?:\s\p{Lu}[\p{L}'-]+)*)/u

/** Somebody or something the words name that is not in the fight. */
function bystander(stage: Stage, who: CreatureId, { targets, about, line }: Intent): string | undefined {
  const field = fieldOf(stage, who)
  if (isAtFoe(stage, who, line) || friendsMeant(line, field).length > 0) return undefined
  const named = [...targets, ...about].find(({ kind }) => kind === 'person' || kind === 'feature')
  const isInIt = field.foes.some(({ name, id }) => name === named?.name || id === named?.id)
  if (named === undefined || isInIt) return isInIt ? undefined : typed.exec(line)?.[1]
  return named.kind === 'person' ? named.name : theName(named.name)
}

/** What is said to it; undefined where it is a move like any other. */
export function asideTo(stage: Stage, who: CreatureId, intent: Intent, orders: readonly Order[]): string | undefined {
  const [first] = orders
  if (first === undefined) return undefined
  const name = orders.some(({ kind }) => struck.has(kind)) ? bystander(stage, who, intent) : undefined
  if (name !== undefined) return say(stage, 'notInIt', { name }) || `${listOf([name])} is not in this.`
  const isIdle = first.kind === 'improvise' && !isTrick(intent.line) && !isAtFoe(stage, who, intent.line)
  const isLater = later.has(intent.verb) && (first.kind === 'improvise' || first.kind === 'hold')
  return isLater || isIdle ? say(stage, 'notNow') || 'That must wait.' : undefined
}

const isAtFoe = (stage: Stage, who: CreatureId, line: string): boolean =>
  meansThem.test(line) || foesMeant(line, fieldOf(stage, who)).length > 0

/** `Ilvane, burn them!`: heard, and done when their turn comes. */
export function bid(stage: Stage, line: string): boolean {
  const [, name = '', deed = ''] = /^\s*([\p{L}'-]+)\s*[,:!]\s*(\S.*)$/su.exec(line) ?? []
  const friend = partyIn(stage).find(
    ({ id, life }) =>
      id !== stage.human && life === 'alive' && nameOfId(stage, id).toLowerCase() === name.toLowerCase(),
  )
  if (friend === undefined || stage.human === undefined) return false
  quote(stage.desk, nameOfId(stage, stage.human), spoken(line))
  keepFight(stage.desk, { bidden: { ...fightOf(stage.desk).bidden, [friend.id]: deed } })
  return true
}
