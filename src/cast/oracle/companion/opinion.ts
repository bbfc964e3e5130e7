/** How what somebody thinks bears on what is happening: a thing they are for, a thing they are against. */
import { memo } from '../../../core/memo.ts'
import type { Leaning } from '../voice/leaning.ts'
import type { Voice } from '../voice/voice.ts'
import { sharedWords } from '../../../english/content-words.ts'
import type { Moment } from './moment.ts'

/** Something is to be done away with: whoever is for it is against that. */
const undoing =
  /\b(?:burn\w*|destroy\w*|break\w*|sell\w*|sold|kill\w*|abandon\w*|betray\w*|steal\w*|tear\w*|smash\w*|drown\w*|forget|give (?:it|them|him|her)? ?(?:up|away)|hand(?:s|ing)? over|leav(?:e|es|ing) (?:him|her|them|it) behind|throw\w* away)\b/i

const undoes = memo(100, (text): boolean => undoing.test(text))

/** The opinions that are spoken to here, those that share most with it first. */
export function touched({ leanings }: Voice, moment: Pick<Moment, 'stems'>): readonly Leaning[] {
  return leanings
    .map(leaning => ({ leaning, shared: sharedWords(leaning.words, moment.stems) }))
    .filter(({ leaning, shared }) => shared >= (leaning.topic === '' ? 2 : Math.min(2, leaning.words.length)))
    .sort((one, other) => other.shared - one.shared)
    .map(({ leaning }) => leaning)
}

/** Where their opinions would have them stand on what is put to them; undefined where they have none on it. */
export function leanOn(voice: Voice, moment: Moment): Leaning['direction'] | undefined {
  const [first] = touched(voice, moment)
  if (first === undefined) return undefined
  if (!undoes(moment.text) || undoes(first.text)) return first.direction
  return first.direction === 'for' ? 'against' : 'for'
}

const refuses =
  /\b(?:object|refuse|argue against|step between|stop|put (?:myself|me) between|protest|forbid|stand in front|will not|walk away)\b/i
const supports = /\b(?:argue for|agree|volunteer|back (?:it|them|him|her)|cheer|am for|vote for|go towards?|say yes)\b/i

/** What a trigger of theirs makes of it: `she objects, aloud`. */
export const standIn = (does: string): 'object' | 'agree' | undefined =>
  refuses.test(does) ? 'object' : supports.test(does) ? 'agree' : undefined
