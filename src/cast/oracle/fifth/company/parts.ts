/** A line with a part for each: `Wren, search the loft while Aske talks to the miller`. */
import { idsIn, type Names } from './names.ts'

export type Part = {
  /** Of the company; none where it is for whoever speaks. */
  readonly ids: readonly string[]
  readonly isMine: boolean
  /** Said to them, and not told of them. */
  readonly isCalled: boolean
  readonly words: string
}

/** In their order; fewer than two are no parts. */
export function partsIn(names: Names, line: string): readonly Part[] {
  const heads = [...line.matchAll(names.part)]
  const [first] = heads
  if (heads.length < 2 && !(heads.length === 1 && (first?.index ?? 0) > 0)) return []
  const parts = heads.map((head, at): Part => {
    const [all = '', who = ''] = head
    const rest = line.slice(head.index + all.length, heads[at + 1]?.index ?? line.length)
    const isCalled = /^\s*[,:!]/u.test(rest)
    const words = rest.replace(/^[\s,:!;]+/u, '').replace(/[\s,;]+$/u, '')
    return { ids: idsIn(names, who), isMine: /(?:^|\s)(?:I|me)(?=[\s,]|$)/iu.test(who), isCalled, words }
  })
  if (parts.every(({ ids }) => ids.length === 0)) return [] // `I` alone parts nothing: nobody else has a share in it
  const lead = line.slice(0, first?.index ?? 0).trim()
  return lead === '' ? parts : [{ ids: [], isMine: true, isCalled: false, words: lead }, ...parts]
}
