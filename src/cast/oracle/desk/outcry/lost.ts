/** Goals that nobody can reach any more, because whoever they hang on is dead. */
import { oneOf } from '../../../../english/small-words.ts'
import { outcryWords } from '../../content/phrases.ts'
import type { Condition, Person, Quest } from '../../../../campaign/played/world.ts'
import { isAlike } from '../../../../campaign/played/condition/holds.ts'
import { isDead } from '../dead.ts'
import { keep, type Desk } from '../desk.ts'
import { factsNow, isTrue, type Facts } from '../facts.ts'
import { openQuests } from '../leads.ts'
import { added } from '../memory.ts'
import { callName } from '../../../../english/naming.ts'
import { event, knows, note, phrase, show } from '../tell.ts'

/** What is done to the dead as well as to the living. */
const deadly = oneOf('kill slay defeat bury avenge destroy burn search loot find')

/** Somebody dead without whom it cannot come true. */
function neededIn(condition: Condition, dead: readonly Person[], facts: Facts): Person | undefined {
  const named = (name: string): Person | undefined =>
    dead.find(person => isAlike(name, person.id) || isAlike(name, person.name))
  if (isTrue(condition, facts)) return undefined
  if (condition.kind === 'persuaded' || condition.kind === 'gave') return named(condition.person)
  if (condition.kind === 'did') return deadly(condition.verb) ? undefined : named(condition.target)
  if (condition.kind !== 'all' && condition.kind !== 'any') return undefined
  const needed = condition.of.map(one => neededIn(one, dead, facts))
  const isLost = condition.kind === 'all' || needed.every(one => one !== undefined)
  return isLost ? needed.find(one => one !== undefined) : undefined
}

const living =
  /\b(?:save|protect|rescue|escort|bring|persuade|convince|win over|free|help|guard|marry|cure|heal|talk to|speak (?:to|with)|living|alive)\b/i

/** By its words, where nothing says when it is done. */
const namedIn = ({ objective }: Quest, dead: readonly Person[]): Person | undefined =>
  living.test(objective) ? dead.find(({ name }) => objective.includes(callName(name))) : undefined

export function failQuests(desk: Desk): void {
  const dead = desk.world.people.filter(person => isDead(desk, person))
  if (dead.length === 0) return
  const facts = factsNow(desk)
  for (const quest of openQuests(desk)) {
    const needed = quest.done === undefined ? namedIn(quest, dead) : neededIn(quest.done, dead, facts)
    if (needed !== undefined) fail(desk, quest, needed)
  }
}

function fail(desk: Desk, { id, name }: Quest, { name: who }: Person): void {
  keep(desk, { happened: added(desk.memory.happened, `failed/${id}`) })
  show(desk, { kind: 'goal', name, state: 'failed', text: phrase(desk, outcryWords, 'lost', { who, name }) })
  note(desk, `QUEST: [ ] ${name} - failed: ${who} is dead`)
  knows(desk, `QUEST: ${name} - failed: ${who} is dead`)
  event(desk, `${name}: failed, for ${who} is dead.`, { kind: 'goal', what: name, state: 'failed' })
  desk.moments.push({ weight: 3, what: `${name} cannot be done any more: ${who} is dead.` })
}
