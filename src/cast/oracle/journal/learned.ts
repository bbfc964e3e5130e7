/** What one takes away: what people said that one did not know, with who said it, and what came to light. */
import { type Hand, handOf } from '../content/voices.ts'
import { remembering } from '../../../core/memo.ts'
import { staleness } from '../company/fresh.ts'
import { sentencesOf } from '../prose/sentences.ts'
import { auxiliaries, modals } from '../../../english/retell/words.ts'
import { baseOf, isBase, isPast } from '../../../english/verbs.ts'
import { inMidst, withoutStop } from '../../../english/content-words.ts'
import type { Diary } from './diary.ts'

const framings: Readonly<Record<Hand, readonly string[]>> = {
  terse: ['%who: %what.', '%What. Says %who.', '%What. From %who.'],
  wry: [
    'According to %who, %what, and I have decided to believe it until supper.',
    '%who swears that %what. I have heard worse.',
    'So %what. I have it from %who, who would not lie to a face like mine.',
  ],
  warm: [
    '%who told us that %what. I was glad to be told.',
    'Poor or not, %who was good enough to say it: %what.',
    'I mean to remember what %who said, that %what.',
  ],
  stern: [
    '%who states that %what.',
    'I have it from %who, who will be held to it: %what.',
    'Said by %who before witnesses: %what.',
  ],
  learned: [
    '%What (source: %who, not yet confirmed).',
    'Per %who: %what.',
    'It is claimed by %who that %what; one would like a second source.',
  ],
  bold: ['%who says %what! There!', 'Hear this: %what. %who told us, straight out.', '%What! From the mouth of %who!'],
  wary: [
    '%who said that %what. I believe it. I think I believe it.',
    'If %who is right, %what. I hope %who is not right.',
    'We were told, by %who, that %what. I did not ask who else knows.',
  ],
  dreamy: [
    '%who said it and let it float: %what.',
    'I have put this under my tongue: %what. It was %who who gave it.',
    '%What, by way of %who, as the wind brings seed.',
  ],
}

/** Something about the world and not about the two who talk. */
const isFact = (sentence: string): boolean =>
  !/\b(?:I|you|your|my|me|we|us|our|yours|mine)\b|\bI'/i.test(sentence) &&
  !/[?!]$/.test(sentence) &&
  sentence.split(/\s+/).length >= 5 &&
  sentence.length < 170 &&
  isStated(sentence)

/** True of everybody and of nobody: `A cheat with a good scale is a nuisance`, `Some things one does not tell`. */
const isSaying =
  /^(?:An? [^,;]{3,60} (?:is|are|makes?|needs?|never|always) |An? [\p{L}' -]+ (?:who|that) |Some things\b|People\b|Nobody ever\b|Everybody\b|Those who\b|Whoever\b)|\bone (?:does|must|should|never|can|cannot|may)\b/u

/** Somebody or something, and what is said of it: no order, no outcry, nothing without its doer. */
function isStated(sentence: string): boolean {
  if (isSaying.test(sentence)) return false
  if (/^(?:What an?|How|Well|Oh|Ah|Aye|Yes|No|Not|Nor|Or|Please|Maybe|Perhaps|Let)\b/u.test(sentence)) return false
  const [first = '', second = ''] = sentence.toLowerCase().match(/[\p{L}'’]+/gu) ?? []
  if (baseOf(first) !== undefined && !isFollowed(second)) return false
  return !isBase(first) || isFollowed(second)
}

/** `Salt is`, `Water comes`: the first word was a thing after all. */
const isFollowed = (word: string): boolean =>
  auxiliaries.has(word) || modals.has(word) || baseOf(word) !== undefined || isPast(word)

type Fact = { readonly who: string; readonly what: string }
type Said = Fact & { readonly isReported: boolean }
type Told = Diary['told']

/** Whatever was said by anybody, and what was reported of somebody's words. */
const allIn = remembering((told: Told): readonly Said[] =>
  told.flatMap((one): readonly Said[] => {
    if (one.kind === 'said')
      return sentencesOf(one.words)
        .filter(isFact)
        .map(what => ({ who: one.name, what, isReported: false }))
    const [, who, what] = /^(\p{Lu}[\p{L}' -]+) tells you that (.+)$/u.exec(one.text) ?? []
    return who === undefined || what === undefined ? [] : [{ who, what, isReported: true }]
  }),
)

/** What the party says itself is nothing it learns. */
const factsIn = ({ told, company }: Diary): readonly Fact[] =>
  allIn(told).filter(({ who, isReported }) => isReported || !company.some(friend => who.startsWith(friend)))

const leans = /^(?:he|she|it|they|his|her|its|their|this|that|these|those|and|but|so)\b/i

/** What one person says in one breath is one thing to remember. */
function together(facts: readonly Fact[]): readonly Fact[] {
  const all: Fact[] = []
  for (const fact of facts) {
    const last = all.at(-1)
    const isMore = last !== undefined && last.who === fact.who && leans.test(fact.what) && !last.what.includes('; ')
    if (isMore) all[all.length - 1] = { who: last.who, what: `${withoutStop(last.what)}; ${inMidst(fact.what)}` }
    else all.push(fact)
  }
  return all
}

/** Its own words stand on a page already: nobody writes the same flourish twice. */
const isWorn = (pattern: string, pages: readonly string[]): boolean => {
  const flourish = pattern
    .split(/%\w+/u)
    .map(part => part.replace(/^[\s,.;:]+/u, '').trim())
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '')
  return flourish.length > 12 && pages.some(page => page.includes(flourish))
}

/** A fact in their own way of setting things down, and who told it. */
export type Learned = { readonly who: string; readonly text: string }

export function learnedIn(diary: Diary, most: number): readonly Learned[] {
  const { memory, chance, voice } = diary.speaker
  if (most === 0) return []
  const unused = new Set(framings[handOf(voice.manner)])
  const frame = (): string => {
    const fresh = [...unused].filter(pattern => !isWorn(pattern, diary.speaker.said))
    const pattern = chance.pick(fresh) ?? '%who: %what.'
    unused.delete(pattern)
    return pattern
  }
  return together(factsIn(diary).filter(({ what }) => staleness(what, memory) < 12))
    .filter(({ what }) => !leans.test(what))
    .slice(0, most)
    .map(({ who, what }) => ({ who, text: framed(frame(), who, what) }))
}

function framed(pattern: string, who: string, what: string): string {
  const plain = withoutStop(what)
  return pattern
    .replaceAll('%who', () => who)
    .replace('%what', () => inMidst(plain))
    .replace('%What', () => plain.charAt(0).toUpperCase() + plain.slice(1))
}
