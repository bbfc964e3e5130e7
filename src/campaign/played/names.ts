/** The campaign's own names, and where a text mentions them: the longest spelling counts, then the surest. */
import { indexNames, type Name, type NamedFile, type NameIndex } from '../names/index-of-names.ts'
import { nameKinds, tiers, type NameKind, type Tier } from '../names/spellings.ts'
import { foldWords } from '../text/fold.ts'
import type { Lore } from './lore.ts'

type Spelled = { readonly words: readonly string[]; readonly name: Name; readonly tier: Tier }

export type Names = {
  readonly index: NameIndex
  /** What the game knows of words that name nothing of the campaign's own. */
  readonly lore: Lore
  /** Spellings by their first word, the longest first. */
  readonly byFirst: ReadonlyMap<string, readonly Spelled[]>
}

/** Where a name stands among the words of a text: from one word up to another. */
export type Mention = { readonly name: Name; readonly from: number; readonly to: number }

/** Words that are a part of many names and the name of nobody. */
const small = new Set(
  'the and for from with her his its old new young big little great high low upper lower north south east west first second third one two three king queen lord lady town city inn tavern house man woman under over above below behind beyond near between among within without through across red blue green black white grey gray long short last dark bright'.split(
    ' ',
  ),
)

/** The words of a text: no hyphens, no apostrophes; capitals stay, for they tell a name from a word. */
export const wordsOf = (text: string): readonly string[] =>
  (text.normalize('NFC').match(/[\p{L}\p{N}'’ʼ‘]+/gu) ?? [])
    .map(word => (/['’ʼ‘]/u.test(word) ? word.replace(/['’ʼ‘]s$/u, '').replaceAll(/['’ʼ‘]/gu, '') : word))
    .filter(word => word !== '')

const isNaming = (words: readonly string[], tier: Tier): boolean =>
  words.length > 1 || (words[0] !== undefined && (tier === 'file' || tier === 'title' || !small.has(words[0])))

export function namesOf(files: readonly NamedFile[], lore: Lore): Names {
  const index = indexNames(files)
  const byFirst = new Map<string, Spelled[]>()
  for (const [spelling, places] of index.places) {
    const words = wordsOf(foldWords(spelling))
    const [first] = words
    for (const { name, tier } of places) {
      if (first === undefined || !isNaming(words, tier)) continue
      const there = byFirst.get(first)
      if (there) there.push({ words, name, tier })
      else byFirst.set(first, [{ words, name, tier }])
    }
  }
  const sure = ({ tier }: Spelled): number => tiers.indexOf(tier)
  for (const there of byFirst.values()) there.sort((a, b) => b.words.length - a.words.length || sure(a) - sure(b))
  return { index, lore, byFirst }
}

const standsAt = (words: readonly string[], from: number, spelling: readonly string[]): boolean =>
  spelling.every((word, at) => words[from + at] === word)

export type Looking = {
  readonly kinds?: readonly NameKind[]
  /** In a list of names a small letter is a slip; in prose a name of one word has a capital, or it is a word. */
  readonly isProse?: boolean
}

/** Every name some words mention, in order, each stretch of words once. */
export function mentionsIn(names: Names, words: readonly string[], looking: Looking = {}): readonly Mention[] {
  const { kinds = nameKinds, isProse = false } = looking
  const folded = words.map(word => word.toLowerCase())
  const found: Mention[] = []
  for (let at = 0; at < words.length; at += 1) {
    const known = names.byFirst.get(folded[at] ?? '')
    const isWord = isProse && folded[at] === words[at]
    const here = known?.filter(({ words: run }) => standsAt(folded, at, run) && !(isWord && run.length === 1)) ?? []
    const [longest] = here
    const best = here.find(({ words: run, name }) => kinds.includes(name.kind) && run.length === longest?.words.length)
    if (best) found.push({ name: best.name, from: at, to: at + best.words.length })
    if (longest) at += longest.words.length - 1 // part of a longer name is no name: a vault is not its owner
  }
  return found
}

/** The ids of a kind that prose mentions, in order, each once. */
export const mentioned = (names: Names, text: string, kind: NameKind): readonly string[] => [
  ...new Set(mentionsIn(names, wordsOf(text), { kinds: [kind], isProse: true }).map(({ name }) => name.id)),
]

/** Who or what is meant by some words that are a name, or hold one: the name that is all of them, else the first. */
export function nameIn(names: Names, text: string, kinds: readonly NameKind[]): Name | undefined {
  const words = wordsOf(text)
  const found = mentionsIn(names, words, { kinds })
  return (found.find(({ from, to }) => to - from === words.length) ?? found[0])?.name
}
