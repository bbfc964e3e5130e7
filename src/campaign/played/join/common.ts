/** What everybody knows wherever the story is: what the folder tells players of no one place or person. */
import { sortOf, type FileKind } from '../../folder/kind.ts'
import { keyOf } from '../../world/names.ts'
import type { Fact, Source, World } from '../../world/types.ts'
import { sentencesOf } from '../../../english/prose-sentences.ts'
import { wordsOf } from '../../../english/tokens.ts'
import type { Knowledge } from '../world.ts'

/** What is read aloud, seen or walked is told where it is. */
const elsewhere: ReadonlySet<string> = new Set([
  'aloud',
  'opening',
  'looks',
  'atmosphere',
  'ways',
  'encounters',
  'where',
])

/** How people sit together, what was agreed upon, and what the party itself knows is no talk of the town. */
const ofTheTable =
  /(?:^|\/)(?:party[ _-]?knowledge|story[ _-]?state|preferences|session[ _-]?zero|house[ _-]?rules|safety)[^/]*$/i

/** Said to whoever reads the page, or of the game. */
const ofTheGame: ReadonlySet<string> = new Set(
  'dc xp hp ac gm dm player players character characters party section page campaign session gp'.split(' '),
)

/** A sentence that leans on the one before it is told with it. */
const leans: ReadonlySet<string> = new Set('it its they their them he she his her this these that those one some each both there then and but so'.split(' ')) // prettier-ignore

const isTalk = (text: string): boolean => {
  const words = wordsOf(text)
  const isNote = /^[\p{L}'’ /]{2,40}:\s/u.test(text)
  return (
    words.length > 3 &&
    !isNote &&
    !(sentencesOf(text)[0] ?? '').endsWith('?') &&
    !words.some(word => ofTheGame.has(word))
  )
}

/** So much is said in one breath. */
const breath = 220

function* piecesOf(text: string): Generator<string, void> {
  if (text.length <= breath) return yield text
  let piece = ''
  for (const sentence of sentencesOf(text)) {
    const isMore = piece !== '' && leans.has(wordsOf(sentence)[0] ?? '')
    if (!isMore && piece !== '') yield piece
    piece = isMore ? `${piece} ${sentence}` : sentence
  }
  if (piece !== '') yield piece
}

/** `topics` are its words alone: whoever asks finds it by what it says. */
const toKnowledge = (text: string): Knowledge => ({ text, topics: [text.toLowerCase()], isCommon: true })

/** Pages that are about one of these: it is named before anything is told. */
function pagesOf(facts: readonly Fact[], things: readonly Source[]): ReadonlySet<string> {
  const first = new Map<string, number>()
  for (const { path, line } of facts) first.set(path, Math.min(line, first.get(path) ?? line))
  return new Set(things.filter(({ path, line }) => line <= (first.get(path) ?? 0)).map(({ path }) => path))
}

/** Pages of the land; what stands on those of the party, the plot and the game is nobody's talk. */
const ofTheLand: ReadonlySet<FileKind> = new Set<FileKind>(['world-primer', 'faction', 'other'])

/** On a page of one person or place only what is common by its heading: else everybody knew what each of them knows. */
const byHeading: ReadonlySet<string> = new Set(['rumours', 'known'])

export function commonIn(told: World, sheets: ReadonlySet<string>): readonly Knowledge[] {
  const { facts, places, people, items } = told
  const own = new Set(
    [...places, ...people].flatMap(({ path, name, aliases }) => [name, ...aliases].map(one => `${path}/${keyOf(one)}`)),
  )
  const [theirs, ofPlaces] = [pagesOf(facts, [...people, ...items]), pagesOf(facts, places)]
  const isOfOne = ({ path, means = '' }: Fact): boolean =>
    theirs.has(path) || (ofPlaces.has(path) && means !== '' && !byHeading.has(means))
  const isOfLand = ({ path, means = '' }: Fact): boolean => ofTheLand.has(sortOf(path).kind) || byHeading.has(means)
  const isCommon = (fact: Fact): boolean =>
    fact.who === 'players' &&
    !elsewhere.has(fact.means ?? '') &&
    !own.has(`${fact.path}/${keyOf(fact.about ?? '')}`) &&
    !sheets.has(fact.path) &&
    !ofTheTable.test(fact.path) &&
    !isOfOne(fact) &&
    isOfLand(fact)
  const texts = facts.filter(isCommon).flatMap(({ text }) => [...piecesOf(text)])
  return [...new Set(texts)].filter(isTalk).map(toKnowledge)
}
