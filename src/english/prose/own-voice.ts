/**
 * What an author wrote of somebody, as they would say it themselves: `She hid the key` is `I hid the key`. Where `she`
 * could be somebody else, nothing is put in anybody's mouth.
 */
import { literally } from '../../core/pattern.ts'
import { baseOf } from '../verbs.ts'
import { startsWithDeed, type Teller } from './reported.ts'
import { sentencesOf } from '../prose-sentences.ts'

const kin = {
  he: /\b(?:brother|father|son|husband|boy|man|king|lord|uncle|nephew|grandfather|master|lad|prince|priest)s?\b/i,
  she: /\b(?:sister|mother|daughter|wife|girl|woman|queen|lady|aunt|niece|grandmother|mistress|widow|princess)s?\b/i,
} as const

const subjects = { he: /\bhe\b/gi, she: /\bshe\b/gi } as const

/** Behind `her` these show that it is she, and not something of hers. */
const notOwned =
  'to|and|or|but|nor|at|in|on|with|from|for|by|that|when|while|because|if|as|again|out|up|down|away|off|back|home|alone|too|then|there|here|before|after|into|over|the|an?|what|who|where|how|is|was|were|so|than|until|through|about|against'

const conjugated = (verb: string): string => {
  const low = verb.toLowerCase()
  if (low === 'is') return 'am'
  if (low === "isn't") return 'am not'
  if (low === "doesn't") return "don't"
  if (low === "hasn't") return "haven't"
  return low === 'was' ? low : (baseOf(low) ?? verb)
}

const adverb = String.raw`(?:(?:\p{L}+ly|never|always|still|once|also|only|often|even|now|just)\s+)?`

/** `I knows and keeps it` is `I know and keep it`. */
const agreeing = (text: string): string =>
  text
    .replaceAll(
      new RegExp(String.raw`\bI (${adverb})([\p{L}']+)`, 'gu'),
      (_, by: string, verb: string) => `I ${by}${conjugated(verb)}`,
    )
    .replaceAll(
      /\b(and|but|then|or) (\p{L}+s)(?= (?:an?|the|it|him|her|them|that|to|my|me|for|with|nothing|not|in|at|on|what)\b)/gu,
      (whole, joint: string, verb: string) => (baseOf(verb) === undefined ? whole : `${joint} ${conjugated(verb)}`),
    )

function inFirstPerson(text: string, pronoun: 'he' | 'she', names: RegExp): string {
  const named = text
    .replaceAll(new RegExp(String.raw`\b(?:${names.source})['\u2019]s\b`, 'gu'), 'my')
    .replaceAll(
      new RegExp(String.raw`(?<=\b(?:to|from|with|by|for|of|against|about|at) )(?:${names.source})\b`, 'gu'),
      'me',
    )
    .replaceAll(new RegExp(String.raw`\b(?:${names.source})\b`, 'gu'), 'I')
  const own = named.replaceAll(subjects[pronoun], 'I')
  const theirs =
    pronoun === 'he'
      ? own
          .replaceAll(/\bhimself\b/gi, 'myself')
          .replaceAll(/\bhim\b/gi, 'me')
          .replaceAll(/\bhis\b/gi, 'my')
      : own
          .replaceAll(/\bherself\b/gi, 'myself')
          .replaceAll(/\bhers\b/gi, 'mine')
          .replaceAll(new RegExp(String.raw`\bher\b(?=\s*(?:$|[^\p{L}\s]|(?:${notOwned})\b))`, 'giu'), 'me')
          .replaceAll(/\bher\b/gi, 'my')
  return agreeing(theirs)
}

/** Undefined where it cannot be known that all of it is about the teller. `others` are names of those it might be. */
export function inOwnVoice(
  text: string,
  { name, short, pronoun }: Teller,
  others: readonly string[],
): string | undefined {
  if (pronoun === 'they' || kin[pronoun].test(text) || others.some(other => text.includes(other))) return undefined
  const names = new RegExp([...new Set([name, short])].map(literally).join('|'), 'u')
  return sentencesOf(text.trim())
    .map(one => {
      const isDeed = startsWithDeed.test(one)
      const whole = isDeed ? `I ${one.charAt(0).toLowerCase()}${one.slice(1)}` : one
      const said = inFirstPerson(whole, pronoun, names)
      return said.charAt(0).toUpperCase() + said.slice(1)
    })
    .join(' ')
}
