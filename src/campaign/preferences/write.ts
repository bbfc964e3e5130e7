/**
 * Changes one preference in the file's own dialect. Only the lines of that preference change; every other byte of the
 * file stays what it was.
 */
import { foldTitle, parseMarkdown, sectionEnd } from '../markdown/document.ts'
import type { NarrativeStyle } from '../style/narrative-style.ts'
import { eolOf, lineAround, splice } from '../text/lines.ts'
import { foldKey, settingsIn } from './settings.ts'
import type { Setting } from './settings.ts'

/** The seed's own format, for a campaign that has no preferences yet. */
const fresh = `# Session Preferences

## Narrative Style
narrative_style:

## Player Character
player_character:
`

/** A value is one line: a line break in it would write a second setting. */
const onOneLine = (value: string): string => value.replaceAll(/\s+/g, ' ').trim()

function changeValue(text: string, { from, to }: Setting, value: string): string {
  const touches = value !== '' && /[:*_]/.test(text[from - 1] ?? '') // a blank value may have no space before it
  return splice(text, from, to, touches ? ` ${value}` : value)
}

/** A new line at the end of a section: behind its last words, before the blank lines that part it from the next. */
function insertAt(text: string, at: number, line: string): string {
  const eol = eolOf(text)
  const last = lineAround(text, Math.max(0, text.slice(0, at).trimEnd().length - 1))
  const isEnded = text[last.end - 1] === '\n'
  return splice(text, last.end, last.end, isEnded ? line + eol : eol + line + eol)
}

function insertUnder(text: string, title: string, line: string): string {
  const { lead, blocks } = parseMarkdown(text)
  const index = blocks.findIndex(({ heading }) => heading.level > 1 && foldTitle(heading.title) === foldTitle(title))
  if (index === -1) {
    const eol = eolOf(text)
    const gap = text === '' ? '' : text.endsWith('\n') ? eol : eol + eol
    return `${text}${gap}## ${title}${eol}${line}${eol}`
  }
  const upTo = blocks.slice(0, sectionEnd(blocks, index))
  const end = upTo.reduce((sum, block) => sum + block.line.length + block.body.length, lead.length)
  return insertAt(text, end, line)
}

function addSetting(text: string, key: string, value: string, title: string): string {
  const known = settingsIn(text)
  const isBold = known.filter(setting => setting.isBold).length * 2 > known.length
  return insertUnder(text, title, `${isBold ? `**${key}**` : key}: ${value}`.trimEnd())
}

/** Sets the first of some keys that the file knows; the others are its names in other dialects. */
function set(text: string, keys: readonly [string, ...string[]], written: string, title: string): string {
  const value = onOneLine(written)
  const setting = settingsIn(text).find(({ key }) => keys.some(known => foldKey(known) === key))
  return setting ? changeValue(text, setting, value) : addSetting(text, keys[0], value, title)
}

/** A free key, such as `auto_save`. */
export const writeSetting = (text: string | undefined, key: string, value: string): string =>
  set(text ?? fresh, [key], value, 'Session Preferences')

export const writeNarrativeStyle = (text: string | undefined, style: NarrativeStyle): string =>
  set(text ?? fresh, ['narrative_style', 'dialogue_format'], style, 'Narrative Style')

export type Character = { readonly id: string; readonly title: string }

/** Where a file names both a character and its sheet, both are told, or they would contradict each other. */
export function writePlayerCharacter(text: string | undefined, { id, title }: Character): string {
  const page = text ?? fresh
  const hasFile = settingsIn(page).some(({ key }) => key === 'file')
  const named = set(page, ['player_character', 'name'], title, 'Player Character')
  return hasFile ? set(named, ['file'], `party/${id}.md`, 'Player Character') : named
}
