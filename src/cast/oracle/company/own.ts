/** What something is to one companion: what they are bound to, what they hide, what they think of whoever did it. */
import { asSentence, contentOf, sharedWords } from '../../../english/content-words.ts'
import { isStatement } from '../../../english/first-person.ts'
import { shortOf } from '../voice/sheet.ts'
import type { Voice } from '../voice/voice.ts'
import { unsaid, type Speaker } from './speaker.ts'

export const stemsOf = (...texts: readonly string[]): ReadonlySet<string> => new Set(contentOf(texts.join(' ')))

/** It comes near what they tell nobody: two words of it, or all of a short one. */
export const isSore = ({ hidden, secrets }: Voice, stems: ReadonlySet<string>): boolean =>
  [...hidden, ...secrets.map(({ words }) => words)].some(words => words.length > 1 && sharedWords(words, stems) >= 2)

/** Whether the words are those of their bond or their ideal. */
export const isDear = ({ dear }: Voice, stems: ReadonlySet<string>): boolean =>
  dear.some(({ part, words }) => sharedWords(words, stems) >= (part === 'backstory' ? 3 : Math.min(2, words.length)))

const said = (text: string): string => (text === '' ? '' : isStatement(text) ? asSentence(text) : '')

/** The sentences of their own sheet that speak to it, nearest first; what they hide is not among them. */
export function ownWords(voice: Voice, stems: ReadonlySet<string>, least = 1): readonly string[] {
  return [...voice.story, voice.bond, ...voice.opinions, voice.ideal]
    .map(said)
    .filter(text => text !== '' && !isSore(voice, new Set(contentOf(text))))
    .map(text => ({ text, shared: sharedWords(contentOf(text), stems) }))
    .filter(({ shared }) => shared >= least)
    .sort((one, other) => other.shared - one.shared)
    .map(({ text }) => text)
}

/** What their sheet says of a friend. */
export const thoughtOf = ({ impressions }: Voice, name: string): string | undefined =>
  impressions.find(({ of, thinks }) => of.includes(shortOf(name)) || thinks.startsWith(shortOf(name)))?.thinks

/** Which of these was not said yet. */
export const unsaidOf = (speaker: Speaker, texts: readonly string[]): string | undefined => {
  for (const text of texts) {
    const one = unsaid(speaker, [text.replaceAll('#', '')])
    if (one !== undefined) return one
  }
  return undefined
}
