/** What came to light, taken apart: what lay where, what stands written, how long it was, and what it was worth. */
import { memo } from '../../../../core/memo.ts'
import { sentencesOf } from '../../prose/sentences.ts'
import { boundary } from '../../voice/nouns.ts'
import { baseOf } from '../../../../english/verbs.ts'
import { small, withoutStop } from '../../../../english/content-words.ts'
import { point, type Point } from './point.ts'
import { sortOf } from './sorts.ts'

const article = String.raw`(?:an?|the|one|two|three|four|five|six|seven|eight|nine|ten|some|several)\s`
const lying = String.raw`(?:lies?|is|are|stands?|hangs?|rests?|sits?|waits?)`
const preposition = String.raw`(?:under|in|into|inside|behind|beneath|below|beside|among|between|within|on|over|at)`
const put =
  '(?:(?:tucked|hidden|pushed|wrapped|sewn|packed|buried|wedged|kept|stuck|nailed|folded|laid|left|locked|tied|walled up|cut|scratched|carved|painted|chalked|half buried|wound)\\s+)?'

/** `Under the oats lies a cap`, and `A button lies in the ash`. */
const whereFirst = new RegExp(
  String.raw`^(${preposition} .{3,45}?) ${lying} (?:still )?${put}(${article}[^,;:.]+)`,
  'iu',
)
const whatFirst = new RegExp(
  String.raw`^(${article}[^,;:.]{3,60}?) (?:${lying}|has been|was|were) (?:still )?${put}(${preposition} [^,;:.]{3,45})`,
  'iu',
)

/** What is said of a thing beside its name: `stamped with a five`, `that was his`. */
const besides =
  /,? (?:with|from|that|which|who|where|stamped|marked|made|wrapped|signed|sealed|cut|filled|full|tied|and|in|at|on|as|for|like|by)\b.*$/iu

const thingIn = (text: string): string | undefined => {
  const named = small(withoutStop(text.replace(besides, ''))).trim()
  return named.split(/\s+/).length > 5 || named.split(/\s+/).length < 2 ? undefined : named
}

const whereIn = (text: string): string | undefined => {
  const named = small(withoutStop(text))
    .replace(/^into /u, 'in ')
    .replace(/\s+(?:and|with|where|which|that)\b.*$/u, '')
  return named.split(/\s+/).length > 8 || /\b(?:it|them|him|her|his|you|your)\b/iu.test(named) ? undefined : named
}

function hiddenIn(sentence: string): readonly Point[] {
  const first = whereFirst.exec(sentence)
  const last = first === null ? whatFirst.exec(sentence) : null
  const what = thingIn(first?.[2] ?? last?.[1] ?? '')
  const where = whereIn(first?.[1] ?? last?.[2] ?? '')
  return what === undefined || where === undefined ? [] : [point('hidden', { what, where })]
}

const determiner = /^(?:the|an?|its|his|her|their|our|my)$/iu

/** `the Founder's Ring`, `a heavy bronze cap`: what follows an article, up to a small word or a deed. */
function namedIn(sentence: string): readonly string[] {
  const words = sentence.match(/[\p{L}][\p{L}'’-]*|[^\s\p{L}]/gu) ?? []
  return words.flatMap((word, at) => {
    if (!determiner.test(word)) return []
    const name: string[] = []
    for (const next of words.slice(at + 1, at + 5)) {
      if (!/^\p{L}/u.test(next) || boundary.test(next)) break
      if (name.length > 0 && /^\p{Ll}/u.test(next) && baseOf(next) !== undefined) break
      name.push(next)
    }
    return name.length === 0 ? [] : [name.join(' ')]
  })
}

/** `A surveyor's chain is sixty-six feet long` tells of all of them, and of none that is here. */
const isGeneral = (sentence: string): boolean => /^An? [\p{L}'’ -]{3,40} (?:is|are|has|makes?|needs?)\b/u.test(sentence)

const drunk =
  /\b(?:water|drink\w*|drank|wine|ale|beer|brine|thirst\w*|fill\w*|empty|full|poison\w*|potion|milk|oil)\b/iu

const sortsIn = (sentence: string): readonly Point[] =>
  isGeneral(sentence) && hiddenIn(sentence).length === 0
    ? []
    : namedIn(sentence).flatMap(name => {
        const sort = sortOf(name)
        const isFit = sort !== undefined && (sort !== 'vessel' || drunk.test(sentence))
        return isFit ? [point(sort, { thing: `the ${name}` })] : []
      })

/** `In pencil it says: FOLLOW THE PIPES`: the last of it that is a sentence. */
const writing = /\b(?:says?|reads?|written|label\w*|sewn to it|note|signed|carved|scratched)[^.:]{0,40}:\s*(.+)$/iu
const inCapitals = /(?:\p{Lu}{2,}[\p{Lu}' ,-]*)+/gu

function writtenIn(text: string): readonly Point[] {
  const after = writing.exec(text)?.[1]
  if (after === undefined) return []
  const lines = [...after.matchAll(inCapitals)].map(([line]) => line.trim()).filter(line => line.split(' ').length >= 2)
  const last = lines.at(-1)
  if (last === undefined) return []
  const words = withoutStop(last).toLowerCase()
  return [point('written', { words: `${words.charAt(0).toUpperCase()}${words.slice(1)}.` })]
}

const span =
  /\b((?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|twenty|thirty|forty|fifty|sixty|ninety|a hundred|\d+)(?:-\w+)? (?:nights|days|weeks|months|years|winters|summers|hours)(?: (?:ago|back))?)\b/iu

function spanIn(text: string): readonly Point[] {
  const long = span.exec(text)?.[1]
  return long === undefined ? [] : [point('span', { span: long })]
}

function moneyIn(text: string): readonly Point[] {
  const sum = /\b(\d+) ?(?:gp|gold(?: pieces)?)\b/iu.exec(text)?.[1]
  return sum === undefined ? [] : [point('money', { sum: `${sum} gold` })]
}

/** Everything in a find that one could speak of, what is nearest to its heart first. */
export const pointsOfFind = memo(50, (text): readonly Point[] => {
  const sentences = sentencesOf(text)
  return [
    ...writtenIn(text),
    ...sentences.flatMap(hiddenIn).slice(0, 2),
    ...sentences.slice(0, 2).flatMap(sortsIn).slice(0, 3), // what follows says what it means, not what lies there
    ...spanIn(text),
    ...moneyIn(text),
  ]
})

/** What was said is not lying there: only how long ago it was, and what was agreed or written, is spoken of. */
export const pointsOfSpeech = memo(50, (text): readonly Point[] => [
  ...spanIn(text),
  ...sortsIn(text).filter(({ kind }) => kind === 'bargain' || kind === 'paper' || kind === 'key'),
])
