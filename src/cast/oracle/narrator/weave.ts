/** Sentences that follow each other as they would in a book: `She has a table for you` becomes part of who she is. */
import { capital } from '../../../english/content-words.ts'

const wordsIn = (text: string): number => text.split(/\s+/).length

/** Ends in somebody's name. */
const endsInName = /(?:^|\s)(?:of |to |with |at |by |for |is |are )?(?:\p{Lu}[\p{L}'’-]+)(?: \p{Lu}[\p{L}'’-]+)*\.$/u

/** `You turn to Ruddock Hale. He does not look up.` is one sentence. */
function related(one: string, next: string): string | undefined {
  if (!endsInName.test(one) || wordsIn(one) > 14 || wordsIn(next) > 24 || /["“]/.test(one + next)) return undefined
  const owner = /^(?:His|Her|Their) (.+)$/s.exec(next)?.[1]
  if (owner !== undefined) return `${one.slice(0, -1)}, whose ${owner}`
  const kind = /^(?:There|Here) (?:is|are)\b/.test(one) ? /^(?:He|She) is (an? .+)$/s.exec(next)?.[1] : undefined
  if (kind !== undefined) return `${one.slice(0, -1)}, ${kind}`
  const doer = /^(?:He|She) (?!and\b)(.+)$/s.exec(next)?.[1]
  return doer === undefined ? undefined : `${one.slice(0, -1)}, who ${doer}`
}

const plain = /^(?:The|A|An|Somebody)\b/

/** Two very short ones are one with a comma, so that a page does not read like a list. */
function joined(one: string, next: string): string | undefined {
  if (wordsIn(one) > 7 || wordsIn(next) > 8 || !plain.test(next) || /["“:;,]/.test(one + next)) return undefined
  if (!/[a-z]\.$/.test(one) || !/[a-z]\.$/.test(next) || !plain.test(one)) return undefined
  return `${one.slice(0, -1)}, and ${next.charAt(0).toLowerCase()}${next.slice(1)}`
}

export function woven(sentences: readonly string[]): readonly string[] {
  const page: string[] = []
  let isJoined = false
  for (const sentence of sentences) {
    const last: string | undefined = page.at(-1)
    const both: string | undefined =
      last === undefined || isJoined ? undefined : (related(last, sentence) ?? joined(last, sentence))
    if (both === undefined) page.push(sentence)
    else page[page.length - 1] = both
    isJoined = both !== undefined
  }
  return page.map(capital)
}

/** Says something more of what was just told. */
const isAbout = /^(?:It|That|One part|Something about|This)\b/

type Block = { readonly sentences: readonly string[]; readonly isFind: boolean }

/** A deed leads into what it shows, and a single last sentence stays with what it is about. */
export function runOn<One extends Block>(paragraphs: readonly One[]): readonly One[] {
  const page: One[] = []
  for (const [at, paragraph] of paragraphs.entries()) {
    const last = page.at(-1)
    const isLead = at === 1 && last?.sentences.length === 1
    const isTail =
      at === paragraphs.length - 1 && paragraph.sentences.length === 1 && isAbout.test(paragraph.sentences[0] ?? '')
    if (last === undefined || !(isLead || isTail)) page.push(paragraph)
    else
      page[page.length - 1] = {
        ...last,
        sentences: [...last.sentences, ...paragraph.sentences],
        isFind: last.isFind || paragraph.isFind,
      }
  }
  return page
}
