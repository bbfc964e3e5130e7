/** Who is in the party, as the folder tells it: one sheet a character, beside journals, briefs and lists that are no sheets. */
import { memo } from '../core/memo.ts'
import { parseMarkdown } from './markdown/document.ts'
import { frontMatterEnd } from './markdown/hidden.ts'
import { foldWords, withoutMarkup } from './text/fold.ts'

/** What people keep beside their sheets. */
const beside =
  /^(?:_.*|read-?me|index|contents?|template|blank|roster|(?:the )?party(?:[ -](?:overview|summary|sheet|status))?)$/i

/** `party/tilda-brannock.md` is a character; her journal and her brief are not, nor is the list of what was bought. */
export const isSheetName = (name: string): boolean =>
  /\.md$/i.test(name) &&
  !/-(?:journal|brief)\.md$/i.test(name) &&
  !/\.player\.md$/i.test(name) &&
  !beside.test(name.replace(/^.*\//, '').replace(/\.md$/i, ''))

const sheetTitle =
  /^(?:(?:player )?character(?: sheet)?|pc|hero)(?:\s*[:–—-]\s*|$)|\s*[–—-]\s*(?:player )?character(?: sheet)?$/i

/** A field that gives the name, where no title does: `Name: Ash Merrin`, `name:: …`, `**Character Name:** …`. */
const nameField =
  /^[ \t]{0,3}(?:[-*+|>][ \t]+)?\**(?:character[ _]name|name|pc)\**[ \t]*(?::{1,2}\**|\|)[ \t]*["']?([^\s|"'*][^|\r\n"]{0,80}?)["']?[ \t|*]*\r?$/im

/** Nobody is called more than this: a name is looked for in everything that is said. */
const longestName = 120

/** The name a sheet gives its character: its first title, else the field for it, else the words of the file's name. */
export function nameOnSheet(fileName: string, sheet: string): string {
  const title = parseMarkdown(sheet).blocks.find(({ heading }) => heading.level === 1)?.heading.title
  const called = (title ?? '').replace(sheetTitle, '').trim().slice(0, longestName).trim()
  if (called !== '') return called
  const field = title === undefined || sheetTitle.test(title) ? nameField.exec(sheet.slice(0, 4_000))?.[1] : undefined
  if (field !== undefined && /\p{L}/u.test(field)) return withoutMarkup(field)
  return title === undefined && loudName.test(sheet)
    ? spoken(sheet)
    : fileName.replace(/\.md$/i, '').replaceAll('-', ' ')
}

/** `TAMSIN ROOK` alone on the first line of a sheet that has no title. */
const loudName = /^\s*(\p{Lu}[\p{Lu}'’-]+(?: \p{Lu}[\p{Lu}'’-]*){1,4})[ \t]*\r?\n/u
const spoken = (sheet: string): string =>
  (loudName.exec(sheet)?.[1] ?? '').replaceAll(/(?<=\p{L})\p{L}+/gu, rest => rest.toLowerCase())

/** Words that stand on a sheet as labels or titles, of whatever game it is. One of them makes a page a sheet. */
const words =
  /^(?:player(?: character)?|played by|class(?: .*)?|level|race|species|ancestry|heritage|playbook|background|alignment|pronouns?|trade name|hp|hit ?points?.*|max hp|ac|armou?r(?: class)?|str(?:ength)?|dex(?:terity)?|stress|harm|trauma|attributes?|abilit(?:y|ies).*|basic information|combat.*|skills?|attacks?.*|weapons?|saving throws|saves|features?.*|traits?.*|spell.*|cantrips?|equipment|gear|inventory|carrying|currency|personality.*|ideals?|bonds?|flaws?|voice.*|speech.*|manner.*|appearance|looks?|backstory|history|who (?:she|he|they|i) .*|about|quirks?|wants?|goals?|relationships?|proactive.*|opinions?|coins?|vice|drive|calling|secrets?|what (?:she|he|they) .*)$/

const labels =
  /^[ \t>]{0,6}(?:#{2,6}[ \t]+|[-*+][ \t]+|\|[ \t]*)?(?:\*\*)?([\p{L}][\p{L} '’/&_-]{0,40}?)[ \t]*(?:\([^)\n]{0,60}\)[ \t]*)?(?:$|\r$|:|\*\*|\|)/u

/**
 * Whether a page among the sheets is one: anything that sheets say of somebody. A shopping list, the
 * rules of the house or a letter is none, and joins no party. A page its author marks as somebody else's is none either.
 */
export const isSheetText = memo(64, (text): boolean => {
  const front = text.slice(0, frontMatterEnd(text))
  if (
    /^(?:tags|type|kind)\b.*\b(?:npc|gm|template|monster|foe)\b|^[ \t]+-[ \t]+["']?#?(?:npc|gm|template)\b/im.test(
      front,
    )
  )
    return false
  const lines = text
    .slice(front.length)
    .split('\n')
    .filter(line => line.trim() !== '')
  const isNamed = /^ {0,3}#(?!#)\s*\S/m.test(text) || nameField.test(text.slice(0, 4_000))
  if (isNamed && lines.length <= 3) return true // a name and a word or two: a sheet somebody has begun
  return [...lines, ...front.split('\n')].some(line => {
    const label = labels.exec(line)?.[1]
    return label !== undefined && words.test(foldWords(label.replaceAll('_', ' ')))
  })
})
