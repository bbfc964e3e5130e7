/**
 * How near something comes to somebody, by their own sheet: what they speak up for, what they are bound to, what they
 * think, what they are good for. It says who is asked first, and no word of the sheet.
 */
import type { Voice } from '../voice/voice.ts'
import { contentOf, sharedWords } from '../../../english/content-words.ts'
import { touched } from './opinion.ts'
import { isFiredBy } from './own-words.ts'
import { tiedTo } from './ties.ts'

/** From here on it is theirs more than anybody's. */
export const near = 3

const dearTo = ({ dear }: Voice, stems: ReadonlySet<string>): number =>
  dear.reduce((most, { part, words }) => {
    const shared = sharedWords(words, stems)
    const isHit = shared >= (part === 'backstory' ? 3 : Math.min(2, words.length))
    return Math.max(most, isHit ? (part === 'backstory' ? 2 : near) : part === 'bond' && shared > 0 ? 1 : 0)
  }, 0)

export function touchOf(voice: Voice, happened: string, friends: readonly string[]): number {
  const stems = new Set(contentOf(happened))
  const text = happened.toLowerCase()
  return (
    dearTo(voice, stems) +
    (voice.triggers.some(trigger => isFiredBy(trigger, text, stems)) ? near : 0) +
    (tiedTo(voice, happened, friends) === undefined ? 0 : near) +
    (touched(voice, { stems }).length > 0 ? 2 : 0) +
    (sharedWords(contentOf(voice.role), stems) > 0 ? 1 : 0)
  )
}
