/**
 * SESSION: how an evening went, below what is told of earlier ones and under the next number. `Day 3, dusk, scene
 * 007-the-quay - They found the bell` is when it ended, and what it was.
 */
import { toHeading } from '../markdown/document.ts'
import { toRaw } from '../text/raw.ts'
import { unchanged, type Context, type Edited } from './edit.ts'
import { toEntity } from './match.ts'
import { edit, insertLines, linesIn, linesWith, wholeOf, wordsOf, type Passage, type Stretch } from './passage.ts'
import { isPlaceholder } from './placeholder.ts'
import { blocksIn, type BlockIn } from './structure.ts'
import type { DeltaItem } from './types.ts'

/** As many evenings as somebody looks back on; the scenes and journals of older ones are there for good. */
const mostSessions = 8

const isSession = ({ heading: { title } }: BlockIn): boolean => /^Session \d+\b/i.test(title)

/** What we have written there: a person's own words of an evening have no such bracket behind the number. */
const ours = /^(?:#{2,4}\s+Session \d+|\*\*Session \d+\*\*) \(/

const isUnwritten = (words: string): boolean =>
  isPlaceholder(words, true) || /^(?:nothing|none|not) yet\b[^\n]*$/i.test(words)

export function applySession(given: Passage, item: DeltaItem, { session, leavesLineFree }: Context): Edited {
  const { name, detail } = toEntity(item.text)
  const when = detail === undefined ? '' : ` (${name})`
  const isDated = when !== '' && [...linesWith(given, undefined)].some(({ text }) => text.includes(when))
  if (isDated && wordsOf(given).includes(detail ?? '')) return unchanged(given)
  const passage = isUnwritten(wordsOf(given).trim()) ? edit(given, 0, given.raw.length, '') : given
  const block = blocksIn(passage).findLast(isSession)
  const lines = block
    ? [
        `${'#'.repeat(block.heading.level)} Session ${session}${when}`,
        ...(leavesLineFree || block.hasBlankLine ? [''] : []),
        detail ?? item.text,
      ]
    : [`**Session ${session}**${when}: ${detail ?? item.text}`]
  const apart = passage.raw === '' ? lines : ['', ...lines]
  const grown = insertLines(passage, passage.raw.length, apart)
  return { passage: withoutOldest(grown), changes: [{ before: null, after: lines.join(passage.eol) }], notes: [] }
}

/** Where our own account of each evening begins and ends. */
function accounts(passage: Passage): readonly Stretch[] {
  const blocks = blocksIn(passage)
  const lines = linesIn(passage, wholeOf(passage))
  return lines.flatMap((line, at) => {
    if (!ours.test(line.text)) return []
    const block = toHeading(line.text) && blocks.find(({ start }) => start === line.start)
    const next = lines[at + 1]
    return [{ from: line.start, to: block?.to ?? (next?.text.trim() === '' ? next.end : line.end) }]
  })
}

function withoutOldest(passage: Passage): Passage {
  const written = accounts(passage)
  return written
    .slice(0, Math.max(0, written.length - mostSessions))
    .toReversed()
    .reduce((rest, { from, to }) => edit(rest, from, to, ''), passage)
}

const updated = /^([ \t]*>?[ \t]*(?:\*\*|__)Last Updated(?::(?:\*\*|__)|(?:\*\*|__)[ \t]*:)[ \t]*)(.*)$/im
const numbered = /^(?:#{2,4}[ \t]+|\*\*)Session (\d{1,5})\b/gim

/** The number the next evening has, by all that a file tells of earlier ones. */
export function nextSession(raw: string): number {
  const [, , last = ''] = updated.exec(raw) ?? []
  const told = [...raw.matchAll(numbered)].map(([, number]) => Number(number))
  return Math.max(0, ...told, Number(/\bSession (\d{1,5})\b/i.exec(last)?.[1] ?? 0)) + 1
}

/** The line under the title that says how new the file is, where it has one. */
export const withLastUpdated = (raw: string, item: DeltaItem, session: number): string => {
  const { name, detail } = toEntity(item.text)
  const words = toRaw(`Session ${session}${detail === undefined ? '' : ` (${name})`}`)
  return raw.replace(updated, (_, label: string) => `${label.replace(/\S$/, '$& ')}${words}`)
}
