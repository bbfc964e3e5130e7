/** What the book has already: every sentence and every speech on its last pages, without marks and capitals. */
import { speechIn, wordsOf } from '../../../english/tokens.ts'
import { sentencesOf } from '../../../english/prose-sentences.ts'

const keyOf = (text: string): string => wordsOf(text).join(' ')

/** What stood there before, and what is added while a page is put together. */
export class Written {
  readonly #before: readonly ReadonlySet<string>[]
  readonly #now = new Set<string>()

  constructor(before: readonly ReadonlySet<string>[]) {
    this.#before = before
  }

  has(text: string): boolean {
    const key = keyOf(text)
    return this.#now.has(key) || this.#before.some(page => page.has(key))
  }

  /** Writes it down, where it has words and is not written yet. */
  add(text: string): boolean {
    const key = keyOf(text)
    if (key === '' || this.has(text)) return false
    this.#now.add(key)
    return true
  }
}

function note(keys: Set<string>, text: string): void {
  for (const paragraph of text.split('\n')) {
    for (const { from, to } of speechIn(paragraph)) keys.add(keyOf(paragraph.slice(from, to)))
    for (const sentence of sentencesOf(paragraph.replaceAll('"', ' ').replaceAll('*', ''))) keys.add(keyOf(sentence))
  }
}

type Leaf = { readonly body: string; readonly keys: Set<string> }
type File = { readonly path: string; readonly text: string }

/** The first lines say where and when, and change as the party moves. */
const bodyOf = (text: string): string => text.slice(Math.max(text.indexOf('\n\n'), 0))

/** Whether something was added below, and nothing else has changed. */
const isGrown = ({ body }: Leaf, now: string): boolean =>
  body.endsWith('\n') && now.startsWith(body) && (now.length === body.length || now[body.length] === '\n')

/** Pages grow at their end: what was read of them is not read again. Only the pages asked for last are kept. */
export function leafing(): (pages: readonly File[]) => Written {
  let known = new Map<string, Leaf>()
  const leafOf = ({ path, text }: File): Leaf => {
    const before = known.get(path)
    const body = bodyOf(text)
    const goesOn = before !== undefined && isGrown(before, body)
    const keys = goesOn ? before.keys : new Set<string>()
    note(keys, goesOn ? body.slice(before.body.length) : text)
    return { body, keys }
  }
  return pages => {
    known = new Map(pages.map(page => [page.path, leafOf(page)]))
    return new Written([...known.values()].map(({ keys }) => keys))
  }
}
