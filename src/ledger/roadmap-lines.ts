/** The lines of a roadmap, and which of them speak: what stands in a code fence or a comment is only shown. */
import { splitLines, withoutEnding } from './lines.ts'

export type RoadmapLine = { readonly text: string; readonly isLive: boolean }

const fence = /^[\s>]*(`{3,}|~{3,})(.*)$/

export function roadmapLines(text: string): readonly RoadmapLine[] {
  let open: string | undefined
  let isComment = false
  return splitLines(text).map(line => {
    const content = withoutEnding(line)
    const [, marks, info] = fence.exec(content) ?? []
    if (open !== undefined) {
      if (marks?.startsWith(open) && info?.trim() === '') open = undefined
      return { text: content, isLive: false }
    }
    const wasComment = isComment
    isComment = endsInComment(content, isComment)
    if (!wasComment && marks !== undefined && !info?.includes('`')) open = marks
    return { text: content, isLive: open === undefined && !wasComment }
  })
}

/** The last sign wins: a comment that closes and opens again on one line is open. */
function endsInComment(line: string, isComment: boolean): boolean {
  const opened = line.lastIndexOf('<!--')
  const closed = line.lastIndexOf('-->')
  return opened === closed ? isComment : opened > closed
}
