/** What is asked of the world itself: told from all that lies open of it; what nobody hides chance decides, for good. */
import { matterWords } from '../../content/phrases.ts'
import { sentence, theName, topicWords } from '../../../../english/naming.ts'
import { stated } from '../../../../english/polar.ts'
import { drawn, isMeasured, type Drawn } from '../answers/by-chance.ts'
import { answerIn, openTexts } from '../answers/public.ts'
import type { Question } from '../answers/bearing.ts'
import { keysOf } from '../../desk/keys.ts'
import { holderOf } from '../../desk/heroes.ts'
import type { Desk } from '../../desk/desk.ts'
import { facesAt, featureAt, here, isItem, peopleAt, personOf, placeOf } from '../../desk/place.ts'
import { phrase, tellTable } from '../../desk/tell.ts'
import type { TableQuestion, Thing } from '../../desk/wishes.ts'
import { place, wayTo, whoIs } from './around.ts'
import { knownLines } from './known.ts'

/** What stands written of a thing for anybody to see. */
function textOf(desk: Desk, { name, says = '', kind, id }: Thing): string {
  const feature = featureAt(here(desk), name)?.text
  if (feature !== undefined) return feature
  const item = desk.world.items.find(one => isItem(one, name))
  if (item !== undefined && holderOf(desk.game, item.name) !== undefined) return item.text.join(' ')
  if (kind === 'place') return placeOf(desk, id)?.overview.slice(0, 2).join(' ') ?? says
  return says.startsWith('You ') ? '' : says // what the party did says nothing of it
}

/** Everything that lies open to those who sit at the table. */
const tableTexts = (desk: Desk, about: readonly Thing[]): readonly string[] => [
  ...about.map(thing => textOf(desk, thing)).filter(text => text !== ''),
  ...openTexts(desk),
  ...Object.values(here(desk).atmosphere).flat(),
  ...facesAt(desk).flatMap(({ looks }) => looks),
  ...knownLines(desk, true).filter(line => !line.endsWith('?')),
]

function questionOf({ words, about, form }: TableQuestion): Question {
  const heads = about.flatMap(({ name }) => keysOf(name))
  const keys = [...new Set([...keysOf(words), ...heads])]
  return { keys, beside: [], heads, asks: form?.asks ?? 'what', isOfYou: false, said: words }
}

function drawnText(desk: Desk, found: Drawn): string {
  if (found.kind === 'words') return found.text
  if (found.kind === 'one') return phrase(desk, matterWords, 'worldOne', { what: found.text })
  return phrase(desk, matterWords, found.isYes ? 'worldYes' : 'worldNo', { what: stated(found.polar, found.isYes) })
}

/** What anybody who looks and thinks can say to it; empty where nothing open says it and chance may not. */
export function plainAnswer(desk: Desk, question: TableQuestion): string {
  const { about, form, words } = question
  const texts = tableTexts(desk, about).filter(text => isMeasured(words, text))
  const found = answerIn(desk, questionOf(question), texts)
  if (found !== undefined) return sentence(found.text)
  if (form?.isPast === true) return '' // what somebody did is not for chance to say
  const chance = drawn(desk, { said: words, asks: form?.asks ?? 'what', about })
  return chance === undefined ? '' : drawnText(desk, chance)
}

/** Nothing open says it, and it is not for chance to say: who or what might. */
function unknown(desk: Desk, [thing]: readonly Thing[]): void {
  const isNear = thing !== undefined && ['feature', 'item'].includes(thing.kind)
  const [person] = peopleAt(desk)
  const what = theName(thing?.name ?? '')
  const way = isNear
    ? phrase(desk, matterWords, 'lookCloser', { what })
    : person === undefined
      ? ''
      : phrase(desk, matterWords, 'askThem', { who: person.name })
  tellTable(desk, phrase(desk, matterWords, 'worldUnknown', { way }))
  if (isNear) desk.offered = [`Look at ${what}`, ...desk.offered]
}

/** `what is that`, of one thing and of nothing else. */
const isBare = (question: TableQuestion): boolean => {
  const named = new Set(question.about.flatMap(({ name, names }) => topicWords([name, ...names].join(' '))))
  return topicWords((question.form?.says ?? []).join(' ')).every(word => named.has(word))
}

export function world(desk: Desk, question: TableQuestion): void {
  const { about, form } = question
  const [thing] = about
  const asks = form?.asks ?? 'what'
  const isWhat = asks === 'what' || asks === 'who' || asks === 'which'
  if (form?.measure === 'far' && (thing?.kind === 'place' || thing?.kind === 'way')) return wayTo(desk, question)
  if (isWhat && thing === undefined && isBare(question)) return place(desk)
  if (isWhat && isBare(question) && personOf(desk, thing?.id) !== undefined) return whoIs(desk, question)
  const text = thing === undefined ? '' : textOf(desk, thing)
  if (isWhat && isBare(question) && text !== '') return tellTable(desk, sentence(text))
  const plain = plainAnswer(desk, question)
  if (plain !== '') return tellTable(desk, plain)
  if (isWhat && text !== '') return tellTable(desk, sentence(text))
  unknown(desk, about)
}
