/** One way in which a model goes wrong, and what must be so all the same. */
import type { ScriptedAnswer, ScriptedCall } from '../script.ts'

export type Row = {
  readonly name: string
  readonly answer: ScriptedAnswer
  /** What `why` says was not told or not done, and for what reason; or that there was nothing of the kind. */
  readonly why: RegExp | 'nothing'
  /** The same where it comes again and again, if something else is said then. */
  readonly again?: RegExp
  /** What no player may read, on the screen, in a file of theirs or where they ask why. */
  readonly never?: RegExp
  /** With what words the table may stop, where no answer can be read at all; the beat stays open. */
  readonly stops?: RegExp
  /** What the player reads of it all the same. */
  readonly told?: RegExp
  /** What is sent back: told only where it comes again. */
  readonly unsaid?: RegExp
  /** No sheet has changed by it. */
  readonly isNoDeed?: true
  /** What stands in the campaign's files afterwards, the Game Master's own included. */
  readonly holds?: RegExp
  /** What the rules have decided in a beat of its own before. */
  readonly before?: ScriptedCall
}

export const row = (name: string, answer: ScriptedAnswer, more: Omit<Row, 'name' | 'answer'>): Row => ({
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

/** A call that was refused, with what is said of it; each of these must be found, in this order. */
export const refused = (name: string, reason: string): RegExp => new RegExp(`Refused: ${name} .*\\(.*${reason}`, 's')

/** Something that was taken out of the words. */
export const leftOut = (what: string): RegExp => new RegExp(`Left out: .*${what}`, 's')

/** A paragraph that was not told, with what is said of it. */
export const notTold = (what: string, reason: string): RegExp =>
  new RegExp(`Not told: ".*${what}.*" \\(.*${reason}`, 's')

export const noWords = /The model had no words for this beat\./
export const cutOff = /The model was cut off at its length\./
