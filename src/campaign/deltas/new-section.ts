/** A section that was not there: at the end of the file, above a closing rule if the file ends in one. */
import type { Block, Markdown } from '../markdown/document.ts'
import { frontMatterEnd } from '../markdown/hidden.ts'
import type { Eol } from '../text/lines.ts'
import { splitBody, type Body } from './body.ts'

/** The file's habit: a free line under its headings, or none. */
export function leavesLineFree(blocks: readonly Block[]): boolean {
  const sections = blocks.filter(({ heading, body }) => heading.level === 2 && /\S/.test(body))
  const free = sections.filter(({ body }) => /^[ \t]*\r?\n/.test(body))
  return free.length * 2 > sections.length
}

/** What has to follow a text so that a heading stands after a blank line. */
function gapAfter(text: string, eol: Eol): string {
  if (text === '') return ''
  if (!text.endsWith('\n')) return eol + eol
  return /(?:^|\n)[ \t]*\r?\n$/.test(text) ? '' : eol
}

/** A text as what stays above a new section and what closes the file below it. */
function opened(
  text: string,
  { content, ending, tail }: Body,
  eol: Eol,
): { readonly above: string; readonly ending: string } {
  if (!/\S/.test(tail)) return { above: text, ending: text === '' || text.endsWith('\n') ? eol : '' }
  const above = text.slice(0, text.length - tail.length)
  return { above, ending: content === '' ? eol + eol + tail.trimStart() : (ending && eol) + tail } // a rule alone gets its blank line
}

export function withNewSection(
  document: Markdown,
  title: string,
  content: string,
  isLineFree: boolean,
  eol: Eol,
): Markdown {
  const { lead, blocks } = document
  const last = blocks.at(-1)
  const body = splitBody(last?.body ?? lead.slice(frontMatterEnd(lead)), true)
  const { above, ending } = opened(last ? last.line + last.body : lead, body, eol)
  const grown = above + gapAfter(above, eol)
  const free = isLineFree ? eol : ''
  const added: Block = { heading: { level: 2, title }, line: `## ${title}${eol}`, body: free + content + ending }
  if (!last) return { lead: grown, blocks: [added] }
  const line = grown.slice(0, grown.indexOf('\n') + 1)
  return { lead, blocks: [...blocks.slice(0, -1), { ...last, line, body: grown.slice(line.length) }, added] }
}
