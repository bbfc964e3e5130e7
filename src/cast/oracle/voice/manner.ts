/** How somebody speaks, told from what a sheet says about it. */
import type { Manner, Temper, Will } from './voice.ts'

const signs: Readonly<Record<Manner, RegExp>> = {
  terse:
    /\b(?:short|terse|clipped|few words|sparing|sparse|half a sentence|grunts?|laconic|blunt|gruff|curt|plain words|quiet|silences?|monosyll\w*|says little|economical|low voice|flat)\b/gi,
  wry: /\b(?:jok\w+|dry|wry|sardonic|teas\w+|light|quick|witty?|sarcas\w*|ironic|irony|banter|nicknames?|price|smirk\w*|gallows|deadpan|mock\w*|cheeky|sly|puns?|understatement|needl\w+)\b/gi,
  warm: /\b(?:warm\w*|kind\w*|gentle|motherly|fatherly|soothing|homely|patient|soft-hearted|endear\w*|caring|comfort\w*|friendly|sweet|dear|love|tender|encourag\w+|proverbs?|sayings?|hearth|asks after)\b/gi,
  stern:
    /\b(?:formal\w*|courte\w*|stern|oath\w*|duty|clear|solemn|grave|measured|commanding|orders?|disciplin\w*|upright|honou?r\w*|righteous|proper|titles|rank|lawful|report|unbending|prayers?|scripture|vows?)\b/gi,
  learned:
    /\b(?:precise|exact|scholar\w*|correct\w*|lectur\w*|long words|educated|academic|pedant\w*|bookish|technical\w*|explain\w*|footnotes?|detail\w*|clinical|analy\w*|full sentences|subordinate|latin|quotes|list\w*|theor\w*|questions)\b/gi,
  bold: /\b(?:loud\w*|laugh\w*|boast\w*|booming|hearty|brash|shout\w*|boisterous|cheerful|exuberant|swear\w*|oaths|big|swagger\w*|grins?|enthusias\w*|reckless|eager|fierce|stories|sings?|roar\w*|bellow\w*)\b/gi,
  wary: /\b(?:nervous\w*|careful\w*|whisper\w*|suspicious|anxious|hesitant|stammer\w*|stutter\w*|cautious|guarded|wary|worr\w+|trails? off|apolog\w+|timid|shy|evasive|paranoi\w*|second-guess\w*|mumbl\w*|listening in|qualifies|hedg\w+)\b/gi,
  dreamy:
    /\b(?:odd|strange|poetic|riddl\w*|mystic\w*|dream\w*|weather|beasts?|stars?|omens?|distant|sing-song|lyrical|metaphors?|images|myth\w*|spirits?|visions?|prophe\w*|murmur\w*|old tales|moon|wandering)\b/gi,
}

const count = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0

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
  const scores = (Object.keys(signs) as Manner[])
    .map(manner => ({ manner, score: count(speech, signs[manner]) * 3 + count(nature, signs[manner]) }))
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
