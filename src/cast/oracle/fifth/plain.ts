/** What a player typed, told back: words only, of a sane length, with nothing in them that a page could mistake for its own marks. */
import { own } from '../../../core/own.ts'

const longestQuote = 220

/** Cut at a word, with a sign that there was more. */
export function shortened(text: string, most = longestQuote): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most - 40)).trimEnd()}…`
}

export const plain = (words: string, most = longestQuote): string =>
  shortened(
    words
      .slice(0, most * 8)
      .normalize('NFC')
      .replaceAll(/\p{C}+/gu, ' ')
      .replaceAll(/[*_`#<>[\]{}|~\\$@^=]+/g, ' ')
      .replaceAll(/["“”„«»]+/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    most,
  )

/** Words that are said aloud: without the quotes around them, with a stop at the end. */
export function spoken(words: string): string {
  const said = plain(words)
    .replace(/^(?:i\s+)?(?:say|tell them|answer|reply)\s*[:,]\s*/i, '')
    .replace(/^['‘’]+|['‘’]+$/g, '')
    .replace(/[,;:\s]+$/, '')
    .trim()
  const capital = said.charAt(0).toUpperCase() + said.slice(1)
  if (/[.!?…]$/.test(capital)) return capital
  return asksSomething.test(capital) ? `${capital}?` : `${capital}.`
}

/** Begins as questions do, mark or no mark. */
const asksSomething =
  /^(?:(?:ok|okay|so|and|but|well),? )?(?:who|whom|whose|what|where|when|why|how|which|is|are|was|were|do|does|did|can|could|would|will|have|has|should)(?:['’]s|n['’]t)?\s/iu

const asYou: Readonly<Record<string, string>> = {
  i: 'you',
  "i'm": "you're",
  "i'll": "you'll",
  "i've": "you've",
  "i'd": "you'd",
  am: 'are',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  we: 'you',
  us: 'you',
  our: 'your',
  ours: 'yours',
  ourselves: 'yourselves',
}

const inYourWords = (text: string): string =>
  text
    .replaceAll(/\bI was\b/gi, 'you were')
    .replaceAll(/[\p{L}'’]+/gu, word => own(asYou, word.toLowerCase().replaceAll('’', "'")) ?? word)

/** What is asked at second hand: `ask him whether it rains` asks whether it rains. Undefined where only a topic is named. */
export const asksWhat = (line: string): string | undefined =>
  /\b(?:ask|asks|asking|inquire|enquire|wonder|demand)\b.*?\b((?:whether|if|what|who|whom|whose|where|when|why|how|which|for|to)\s.+)$/isu
    .exec(plain(line, 160))?.[1]
    ?.replace(/[?!.\s]+$/, '')

/** `where my sister is` is `where your sister is`. */
export const toldToYou = (text: string): string => inYourWords(text)

/** `I swing from the lamp` is `you swing from the lamp`; `swing from the lamp` is that too. */
export function asDoneByYou(line: string): string {
  const words = inYourWords(plain(line, 160).replace(/[.!?…,;:\s]+$/, ''))
    .replace(/^(?:please|now|then|ok|okay|well|so)[, ]+/i, '')
    .replace(/^you (?:want|would like|wish|try|attempt|'d like) to /i, 'you ')
    .replace(/^(?:let us|let's|let you) /i, 'you ')
  return /^you\b/i.test(words) ? words.replace(/^You/, 'you') : `you ${words.charAt(0).toLowerCase()}${words.slice(1)}`
}
