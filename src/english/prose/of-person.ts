/** What is written of somebody without saying of whom: `A square woman in oilskins` gets its subject, `He limps` its name. */

import { isBase, isPast, thirdOf } from '../verbs.ts'
import { capitalOf } from '../nouns.ts'

const preposition = 'with|of|in|on|from|for|to|and|or|who|that|by|at|as'
/** `A scar runs from ear to chin`: somebody or something does something in it. */
const doesSomething = new RegExp(
  String.raw`^(?:an?|the|one|no|every|each|his|her|their|its)\s+(?:(?!(?:${preposition})\s)[\p{L}'’-]+,?\s+){1,3}(?:is|are|was|were|has|have|had|can|will|\p{L}{2,}[^s\s]s)\s+\S`,
  'iu',
)
const subject = /^(?:he|she|they|it|you|there|nobody|somebody|someone|something|nothing)(?:['’]\p{L}+)?\s+\p{L}/iu

/** Whether it can stand alone: somebody does something in it. */
export const isSentence = (text: string): boolean => subject.test(text.trim()) || doesSomething.test(text.trim())

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
const thirdPerson =
  /^(?:has|is|was|wears|keeps|carries|looks|walks|speaks|smells|moves|stands|never|always|dresses)\b/iu
const quality =
  /^(?:(?:very|rather|quite|always|perpetually)\s+)?(?:tall|short|thin|fat|lean|old|young|big|small|broad|stout|slight|gaunt|pale|dark|fair|grey|gray|bald|bearded|wiry|heavy|slim|slender|stooped|weathered|scarred|handsome|beautiful|plain|round|narrow|middle-aged|elderly|ageless|burly|lanky|neat|ragged|well|clean|tanned|freckled|red|white|black|\p{L}+-(?:haired|eyed|faced|shouldered|dressed|skinned|boned))\b/iu

/** `They are pale` of one person is `Old Measure is pale`; a verb that nobody knows keeps its `they`. */
const ofOne = (name: string, text: string): string =>
  text.replace(/^they\s+((?:never|always|still|often)\s+)?(\p{L}+)/iu, (all, adverb: string = '', verb: string) => {
    const lower = verb.toLowerCase()
    const one = ofSeveral[lower] ?? (isBase(lower) ? thirdOf(lower) : isPast(lower) ? lower : undefined)
    return one === undefined ? all : `${name} ${adverb}${one}`
  })

const ofSeveral: Readonly<Record<string, string>> = { are: 'is', were: 'was', have: 'has', do: 'does' }

/** As a sentence about them. */
export function ofPerson(called: string, text: string): string {
  const plain = text.trim()
  const name = capitalOf(called)
  if (/^they\s/iu.test(plain)) return ofOne(name, plain)
  if (/^(?:he|she)\s/iu.test(plain)) return plain.replace(/^(?:he|she)\b/iu, name)
  if (isSentence(plain) || /^(?:one|each|both|the)\s(?:(?!who|that|which)\p{L}+\s){2,6}(?:is|are)\s/iu.test(plain))
    return plain
  if (/^(?:an?|the|one)\s/iu.test(plain)) return `${name} is ${lowered(plain)}`
  if (thirdPerson.test(plain)) return `${name} ${lowered(plain)}`
  return quality.test(plain) ? `${name} is ${lowered(plain)}` : plain
}
