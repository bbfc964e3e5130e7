/** Finding our entries again on a page that other hands write on too. */
import { foldTitle, parseMarkdown, sectionEnd } from '../markdown/document.ts'
import type { Block } from '../markdown/document.ts'

export type LoggedEntry = { readonly title: string; readonly text: string }

/** A `##` with decisions under it is an entry. Sections of another shape, and what a fence shows, are not. */
const isEntry = (section: readonly Block[]): boolean =>
  section.some(({ heading }) => heading.level === 3 && foldTitle(heading.title) === 'decisions')

export function readDecisions(log: string): readonly LoggedEntry[] {
  const { blocks } = parseMarkdown(log)
  return blocks.flatMap((block, index) => {
    const section = blocks.slice(index, sectionEnd(blocks, index))
    if (block.heading.level !== 2 || !isEntry(section)) return []
    const text = section.map(({ line, body }, at) => (at === 0 ? body : line + body)).join('')
    return [{ title: block.heading.title, text: text.replace(/(?:\r?\n)+---\s*$/, '').trim() }]
  })
}
