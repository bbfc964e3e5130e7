/**
 * Party HP: one line may speak of several characters. Only the numbers change; the rest of a character's line stays,
 * and in files with bold groups only the group of hit points is touched (spell slots are written `1/2` too).
 */
import { labelOf, nameIn, toBullet } from '../markdown/bullet.ts'
import { toHeading } from '../markdown/document.ts'
import { isRow } from '../markdown/table.ts'
import { foldWords, holdsWords, needleOf, withoutMarkup } from '../text/fold.ts'
import type { Line } from '../text/lines.ts'
import { addBullet, sayAnew, unchanged, type Context, type Edited, type Note } from './edit.ts'
import { readHitPoints, type Reading } from './hit-point-words.ts'
import { holds, lineIn, linesWith, type Passage, type Stretch } from './passage.ts'
import type { DeltaItem } from './types.ts'

const numbers = /(-?\d+)(\s*\/\s*)(\d+)/

const isGroupTitle = (line: string): boolean => {
  const words = foldWords(withoutMarkup(line.replace(/^#+\s*/, ''))).replace(/\s*:$/, '')
  return words === 'hit points' || words === 'hp'
}

const opensGroup = (line: string): boolean =>
  toHeading(line) !== undefined || (/^\s{0,3}(?:\*\*|__)/.test(line) && labelOf(line.trim()) !== undefined)

/** A bold line that opens a group of bullets, as opposed to a bold name with its numbers. */
const isBoldTitle = ({ text }: Line): boolean => opensGroup(text) && !numbers.test(text)

/** The title of the group, found by its words, so that a long section is not read line by line. */
function groupTitle(passage: Passage): Line | undefined {
  if (!['**', '__', '#'].some(mark => holds(passage, mark))) return undefined // nothing here can open a group
  for (const words of ['points', 'hp']) {
    for (const line of linesWith(passage, needleOf(words))) {
      if (opensGroup(line.text) && isGroupTitle(line.text)) return line
    }
  }
  return undefined
}

/**
 * The group of hit points where the section has one, as the campaign template has. Groups of other things are left
 * alone, so without one of its own the hit points stand above them; without any group they may stand anywhere.
 */
function stretchOf(passage: Passage): Stretch & { readonly isGroup: boolean } {
  const title = groupTitle(passage)
  if (title === undefined) {
    const group = holds(passage, '**') ? [...linesWith(passage, undefined)].find(isBoldTitle) : undefined
    return { from: 0, to: group?.start ?? passage.raw.length, isGroup: false }
  }
  let end = title.end
  while (end < passage.raw.length) {
    const line = lineIn(passage, end)
    if (opensGroup(line.text)) break
    end = line.end
  }
  return { from: title.end, to: end, isGroup: true }
}

/**
 * The line of a character: the one that is called so, else one that has the name among the words before its numbers;
 * bullets and rows with numbers first.
 */
function lineFor(passage: Passage, { from, to }: Stretch, names: readonly string[]): Line | undefined {
  for (const name of new Set(names)) {
    const lines = [...linesWith(passage, needleOf(name))].filter(line => line.start >= from && line.start < to)
    const called = lines.filter(line => nameIn(toBullet(line.text)?.text ?? line.text).name === name)
    const naming = [...called, ...lines.filter(line => holdsWords(nameSide(line.text), name))]
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

function applyOne(passage: Passage, reading: Reading, given: Context): Edited {
  const stretch = stretchOf(passage)
  const context = { ...given, isTemplate: given.isTemplate || stretch.isGroup }
  const line = lineFor(passage, stretch, reading.names)
  const known = line ? numbers.exec(line.text) : null
  const settled = settle(reading, known)
  if (!settled) return asSentence(passage, stretch, reading, line, known?.[0], context)
  const { current, most } = settled
  const notes = odd(current, most)
  if (!line) return { ...addBullet(passage, stretch, `${reading.name}: ${current}/${most}`, [], context), notes }
  const after = known
    ? line.text.replace(numbers, (_, _current: string, slash: string) => `${current}${slash}${most}`)
    : `${line.text.trimEnd()}: ${current}/${most}`
  return sayAnew(passage, line, after, [], notes)
}

/** No new numbers to be had: the sentence is written as it was said, and numbers that were known stay beside it. */
function asSentence(
  passage: Passage,
  stretch: Stretch,
  { raw }: Reading,
  line: Line | undefined,
  known: string | undefined,
  context: Context,
): Edited {
  const message = 'No "current/maximum" could be read or worked out; written as a sentence.'
  const notes: readonly Note[] = [{ code: 'hit-points-unclear', message }]
  const bullet = line && toBullet(line.text)
  if (line && bullet) {
    const kept = known === undefined ? '' : ` (${known})`
    return sayAnew(passage, line, bullet.prefix + raw + kept, [], notes)
  }
  const isThere = [...linesWith(passage, needleOf(raw))].some(
    one => foldWords(toBullet(one.text)?.text ?? '') === foldWords(raw),
  )
  return isThere ? unchanged(passage, notes) : { ...addBullet(passage, stretch, raw, [], context), notes }
}

const nobody: readonly string[] = []

/** Whom the line speaks of, and what it says of each. */
export function readingsOf(item: DeltaItem, { party = nobody }: Context): readonly Reading[] {
  const said = [item.text, ...item.children.map(child => toBullet(child)?.text ?? child.trim())]
  return readHitPoints(said.filter(words => words !== '').join('; '), party)
}

/** Each character in the order they are spoken of, a nested bullet each or all in a row; it is one line of the delta. */
export function applyHitPoints(passage: Passage, item: DeltaItem, context: Context): Edited {
  let edited = unchanged(passage)
  for (const reading of readingsOf(item, context)) {
    const one = applyOne(edited.passage, reading, context)
    edited = {
      passage: one.passage,
      changes: [...edited.changes, ...one.changes],
      notes: [...edited.notes, ...one.notes],
    }
  }
  return edited
}
