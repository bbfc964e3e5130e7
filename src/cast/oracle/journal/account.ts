/** The day as one character has it: a few things that happened, afterwards, seen from where that character stood. */
import { memo, remembering } from '../../../core/memo.ts'
import { staleness } from '../company/fresh.ts'
import { woven } from '../narrator/weave.ts'
import { mine } from '../voice/person.ts'
import { inPast } from '../../../english/retell/past.ts'
import { retoldOf, type Hero } from '../../../english/retell/third.ts'
import type { Seen, Told } from '../voice/telling.ts'
import { asSentence } from '../../../english/content-words.ts'
import type { Diary } from './diary.ts'

/** What nobody does alone. */
const together =
  /^You (?:set (?:off|out)|leave \S.* behind|make (?:your way|camp)|walk to|head for|pass through|are back at|put heads together|draw back|turn and run|step back|sleep|wake|wait\b|find a corner|take an hour|lie down|ask the company)|\byou (?:move up|slip by|go quietly|keep to the dark|sleep)\b/i

const leans = /^(?:He|She|It|They|His|Her|Its|Their|And|But|So|This|These|Those|Then|Both|Each)\b/

/** Filler of the telling, and how a place looks: a diary has other things to say. */
const idle =
  /^(?:And there it is|It pays|There, where nobody|Your fingers find|Something does not fit|It works|Clean, quick|One thing leads|Nothing has changed|It is all as it was|Beside you|Here (?:is|are)\b|There is (?:money|nobody)|Nobody is about|Not alone|You (?:take (?:another|a) (?:long )?look|go over [^,.]+ again|look (?:around|about))|And so it ends|That is how it came out|This is where the story)/

const nameAtStart = memo(50, name => new RegExp(`^${name.replaceAll(/[^\p{L}\p{N} ]/gu, '.')}\\b`, 'u'))

/** As this character would say who did it: `I`, `we`, or the name of whoever leads. */
export function asOwn(
  text: string,
  { speaker, hero, others }: Pick<Diary, 'speaker' | 'hero' | 'others'>,
): string | undefined {
  const { voice } = speaker
  const who: Hero = together.test(text) ? others : hero
  const isOther = hero.pronoun !== 'I' && hero.pronoun !== 'we'
  const told = retoldOf(isOther ? text.replace(ofUs, '$1us') : text, who)
  const isOwn = nameAtStart(voice.short).test(told)
  return inPast(isOwn ? mine(told, voice) : told)
}

/** `You draw the others together`: those who are with you, and not other places or things. */
const ofUs =
  /((?:\b(?:draws?|asks?|tells?|calls?|turns? to|looks? (?:at|to|for|back at)|wait(?:s)? for|with|to|beside|behind|from|among|wakes?|leads?|gathers?|signals?) ))the others\b/

function weigh(text: string, isFind: boolean): number {
  if (text.length > 200 || idle.test(text)) return -9
  return (
    (isFind ? 5 : 0) +
    (/ tells you that /.test(text) ? 6 : 0) +
    (/^You\b/.test(text) ? 3 : 0) +
    (/^\p{Lu}\p{Ll}+ (?:\p{Lu}\p{Ll}+ )?\p{Ll}+s\b/u.test(text) ? 2 : 0) -
    (text.length > 130 ? 1 : 0)
  )
}

/** A sentence of the day before anybody has worded it, and what it weighs for everybody. */
type Sight = { readonly text: string; readonly isFirst: boolean; readonly isLeaning: boolean; readonly weight: number }

/** What was seen, paragraph by paragraph, as a page would have it: several write of the same. */
const sightsIn = remembering((told: readonly Told[]): readonly Sight[] => {
  const paragraphs = new Map<number, Seen[]>()
  for (const one of told) {
    if (one.kind !== 'seen') continue
    const run = paragraphs.get(one.paragraph)
    if (run === undefined) paragraphs.set(one.paragraph, [one])
    else run.push(one)
  }
  return [...paragraphs.values()].flatMap(run =>
    woven(run.map(({ text }) => text)).map((text, place): Sight => {
      const source = run.find(one => text.startsWith(one.text.slice(0, 20))) ?? run[0]
      const isLeaning = leans.test(text)
      const weight = weigh(text, source?.isFind === true) - (isLeaning ? 1.5 : 0)
      return { text, isFirst: place === 0, isLeaning, weight }
    }),
  )
})

/** Each sentence in this character's words, worded only when it is wanted. */
class Wording {
  readonly #diary: Diary
  readonly #sights: readonly Sight[]
  readonly #own = new Map<number, string | undefined>()

  constructor(diary: Diary, sights: readonly Sight[]) {
    this.#diary = diary
    this.#sights = sights
  }

  own(at: number): string | undefined {
    if (!this.#own.has(at)) this.#own.set(at, asOwn(this.#sights[at]?.text ?? '', this.#diary))
    return this.#own.get(at)
  }

  /** It has words, and what it leans on stands right before it, whole. */
  stands(at: number): boolean {
    const sight = this.#sights[at]
    if (sight === undefined || (sight.isLeaning && sight.isFirst) || this.own(at) === undefined) return false
    if (!sight.isLeaning) return true
    const before = this.own(at - 1)
    return before !== undefined && asSentence(before) === before && this.stands(at - 1)
  }

  /** The sentence before it that stands. */
  before(at: number): number {
    let before = at - 1
    while (before >= 0 && !this.stands(before)) before -= 1
    return before
  }
}

type Line = { readonly at: number; readonly text: string; readonly weight: number }

/** What weighs too little is left out, however short the day. */
const tooLight = 0

/** The sentences worth keeping, in their order; what leans on another stands only beside it. */
export const accountOf = (diary: Diary, most: number): readonly string[] => keptOf(diary, sightsIn(diary.told), most)

/** How it began: its first sentences, whatever they tell. */
export const beginningOf = (diary: Diary, most: number): readonly string[] =>
  keptOf(
    diary,
    sightsIn(diary.told).map(sight => ({ ...sight, weight: Math.min(sight.weight, 0) + 1 })),
    most,
  )

function keptOf(diary: Diary, sights: readonly Sight[], most: number): readonly string[] {
  const wording = new Wording(diary, sights)
  const best = heaviest(diary, sights, wording, most)
  const kept = new Set<number>() // in their order: what leans on something that is left out is left out with it
  return best
    .sort((one, other) => one.at - other.at)
    .filter(({ at, text }) => {
      const isKept = !leans.test(text) || kept.has(wording.before(at))
      if (isKept) kept.add(at)
      return isKept
    })
    .map(({ text }) => text)
}

/** What was told before only makes a sentence lighter: once the rest cannot be as heavy, nobody words it. */
function heaviest(diary: Diary, sights: readonly Sight[], wording: Wording, most: number): Line[] {
  const order = sights.map(({ weight }, at) => ({ at, weight })).sort((one, other) => other.weight - one.weight)
  let best: Line[] = []
  for (const { at, weight: atMost } of order) {
    if (atMost <= tooLight || (best.length >= most && atMost < (best.at(-1)?.weight ?? Number.POSITIVE_INFINITY))) break
    const past = wording.stands(at) ? wording.own(at) : undefined
    if (past === undefined) continue
    const weight = atMost - staleness(past, diary.speaker.memory) / 4
    if (weight <= tooLight) continue
    best = [...best, { at, text: asSentence(past), weight }]
      .sort((one, other) => other.weight - one.weight || one.at - other.at)
      .slice(0, most)
  }
  return best
}
