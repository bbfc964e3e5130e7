/** Front matter: keys with their values, lists as lists. Only what people write on top of notes; nothing is run. */
import { frontMatterEnd } from '../markdown/hidden.ts'
import { foldWords } from '../text/fold.ts'
import { heard } from './passages.ts'

export type Entry = { readonly values: readonly string[]; readonly line: number }
export type Front = ReadonlyMap<string, Entry>

const plain = (words: string): string => heard(words.trim().replace(/^["']|["']$/g, ''))

const listOf = (words: string): readonly string[] =>
  (/^\[(?!\[).*\]$/.test(words.trim())
    ? words
        .trim()
        .slice(1, -1)
        .split(/,(?![^[]*\]\])/)
    : [words]
  )
    .map(plain)
    .filter(value => value !== '')

export function frontOf(text: string): Front {
  const front = new Map<string, Entry>()
  let key = ''
  const lines = text.slice(0, frontMatterEnd(text)).split(/\r?\n/)
  for (const [at, line] of lines.entries()) {
    const pair = /^["']?([^\s:#"'-][^:"']{0,40})["']?:(?:\s+(.*))?$/.exec(line)
    const item = /^\s*-\s+(.*)$/.exec(line)?.[1]
    if (pair) {
      key = foldWords(pair[1] ?? '')
      front.set(key, { values: listOf(pair[2] ?? ''), line: at + 1 })
    } else if (item !== undefined && key !== '') {
      const known = front.get(key)
      front.set(key, { values: [...(known?.values ?? []), plain(item)], line: known?.line ?? at + 1 })
    }
  }
  return front
}

export const valuesOf = (front: Front, ...keys: readonly string[]): readonly string[] =>
  keys.flatMap(key => front.get(key)?.values ?? [])

/** Tags stand in the front matter, or as `#npc` in the text; a path in one (`dnd/pc`) is read by its end. */
export const tagsOf = (front: Front): readonly string[] =>
  valuesOf(front, 'tags', 'tag', 'type', 'kind', 'status', 'visibility', 'audience')
