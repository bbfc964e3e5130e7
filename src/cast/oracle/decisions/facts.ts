/** What everybody learned that was new: as somebody outside of the party said it, or as it was found. */
import { isEvasive } from '../fifth/words/evasion.ts'
import { sentencesOf } from '../prose/sentences.ts'
import type { Told } from '../voice/telling.ts'

const isFact = (sentence: string): boolean =>
  !/\b(?:I|you|your|my|me|we|us|our)\b|\bI'/i.test(sentence) &&
  !/[?!]$/.test(sentence) &&
  sentence.split(/\s+/).length >= 5

export const learnedFrom = (told: readonly Told[], party: readonly string[]): readonly string[] =>
  told
    .flatMap((one): readonly string[] => {
      if (one.kind === 'seen') {
        const said = /^(\p{Lu}[\p{L}' -]+) tells you that (.+)$/u.exec(one.text)
        if (said !== null) return [`${said[1] ?? ''}: that ${said[2] ?? ''}`]
        return one.isFind && isFact(one.text) ? [`Found: ${one.text}`] : []
      }
      return party.some(name => one.name.startsWith(name)) || isEvasive(one.words)
        ? []
        : sentencesOf(one.words)
            .filter(isFact)
            .map(fact => `${one.name}: ${fact}`)
    })
    .slice(0, 4)
