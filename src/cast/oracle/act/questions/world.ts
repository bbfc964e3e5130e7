/** What is asked of the world itself: told from all that lies open of it; what nobody hides chance decides, for good. */
import { matterWords } from '../../content/phrases.ts'
import type { Person } from '../../../../campaign/played/world.ts'
import { placeName, sentence, theName, topicWords, trimStop } from '../../../../english/naming.ts'
import { drawn, drawnText } from '../answers/by-chance.ts'
import { inquiryOf } from '../answers/inquiry.ts'
import { openAnswer } from '../answers/open.ts'
import { putIn } from '../../hear/put.ts'
import { whoKnows } from '../people/answer.ts'
import { hookTexts, talkTexts } from '../answers/public.ts'
import { holderOf } from '../../desk/heroes.ts'
import type { Desk } from '../../desk/desk.ts'
import { filledOf, isShown } from '../../desk/clocks.ts'
import { facesAt, featureAt, here, isItem, peopleAt, personOf, placeOf, placeOfPerson } from '../../desk/place.ts'
import { wordsOf } from '../../../../english/tokens.ts'
import { freshOf, phrase, tellTable } from '../../desk/tell.ts'
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

/** What lies open to those who sit at the table, beside what anybody here would say. */
const tableTexts = (desk: Desk, about: readonly Thing[]): readonly string[] => [
  ...about.map(thing => textOf(desk, thing)).filter(text => text !== ''),
  ...Object.values(here(desk).atmosphere).flat(),
  ...facesAt(desk).flatMap(({ looks }) => looks),
  ...hookTexts(desk),
  ...knownLines(desk, true)
    .filter(line => !line.endsWith('?') && !line.includes(' - ') && !line.startsWith('The party '))
    .map(line => line.split(' (Found at ')[0] ?? line),
]

/** What anybody who looks and thinks can say to it; empty where nothing open says it and chance may not. */
export function plainAnswer(desk: Desk, question: TableQuestion): string {
  const { about, form, words } = question
  const inquiry = inquiryOf(desk, undefined, { said: words, about, asks: form?.asks ?? 'what' })
  const found = openAnswer(desk, undefined, inquiry, tableTexts(desk, about))
  if (found !== undefined) return sentence(found.text)
  if (form?.isPast === true) return '' // what somebody did is not for chance to say
  const chance = drawn(desk, { said: words, asks: form?.asks ?? 'what', about })
  return chance === undefined ? '' : drawnText(desk, chance)
}

const expertOn = (desk: Desk, { words, about, form }: TableQuestion): Person | undefined =>
  whoKnows(desk, inquiryOf(desk, undefined, { said: words, about, asks: form?.asks ?? 'what' }))

function whoAndWhere(desk: Desk, person: Person): string {
  const place = placeOfPerson(desk, person)
  return place === undefined || place.id === here(desk).id ? person.name : `${person.name}, at ${placeName(place.name)}`
}

/** Who might know it, of those the company has heard of; empty where nobody comes to mind. */
export function whoMight(desk: Desk, question: TableQuestion): string {
  const person = expertOn(desk, question)
  return person === undefined ? '' : phrase(desk, matterWords, 'wouldKnow', { who: whoAndWhere(desk, person) })
}

/** `what is that Last Month`: how far a danger has come that stands open. */
function clockText(desk: Desk, { words }: TableQuestion): string {
  const said = new Set(topicWords(words))
  const threat = desk.world.threats.find(
    one => isShown(desk, one) && topicWords(one.name).every(word => said.has(word)),
  )
  if (threat === undefined) return ''
  return phrase(desk, matterWords, 'clockAt', { name: threat.name, filled: String(filledOf(desk, threat)), segments: String(threat.segments) }) // prettier-ignore
}

/** Nothing open says it, and it is not for chance to say: who might, or what would show it. */
function unknown(desk: Desk, question: TableQuestion): void {
  const { words, about } = question
  const [thing] = about
  const isNear = thing !== undefined && ['feature', 'item'].includes(thing.kind)
  const person = expertOn(desk, question) ?? peopleAt(desk)[0]
  const what = theName(thing?.name ?? '')
  const way = isNear
    ? phrase(desk, matterWords, 'lookCloser', { what })
    : person === undefined
      ? ''
      : phrase(desk, matterWords, 'askThem', { who: whoAndWhere(desk, person) })
  tellTable(desk, phrase(desk, matterWords, 'worldUnknown', { way }))
  if (isNear) desk.offered = [`Look at ${what}`, ...desk.offered]
  else if (person !== undefined && peopleAt(desk).includes(person)) desk.offered = [`Ask ${person.name}: ${trimStop(words)}`, ...desk.offered] // prettier-ignore
}

/** `what is that`, of one thing and of nothing else. */
const isBare = (question: TableQuestion): boolean => {
  const named = new Set(question.about.flatMap(({ name, names }) => topicWords([name, ...names].join(' '))))
  return topicWords((question.form?.says ?? []).join(' ')).every(word => named.has(word))
}

const isNews = ({ words }: TableQuestion): boolean => putIn(words) === 'news'

const knowing = new Set(['know', 'knows', 'tell', 'ask', 'help'])
const isOfKnowing = ({ words }: TableQuestion): boolean => wordsOf(words).some(word => knowing.has(word))

/** `what would happen if we`: nothing that is so answers it. */
const wouldBe = ({ words }: TableQuestion): boolean => {
  const said = wordsOf(words)
  return said.includes('if') && said.some(word => word === 'would' || word === 'happens')
}

export function world(desk: Desk, question: TableQuestion): void {
  const { about, form } = question
  const [thing] = about
  const asks = form?.asks ?? 'what'
  const isWhat = asks === 'what' || asks === 'who' || asks === 'which'
  if (form?.measure === 'far' && (thing?.kind === 'place' || thing?.kind === 'way')) return wayTo(desk, question)
  if (isWhat && thing === undefined && isBare(question))
    return asks === 'who' && question.left.length > 0 ? unknown(desk, question) : place(desk)
  if (isWhat && isBare(question) && personOf(desk, thing?.id) !== undefined) return whoIs(desk, question)
  const clock = asks === 'what' || asks === 'how' ? clockText(desk, question) : ''
  if (clock !== '') return tellTable(desk, clock)
  if (asks === 'who' && isOfKnowing(question) && expertOn(desk, question) !== undefined) return tellTable(desk, whoMight(desk, question)) // prettier-ignore
  const text = thing === undefined ? '' : textOf(desk, thing)
  if (isWhat && isBare(question) && text !== '') return tellTable(desk, sentence(text))
  if (wouldBe(question)) return tellTable(desk, phrase(desk, matterWords, 'ifTried'))
  const plain = isNews(question) ? freshOf(desk, talkTexts(desk)) : plainAnswer(desk, question)
  if (plain !== '') return tellTable(desk, plain)
  if (asks === 'what' && text !== '') return tellTable(desk, sentence(text))
  unknown(desk, question)
}
