/** Languages, features and spells: the lists of a sheet. */
import { partedOutside } from '../../../campaign/text/brackets.ts'
import type { SheetFeature } from './character.ts'
import { isNothing, type Lines, valueOf, within } from '../sheet-text/find.ts'

const plain = (words: string): string => words.replaceAll(/\*+/g, '').trim()

/** Words parted by commas, but not inside brackets. */
export const commaList = (words: string): readonly string[] =>
  partedOutside(words, ',')
    .flatMap(piece => piece.split(';'))
    .map(plain)
    .filter(word => !isNothing(word))

export function languagesIn(lines: Lines): readonly string[] {
  const listed = within(lines, 'languages').filter(({ kind }) => kind === 'bullet' || kind === 'text')
  return listed.length > 0
    ? listed.flatMap(({ value }) => commaList(value.text))
    : commaList(valueOf(lines, 'languages', 'language'))
}

/** `- **Name**: what it does`, `- **Name** (Recharge): …`, or a bare bullet that is its own name. */
export function featuresIn(lines: Lines): readonly SheetFeature[] {
  return within(lines, 'features')
    .filter(({ kind, value }) => kind === 'bullet' && !isNothing(value.text))
    .map(({ text, part }) => {
      const bold = /^\s*[-*+•]\s+\*\*(.+?):?\*\*\s*(\([^)]*\))?\s*:?\s*(.*)$/.exec(text)
      const bare = /^\s*[-*+•]\s+([^:–—]+?)(?:\s*[:–—]\s*(.*)|\s-\s(.*))?$/.exec(text)
      const name = plain(bold ? `${bold[1] ?? ''} ${bold[2] ?? ''}` : (bare?.[1] ?? text))
      return { name, text: (bold ? bold[3] : (bare?.[2] ?? bare?.[3])) ?? '', part }
    })
}
