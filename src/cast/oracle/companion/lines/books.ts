/** What a diary needs of a manner of speaking: thoughts, and what to do next. */
import { voices, type Manner } from '../../content/voices.ts'

export type Book = {
  readonly inner: readonly string[]
  readonly counsel: readonly string[]
  readonly ask: readonly string[]
  readonly propose: readonly string[]
}

export const bookFor = (manner: Manner): Book => {
  const { thoughts, words } = voices[manner]
  return { inner: thoughts, counsel: words.counsel, ask: words.ask, propose: words.propose }
}
