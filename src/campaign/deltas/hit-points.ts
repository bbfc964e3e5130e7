/**
 * Party HP: one line may speak of several characters. Only the numbers change; the rest of a character's line stays,
 * and in files with bold groups only the group of hit points is touched (spell slots are written `1/2` too).
 */
import { labelOf, toBullet } from '../markdown/bullet.ts'
import { toHeading } from '../markdown/document.ts'
import { isRow } from '../markdown/table.ts'
import { foldWords, holdsWords, withoutMarkup } from '../text/fold.ts'
import type { Line } from '../text/lines.ts'
import { appendBullet, linesIn, wholeOf, type Context, type Edited, type Note, type Stretch } from './edit.ts'
import { readHitPoints, type Reading } from './hit-point-words.ts'
import { replaceLine, type Passage } from './passage.ts'
import type { DeltaItem } from './types.ts'

const isGroupTitle = (line: string): boolean => {
  const words = foldWords(withoutMarkup(line.replace(/^#+\s*/, ''))).replace(/\s*:$/, '')
  return words === 'hit points' || words === 'hp'
}

const opensGroup = (line: string): boolean =>
  toHeading(line) !== undefined || (/^\s{0,3}(?:\*\*|__)/.test(line) && labelOf(line.trim()) !== undefined)

/** The group of hit points where the section has one, else the whole section. */
function stretchOf(passage: Passage): Stretch {
  const lines = linesIn(passage, wholeOf(passage))
  const at = lines.findIndex(line => opensGroup(line.text) && isGroupTitle(line.text))
  const title = lines[at]
  if (title === undefined) return wholeOf(passage)
  const next = lines.find((line, index) => index > at && opensGroup(line.text))
  return { from: title.end, to: next?.start ?? passage.text.length }
}

const numbers = /(-?\d+)(\s*\/\s*)(\d+)/

/** The line of a character: a bullet or row that names it, else any line that names it and has numbers. */
function lineFor(passage: Passage, stretch: Stretch, names: readonly string[]): Line | undefined {
  const lines = linesIn(passage, stretch)
  for (const name of names) {
    const naming = lines.filter(line => holdsWords(nameSide(line.text), name))
    const found =
      naming.find(line => (toBullet(line.text) ?? isRow(line.text)) && numbers.test(line.text)) ??
      naming.find(line => toBullet(line.text) !== undefined) ??
      naming.find(line => numbers.test(line.text))
    if (found) return found
  }
  return undefined
}

/** What stands before the numbers: in `Corwin: 8/8 (healed by Mira)` the line is Corwin's. */
const nameSide = (line: string): string => foldWords(withoutMarkup(line.split(numbers)[0] ?? line))

type One = {
  readonly passage: Passage
  readonly before: string | null
  readonly after: string
  readonly notes: readonly Note[]
}

const odd = (current: number, most: number): readonly Note[] =>
  current < 0 || current > most
    ? [{ code: 'hit-points-odd', message: `${current}/${most} is outside of 0 to ${most}; written as it was given.` }]
    : []

/** The numbers after the event, from those before it where the line does not say them outright. */
function settle(reading: Reading, known: RegExpExecArray | null): { current: number; most: number } | undefined {
  if (reading.kind === 'exact') return reading
  if (!known) return undefined
  const most = Number(known[3])
  const clamp = (value: number): number => Math.max(0, Math.min(most, value))
  if (reading.kind === 'change') return { current: clamp(Number(known[1]) + reading.by), most }
  if (reading.kind === 'now') return { current: reading.current === 'full' ? most : reading.current, most }
  return undefined
}

function applyOne(passage: Passage, reading: Reading, context: Context): One {
  const stretch = stretchOf(passage)
  const line = lineFor(passage, stretch, reading.names)
  const known = line ? numbers.exec(line.text) : null
  const settled = settle(reading, known)
  if (!settled) return raw(passage, stretch, reading, line, known !== null, context)
  const { current, most } = settled
  const notes = odd(current, most)
  if (!line) {
    const after = `${reading.name}: ${current}/${most}`
    return { passage: appendBullet(passage, stretch, after, [], context), before: null, after: `- ${after}`, notes }
  }
  const after = known
    ? line.text.replace(numbers, (_, _current: string, slash: string) => `${current}${slash}${most}`)
    : `${line.text.trimEnd()}: ${current}/${most}`
  return { passage: replaceLine(passage, line, after), before: line.text, after, notes }
}

/** No numbers to be had: the sentence is kept as it was said, beside numbers that are known, never over them. */
function raw(
  passage: Passage,
  stretch: Stretch,
  reading: Reading,
  line: Line | undefined,
  hasNumbers: boolean,
  context: Context,
): One {
  const notes: readonly Note[] = [
    { code: 'hit-points-unclear', message: 'No "current/maximum" could be read or worked out; kept as a sentence.' },
  ]
  const wanted = foldWords(reading.raw)
  const there = linesIn(passage, stretch).some(one => foldWords(toBullet(one.text)?.text ?? '') === wanted)
  if (there) return { passage, before: null, after: `- ${reading.raw}`, notes }
  const bullet = line && toBullet(line.text)
  if (line && bullet && !hasNumbers) {
    const after = bullet.prefix + reading.raw
    return { passage: replaceLine(passage, line, after), before: line.text, after, notes }
  }
  return {
    passage: appendBullet(passage, stretch, reading.raw, [], context),
    before: null,
    after: `- ${reading.raw}`,
    notes,
  }
}

export function applyHitPoints(passage: Passage, item: DeltaItem, context: Context): Edited {
  const befores: string[] = []
  const afters: string[] = []
  const notes: Note[] = []
  let edited = passage
  for (const reading of readHitPoints([item.text, ...item.children].join('; '), context.party ?? [])) {
    const one = applyOne(edited, reading, context)
    if (one.passage.text !== edited.text) {
      if (one.before !== null) befores.push(one.before)
      afters.push(one.after)
    }
    notes.push(...one.notes)
    edited = one.passage
  }
  const isSame = edited.text === passage.text
  const before = befores.length === 0 ? null : befores.join(passage.eol)
  return { passage: edited, change: isSame ? undefined : { before, after: afters.join(passage.eol) }, notes }
}
