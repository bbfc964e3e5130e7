/** A section that was not there: at the end of the file, above a closing rule if the file ends in one. */
import type { Block, Markdown } from '../markdown/document.ts'
import type { Eol } from '../text/lines.ts'
import { splitBody } from './passage.ts'

/** The file's habit: a free line under its headings, or none. */
export function leavesLineFree(blocks: readonly Block[]): boolean {
  const sections = blocks.filter(({ heading, body }) => heading.level === 2 && /\S/.test(body))
  const free = sections.filter(({ body }) => /^[ \t]*\r?\n/.test(body))
  return free.length * 2 > sections.length
}

/** What has to follow a text so that a heading stands after a blank line. */
function gapAfter(text: string, eol: Eol): string {
  if (text.replace('\ufeff', '') === '') return ''
  if (!text.endsWith('\n')) return eol + eol
  return /(?:^|\n)[ \t]*\r?\n$/.test(text) ? '' : eol
}

export function withNewSection(document: Markdown, title: string, content: string, eol: Eol): Markdown {
  const { lead, blocks } = document
  const last = blocks.at(-1)
  const before = last ? last.line + last.body : lead
  const { tail } = splitBody(last?.body ?? lead, true)
  const hasRule = /\S/.test(tail)
  const kept = hasRule ? before.slice(0, before.length - tail.length) : before
  const grown = kept + gapAfter(kept, eol)
  const ending = hasRule
    ? /^\s*\n/.test(tail)
      ? tail
      : eol + eol + tail
    : before.endsWith('\n') || before === ''
      ? eol
      : ''
  const free = leavesLineFree(blocks) ? eol : ''
  const added: Block = { heading: { level: 2, title }, line: `## ${title}${eol}`, body: free + content + ending }
  if (!last) return { lead: grown, blocks: [added] }
  const line = grown.slice(0, Math.max(last.line.length, grown.indexOf('\n') + 1))
  return { lead, blocks: [...blocks.slice(0, -1), { ...last, line, body: grown.slice(line.length) }, added] }
}
