/** What checks decided, told the other way round. Only words that can mean nothing else are in these lists. */
import type { Rolled } from '../../../../rules/ruleset.ts'
import type { Sentence } from './clauses.ts'
import { sideOf, type Facts } from './facts.ts'

type Family = { readonly of: RegExp; readonly success: RegExp; readonly failure: RegExp }

const never = /(?!)/

const families: readonly Family[] = [
  {
    of: /^Stealth check/,
    success:
      /\b(?:unseen|unheard|unnoticed|undetected|without (?:a|making a) sound|makes? no sound|(?:nobody|no one) (?:notices|hears|sees|looks up))\b/i,
    failure:
      /\b(?:snaps? (?:loudly )?under(?:foot| (?:your|his|her) (?:boot|foot))|raises? the alarm|gives? (?:you|him|her|them) away|(?:is|are) (?:spotted|discovered))\b/i,
  },
  {
    of: /Tools check$|^Sleight Of Hand check|^Sleight of Hand check|^DEX check/,
    success:
      /\b(?:lock|padlock|tumblers?|bolt|latch)\b[^.]*\b(?:clicks?(?: open)?|gives|yields|springs? open|opens|falls? open|slides? back|turns? over)\b|\bpicks? the lock\b/i,
    failure:
      /\block\b[^.]*\b(?:holds|stays (?:shut|closed|locked)|refuses|does not (?:give|yield|open|budge)|won['’]t)\b|\bpick (?:snaps|breaks)\b/i,
  },
  {
    of: /^(?:Athletics|STR) check/,
    success:
      /\b(?:door|gate|hatch|lid|it|bars?)\b[^.]*\b(?:bursts?|flies|crashes|splinters|smashes|breaks|gives way|bends?)(?: open| apart| in| inward)?\b(?=[.,!]|$| open| and)|\b(?:reaches the top|hauls? (?:him|her|your|my)self (?:up|over)|pulls? (?:him|her|your)self (?:up|over)|clears the gap|makes it across)\b/i,
    failure:
      /\b(?:door|gate|hatch|lid|it|bars?)\b[^.]*\b(?:holds|does not (?:give|budge|move)|stays (?:shut|closed))\b|\b(?:loses (?:his|her|its|their) grip|slides back down|falls short of the)\b/i,
  },
  {
    of: /^Acrobatics check/,
    success: /\b(?:keeps? (?:his|her|your|their) balance|lands? on (?:his|her|your|their) feet)\b/i,
    failure: /\bloses? (?:his|her|your|their) balance\b/i,
  },
  {
    of: /^(?:Persuasion|Deception|Intimidation) check/,
    success:
      /\b(?:believes? every word|(?:is|are) convinced|won over|swallows? the lie|buys? the (?:story|lie)|relents?|gives? in|backs? down)\b/i,
    failure:
      /\b(?:unmoved|unconvinced|unimpressed|sees? (?:right |straight )?through (?:you|him|her|the lie)|laughs? in (?:your|his|her) face)\b/i,
  },
  {
    of: /^(?:Perception|Investigation) check/,
    success:
      /\b(?:finds?|spots?|discovers?|notices?|uncovers?) (?:an?|the) (?:hidden|secret|concealed|false|tripwire|trap|loose)\b/i,
    failure: /\b(?:finds?|notices?|sees?|spots?) nothing\b|\bnothing stands out\b/i,
  },
  {
    of: /^(?:Arcana|History|Nature|Religion) check/,
    success: never,
    failure: /\b(?:means? nothing to|draws? a blank|cannot place)\b/i,
  },
  {
    of: /^Medicine check/,
    success: /\b(?:the bleeding stops|breathing steadies|pulse steadies)\b/i,
    failure: /\b(?:the bleeding (?:will not|does not) stop)\b/i,
  },
  {
    of: /^(?:[A-Z]{3}) save/,
    success: /\b(?:shakes? (?:it |the \w+ )?off|shakes? off|resists?|fights? (?:it )?off|throws? (?:it )?off)\b/i,
    failure: never,
  },
]

const isFailed = ({ outcome = '' }: Rolled): boolean => outcome.endsWith('- Failure')
const isMade = ({ outcome = '' }: Rolled): boolean => /- (?:Exceptional success|Success)$/.test(outcome)

/** A narrow failure may be told as success at a cost, so it contradicts nothing. */
export function falseChecks(sentence: Sentence, facts: Facts): readonly string[] {
  return families.flatMap(({ of, success, failure }) => {
    const rolls = rollsOf(sentence, facts, of)
    if (rolls.length === 0) return []
    if (rolls.every(isFailed) && success.test(sentence.text)) return [told(rolls, 'failed')]
    return rolls.every(isMade) && failure.test(sentence.text) ? [told(rolls, 'succeeded')] : []
  })
}

/** Those of the party who are named there; all of them when none is. */
function rollsOf({ mentions }: Sentence, { rolls }: Facts, of: RegExp): readonly Rolled[] {
  const fitting = rolls.filter(({ purpose, outcome }) => of.test(purpose) && outcome !== undefined)
  const party = mentions.flatMap(({ who }) => who.filter(one => sideOf(one) === 'party'))
  return party.length === 0 ? fitting : fitting.filter(({ who }) => party.some(({ name }) => name === who))
}

const told = (rolls: readonly Rolled[], how: string): string =>
  [...new Set(rolls.map(({ who, purpose }) => `${who}: the ${purpose} ${how}.`))].join(' ')
