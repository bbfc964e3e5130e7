/** One way in which a model goes wrong, and what must be so all the same. */
import type { ScriptedAnswer, ScriptedCall } from '../script.ts'

export type Row = {
  readonly name: string
  readonly answer: ScriptedAnswer
  /** What no player may read, on the screen or in a file of theirs. */
  readonly never?: RegExp
  /** What whoever asks why is told where it happens again and again. */
  readonly why?: RegExp
  /** With what words the table may stop, where no answer can be read at all; the beat stays open. */
  readonly stops?: RegExp
  /** What the player reads of it all the same. */
  readonly told?: RegExp
}

export const row = (name: string, answer: ScriptedAnswer, more: Omit<Row, 'name' | 'answer'> = {}): Row => ({
  name,
  answer,
  ...more,
})

/** Words beside a call, so that the answer is one that could be told. */
export const calling = (name: string, takes: unknown, text = 'The lamp swings.'): ScriptedAnswer => ({
  text,
  calls: [{ name, takes }],
})

export const silently = (...calls: readonly ScriptedCall[]): ScriptedAnswer => ({ calls })
