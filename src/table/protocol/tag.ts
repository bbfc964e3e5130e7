/** The line a message begins with: `[NARRATIVE]`, also in lower case, in bold, as a heading, or with fields beside it. */
import { shapes } from './shapes.ts'
import type { Tag } from './message.ts'

const shape = /^\s*(?:#{1,6}\s+)?[*_`]*\[\s*([A-Za-z][A-Za-z_ -]{0,40}?)\s*\][*_`]*[ \t]*:?(.*)$/s

const foldTag = (name: string): string => name.toUpperCase().replaceAll(/[\s-]+/g, '_')

const tags: ReadonlyMap<string, Tag> = new Map(
  Object.keys(shapes).map(tag => [foldTag(tag), tag as Tag]), // the keys of the table of shapes are the tags
)

export type TagLine = { readonly name: string; readonly tag: Tag | undefined; readonly rest: string }

/** Reads a line as a tag. An unknown one has a name and no tag. */
export function readTagLine(line: string): TagLine | undefined {
  const match = shape.exec(line)
  const name = match?.[1]
  return name === undefined ? undefined : { name, tag: tags.get(foldTag(name)), rest: match?.[2]?.trim() ?? '' }
}

/** The signal of the fresh mode, alone on its line. */
export const signalLine = /^\s*[*_`]*\[\s*AWAIT[_ ]AI[_ ]PLAYERS\s*(?::([^\]]*))?\][*_`]*\s*$/i

/** Whether a line would be taken for an order rather than for words. */
export const isOrder = (line: string): boolean =>
  line.includes('[') && (signalLine.test(line) || readTagLine(line)?.tag !== undefined)

/** A word in capitals that is no tag of ours and plainly is meant as one: what stands under it is not for players. */
const meantAsTag =
  /^\s*(?:#{1,6}\s+)?[*_`]*\[\s*(?:[A-Z][A-Z\d]*_[A-Z\d_]+|SECRETS?|NOTES?|THINKING|THOUGHTS?|INTERNAL|PLAN|GM|OOC|META)\s*\]/

export const beginsMessage = (line: string): boolean =>
  line.includes('[') && !signalLine.test(line) && (readTagLine(line)?.tag !== undefined || meantAsTag.test(line))

const firstLineOf = (text: string): string => text.split('\n').find(line => line.trim() !== '') ?? ''

/** Whether a text begins as a message does, of whatever kind. */
export const isTagged = (text: string): boolean => beginsMessage(firstLineOf(text))

/** The tag a text begins with. */
export const tagLineIn = (text: string): TagLine | undefined => readTagLine(firstLineOf(text))
