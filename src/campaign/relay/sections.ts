/** Pages of `## Title` and text, as the hand-off files are. What is said in a section cannot open another one. */

export type Section = { readonly title: string; readonly text: string }

const heading = /^##[ \t]+(.+?)[ \t]*$/

/** A line that would open a section, with any number of backslashes before it, gets one more; reading takes one away. */
const hold = (text: string): string => text.replaceAll(/^(?=\\*##[ \t])/gm, '\\')
const release = (text: string): string => text.replaceAll(/^\\(?=\\*##[ \t])/gm, '')

export const printSections = (sections: readonly Section[]): string =>
  sections.map(({ title, text }) => `## ${title}\n${hold(text.trim())}`.trimEnd()).join('\n\n')

/** The text above the first heading is `lead`. */
export function readSections(page: string): { readonly lead: string; readonly sections: readonly Section[] } {
  const parts: { readonly title: string; readonly lines: string[] }[] = [{ title: '', lines: [] }]
  for (const line of page.replace(/^\uFEFF/, '').split(/\r?\n/)) {
    const title = line.length > 200 ? undefined : heading.exec(line)?.[1]
    if (title === undefined) parts.at(-1)?.lines.push(line)
    else parts.push({ title, lines: [] })
  }
  const [lead, ...rest] = parts.map(({ title, lines }) => ({ title, text: release(lines.join('\n').trim()) }))
  return { lead: lead?.text ?? '', sections: rest }
}

const fold = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The text under the first of some titles that stands on the page, whatever its case. */
export function textUnder(sections: readonly Section[], ...titles: readonly string[]): string | undefined {
  const wanted = new Set(titles.map(fold))
  return sections.find(({ title, text }) => wanted.has(fold(title)) && text !== '')?.text
}

/** Sections under other titles than these. */
export const sectionsBeside = (sections: readonly Section[], titles: readonly string[]): readonly Section[] => {
  const known = new Set(titles.map(fold))
  return sections.filter(({ title }) => !known.has(fold(title)))
}
