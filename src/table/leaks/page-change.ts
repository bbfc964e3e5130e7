/**
 * What is new on a page, and what is gone from it, by its paragraphs. What the party knows is read by everybody at the
 * table and changes for all of them alike, so it is cut once and compared once.
 */
import { memo } from '../../core/memo.ts'
import { paragraphs } from './paragraphs.ts'

export type PageChange = {
  readonly gone: readonly string[]
  readonly come: readonly string[]
  readonly now: ReadonlySet<string>
}

const paragraphsOf = memo(16, (text): ReadonlySet<string> => {
  const found = new Set<string>()
  for (const paragraph of paragraphs(text)) found.add(paragraph.text)
  return found
})

function without(some: ReadonlySet<string>, others: ReadonlySet<string>): readonly string[] {
  const left: string[] = []
  for (const one of some) if (!others.has(one)) left.push(one)
  return left
}

function compare(before: string, now: string): PageChange {
  const [old, there] = [paragraphsOf(before), paragraphsOf(now)]
  return { gone: without(old, there), come: without(there, old), now: there }
}

type Compared = { readonly before: string; readonly now: string; readonly change: PageChange }

/** The last few, newest last: as many as pages change between two looks at the files. */
const most = 8
let compared: readonly Compared[] = []

export function changeOf(before: string, now: string): PageChange {
  const known = compared.find(one => one.now === now && one.before === before)
  if (known) return known.change
  const change = compare(before, now)
  compared = [...compared, { before, now, change }].slice(-most)
  return change
}
