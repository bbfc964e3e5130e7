/** Words for asking back. */
import type { Grammar } from '../../prose/prose.ts'

export const askWords: Grammar = {
  which: ['Which do you mean: #names#?', '#names.cap#: which of them?', 'That could be #names#. Which?'],
  fallen: [
    'Somebody will come by and find them. Somebody always does.',
    'It is a long night; there may yet be a morning after it.',
  ],
}
