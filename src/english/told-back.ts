/** What a player typed, told back: words only, of a sane length, with nothing in them that a page could mistake for its own marks. */
import { sentencesOf } from './prose-sentences.ts'
import { own } from '../core/own.ts'

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
  return asksSomething.test(sentencesOf(capital).at(-1) ?? '') ? `${capital}?` : `${capital}.`
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
  "we're": "you're",
  "we'll": "you'll",
  "we've": "you've",
  us: 'you',
  our: 'your',
  ours: 'yours',
  ourselves: 'yourselves',
}

const inYourWords = (text: string): string =>
  text
    .replaceAll(/\bI was\b/gi, 'you were')
    .replaceAll(/[\p{L}'’]+/gu, word => own(asYou, word.toLowerCase().replaceAll('’', "'")) ?? word)

/** All that only leads up to a deed: `can I`, `let's`, `ok, I'm gonna try to`. */
const upToDeed =
  /^(?:(?:please|now|then|ok|okay|well|so|and|but|maybe|perhaps|alright|hey|um|just|guys|gm|dm)\b[, ]*|(?:can|could|may|might|shall|should|do|will|would|what if|how about|why don['’]?t|why do not) (?:i|we)(?: just| please| maybe| also| try and)?\s+|(?:let us|let['’]?s|let me|lemme|gonna|wanna|gotta|try to|try and|going to|want to|attempt to)\s+|(?:i|we)(?:['’]?(?:d|ll|m|re)| would| will| am| are| should| could| can| shall| might| must| need to| have to)?(?: (?:just|really|also|now|then))? (?:want to|would like to|like to|wish to|try to|try and|attempt to|going to|gonna|wanna|gotta|decide to)\s+|(?:i['’]ll|we['’]ll|ill)\s+|(?:i|we) (?:will|should|could|can|shall|might|must|need to|have to)\s+)+/iu

/** Words of one who speaks to somebody, tells of others or asks: whoever hears them told back would hear nonsense. */
const notOneDeed =
  /["“”]|[.!?;:…]\s+\S|^\S+,|\b(?:you|your|yours|u|ur|me|us)\b|^(?:who|whom|whose|what|where|when|why|how|which|is|are|was|were|be|does|did|has|have|had|there|it|he|she|they|this|that|these|those|not|no|yes|if|because|anyone|someone|everyone|nobody|my|our|the|a|an)\b|^\S+ (?:is|was|are|were|has|have|had|did|does|it was|it is)\b/iu

/** `I swing from the lamp` is `you swing from the lamp`, and so is `swing from the lamp`; undefined where it would not be English. */
export function asDoneByYou(line: string): string | undefined {
  const words = plain(line.replaceAll(/\([^()]*\)/g, ' '), 160).replace(/[.!?…,;:\s]+$/, '')
  const led = words.replace(upToDeed, '')
  const deed = led.replace(/^(?:i|we)\s+(?=\p{L})/iu, '')
  const isTold = /^(?:i|we)['’](?:m|re)\s|^am\s/iu.exec(deed) !== null // `I'm hiding` has its verb already
  if (/["“”]/u.test(line) || deed === '' || notOneDeed.test(deed) || (led === deed && isOfOthers.test(deed)))
    return undefined
  const you = inYourWords(deed.charAt(0).toLowerCase() + deed.slice(1))
  return isTold && !you.startsWith('are') ? you : `you ${you}`
}

/** `Maren goes home`. */
const isOfOthers = /^\p{Lu}\p{Ll}+\s+\p{Ll}+s\b/u
