/** A delta file to typed items. It is written by a model or a person, so it is read leniently and refused by the line. */
import { memo, remembering } from '../../core/memo.ts'
import { indentOf, toBullet } from '../markdown/bullet.ts'
import { toHeading } from '../markdown/document.ts'
import { isBlank, linesOf } from '../text/lines.ts'
import type { DeltaItem, Keyword, Refused, Warning, WarningCode, Writer } from './types.ts'
import { everyKeyword } from './writers.ts'

export type ParsedDelta = {
  readonly items: readonly DeltaItem[]
  readonly warnings: readonly Warning[]
  readonly refused: readonly Refused[]
  /** Nothing but blank lines, headings and fences. */
  readonly isEmpty: boolean
}

/** A bullet or bare keyword line with what is indented below it, before anyone asked what it means. */
type Entry = {
  readonly line: number
  readonly raw: string
  readonly indent: number
  text: string
  children: string[]
  source: string
}

const invisible = /[\u200b-\u200d\u2060\ufeff]/g
const isFence = (text: string): boolean => /^\s*(`{3,}|~{3,})/.test(text)

/** The keyword at the start of a line, bold or not, with or without space before its colon. */
const keywordShape = /^([A-Za-z][A-Za-z _-]{0,30}?)\s*[:：]\s*/
const boldKeywordShape = /^(?:\*\*|__)\s*([A-Za-z][A-Za-z _-]{0,30}?)\s*(?:(?:\*\*|__)\s*[:：]|[:：]\s*(?:\*\*|__))\s*/

const keywordOf = (text: string): { readonly word: string; readonly rest: string } | undefined => {
  const match = keywordShape.exec(text) ?? boldKeywordShape.exec(text)
  return match?.[1] === undefined ? undefined : { word: match[1], rest: text.slice(match[0].length).trim() }
}

const toKeyword = (word: string): Keyword | undefined => {
  const upper = word.toUpperCase().replaceAll(/[\s_-]+/g, ' ')
  return everyKeyword.find(keyword => keyword === upper)
}

export const warn = (entry: Pick<Entry, 'line' | 'raw'>, code: WarningCode, message: string): Warning => ({
  deltaLine: entry.line,
  level: code === 'secret-refused' || code === 'secret-told' ? 'error' : 'warning',
  code,
  message,
  text: entry.raw,
})

/** A line with nothing in it that could be lost is not kept. */
const saysSomething = ({ text }: Refused): boolean => /[\p{L}\p{N}]/u.test(text)

/** What a comment hides is kept in one piece, so that it ends where it ended. */
function keepComment(refused: Refused[], { line, text, why }: Refused, goesOn: boolean): void {
  const last = refused.at(-1)
  if (last && goesOn) refused[refused.length - 1] = { ...last, text: `${last.text}\n${text}` }
  else refused.push({ line, text, why })
}

type Gathered = Pick<ParsedDelta, 'warnings' | 'refused'> & { readonly entries: readonly Entry[] }

/** Groups lines into entries: what is indented below a bullet is part of it and never a change of its own. */
function gather(delta: string): Gathered {
  const entries: Entry[] = []
  const warnings: Warning[] = []
  const refused: Refused[] = []
  let current: Entry | undefined
  let isComment = false
  let commented = -1
  let number = 0
  for (const { text: line } of linesOf(delta)) {
    number += 1
    const raw = line.replaceAll(invisible, '').replaceAll('\u00a0', ' ')
    const text = raw.trim()
    if (isComment || text.startsWith('<!--')) {
      isComment = !text.includes('-->')
      const why = 'This line is inside a comment, so it is left out.'
      warnings.push(warn({ line: number, raw }, 'commented-out', why))
      keepComment(refused, { line: number, text: raw, why }, commented === number - 1)
      commented = number
      continue
    }
    if (isBlank(text) || isFence(text)) continue
    if (toHeading(raw)) {
      current = undefined
      continue
    }
    const bullet = toBullet(raw)
    const indent = bullet?.indent ?? indentOf(/^[ \t]*/.exec(raw)?.[0] ?? '')
    if (current && indent > current.indent) adopt(current, raw, bullet !== undefined)
    else if (bullet || toKeyword(keywordOf(text)?.word ?? '')) {
      current = { line: number, raw: text, indent, text: bullet?.text ?? text, children: [], source: raw.trimEnd() }
      entries.push(current)
    } else {
      current = undefined
      const why = 'This line has no keyword and is no bullet.'
      warnings.push(warn({ line: number, raw: text }, 'no-keyword', why))
      refused.push({ line: number, text, why })
    }
  }
  return { entries, warnings, refused }
}

const isLabelLine = (text: string): boolean => /^(\*\*)?[\p{Lu}][\p{L} ']{0,30}(:\*\*|\*\*:|:)(?:\s|$)/u.test(text)

/**
 * Nested bullets stay lines of their own, and so do the labels of a situation (`Time: dusk`); any other indented line
 * goes on with the sentence before it.
 */
function adopt(entry: Entry, raw: string, isBullet: boolean): void {
  const text = raw.trim()
  const last = entry.children.at(-1)
  entry.source = `${entry.source}\n${raw.trimEnd()}`
  const isLabel = isLabelLine(text) && toKeyword(keywordOf(entry.text)?.word ?? '') === 'SITUATION'
  if (isBullet || isLabel) entry.children.push(raw.slice(Math.min(entry.indent, raw.search(/\S/))).trimEnd())
  else if (last === undefined) entry.text = `${entry.text} ${text}`
  else entry.children[entry.children.length - 1] = `${last} ${text}`
}

/** Words that say a line is for the GM alone. Published by mistake, they cannot be taken back. */
const secretWord = /SECRET|UPCOMING|HIDDEN|PRIVATE|\bGM\b/i
const secretInside = /\b(?:SECRETS?|UPCOMING|GM (?:ONLY|NOTES?|SECRETS?))\s*(?:\*\*)?\s*[:：]/

/** The same words at the front of a line in any other dress: `(SECRET) …`, `SECRET - …`, `***SECRET***: …`. */
const secretFront = /^[^\p{L}\p{N}]*(?:SECRETS?|UPCOMING|HIDDEN|PRIVATE|GM)(?![\p{L}\p{N}])/u

function isSecret(entry: Entry, word: string | undefined): boolean {
  if (secretFront.test(entry.text)) return true
  if (word !== undefined && secretWord.test(word) && (word === word.toUpperCase() || toKeyword(word))) return true
  return [entry.text, ...entry.children].some(line => secretInside.test(line))
}

function meaning(entry: Entry, writer: Writer): DeltaItem | Warning {
  const found = keywordOf(entry.text)
  const keyword = found && toKeyword(found.word)
  if (writer.isPublic && isSecret(entry, found?.word)) {
    return warn(entry, 'secret-refused', 'This is marked as secret, and the party reads this file: not written.')
  }
  const { line, raw, children, source } = entry
  const item = { line, raw, children, source, isUnmarked: keyword === undefined }
  if (found && keyword && writer.routes[keyword]) {
    if (!/[\p{L}\p{N}]/u.test([found.rest, ...entry.children].join(''))) {
      return warn(entry, 'no-content', `There is nothing after "${found.word}:".`)
    }
    return { ...item, keyword, text: found.rest }
  }
  if (keyword) return warn(entry, 'other-writers-keyword', `"${keyword}" does not go into ${writer.targetFile}.`)
  if (writer.unmarked && entry.text !== '') return { ...item, keyword: writer.unmarked, text: entry.text }
  if (found && found.word === found.word.toUpperCase()) {
    return warn(entry, 'unknown-keyword', `"${found.word}" is no keyword. There are: ${known(writer)}.`)
  }
  return warn(entry, 'no-keyword', `This line begins with no keyword. There are: ${known(writer)}.`)
}

const known = (writer: Writer): string => everyKeyword.filter(keyword => writer.routes[keyword]).join(', ')

/** A line that says of itself that the party knows it: what it learns now, and what sums up that which it lived through. */
const taught: ReadonlySet<Keyword> = new Set(['LEARNED', 'SITUATION', 'SESSION'])

export const isTaught = ({ keyword, isUnmarked }: DeltaItem): boolean => taught.has(keyword) && !isUnmarked

/** A delta is read to see whether it says anything, and again when it is merged. */
const parsed = remembering((writer: Writer) => memo(4, (delta): ParsedDelta => parse(delta, writer)))

export const parseDelta = (delta: string, writer: Writer): ParsedDelta => parsed(writer)(delta)

function parse(delta: string, writer: Writer): ParsedDelta {
  const { entries, warnings, refused } = gather(delta)
  const read = entries.map(entry => meaning(entry, writer))
  const items = read.filter((one): one is DeltaItem => 'keyword' in one)
  const unread = read.filter((one): one is Warning => 'code' in one)
  const kept = entries.flatMap((entry, at): readonly Refused[] => {
    const one = read[at]
    return one && 'code' in one ? [{ line: entry.line, text: entry.source, why: one.message }] : []
  })
  const situations = items.filter(item => item.keyword === 'SITUATION')
  const twice = situations
    .slice(0, -1)
    .map(item => warn(item, 'situation-twice', 'A later SITUATION line replaces this one.'))
  const all = [...warnings, ...unread, ...twice].sort((one, other) => one.deltaLine - other.deltaLine)
  return {
    items,
    warnings: all,
    refused: [...refused, ...kept].filter(saysSomething).sort((one, other) => one.line - other.line),
    isEmpty: entries.length === 0 && warnings.length === 0,
  }
}
