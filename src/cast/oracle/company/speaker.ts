/** Somebody about to speak: who they are, what has just happened, what was said, and the dice. Lines are filled in here. */
import { capital } from '../../../english/content-words.ts'
import { memo } from '../../../core/memo.ts'
import type { Part } from '../../../table/parts.ts'
import { voices, type VoiceBook } from '../content/voices.ts'
import type { Chance } from '../voice/chance.ts'
import { trades } from '../voice/trade.ts'
import type { Voice } from '../voice/voice.ts'
import { freshest, staleness, type Attempt, type Memory } from './fresh.ts'
import type { Felt, Slots } from './moment.ts'

export type Speaker = {
  readonly voice: Voice
  /** Everything they saw and heard in this beat, and what is made of it, the weightiest first. */
  readonly parts: readonly Part[]
  readonly felt: readonly Felt[]
  readonly chance: Chance
  readonly memory: Memory
  /** The others of the company who are here, by first name. */
  readonly friends: readonly string[]
}

/** Mostly their first manner, now and then their second. */
export const bookOf = ({ voice, chance }: Speaker): VoiceBook =>
  voices[chance.isLucky(82) ? voice.manner : voice.undertone]

/** A line taken apart at its gaps: what stands outside of them, and the names in them. */
const piecesOf = memo(8_000, (line): readonly string[] => line.split('#'))

const ownSlots = ({ voice, friends }: Speaker): Slots => {
  const trade = trades[voice.trade]
  return { friend: friends, bad: trade?.bad ?? [], good: trade?.good ?? [], learned: trade?.learned ?? [] }
}

/** A line with its gaps filled; undefined where there is nothing to fill one with. Who is named twice is one and the same. */
function filled({ chance }: Speaker, line: string, slots: Slots): string | undefined {
  const pieces = piecesOf(line)
  const picked = new Map<string, string>()
  let text = ''
  for (const [at, piece] of pieces.entries()) {
    if (at % 2 === 0) {
      text += piece
      continue
    }
    const name = piece.charAt(0).toLowerCase() + piece.slice(1)
    const value = picked.get(name) ?? chance.pick((slots[name] ?? []).filter(one => one !== ''))
    if (value === undefined) return undefined
    picked.set(name, value)
    text += piece === name ? value : capital(value)
  }
  return capital(text)
}

/** Of the lines of a manner each who speaks in it likes another half: two who are both dry are not dry in the same words. */
const isTheirs = memo(20_000, (key): boolean => {
  let sum = 0
  for (let at = 0; at < key.length; at += 1) sum = (sum * 31 + key.charCodeAt(at)) % 1_000_003
  return sum % 2 === 0
})

/** The line of some that is newest to them; lines that name what is spoken of come first. */
export function newest(speaker: Speaker, lines: readonly string[], given: Slots = {}): string | undefined {
  const slots = { ...ownSlots(speaker), ...given }
  const attempts: Attempt[] = []
  for (const line of lines) {
    const text = filled(speaker, line, slots)
    if (text === undefined) continue
    const bonus = (line.includes('#') ? 1.5 : 0) + (isTheirs(`${speaker.voice.name}\n${line}`) ? 4 : 0)
    attempts.push({ text, luck: speaker.chance.die(6), bonus })
  }
  return freshest(attempts, speaker.memory)?.text
}

/** So much of it was said before, and it has been said. */
const stale = 18

/** The same, or nothing where all of it was said before: silence is better than a saw. */
export function unsaid(speaker: Speaker, lines: readonly string[], given: Slots = {}): string | undefined {
  const text = newest(speaker, lines, given)
  return text === undefined || staleness(text, speaker.memory) >= stale ? undefined : text
}

/** Spoken words, as they stand on the page. */
export const aloud = (words: string): string => `"${words.replaceAll('"', "'")}"`

export const joined = (...parts: readonly (string | undefined)[]): string =>
  parts.filter(part => part !== undefined && part !== '').join(' ')
