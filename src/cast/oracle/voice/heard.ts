/** What can be said again as it was told: a few words somebody said. */
import { memo } from '../../../core/memo.ts'
import { sentencesOf } from '../prose/sentences.ts'
import { withoutStop } from '../../../english/content-words.ts'

const wordsIn = (text: string): number => text.split(/\s+/).length

/** `and never came down to breakfast` is `never came down to breakfast`. */
const unjoined = (text: string): string =>
  text.replace(/^(?:(?:and|but|or|so|then|because|that|which|who)\s+)+/i, '').trim()

/** Whose words they are, as a told beat has it: `Marrable Fitch: she nods "…"`. */
const speech = /(?:(\p{Lu}[\p{L}'’-]+)(?: [\p{L}'’-]+){0,3}:\s[^"“”]{0,120})?["“]([^"”]{4,400})["”]/gu

/** The last clause of what was said, where it is short and says something. */
function tailOf(sentence: string): string | undefined {
  if (/[?!]$/.test(sentence)) return undefined
  const clauses = withoutStop(sentence).split(/[,;:]\s+/)
  if (clauses.length < 2) return undefined // a whole sentence said again is parroting
  const tail = unjoined(clauses.at(-1) ?? '')
  if (wordsIn(tail) < 3 || wordsIn(tail) > 8 || /["'‘’“”*](?!\p{L})/u.test(tail)) return undefined
  return /\b(?:you|your|friend|love)\b/i.test(tail) ? undefined : tail
}

const tailsOf = (words: string): readonly string[] => sentencesOf(words).flatMap(sentence => tailOf(sentence) ?? [])

type Voices = {
  readonly quoted: readonly { readonly name: string | undefined; readonly tails: readonly string[] }[]
  readonly reported: readonly string[] | undefined
}

/** Several hear the same. */
const voicesIn = memo(16, (text): Voices => {
  const reported = /^\p{Lu}[\p{L} ]+ (?:says:|tells you that) (.+)$/su.exec(text)?.[1]
  return {
    quoted: [...text.matchAll(speech)].map(([, name, words = '']) => ({ name, tails: tailsOf(words) })),
    reported: reported === undefined ? undefined : tailsOf(reported),
  }
})

/** What others said, the latest first; nobody quotes their own. */
export function echoesIn(text: string, ours: readonly string[]): readonly string[] {
  const { quoted, reported } = voicesIn(text)
  const heard = quoted.filter(({ name }) => name === undefined || !ours.includes(name))
  const tails = heard.length > 0 || reported === undefined ? heard.flatMap(one => one.tails) : reported
  return tails.toReversed().slice(0, 3)
}

/** What could be done next, as it was laid out: `to find Lisbet` is `find Lisbet`, and somebody with more to tell is asked. */
export const leadsIn = memo(16, (text): readonly string[] => {
  const [, list = ''] =
    /(?:What lies open|As things stand[^:]*|The threads in hand|On the table): ([^.]+)\./.exec(text) ?? []
  return list.split(/;\s*/).flatMap(one => {
    const wish = /^to (.+)$/.exec(one.trim())?.[1]
    if (wish !== undefined) return wish.includes(',') ? [wish.slice(0, wish.indexOf(','))] : [wish]
    const teller = /^(.+), who has more to tell$/.exec(one.trim())?.[1]
    if (teller !== undefined) return [`talk to ${teller} again`]
    const way = /^(the .+), where nobody has looked yet$/.exec(one.trim())?.[1]
    return way === undefined ? [] : [`try ${way}`]
  })
})
