/** The words of the books, as their writers left them: banks of lines, with `#slots#` for names. */
import bank from '../../../../content/oracle/phrases/books.json' with { type: 'json' }
import { own } from '../../../core/own.ts'
import { capital } from '../../../english/content-words.ts'
import type { Manner } from '../content/voices.ts'

export { bank }

export type Hand = keyof typeof bank.hands
export type Slots = Readonly<Record<string, string>>

/** A line with its gaps filled, as it stands at the start of a sentence. */
export const filled = (line: string, slots: Slots = {}): string =>
  capital(Object.entries(slots).reduce((text, [gap, value]) => text.replaceAll(`#${gap}#`, () => value), line))

/** The hands there are diaries in; whoever speaks otherwise writes in the one that is nearest. */
export const handOf = (manner: Manner): (typeof bank.hands)[Hand] =>
  own(bank.hands, manner) ?? own(bank.hands, own(bank.sameHand, manner) ?? '') ?? bank.hands.warm

/** A bank of lines by a key that comes from a fact; nothing where nobody wrote any. */
export const linesFor = (banks: Readonly<Record<string, readonly string[]>>, key: string): readonly string[] =>
  own(banks, key) ?? []

export const lineFor = (lines: Readonly<Record<string, string>>, key: string, slots: Slots = {}): string =>
  filled(own(lines, key) ?? '', slots)
