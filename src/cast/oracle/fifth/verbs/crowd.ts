/** Those who have no names, where there are many: they say what everybody says, and point to whoever would know. */
import type { Intent } from '../../understand/intent.ts'
import type { Person } from '../../world/world.ts'
import type { Desk } from '../desk.ts'
import { isBusy } from '../describe.ts'
import { likeness, sentence, topicWords, withinText } from '../nouns.ts'
import { bestPiece, piecesOf } from '../people.ts'
import { here, peopleAt } from '../place.ts'
import { freshOf, phrase, tell } from '../tell.ts'
import { smallWords } from '../words/small.ts'
import { assumed } from './listener.ts'

const many =
  /\b(?:talk|speak|chat|ask|question|address|greet|mingle|approach)\b.{0,20}\b(?:people|crowd|folks?|townsfolk|townspeople|locals|villagers|strangers?|bystanders?|onlookers?|passers-?by|wom[ae]n|m[ae]n|child|children|somebody|someone|anyone|anybody|line|queue|drinkers?|regulars?|patrons?|guests?|customers?|workers?)\b|\bask around\b/iu

/** Meant for those around, and for nobody by name. */
export const isToCrowd = (desk: Desk, { line, targets }: Intent): boolean =>
  many.test(line) &&
  isBusy(here(desk)) &&
  targets.every(({ kind, likeness: sure }) => (kind !== 'person' && kind !== 'party') || sure === assumed)

/** Who here could say something to it; else whoever is here. */
function whoWould(desk: Desk, words: readonly string[]): Person | undefined {
  const present = peopleAt(desk)
  return present.find(person => bestPiece(piecesOf(person, 'public'), words) !== undefined) ?? present[0]
}

export function askCrowd(desk: Desk, { line }: Intent): void {
  const words = topicWords(line)
  const fitting = desk.world.setting.map(sentence).filter(text => likeness(words, text) > 0)
  const told = freshOf(desk, fitting)
  tell(desk, phrase(desk, smallWords, told === '' ? 'crowdSilent' : 'crowdSays'), told)
  const person = whoWould(desk, words)
  if (person === undefined) return
  tell(desk, phrase(desk, smallWords, 'crowdPoints', { who: person.name }))
  desk.offered = [`Talk to ${withinText(person.name)}`]
}
