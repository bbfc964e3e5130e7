/**
 * Looking something up: one search, the memory's, over pages and over what was lived through. A page that is named comes
 * whole; the rest are the passages that speak of the words, each under where it stands, within a length.
 */
import type { GmSees } from '../../../table/ports.ts'
import { cut } from './cut.ts'

/** In tokens. */
const budget = 1200

/** In characters: a page that is named may be longer than the budget, and no page may be longer than the prompt. */
const mostOfAll = 8000

/** A page is read; what was told in a session is remembered. */
const headOf = (path: string): string => (path.endsWith('.md') ? `(${path})` : `(remembered: ${path})`)

export async function recallIn({ remembers }: Pick<GmSees, 'remembers'>, words: string): Promise<string> {
  const found = new Map<string, string[]>()
  for (const { path, text } of await remembers.recall(words, budget))
    found.set(path, [...(found.get(path) ?? []), text])
  if (found.size === 0) return `Nothing in the campaign speaks of "${cut(words, 80)}". It is yours to make up.`
  return cut([...found].map(([path, texts]) => `${headOf(path)}\n${texts.join('\n')}`).join('\n\n'), mostOfAll)
}
