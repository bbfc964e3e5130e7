/** Looking around, and at people. */
import type { Named } from '../../understand/intent.ts'
import type { Desk } from '../desk.ts'
import { describeFully } from '../describe.ts'
import { foesText, loomingAt } from '../encounter.ts'
import { heroOf, shortName } from '../heroes.ts'
import { ofPerson } from '../../prose/of-person.ts'
import { callName, sentence, upperFirst } from '../nouns.ts'
import type { Person } from '../../world/world.ts'
import { fateText } from '../fates.ts'
import { here, peopleAt, personOf } from '../place.ts'
import { freshOf, phrase, tell, unsaid } from '../tell.ts'
import { peopleWords } from '../words/people.ts'
import { troubleWords } from '../words/trouble.ts'

export function look(desk: Desk): void {
  const place = here(desk)
  describeFully(desk, place)
  const looming = loomingAt(desk, place)
  if (looming !== undefined) tell(desk, phrase(desk, troubleWords, 'stillThere', { foes: foesText(looming) }))
}

/** Somebody, as far as looks go. */
export function lookAtPerson(desk: Desk, { kind, id, name }: Named): void {
  if (kind === 'party') return lookAtFriend(desk, id)
  const person = personOf(desk, id)
  if (person !== undefined && !peopleAt(desk).includes(person)) return outOfSight(desk, person)
  tell(desk, phrase(desk, peopleWords, 'eye', { who: person?.name ?? name }))
  if (person === undefined) return
  const looks = unsaid(desk, person.looks.map(sentence), 3)
  const shown = looks.length > 0 ? looks : person.looks.slice(0, 2).map(sentence)
  const [first = '', ...rest] = shown
  tell(
    desk,
    ofPerson(callName(person.name), first),
    ...rest,
    person.demeanour === '' ? '' : sentence(upperFirst(person.demeanour)),
  )
  tell(desk, freshOf(desk, person.mannerisms.map(sentence)))
}

function outOfSight(desk: Desk, person: Person): void {
  const fate = fateText(desk, person)
  tell(desk, fate === '' ? phrase(desk, peopleWords, 'notHere', { who: person.name }) : fate)
}

function lookAtFriend(desk: Desk, id: string): void {
  const hero = heroOf(desk, id)
  if (hero === undefined) return
  const share = hero.hitPoints / Math.max(1, hero.maxHitPoints)
  const how = hero.life !== 'alive' ? 'down' : share > 0.9 ? 'hale' : share > 0.5 ? 'worn' : 'hurt'
  tell(desk, phrase(desk, peopleWords, how, { who: shortName(hero.name) }))
  desk.moments.push({ weight: 1, what: `You are looked over, to see how you are.`, who: id })
}
