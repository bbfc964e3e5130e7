/** Names that open a paragraph in bold instead of standing over it: `**The Pit.** A terraced hole`, `**Bram Ouse**, foreman`. */
import type { Page } from './page.ts'
import type { Passage } from './passages.ts'

export type RunIn = { readonly name: string; readonly kind: 'place' | 'person' | 'hero' }

const bold = /^(?:[-*+•]\s+)?\*{2,3}([^*]{2,60}?)[.:,]?\*{2,3}/u

/** `What ails people` lists what ails them. */
const ofSomethingElse = /^(?:what|why|how|when|where|if)\b/i

const sorts: readonly (readonly [RegExp, RunIn['kind']])[] = [
  [/\b(?:your|player|pre-?generated|the) (?:characters|heroes)\b|\b(?:pcs|pregens|the party)\b/i, 'hero'],
  [/\b(?:people|persons|npcs|cast|folk|dramatis personae|who(?: i|['’])s who|characters)\b/i, 'person'],
  [/\b(?:places|locations|sites|areas|rooms|map|gazetteer)\b/i, 'place'],
]

/** Under a heading that lists such; on pages that are about one thing a bold word is a label. */
export function runInOf(page: Page, { raw, headings, kind, frame }: Passage): RunIn | undefined {
  if (
    (page.kind !== 'other' && page.kind !== 'session') ||
    kind === 'heading' ||
    kind === 'row' ||
    frame.kind !== 'none'
  )
    return undefined
  const name = bold.exec(raw)?.[1]?.trim()
  const over = headings.at(-1)
  const sort =
    over && !ofSomethingElse.test(over.title) ? sorts.find(([words]) => words.test(over.title))?.[1] : undefined
  return name === undefined || sort === undefined || !/^\p{Lu}/u.test(name) ? undefined : { name, kind: sort }
}

/** What is said of it, without its name at the head. */
export const withoutRunIn = (text: string, name: string): string =>
  text.startsWith(name) ? text.slice(name.length).replace(/^[.:,]?\s*/, '') : text
