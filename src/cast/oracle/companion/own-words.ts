/** What a companion brings from its own sheet: the reason that fits, a habit, a line it is known for. */
import { memo, remembering } from '../../../core/memo.ts'
import type { Chance } from '../voice/chance.ts'
import { isStatement } from '../voice/person.ts'
import { baseOf, isBase } from '../../../english/verbs.ts'
import type { Trigger } from '../voice/voice.ts'
import { asSentence, contentOf, sharedWords, small, withoutStop } from '../../../english/content-words.ts'
import type { Inner } from './inner.ts'
import type { Situation } from './lines/book.ts'
import type { Moment } from './moment.ts'
import { aloud, newest, type Speaker } from './speaker.ts'
import { tiedTo } from './ties.ts'

/** A thing that is dear needs a sentence around it. */
const around = [
  'There is %.',
  'It comes down to %.',
  'I think of %.',
  'For me it is %, first and last.',
  'I carry % with me.',
  'Everything I do has % behind it.',
]

function asReason(text: string, chance: Chance): string {
  if (text === '' || isStatement(text)) return asSentence(text)
  return (chance.pick(around) ?? '%').replace('%', small(withoutStop(text)))
}

/** The sentences of the sheet that speak to this moment, and then the one that is wanted most now. */
export function reasonFor(speaker: Speaker, wants: Inner['wants'], isAlone = false): string | undefined {
  const { voice, moment, chance } = speaker
  const past = isAlone ? [...voice.past, ...voice.untold] : voice.past
  const all = [...voice.opinions, voice.ideal, voice.bond, ...past].filter(text => text !== '')
  const near = all.filter(text => sharedWords(contentOf(text), moment.stems) > 0)
  const wanted: Readonly<Record<Inner['wants'], readonly string[]>> = {
    bond: [voice.bond],
    ideal: [voice.ideal],
    party: voice.opinions,
    self: past.length > 0 ? past : voice.opinions,
  }
  const from = [...near, ...wanted[wants]].filter(text => text !== '')
  const reasons = (from.length > 0 ? from : all).map(text => asReason(text, chance))
  return newest(speaker, reasons)
}

const labels: readonly (readonly [RegExp, readonly Situation[]])[] = [
  [/danger|threat|fight|combat|fear|violence/i, ['threat', 'uncanny']],
  [/stranger|people|meeting|npc|questions?/i, ['talk', 'arrive']],
  [/authority|law|rank|nobles?/i, ['talk', 'crime']],
  [/loss|death|grief|failure|defeat|sad/i, ['dead', 'failed']],
  [/dying|wound|hurt|pain/i, ['hurt']],
  [/praise|thanks|kindness|affection|success|victory/i, ['praise', 'won']],
  [/insult|anger|conflict|injustice|cruelty/i, ['slight', 'cruel']],
  [/lies|betrayal|broken promises|deceit/i, ['lie']],
  [/money|treasure|reward|coin|bargain/i, ['coin']],
  [/mystery|discovery|magic|puzzle|secrets?|beauty/i, ['found', 'uncanny']],
  [/rest|camp|quiet|boredom|waiting|delay/i, ['rest', 'quiet']],
  [/guilt|theft/i, ['crime']],
]

const fits = (label: string, kind: Situation): boolean =>
  labels.some(([sign, kinds]) => sign.test(label) && kinds.includes(kind))

const restful: ReadonlySet<Situation> = new Set(['rest', 'quiet'])
const inWords =
  /^I (?!am\b|have\b|was\b|can|could\b|would\b|hate\b|love\b|believe\b|think\b|know\b|want\b|never\b|always\b|like\b|trust\b|need\b|feel\b|hope\b)/

/** Something to do meanwhile, from the sheet: what they do in such moments, and in a quiet one a habit. */
export function habitFor(speaker: Speaker, kind: Situation): string | undefined {
  const { voice, said } = speaker
  const fitting = voice.reactions
    .filter(({ to, does }) => /^I\b/.test(does) && !/\bam\b/.test(does) && fits(to, kind))
    .map(({ does }) => does)
  const habits = restful.has(kind)
    ? voice.habits.filter(habit => inWords.test(habit) && habit.length < 90 && isPossible(habit, speaker.moment))
    : []
  const lately = said.slice(-15).join('\n')
  return newest(
    speaker,
    [...fitting, ...habits].filter(habit => !lately.includes(habit)),
  )
}

/** What is done with one's own needs nothing else: `I count under my breath`. */
const needsOf = memo(500, (deed): readonly string[] =>
  contentOf(deed.replaceAll(/\b(?:my|me|myself)\b(?: \p{L}+){0,2}/gu, ' ')).filter(
    word => !isBase(word) && baseOf(word) === undefined && !/(?:ly|ing)$/.test(word),
  ),
)

/** Done to something, it needs the thing; and what it points at has to be there. */
export function isPossible(deed: string, { things, stems }: Moment): boolean {
  const needs = needsOf(deed)
  if (needs.length > 0 && sharedWords(needs, stems) === 0) return false
  return things.length > 0 || !points.test(deed)
}

const points = /\b(?:it|them|him|her|this|that|these|those)\b/i

/** Something is there to be gone towards, knelt before or looked at: a deed that points needs more than words. */
export const isCalledFor = ({ does }: Trigger, { things, kinds }: Moment): boolean =>
  !points.test(does) || (things.length > 0 && kinds.some(kind => happening.has(kind)))

const happening: ReadonlySet<Situation> = new Set([
  'threat',
  'uncanny',
  'dead',
  'found',
  'shut',
  'hurt',
  'cruel',
  'crime',
])

const thingsOf = memo(500, (line): readonly string[] => contentOf(line).filter(word => !isBase(word)))

/** They speak of the same: two words of it, or the one a short line turns on. What somebody does is in many moments. */
function isNear(line: string, moment: Moment): boolean {
  const words = thingsOf(line)
  const shared = sharedWords(words, moment.stems)
  return shared >= 2 || (shared === 1 && words.length <= 4)
}

/** Points at nothing and nobody, and so fits anywhere. */
const isOfNothing = (line: string): boolean =>
  !/\b(?:that|this|these|those|here|there|you|your|she|he|her|him|it|they|them)\b/i.test(line)

/** `That is her`: somebody of their own life is meant, and nobody who happens to stand here. */
const ofSomebody = /\b(?:she|her|hers|he|him|his)\b/i

/** One page of all they said: several attempts at an answer look for their lines in it. */
const togetherOf = remembering((said: readonly string[]): string => said.join('\n'))

/** A line they are known for, each once a session: one that fits, or any. */
export function knownLine({ voice, moment, chance, said }: Speaker, mayBeAny: boolean): string | undefined {
  const before = togetherOf(said)
  const isTied = tiedTo(voice, moment.text, moment.friends) !== undefined
  const others = voice.lines.filter(
    line =>
      namesOnly(line, voice.short, moment) &&
      (isTied || !ofSomebody.test(line)) &&
      !before.includes(line.replaceAll('"', "'")),
  )
  const near = others.filter(line => isNear(line, moment))
  const line = chance.pick(near.length > 0 || !mayBeAny ? near : others.filter(isOfNothing))
  return line === undefined ? undefined : aloud(asSentence(line))
}

/** Names in the midst of a line; a word that begins a sentence may be any word. */
const calledIn = memo(500, (line): readonly string[] =>
  [...line.matchAll(/(?<=[,\s])\p{Lu}\p{Ll}{2,}(?=[,.!?])/gu)]
    .map(([name]) => name)
    .filter(name => !/[.!?]\s*$/.test(line.slice(0, line.indexOf(name)))),
)

/** Whoever a line calls by name has to be there. */
const namesOnly = (line: string, short: string, { friends, people }: Moment): boolean =>
  calledIn(line).every(name => name === short || friends.includes(name) || people.includes(name))

/** A flaw may be owned to before others, unless it is itself about hiding. */
export const ownedFlaw = ({ voice, inner }: Speaker): string | undefined =>
  inner.flaw === 'acts' &&
  voice.flaw !== '' &&
  !/\b(?:hid\w*|secret\w*|lies?|lied|broke|steal\w*|ashamed|guilt\w*|never tell)\b/i.test(voice.flaw)
    ? voice.flaw
    : undefined

/** `Someone mentions`: that words are said is no more than the words. */
const isSaying = /^(?:mention|speak|talk|utter|whisper|shout|name|says?)$/

const signOf = memo(200, cue => new RegExp(`\\b${cue.replaceAll(/[^\p{L}\p{N} ]/gu, '.')}`, 'iu'))

/** Whether that is what makes them speak up: its very words, or two of what it is about. `text` is in small letters. */
export function isFiredBy({ cues, words }: Trigger, text: string, stems: ReadonlySet<string>): boolean {
  if (cues.length > 0 && !cues.some(cue => signOf(cue).test(text))) return false
  const besides = words.filter(word => !isSaying.test(word) && !cues.some(cue => contentOf(cue).includes(word)))
  return besides.length === 0 || sharedWords(besides, stems) >= (cues.length > 0 ? 1 : 2)
}

/** What makes them speak up has just been said or done. */
export function triggeredBy({ voice, moment, said }: Speaker): Trigger | undefined {
  const text = moment.text.toLowerCase()
  return voice.triggers.find(
    trigger =>
      !(trigger.does !== '' && said.slice(-24).some(one => one.includes(trigger.does))) &&
      isFiredBy(trigger, text, moment.stems),
  )
}

/** What they think of a friend who is spoken of; thought, and said only to oneself. */
export const impressionOf = ({ voice, moment, chance }: Speaker): string | undefined =>
  chance.pick(
    voice.impressions.filter(
      ({ of, thinks }) =>
        thinks.length < 140 && moment.friends.some(name => of.includes(name) || thinks.startsWith(name)),
    ),
  )?.thinks
