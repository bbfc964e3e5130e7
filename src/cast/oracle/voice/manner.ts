/** How somebody speaks, told from what a sheet says about it. */
import natures from '../../../../content/oracle/natures.json' with { type: 'json' }
import { countSigns, hasSign } from '../../../english/signs.ts'
import { wordsOf } from '../../../english/tokens.ts'
import { voices, type Manner } from '../content/voices.ts'
import type { Temper, Will } from './voice.ts'

/** A word of the sheet that begins as a sign does calls for that voice. */
const count = (text: string, manner: Manner): number =>
  wordsOf(text).filter(word => voices[manner].signs.some(sign => word.startsWith(sign))).length

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

export function temperOf(text: string): Temper {
  if (hasSign(text, natures.impulsive)) return 'impulsive'
  return hasSign(text, natures.stoic) ? 'stoic' : 'balanced'
}

export function willOf(text: string, vetoPercent: number): Will {
  if (hasSign(text, natures.contrarian) || vetoPercent >= 80) return 'contrarian'
  return hasSign(text, natures.cooperative) || vetoPercent <= 15 ? 'cooperative' : 'even'
}

/** What they think of somebody, from words about them. */
export function regardIn(text: string): 'kind' | 'cold' | 'even' {
  const balance = countSigns(text, natures.kindly) - countSigns(text, natures.coldly)
  return balance > 0 ? 'kind' : balance < 0 ? 'cold' : 'even'
}
