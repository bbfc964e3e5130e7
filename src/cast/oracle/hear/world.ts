/** Questions that name nobody to answer them: of what is before one's eyes, and so the table's, or a talk that goes on. */
import type { Word } from '../../../english/line.ts'
import { auxiliaries, isContent, modals, prepositions, questioners } from '../../../english/small-words.ts'
import { pronounIn } from '../../../english/pronouns.ts'
import { isPast } from '../../../english/verbs.ts'
import { askedBy, measured } from './acts.ts'
import type { Context } from './names.ts'
import type { Form, Thing } from '../desk/wishes.ts'

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '))

const over = setOf('was were did had')
const isHelper = (text: string): boolean => auxiliaries.has(text) || modals.has(text)

/** What is asked, in a form that can be answered without the sentence. */
export function formOf(words: readonly Word[], about: readonly Thing[]): Form {
  const texts = words.map(({ text }) => text)
  const [first = '', next = ''] = texts
  const asks = isHelper(first) ? 'whether' : (askedBy(words) ?? 'whether')
  const measure = texts.find((text, at) => texts[at - 1] === 'how' && measured.has(text))
  const named = about.flatMap(({ name, names }) => [name.toLowerCase(), ...names]).join(' ')
  const says = texts.filter(text => isContent(text) && !isHelper(text) && text !== measure && !named.includes(text))
  const isOver = texts.some(text => over.has(text)) || isPast(questioners.has(first) ? next : '')
  return { asks, says, ...(measure !== undefined && { measure }), ...(isOver && { isPast: true as const }) }
}

const existing = setOf('there any anything anyone anybody')
const seeming = setOf('look looks smell smells sound sounds taste tastes feel feels say says weigh weighs read reads fit fits work works move moves') // prettier-ignore
const sensing = setOf('see hear smell feel notice spot find recognise recognize')
const things: ReadonlySet<Thing['kind']> = new Set(['feature', 'item', 'mention', 'way', 'place', 'body'])

/** Eyes and hands answer it: `is there`, `what is under it`, `how deep`, `does it smell`, `can I hear them`. */
export function isOfSight(words: readonly Word[], about: readonly Thing[]): boolean {
  const texts = words.map(({ text }) => text)
  const [first = '', next = '', third = ''] = texts
  if (texts.some((text, at) => (text === 'happen' || text === 'happens') && ['would', 'will', 'what'].includes(texts[at - 1] ?? ''))) return true // prettier-ignore
  if (texts.some(text => over.has(text)) || first === 'why') return false
  if (existing.has(first) || (auxiliaries.has(first) && first !== 'does' && existing.has(next))) return true
  const isOwn = texts.some(
    (text, at) => sensing.has(text) && texts.slice(0, at).some(one => one === 'i' || one === 'we'),
  )
  if (isOwn || texts.some((text, at) => seeming.has(text) && at > 1)) return true
  if (first === 'how') return measured.has(next) && next !== 'much' && next !== 'long' && next !== 'often'
  if (first === 'what' && isHelper(next)) return third !== 'for' && third !== 'with' && prepositions.has(third)
  return isHelper(first) && about[0] !== undefined && things.has(about[0].kind)
}

/** Whether it goes on with the talk that is running: somebody has just spoken, and no eye would tell. */
export const goesOn = (words: readonly Word[], about: readonly Thing[], { isInTalk, talkingTo }: Context): boolean =>
  isInTalk === true &&
  !isOfSight(words, about) &&
  (talkingTo?.kind !== 'crowd' || words.some(({ text }) => pronounIn.has(text) || text === 'why')) // no face to turn back to
