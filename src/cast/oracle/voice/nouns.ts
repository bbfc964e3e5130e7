/** What a text speaks of: people by name, and things that can be pointed at. */
import { memo } from '../../../core/memo.ts'
import { sentencesOf } from '../prose/sentences.ts'
import { baseOf, isPast } from '../../../english/verbs.ts'

const determiner = /^(?:the|a|an|this|that|his|her|their|its|your|my|our|one|another)$/i
export const boundary =
  /^(?:of|in|on|at|with|from|to|into|onto|under|over|behind|beside|before|after|by|for|through|across|against|between|near|above|below|inside|outside|within|without|about|around|along|past|toward|towards|up|down|out|off|away|back|and|or|but|as|if|so|than|then|while|when|where|that|which|who|whose|whom|because|is|are|was|were|am|be|been|has|have|had|do|does|did|will|would|can|could|may|might|must|should|cannot|not|no|the|a|an|this|these|those|his|her|their|its|your|my|our|he|she|it|they|you|we|i|there|here|now|just|still|only|again|once|too|very|all|some|any|every|each|like|until|since|though|both|either|neither)$/i

/** What something is compared with, or is only part of, is not what is spoken of: `like a dropped pie`, `the look of the wear`. */
const inPassing = /^(?:of|like|as|than|with|by|so)$/i

/** Words that stand for nothing in particular. */
const vague = new Set(
  'ear nose chin neck boot people say thing drink search office weapon guild bell use nobody somebody anybody everybody someone everyone anyone nothing something anything everything else wear number sum ration marker way moment time side end thing hand hands eye eyes head face back front top bottom rest part place bit lot kind sort word words voice breath step turn day night morning evening hour minute second while people party group one other others first last next same left right middle edge corner direction distance name answer question reason idea fact matter case point sound noise silence air light dark darkness world life body heart mind look smile scene action room jug lamp lantern fire town village street road floor wall window table chair cup mug bench crowd line sky sun moon rain wind water weather ground grass hill house inn square air cold heat smell bread ale table man woman boy girl child guard stranger company talk story truth trouble danger fight turn business help money coat sleeve shoulder finger mouth voice lid step stairs morning afternoon evening night dawn dusk noise echo corner bed worth account day week year month kind sign rest oath promise bond deal plan bargain price debt law duty five six seven eight nine ten two three four half quarter whole least most truth lie peace war luck love hate fear hope chance choice blood home teeth feet lower ration men women children dust'.split(
    ' ',
  ),
)

/** Written like a verb or an adverb, and so nobody's name for a thing. */
const isNoThing = (word: string): boolean =>
  word.length < 3 ||
  vague.has(word) ||
  /(?:ly|ing|ed)$/.test(word) ||
  (/[^s]s$/.test(word) && !/(?:ss|us|is)$/.test(word))

/** `your own blood`, `the same ration`: what it is said of is nothing to point at. */
const pointless = /^(?:own|same|other|little|last|next|few|many|first|whole)$/

/** `the Bronze Cap`: a thing with a name of its own. */
const namedThing = /\b[Tt]he ((?:\p{Lu}[\p{L}'’-]+)(?: (?:of (?:the )?)?\p{Lu}[\p{L}'’-]+){0,2})(?=[\s.,;:!?'"’”]|$)/gu

/** How something is or is done, and not its name: `the gate standing`, but `an odd thing`, `the ring`. */
const isWord = (word: string): boolean =>
  /(?:ly|ing|ed)$/.test(word) &&
  !/^(?:\w?\w?[^aeiou\s]ing|\w+thing|\w*(?:string|spring|building|ceiling|lining|dwelling|railing|evening|morning|clearing|landing|bed|seed|reed|weed|shed|sled))$/.test(
    word,
  )

/** `the odd`, `the open`: what it is said of comes after, or never came. */
const adjective =
  /^(?:odd|good|bad|old|new|big|small|great|open|shut|long|short|high|low|deep|thin|thick|dead|alive|empty|full|hot|warm|wet|dry|red|blue|green|white|black|grey|brown|yellow|young|poor|rich|true|false|strange|wrong|right|whole|hard|soft|quiet|loud|slow|quick|sick|lost|broken|best|worst|better|worse|usual|obvious|ugly|fine|plain|clean|dirty|sharp|blunt|heavy|bare|free|safe|late|early|tall|wide|narrow|round|square|twin)$/

/** `the Captain of the guard` is somebody. */
const titledThing = /^the (?:Sergeant|Brother|Sister|Captain|Master|Mistress|Lady|Lord|Sir|Dame|Father|Mother|Reeve)\b/

const isGone = (word: string): boolean => isPast(word) && !word.endsWith('ed')

/** `the iron door`: what follows an article up to the next small word, three words at most. */
export const thingsIn = memo(500, (text): readonly string[] => {
  const found: string[] = []
  for (const sentence of sentencesOf(text.replaceAll(/[*_>`]/g, ' '))) {
    const tokens = sentence.match(/[\p{L}][\p{L}'’-]*|[^\s\p{L}]/gu) ?? []
    for (const [at, token] of tokens.entries()) {
      if (!determiner.test(token) || inPassing.test(tokens[at - 1] ?? '')) continue
      const words: string[] = []
      for (const next of tokens.slice(at + 1, at + 5)) {
        if (!/^\p{Ll}/u.test(next) || boundary.test(next) || next.includes("'") || next.includes('’')) break
        if (words.length > 0 && (baseOf(next) !== undefined || isGone(next))) break // the ferryman | lifts, the water | came
        words.push(next)
      }
      while (words.length > 0 && isWord(words.at(-1) ?? '')) words.pop()
      const head = words.at(-1)
      if (words.includes('people')) continue
      if (
        head === undefined ||
        words.length > 3 ||
        isNoThing(head) ||
        adjective.test(head) ||
        pointless.test(words[0] ?? '')
      )
        continue
      if (words.slice(0, -1).some(word => /[^s]s$/.test(word))) continue // the guards | mean
      found.push(`the ${words.join(' ')}`)
    }
  }
  const named = [...text.matchAll(namedThing)].map(([, name = '']) => `the ${name}`)
  const isOne = (thing: string): boolean => !/(?<!s)s$/.test(thing) && !titledThing.test(thing)
  return [...new Set([...named.reverse(), ...found.reverse()])].filter(isOne) // what was said last is what is spoken of
})

const commonCapitals = new Set(
  'The A An And But Then When While As If It He She They You We I In On At Of Or So No Not Yes This That These Those There Here What Who Why How Where Which With Without From For To By After Before Once Now Just Still Only Every Each All Some Any Something Somebody Someone Nobody Nothing Everyone Everybody Everything Anyone Anybody Anything Whoever Whatever None Forty Fifty Twenty Ten Six Seven Eight Nine Two Three Four Five One Behind Beneath Under Over Above Below Inside Outside Near Beside Between His Her Their Its Your My Our Foes Party Request Scene Round Please React Say Give Do Does Did Is Are Was Were Has Have Had Will Would Can Could'.split(
    ' ',
  ),
)

const titled =
  /\b(?:Sergeant|Brother|Sister|Captain|Master|Mistress|Lady|Lord|Sir|Dame|Father|Mother|Reeve)\s+(\p{Lu}\p{Ll}+)(?![\p{L}]|\s\p{Lu})|\b(?:Sergeant|Brother|Sister|Captain|Master|Mistress|Lady|Lord|Sir|Dame)\s+(\p{Lu}\p{Ll}+)/gu
const speaking =
  /(?:^|[.!?"”]\s+|\n)(?:(?:Sergeant|Brother|Sister|Captain|Master|Mistress|Lady|Lord|Sir|Dame|Father|Mother|Reeve|Old|The) )?(\p{Lu}\p{Ll}+)(?: \p{Lu}\p{Ll}+)?(?=:|,? (?:says|asks|nods|answers|tells|whispers|smiles|laughs|shakes|leans|points|stares|sighs|shrugs)\b)/gu

type Somebody = { readonly name: string; readonly at: number }

/** Those who are plainly somebody, whoever reads of them. */
const plainlyIn = memo(16, (text): { readonly plain: string; readonly people: readonly Somebody[] } => {
  const plain = text.replaceAll(/[*_>`]/g, ' ')
  const people = [titled, speaking].flatMap(sign =>
    [...plain.matchAll(sign)].map(match => ({ name: match[1] ?? match[2] ?? '', at: match.index })),
  )
  return { plain, people }
})

/** People in a text, the latest first: those one knows, and those who are plainly somebody. */
export function namesIn(text: string, known: readonly string[]): readonly string[] {
  const { plain, people } = plainlyIn(text)
  const found = new Map<string, number>()
  const note = (name: string, at: number): void => {
    if (name.length > 2 && !commonCapitals.has(name)) found.set(name, Math.max(at, found.get(name) ?? -1))
  }
  for (const name of known) {
    const at = plain.lastIndexOf(name)
    if (at !== -1 && !/\p{L}/u.test(plain[at + name.length] ?? '')) note(name, at)
  }
  for (const { name, at } of people) note(name, at)
  return [...found].sort(([, one], [, other]) => other - one).map(([name]) => name)
}
