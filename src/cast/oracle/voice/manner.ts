/** How somebody speaks, told from what a sheet says about it. */
import { wordsOf } from '../../../english/tokens.ts'
import { voices, type Manner } from '../content/voices.ts'
import type { Temper, Will } from './voice.ts'

/** A word of the sheet that begins as a sign does calls for that voice. */
const count = (text: string, manner: Manner): number =>
  wordsOf(text).filter(word => voices[manner].signs.some(sign => word.startsWith(sign))).length

const ofTrade: Readonly<Record<string, Manner>> = {
  sailor: 'bold',
  soldier: 'terse',
  hunter: 'wary',
  healer: 'warm',
  priest: 'stern',
  thief: 'wry',
  scholar: 'learned',
  smith: 'terse',
  noble: 'stern',
  player: 'bold',
  wild: 'dreamy',
}

/** How people of a trade mostly speak, for sheets that do not tell. */
export const mannerOf = (trade: string): Manner =>
  (Object.hasOwn(ofTrade, trade) ? ofTrade[trade] : undefined) ?? 'warm'

/** What the sheet says of their speech counts most, of them otherwise a little; where it says nothing, their trade speaks. */
export function mannersOf(speech: string, nature: string, usual: Manner): readonly [Manner, Manner] {
  const scores = (Object.keys(voices) as Manner[])
    .map(manner => ({ manner, score: count(speech, manner) * 3 + count(nature, manner) }))
    .sort((one, other) => other.score - one.score)
  const [first, second] = scores
  const manner = first === undefined || first.score === 0 ? usual : first.manner
  const isHeard = first !== undefined && second !== undefined && second.score > 0 && second.score * 2 >= first.score
  const undertone = isHeard ? second.manner : manner // a word in passing makes no second voice
  return [manner, undertone]
}

const impulsive =
  /\b(?:impuls\w*|hot-?(?:head\w*|temper\w*|blood\w*)|temper|rash\w*|reckless\w*|sudden|impatien\w*|hast\w+|anger|angry|rage|quick to|before thinking|acts first|fiery|headlong|jumps?)\b/i
const stoic =
  /\b(?:calm\w*|patien\w*|stoic\w*|measured|unhurried|steady|composed|still|disciplin\w*|slow to|deliberate|cold|reserved|careful\w*|cautious)\b/i

export function temperOf(text: string): Temper {
  if (impulsive.test(text)) return 'impulsive'
  return stoic.test(text) ? 'stoic' : 'balanced'
}

const contrarian =
  /\b(?:contrar\w*|argu\w*|stubborn\w*|sceptic\w*|skeptic\w*|doubts? everything|cynic\w*|distrust\w*|never agrees?|defian\w*|rebel\w*|headstrong|hates? (?:orders|being told))\b/i
const cooperative =
  /\b(?:loyal\w*|obedien\w*|agreeable|helpful|easygoing|follow\w*|eager to please|supportive|devoted|trusting|believes? every)\b/i

export function willOf(text: string, vetoPercent: number): Will {
  if (contrarian.test(text) || vetoPercent >= 80) return 'contrarian'
  return cooperative.test(text) || vetoPercent <= 15 ? 'cooperative' : 'even'
}
