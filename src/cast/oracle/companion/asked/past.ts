/** What was done lately, told out of one's own journal: the last pages of it, in a few sentences. */
import { entriesOf } from '../../../../campaign/journal/entries.ts'
import { memo } from '../../../../core/memo.ts'
import { sentencesOf } from '../../prose/sentences.ts'
import { joined } from '../parts.ts'
import { newest } from '../speaker.ts'
import { unsaidOf, type Asked } from './said.ts'

/** Pages that are told in one breath. */
const together = 3
const longest = 340

const nothingYet = [
  'Nothing yet that I would write down.',
  'We have hardly begun.',
  'Ask me again when something has happened.',
  'So far? We came, and here we are.',
]

const noMore = [
  'That was all of it, as far as I wrote it down.',
  'You have heard the rest already.',
  'There is no more on my pages than that.',
  'That is as far as my notes go.',
]

/** Leans on the sentence before it, or tells of whoever writes: it says little to somebody who was not there. */
const isLeaning = (sentence: string): boolean =>
  /^(?:it|they|she|he|that|this|there|so|and|but|then)\b|\b(?:I|me|my|mine)\b/iu.test(sentence)

/** Somebody or something is named in it, and not only at its beginning. */
const isNaming = (sentence: string): boolean => /[^.!?"“]\s+\p{Lu}\p{Ll}/u.test(sentence)

/** Of a page the sentence that says most: how one writes is for the page, what happened for whoever asks. */
function gistOf(happened: string): string {
  const sentences = sentencesOf(happened.replaceAll(/[*_`]/g, '')).filter(one => !/[:?]$/.test(one))
  const plain = sentences.filter(one => !isLeaning(one))
  const [longest = sentences[0] ?? ''] = plain.toSorted((one, other) => other.length - one.length)
  return plain.find(isNaming) ?? longest
}

/** A journal as it is told: three pages at a time, the latest first. */
const tellingsOf = memo(8, (journal): readonly string[] => {
  const gists = entriesOf(journal)
    .map(({ body }) => gistOf(/^\*\*What happened\*\*:\s*(.+)$/im.exec(body)?.[1] ?? body))
    .filter(gist => gist !== '')
  const tellings: string[] = []
  for (let to = gists.length; to > 0; to -= together)
    tellings.push(shortened(gists.slice(Math.max(0, to - together), to)))
  return tellings
})

/** As many as one says without drawing breath; the last of them is what counts. */
function shortened(gists: readonly string[]): string {
  let kept: readonly string[] = []
  for (const gist of [...gists].reverse()) {
    if (kept.length > 0 && joined(gist, ...kept).length > longest) break
    kept = [gist, ...kept]
  }
  return joined(...kept)
}

/** Where the last page was written: a scene has its place for a name. */
function lastPlace({ sees }: Asked): string | undefined {
  const slug = entriesOf(sees.view.files.journal.at(-1)?.text ?? '').at(-1)?.scene?.slug
  return slug === undefined ? undefined : `My last page says "${slug.replaceAll('-', ' ')}".`
}

export function onThePast(asked: Asked): string | undefined {
  const { sees, speaker, question } = asked
  const place = /\bwhere\b/i.test(question.text) ? lastPlace(asked) : undefined
  if (place !== undefined) return place
  const tellings = sees.view.files.journal.flatMap(({ text }) => tellingsOf(text))
  return unsaidOf(speaker, tellings) ?? newest(speaker, tellings.length === 0 ? nothingYet : noMore)
}
