/** Who is in the party, as the folder tells it: one sheet a character, beside journals and briefs that are no sheets. */
import { parseMarkdown } from './markdown/document.ts'

/** `party/tilda-brannock.md` is a character; her journal and her brief are not. */
export const isSheetName = (name: string): boolean =>
  /\.md$/i.test(name) && !/-(?:journal|brief)\.md$/i.test(name) && !/\.player\.md$/i.test(name)

/** The name a sheet gives its character: its first title, else the words of the file's name. */
export function nameOnSheet(fileName: string, sheet: string): string {
  const title = parseMarkdown(sheet).blocks.find(({ heading }) => heading.level === 1)?.heading.title
  return title !== undefined && title !== '' ? title : fileName.replace(/\.md$/i, '').replaceAll('-', ' ')
}
