/** What a companion brings from its own sheet: the reason that fits, a habit, a line it is known for. */
import type { Chance } from '../voice/chance.ts'
import { isStatement } from '../voice/person.ts'
import type { Voice } from '../voice/voice.ts'
import { asSentence, contentOf, sharedWords, small, withoutStop } from '../voice/words.ts'
import type { Inner } from './inner.ts'
import type { Moment } from './moment.ts'
import { aloud, type Speaker } from './speaker.ts'

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
export function reasonFor({ voice, moment, chance }: Speaker, wants: Inner['wants']): string | undefined {
  const all = [...voice.opinions, voice.ideal, voice.bond, ...voice.past].filter(text => text !== '')
  const near = all.filter(text => sharedWords(contentOf(text), moment.stems) > 0)
  const wanted: Readonly<Record<Inner['wants'], readonly string[]>> = {
    bond: [voice.bond],
    ideal: [voice.ideal],
    party: voice.opinions,
    self: voice.past.length > 0 ? voice.past : voice.opinions,
  }
  const from = near.length > 0 ? near : wanted[wants].filter(text => text !== '')
  const chosen = chance.pick(from.length > 0 ? from : all)
  return chosen === undefined ? undefined : asReason(chosen, chance)
}

const reactionSigns: readonly (readonly [RegExp, RegExp])[] = [
  [/danger|threat|fight|combat|fear|violence/i, /threat|uncanny|hurt/],
  [/stranger|people|meeting|npc|authority|questions?/i, /talk|arrive|lie/],
  [/loss|death|grief|failure|defeat|sad/i, /dead|failed/],
  [/praise|thanks|kindness|affection|success|victory/i, /praise|won/],
  [/insult|anger|conflict|injustice|cruelty|lies|betrayal/i, /slight|cruel|lie|crime/],
  [/money|treasure|reward|coin|bargain/i, /coin|found/],
  [/mystery|discovery|magic|puzzle|secrets?/i, /found|uncanny|shut/],
  [/rest|camp|quiet|boredom|waiting/i, /rest|quiet/],
]

const fits = (label: string, kinds: Moment['kinds']): boolean =>
  reactionSigns.some(([sign, situation]) => sign.test(label) && kinds.some(kind => situation.test(kind)))

/** Something to do meanwhile, from the sheet: what they do in such moments, else a habit. */
export function habitFor({ voice, moment, chance }: Speaker): string | undefined {
  const fitting = voice.reactions
    .filter(({ to, does }) => /^I\b/.test(does) && fits(to, moment.kinds))
    .map(({ does }) => does)
  const habits = voice.habits.filter(
    habit =>
      /^I (?!am\b|have\b|was\b|can|could\b|would\b|hate\b|love\b|believe\b|think\b|know\b|want\b|never\b|always\b|like\b|trust\b|need\b|feel\b|hope\b)/.test(
        habit,
      ) && habit.length < 90,
  )
  return chance.pick(fitting.length > 0 ? fitting : habits)
}

/** A line they are known for, each once a session. */
export function knownLine({ voice, moment, chance, said }: Speaker, mayBeAny: boolean): string | undefined {
  const before = said.join('\n')
  const unsaid = voice.lines.filter(line => !before.includes(line.replaceAll('"', "'")))
  const near = unsaid.filter(line => sharedWords(contentOf(line), moment.stems) > 0)
  const line = chance.pick(near.length > 0 || !mayBeAny ? near : unsaid)
  return line === undefined ? undefined : aloud(asSentence(line))
}

/** What they think of somebody who is there or spoken of. */
export function impressionOf(voice: Voice, people: readonly string[], chance: Chance): string | undefined {
  return chance.pick(
    voice.impressions.filter(
      ({ of, thinks }) => thinks.length < 140 && people.some(name => of.includes(name) || thinks.includes(name)),
    ),
  )?.thinks
}
