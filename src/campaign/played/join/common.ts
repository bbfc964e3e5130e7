/** What everybody knows wherever the story is: what the folder tells players of no one place or person. */
import { keyOf } from '../../world/names.ts'
import type { Fact, World } from '../../world/types.ts'
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
  return words.length > 3 && !words.some(word => ofTheGame.has(word))
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

/** What stands on the page of a place, of somebody or of a thing is told there: a document holds many, and its page none. */
function pagesOfOne({ places, people, items }: World): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const { path } of [...places, ...people, ...items]) counts.set(path, (counts.get(path) ?? 0) + 1)
  return new Set([...counts].filter(([, count]) => count <= mostOnPage).map(([path]) => path))
}

/** A place's page may tell of a cellar and its keeper. */
const mostOnPage = 3

export function commonIn(told: World, sheets: ReadonlySet<string>): readonly Knowledge[] {
  const pages = pagesOfOne(told)
  const own = new Set([...told.places, ...told.people].flatMap(({ name, aliases }) => [name, ...aliases].map(keyOf)))
  const isCommon = ({ who, means = '', about = '', path }: Fact): boolean =>
    who === 'players' &&
    !elsewhere.has(means) &&
    !own.has(keyOf(about)) &&
    !sheets.has(path) &&
    !pages.has(path) &&
    !ofTheTable.test(path)
  const texts = told.facts.filter(isCommon).flatMap(({ text }) => [...piecesOf(text)])
  return [...new Set(texts)].filter(isTalk).map(toKnowledge)
}
