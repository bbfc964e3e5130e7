/** Reading a journal back: what a character remembers, latest last. */
import { isRule } from '../markdown/bullet.ts'
import { parseMarkdown } from '../markdown/document.ts'
import type { SceneMark } from './journal.ts'

export type ReadEntry = { readonly title: string; readonly scene?: SceneMark; readonly body: string }

const sceneLine = /^\s*[*_]*Scene\s+(\d+)\s*[:–—-]\s*(.*?)[*_]*\s*$/iu

function readScene(body: string): { readonly scene?: SceneMark; readonly rest: string } {
  const [first = '', ...more] = body.split(/\r?\n/)
  const match = sceneLine.exec(first)
  if (match?.[1] === undefined || match[2] === undefined) return { rest: body }
  return { scene: { number: match[1], slug: match[2] }, rest: more.join('\n') }
}

/** The rule that parts an entry from the next stands at the end of its text. */
function withoutLastRule(body: string): string {
  const lines = body.trimEnd().split(/\r?\n/)
  return (isRule(lines.at(-1) ?? '') ? lines.slice(0, -1) : lines).join('\n').trim()
}

/** Every `###` of a journal, also of one that people or other hands have written. A fence is never an entry. */
export function entriesOf(journal: string): readonly ReadEntry[] {
  return parseMarkdown(journal)
    .blocks.filter(({ heading }) => heading.level === 3)
    .map(({ heading, body }) => {
      const { scene, rest } = readScene(body)
      return { title: heading.title, ...(scene && { scene }), body: withoutLastRule(rest) }
    })
}
