/** What people talk of everywhere, by the words that name it: money, the weather, the dead. */
import lines from '../../../../content/oracle/phrases/subjects.json' with { type: 'json' }
import rows from '../../../../content/oracle/subjects.json' with { type: 'json' }
import { memo } from '../../../core/memo.ts'
import { wordsOf } from '../../../english/tokens.ts'
import type { Grammar } from '../../../english/prose/prose.ts'
import { baseOf } from '../../../english/verbs.ts'

export const subjectWords: Grammar = lines

const plainly = (text: string): string =>
  ` ${wordsOf(text)
    .map(word => baseOf(word) ?? word)
    .join(' ')} `

const cues: readonly { readonly subject: string; readonly words: string }[] = Object.entries(rows)
  .flatMap(([subject, all]) => all.map(words => ({ subject, words: plainly(words) })))
  .sort((one, other) => other.words.split(' ').length - one.words.split(' ').length)

/** The subject that is named most closely; of equals the one that is named first. */
export const subjectOf = memo(200, (said): string | undefined => {
  const text = plainly(said)
  const held = cues.filter(({ words }) => text.includes(words))
  const longest = held[0]?.words.split(' ').length
  return held
    .filter(({ words }) => words.split(' ').length === longest)
    .sort((one, other) => text.indexOf(one.words) - text.indexOf(other.words))[0]?.subject
})
