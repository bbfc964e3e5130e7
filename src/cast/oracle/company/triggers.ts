/** What makes somebody speak up: the very words, or what it is about. */
import { contentOf, sharedWords } from '../../../english/content-words.ts'
import type { Trigger } from '../voice/voice.ts'

const saying = new Set(['mention', 'speak', 'talk', 'utter', 'whisper', 'shout', 'name', 'say', 'says'])

/** `text` is in small letters. That words are said is no more than the words. */
export function isFiredBy({ cues, words }: Trigger, text: string, stems: ReadonlySet<string>): boolean {
  if (cues.length > 0 && !cues.some(cue => ` ${text}`.includes(` ${cue}`))) return false
  const besides = words.filter(word => !saying.has(word) && !cues.some(cue => contentOf(cue).includes(word)))
  return besides.length === 0 || sharedWords(besides, stems) >= (cues.length > 0 ? 1 : 2)
}
