/** What a text is about, as words that can be compared. */
import kinds from '../../../../content/oracle/answers.json' with { type: 'json' }
import { memo } from '../../../core/memo.ts'
import { topicWords } from '../../../english/naming.ts'
import { wordsOf } from '../../../english/tokens.ts'
import { baseOf } from '../../../english/verbs.ts'

/** Words that ask, and say nothing of what is asked about. */
const asking: ReadonlySet<string> = new Set(topicWords(kinds.asking.join(' ')))

const plainForm = (text: string): string =>
  wordsOf(text)
    .map(word => baseOf(word) ?? word)
    .join(' ')

/** What a text is about, each word in one form: `began` and `begins` are one. */
export const keysOf = memo(4_000, (text): readonly string[] => [
  ...new Set(topicWords(plainForm(text)).filter(word => !asking.has(word))),
])
