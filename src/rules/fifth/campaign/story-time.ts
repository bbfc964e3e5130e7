/** What hour the story's state says it is: `**Time**: Day 3, late afternoon`, or the words that a session left there. */
import { foldTitle, parseMarkdown, sectionEnd } from '../../../campaign/markdown/document.ts'

function situationIn(storyState: string): string {
  const { blocks } = parseMarkdown(storyState)
  const at = blocks.findIndex(({ heading }) => /^(?:current )?(?:situation|status)\b/.test(foldTitle(heading.title)))
  if (at === -1) return ''
  return blocks
    .slice(at, sectionEnd(blocks, at))
    .map(({ body }) => body)
    .join('\n')
}

const labelled =
  /^[-*\s]*\*\*(?:current )?(?:in-game |game )?(?:time(?: of day)?|date|day|when)\s*:?\*\*\s*:?\s*(.+)$/gim
const inProse = /\bday \d{1,4}\b[^.\n]*/i

/** The words that tell the time, wherever they stand. */
function wordsOf(situation: string): string {
  const values = [...situation.matchAll(labelled)].map(([line, value = '']) =>
    /\*\*[^*]*\bday\b[^*]*\*\*/i.test(line) && /^\d/.test(value) ? `day ${value}` : value,
  )
  return values.length > 0 ? values.join(', ') : (inProse.exec(situation)?.[0] ?? '')
}

const counted = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const

function dayIn(words: string): number {
  const [, day = ''] = /\bday (\d{1,4}|\p{L}+)/iu.exec(words) ?? []
  const at = counted.findIndex(one => one === day.toLowerCase())
  return Math.max(1, at === -1 ? Number(/^\d+$/.exec(day)?.[0] ?? 1) : at + 1)
}

/** The closer words come before the wider ones they hold: `late afternoon`, then `afternoon`. */
const hours: readonly (readonly [RegExp, number])[] = [
  [/\bmidnight\b/i, 23],
  [/\b(?:small hours|after midnight|dead of night)\b/i, 0],
  [/\bbefore (?:dawn|sunrise|daybreak)\b/i, 4],
  [/\b(?:dawn|sunrise|daybreak|first light)\b/i, 6],
  [/\bearly morning\b/i, 5],
  [/\bmid-?\s?morning\b/i, 9],
  [/\blate (?:in the )?morning\b/i, 10],
  [/\b(?:mid-?\s?afternoon)\b/i, 15],
  [/\blate (?:in the )?afternoon\b/i, 16],
  [/\b(?:afternoon|after noon)\b/i, 14],
  [/\bnoon\b/i, 12],
  [/\bmid-?day\b/i, 11],
  [/\b(?:dusk|sunset|sundown|twilight|light(?:['\u2019]s| is) (?:going|failing|fading|nearly gone))\b/i, 18],
  [/\b(?:late evening|nightfall)\b/i, 19],
  [/\bevening\b/i, 17],
  [/\blate (?:at |in the )?night\b/i, 22],
  [/\bmorning\b/i, 8],
  [/\bnight\b/i, 20],
]

/** `3 pm`, `15:30`, `nine o'clock` in figures. */
function onTheClock(words: string): number | undefined {
  const [, hour, minute = '0', half] =
    /\b(\d{1,2})(?::(\d{2}))?\s*(am|pm|a\.m\.|p\.m\.|o['\u2019]clock)/iu.exec(words) ??
    /\b(\d{1,2}):(\d{2})\b/.exec(words) ??
    []
  if (hour === undefined) return undefined
  const isHalved = /^[ap]/i.test(half ?? '')
  const within = isHalved ? (Number(hour) % 12) + (/^p/i.test(half ?? '') ? 12 : 0) : Number(hour)
  return within > 23 || Number(minute) > 59 ? undefined : within * 60 + Number(minute)
}

/** Minutes since the story began; undefined where its state does not tell the time. */
export function minuteIn(storyState: string): number | undefined {
  const words = wordsOf(situationIn(storyState))
  return words === '' ? undefined : minuteOf(words)
}

/** The minute some words mean: `Day 2, 07:30`. */
export function minuteOf(words: string): number {
  const hour = hours.find(([sign]) => sign.test(words))?.[1]
  const inDay = onTheClock(words) ?? (hour === undefined ? undefined : hour * 60)
  return (dayIn(words) - 1) * 1440 + (inDay ?? 8 * 60)
}

const atAnotherTime = /\b(?:this|last|every|each|tomorrow|yesterday|next|all|one|since|until|by)\s+$/i

/** The hour an opening is set in: the first that it tells of, as now. */
export function minuteTold(opening: string): number | undefined {
  const told = hours
    .map(([sign, hour]) => ({ at: opening.search(sign), hour }))
    .filter(({ at }) => at !== -1 && !atAnotherTime.test(opening.slice(0, at)))
    .toSorted((one, other) => one.at - other.at)
  return onTheClock(opening) ?? (told[0] === undefined ? undefined : told[0].hour * 60)
}
