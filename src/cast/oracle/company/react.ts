/** What a companion says unasked: to the weightiest of what has just happened, as it is to them, or nothing at all. */
import { isFiredBy } from './triggers.ts'
import type { Felt } from './moment.ts'
import { isDear, isSore, ownWords, stemsOf, unsaidOf } from './own.ts'
import { aloud, bookOf, joined, unsaid, type Speaker } from './speaker.ts'

/** What of it concerns them is spoken of by its names. */
const stemsIn = ({ about = '', to = '', by = '' }: Felt): ReadonlySet<string> => stemsOf(about, to, by)

/** So many of the things that happened come to mind; the rest is passed over. */
const inMind = 3

/** From here on it is too small to speak of, unless it is theirs. */
const small = 25

/** Two who are asked at once have not the same thing on their mind; but death is on everybody's. */
function inOrder({ felt, voice, friends }: Speaker): readonly Felt[] {
  const [first, ...rest] = felt.slice(0, inMind)
  if (first === undefined) return []
  const seat = friends.filter(name => name.localeCompare(voice.short) < 0).length
  const isShared = first.weight >= 75 || rest.length === 0 || seat % 2 === 0
  return isShared ? [first, ...rest] : [...rest, first]
}

function words(speaker: Speaker, one: Felt): string | undefined {
  const { voice } = speaker
  const book = bookOf(speaker)
  const stems = stemsIn(one)
  if (isSore(voice, stems) && one.kind !== 'grief' && one.kind !== 'fallen') return unsaid(speaker, book.asked.deflect) // it comes too near
  const line = unsaid(speaker, book.moments[one.kind], one.slots)
  const own = isDear(voice, stems) ? unsaidOf(speaker, ownWords(voice, stems).slice(0, 1)) : undefined
  if (line === undefined) return own
  return own !== undefined && speaker.chance.isLucky(60) ? joined(line, own) : line
}

const hushed = 75

/** What they do beside it: what their sheet has them do at such a word, else now and then something in their manner. */
function deedFor(speaker: Speaker, one: Felt): string | undefined {
  const { voice, parts, chance } = speaker
  const text = parts
    .map(part => part.text)
    .join(' ')
    .toLowerCase()
  const trigger = voice.triggers.find(
    ({ does, ...rest }) => does !== '' && isFiredBy({ does, ...rest }, text, stemsOf(text)),
  )
  if (trigger !== undefined && unsaid(speaker, [trigger.does]) !== undefined) return trigger.does
  const isTense = one.weight >= 50
  if (!chance.isLucky(one.weight >= hushed ? 60 : 25)) return undefined
  const lines = isTense ? bookOf(speaker).deeds.tense : bookOf(speaker).deeds.calm
  return unsaid(speaker, lines)
}

export function react(speaker: Speaker): string {
  for (const one of inOrder(speaker)) {
    const isTheirs = isDear(speaker.voice, stemsIn(one)) || isSore(speaker.voice, stemsIn(one))
    if (one.weight < small && !isTheirs) continue
    const said = words(speaker, one)
    if (said !== undefined) return joined(deedFor(speaker, one), aloud(said))
  }
  return ''
}
