/** Sentences as paragraphs that read well: none twice, short ones coupled, a name once and a pronoun after it. */
import { sentencesOf } from '../prose-sentences.ts'
import { tidyPunctuation } from './tidy.ts'
import { capitalOf } from '../nouns.ts'

/** Somebody who may be called `she` once it is plain who is meant. */
export type Known = { readonly name: string; readonly pronoun: 'he' | 'she' | 'they' }

const mostSentences = 5
const mostWords = 90
/** Two sentences this short in a row read like a list. */
const fewWords = 5

const wordCount = (text: string): number => text.split(/\s+/u).length
const isQuoted = (text: string): boolean => /["\u201c\u201d]/u.test(text)
const startsSpeech = (text: string): boolean => /^["\u201c]/u.test(text)
/** Lines with marks of their own, as a speaker's quote has, stay lines of their own. */
const isMarked = (text: string): boolean => /^[>*#|-]\s|^\*\*/u.test(text)

/** A first word that has its capital only for standing first. */
const plainFirst =
  /^(?:The|A|An|It|Its|He|She|They|His|Her|Their|There|Some|Somebody|Something|Someone|Nobody|Nothing|No|One|Two|Three|Every|Each|Both|All|Now|Then|Here)\b/u

const canCouple = (one: string, other: string): boolean =>
  [one, other].every(text => wordCount(text) <= fewWords && /[^.]\.$/u.test(text) && !isQuoted(text)) &&
  !one.includes(';') &&
  plainFirst.test(other)

const couple = (one: string, other: string): string =>
  `${one.slice(0, -1)}; ${other.charAt(0).toLowerCase()}${other.slice(1)}`

/** At most one couple a paragraph: a habit is as dull as a list. */
function varied(sentences: readonly string[]): readonly string[] {
  const at = sentences.findIndex((one, index) => canCouple(one, sentences[index + 1] ?? ''))
  if (at === -1) return sentences
  const pair = couple(sentences[at] ?? '', sentences[at + 1] ?? '')
  return [...sentences.slice(0, at), pair, ...sentences.slice(at + 2)]
}

const startsWith = (text: string, name: string): boolean => text.startsWith(`${name} `) || text.startsWith(`${name}'s `)
const others = (known: readonly Known[], { name }: Known): readonly Known[] => known.filter(one => one.name !== name)

/** Who a sentence begins with and nobody else is in: only then is a pronoun safe after it. */
const onlySubject = (text: string, known: readonly Known[]): Known | undefined =>
  known.find(one => startsWith(text, one.name) && others(known, one).every(({ name }) => !text.includes(name)))

const owning = { he: 'His', she: 'Her' } as const

/** A singular `they` would need another verb, so those keep their name. */
function pronounFor(text: string, { name, pronoun }: Known): string {
  if (pronoun === 'they') return text
  return text.startsWith(`${name}'s `)
    ? owning[pronoun] + text.slice(name.length + 2)
    : capitalOf(pronoun) + text.slice(name.length)
}

function withPronouns(sentences: readonly string[], known: readonly Known[]): readonly string[] {
  return sentences.map((text, at) => {
    const before = onlySubject(sentences[at - 1] ?? '', known)
    const isAgain = before !== undefined && onlySubject(text, known)?.name === before.name
    return isAgain && !isQuoted(sentences[at - 1] ?? '') ? pronounFor(text, before) : text
  })
}

const hasRoom = (paragraph: readonly string[], sentence: string): boolean =>
  paragraph.length < mostSentences &&
  wordCount([...paragraph, sentence].join(' ')) <= mostWords &&
  !isMarked(sentence) &&
  !isMarked(paragraph[0] ?? '') &&
  !(startsSpeech(sentence) && paragraph.length > 1)

const ended = (text: string): string =>
  isMarked(text) || /[.!?\u2026:]["'\u201d\u2019)*_]*$/u.test(text) ? text : `${text.replace(/[,;\s]+$/u, '')}.`

export function join(texts: readonly string[], known: readonly Known[] = []): string {
  const sentences = texts.flatMap(text =>
    isMarked(text) ? [text.trim()] : sentencesOf(tidyPunctuation(text)).map(one => ended(capitalOf(one))),
  )
  const paragraphs: string[][] = []
  for (const sentence of new Set(sentences)) {
    const last = paragraphs.at(-1)
    if (last && hasRoom(last, sentence)) last.push(sentence)
    else paragraphs.push([sentence])
  }
  return paragraphs.map(paragraph => varied(withPronouns(paragraph, known)).join(' ')).join('\n\n')
}
