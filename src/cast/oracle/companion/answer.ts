/** Longer words: a whole answer with its reason, and thoughts that nobody hears. */
import { impressionOf, isCalledFor, ownedFlaw, reasonFor, triggeredBy } from './own-words.ts'
import { deed, joined, kindFor, remark, spoken, stand, type Remembered } from './parts.ts'
import { best, bookOf, fill, newest, type Speaker } from './speaker.ts'

/** Where they stand, why, and what they would do instead or besides. */
export function full(speaker: Speaker, memory: Remembered): string {
  const { inner, moment, chance } = speaker
  const trigger = triggeredBy(speaker)
  const cued = trigger !== undefined && isCalledFor(trigger, moment) ? trigger.does : undefined
  const doing = cued === '' ? undefined : cued
  return best(speaker, 6, () => {
    const book = bookOf(speaker)
    const kind = kindFor(speaker)
    const reason = reasonFor(speaker, inner.wants)
    const because = reason === undefined ? undefined : newest(speaker, book.because, { it: [reason] })
    const stance = moment.isChoice || inner.stance === 'object' ? stand(speaker, book, memory) : undefined
    const first = joined(
      kind !== 'quiet' && (stance === undefined || chance.isLucky(60)) ? remark(speaker, book, kind) : undefined,
      stance,
    )
    const isPractical = inner.leads === 'head' || chance.isLucky(50)
    const last = newest(speaker, isPractical ? book.propose : book.ask)
    return joined(spoken(joined(first, because, ownedFlaw(speaker))), doing ?? deed(speaker, book, kind), spoken(last))
  })
}

const onWhatWas = [
  'I keep seeing #thing#.',
  'It is #thing# that stays with me.',
  'What was it about #thing#?',
  'I did not say much about #thing#. I thought a good deal.',
  '#who# looked at me as if I should know what to do.',
  'I would have liked to ask #who# something, and the moment went by.',
  'Tonight I shall think of #thing#, I know it already.',
  'There are days I could do without, and this was nearly one.',
  'I am tired in a way that sleep is not for.',
  'Nobody saw me stop for a moment. I stopped.',
  'I turn #thing# over in my mind, like a coin of some other country.',
  'If #who# had asked me straight out, I might have answered.',
  'A small thing, #thing#, to take up so much room.',
  'Somewhere behind today there is another day, and I know which.',
]

/** Two to four sentences of inner life. What is told to nobody may be thought. */
export function reflect(speaker: Speaker): string {
  const { voice, chance, inner } = speaker
  return best(speaker, 8, () => {
    const deep = chance.isLucky(60) ? reasonFor(speaker, inner.wants, true) : fill(speaker, '#learned#')
    const friend = chance.isLucky(30) ? impressionOf(speaker) : undefined
    const flaw = inner.flaw === 'overridden' ? undefined : voice.flaw
    return joined(newest(speaker, onWhatWas), friend, newest(speaker, bookOf(speaker).inner), flaw ?? deep)
  })
}
