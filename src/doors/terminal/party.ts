/** The party by their files and by their names. */
import { indexNames, type NameIndex } from '../../campaign/names/index-of-names.ts'
import { foldWords } from '../../campaign/text/fold.ts'

export type Member = {
  readonly id: string
  readonly title: string
  readonly isHuman: boolean
  /** What they are in a few words: `Human Fighter, level 1`. */
  readonly about: string
}

export type Companions = {
  readonly members: readonly Member[]
  readonly titleOf: (id: string) => string
  /** What one is called at the table: the first name, where no other has it. */
  readonly shortName: (id: string) => string
}

/** The party as it is called. */
export const namesOf = ({ members }: Companions): NameIndex =>
  indexNames(members.map(({ id, title }) => ({ kind: 'party', fileName: `${id}.md`, text: `# ${title}\n` })))

const firstWord = (title: string): string => title.split(/[\s(]+/)[0] ?? title

const isHonour = (word: string): boolean =>
  /^(?:the|sir|dame|lord|lady|brother|sister|father|mother|old|young|captain|doctor|dr\.?)$/i.test(word)

export function companionsOf(members: readonly Member[]): Companions {
  const titles = new Map(members.map(({ id, title }) => [id, title]))
  const titleOf = (id: string): string => titles.get(id) ?? id
  const shortName = (id: string): string => {
    if (!titles.has(id)) return id // a foe, or somebody by their whole name
    const first = firstWord(titleOf(id))
    const isTaken = members.some(other => other.id !== id && foldWords(firstWord(other.title)) === foldWords(first))
    return isTaken || isHonour(first) ? titleOf(id) : first
  }
  return { members, titleOf, shortName }
}
