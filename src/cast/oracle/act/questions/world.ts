/** What is asked of the world itself: one inquiry over all that lies open to those who sit at the table. */
import kinds from '../../../../../content/oracle/answers.json' with { type: 'json' }
import { keysOf } from '../../desk/keys.ts'
import { matterWords } from '../../content/phrases.ts'
import { wordsOf } from '../../../../english/tokens.ts'
import { polarOf } from '../../../../english/polar.ts'
import { sentence, theName, topicWords, trimStop } from '../../../../english/naming.ts'
import { filledOf, isShown } from '../../desk/clocks.ts'
import { keep, type Desk } from '../../desk/desk.ts'
import { peopleAt, personOf } from '../../desk/place.ts'
import { phrase, tellTable } from '../../desk/tell.ts'
import type { TableQuestion } from '../../desk/wishes.ts'
import { headOf, wholeBody } from '../answers/body.ts'
import { drawn, drawnText, existingIn } from '../answers/by-chance.ts'
import { find } from '../answers/find.ts'
import { notKnown, textsOf, topicOf, toldAtTable, whoAndWhere, whoKnows } from '../answers/honest.ts'
import { asksForLeader, followed, inquiryOf, type Inquiry } from '../answers/inquiry.ts'
import { goingOn, notableOf, ofTown } from '../answers/notable.ts'
import { leadersOf } from '../answers/shown.ts'
import { place, wayTo, whoIs } from './around.ts'

/** How far a danger has come that stands open: `what is that Last Month`. */
function clockText(desk: Desk, words: string): string {
  const said = new Set(topicWords(words))
  const threat = desk.world.threats.find(
    one => isShown(desk, one) && topicWords(one.name).every(word => said.has(word)),
  )
  if (threat === undefined) return ''
  return phrase(desk, matterWords, 'clockAt', { name: threat.name, filled: String(filledOf(desk, threat)), segments: String(threat.segments) }) // prettier-ignore
}

/** `what would happen if we`: nothing that is so answers it. */
const wouldBe = (words: string): boolean => {
  const said = wordsOf(words)
  return said.includes('if') && said.some(word => word === 'would' || word === 'happens')
}

/** Whoever has the say, and whoever has it here. */
const leadText = (desk: Desk): string => {
  const [first, near] = leadersOf(desk)
  if (first === undefined) return phrase(desk, matterWords, 'noLeader')
  const { key, slots } = headOf(desk, first)
  const also = near === undefined ? '' : phrase(desk, matterWords, 'alsoHere', { who: headOf(desk, near).slots['who'] ?? near.name }) // prettier-ignore
  return `${sentence(phrase(desk, matterWords, key, slots))} ${also}`.trim()
}

/** Where nobody is asked in particular, the last answer is what `why?` asks on about. */
const table = 'table'

const inquiryFor = (desk: Desk, { words, about, form }: TableQuestion): Inquiry =>
  followed(desk, table, inquiryOf(desk, undefined, { said: words, about, asks: form?.asks ?? 'what' }))

/** What lies open of it, for whoever of the company is asked: the answer, or what is nearest to one. */
export function knownOf(desk: Desk, inquiry: Inquiry): { readonly text: string; readonly isSure: boolean } | undefined {
  const found = find(desk, inquiry, wholeBody(desk))
  return found === undefined ? undefined : { text: textsOf(desk, found), isSure: found.isSure }
}

/** One sentence of what shows of it: what somebody who is asked what they think would go by. */
export function seenOf(desk: Desk, inquiry: Inquiry): string {
  const found = find(desk, inquiry, wholeBody(desk))
  return found === undefined ? '' : textsOf(desk, { ...found, from: Math.max(0, found.from), count: 1 })
}

function answerText(desk: Desk, { words, about, form }: TableQuestion, inquiry: Inquiry): string | undefined {
  const body = wholeBody(desk)
  const notable = inquiry.isNotice && inquiry.keys.length > 0 ? notableOf(desk, inquiry, body) : ''
  if (notable !== '') return notable
  const found = find(desk, inquiry, body)
  if (found?.isSure === true) return toldAtTable(desk, found)
  if (form?.isPast === true || (found !== undefined && existingIn(words) === undefined)) return undefined // what a text speaks of is not for chance
  const chance = drawn(desk, { said: words, asks: form?.asks ?? inquiry.asks, about })
  return chance === undefined ? undefined : drawnText(desk, chance)
}

/** Nothing open says it, and it is not for chance to say: what is known of it, and who might or what would show it. */
function unknown(desk: Desk, { words, about }: TableQuestion, inquiry: Inquiry): void {
  const [thing] = about
  const body = wholeBody(desk)
  const known = find(desk, inquiry, body, found => textsOf(desk, found) === desk.memory.spoke?.told)
  const text = known === undefined ? '' : toldAtTable(desk, known)
  const person = whoKnows(desk, inquiry)
  const isNear = thing !== undefined && ['feature', 'item'].includes(thing.kind)
  const what = theName(thing?.name ?? '')
  if (
    text === '' &&
    person === undefined &&
    (thing?.kind === 'way' || thing?.kind === 'place') &&
    thing.id !== desk.memory.placeId
  ) {
    desk.offered = [`Go to ${what}`, ...desk.offered]
    return tellTable(desk, phrase(desk, matterWords, 'fromOutside', { what }))
  }
  tellTable(
    desk,
    notKnown(desk, inquiry),
    text === '' ? '' : phrase(desk, matterWords, 'knownOfIt', { text }),
    person !== undefined ? phrase(desk, matterWords, 'wouldKnow', { who: whoAndWhere(desk, person) }) : isNear ? phrase(desk, matterWords, 'lookCloser', { what }) : '', // prettier-ignore
  )
  if (person !== undefined && peopleAt(desk).includes(person))
    desk.offered = [`Ask ${person.name}: ${trimStop(words)}`, ...desk.offered] // prettier-ignore
  else if (isNear) desk.offered = [`Look at ${what}`, ...desk.offered]
}

export function world(desk: Desk, question: TableQuestion): void {
  const inquiry = inquiryFor(desk, question)
  const text = standing(desk, question, inquiry) ?? answerText(desk, question, inquiry)
  if (text === undefined) unknown(desk, question, inquiry)
  else if (text !== '') tellTable(desk, text === desk.memory.spoke?.told ? phrase(desk, matterWords, 'again', { text }) : text) // prettier-ignore
  keep(desk, {
    spoke: { person: table, keys: inquiry.keys, of: topicOf(inquiry), ...(text !== undefined && { told: text }) },
  })
}

const towns = new Set(keysOf(kinds.towns.join(' ')))
const ongoing = new Set(kinds.ongoing)

/** What has an answer of its own, by what it names: empty where that was told already. */
function standing(desk: Desk, question: TableQuestion, inquiry: Inquiry): string | undefined {
  const [thing] = question.about
  const { put, keys, asks, isNotice, isBare } = inquiry
  const person = personOf(desk, thing?.id)
  if (question.form?.measure === 'far' && (thing?.kind === 'place' || thing?.kind === 'way')) return (wayTo(desk, question), '') // prettier-ignore
  if (asksForLeader(inquiry)) return leadText(desk)
  if (person !== undefined && isBare && !isNotice && (asks === 'what' || asks === 'who')) return (whoIs(desk, question), '') // prettier-ignore
  const clock = asks === 'what' || asks === 'how' ? clockText(desk, question.words) : ''
  if (clock !== '') return clock
  if (wouldBe(question.words)) return phrase(desk, matterWords, 'ifTried')
  if (keys.every(key => towns.has(key)) && keys.length > 0 && isBare) return ofTown(desk)
  if (keys.length > 0) return undefined
  if (put === 'going-on' || put === 'news' || (isNotice && wordsOf(question.words).some(word => ongoing.has(word))))
    return goingOn(desk)
  if (isNotice || (asks === 'what' && polarOf(question.words) === undefined)) return (place(desk), '')
  return undefined
}

/** Nothing is named, and all that is asked for is what there is to notice. */
export const isNoticing = (desk: Desk, question: TableQuestion): boolean => {
  const { keys, isNotice, put } = inquiryFor(desk, question)
  return question.matter === 'place' || (keys.length === 0 && (isNotice || put === 'seen'))
}
