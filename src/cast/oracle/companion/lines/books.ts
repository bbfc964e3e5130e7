/** The line books by manner. */
import type { Manner } from '../../voice/voice.ts'
import { bold } from './bold.ts'
import type { Book } from './book.ts'
import { dreamy } from './dreamy.ts'
import { learned } from './learned.ts'
import { stern } from './stern.ts'
import { terse } from './terse.ts'
import { warm } from './warm.ts'
import { wary } from './wary.ts'
import { wry } from './wry.ts'

export const books: Readonly<Record<Manner, Book>> = { terse, wry, warm, stern, learned, bold, wary, dreamy }

/** Whether somebody has said no to what is about to be done, in words of ours or in plain ones. */
export const isObjection = (response: string): boolean =>
  refusal.test(response.replaceAll(/\*[^*]*\*/g, '')) ||
  Object.values(books).some(({ object }) => object.some(line => response.includes(line)))

const refusal =
  /^\W*(?:no\b(?! doubt| matter| wonder| need| more)|never\b|not (?:this|like this|while|with me|in my)\b|(?:i|we) (?:will|would|do|can) ?not (?:do|be|let|have|stand|watch|allow)\b|stop\b|don['\u2019]t\b)/iu
