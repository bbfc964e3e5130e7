/** Why dice could not be read or rolled. `at` is the place in the source, counted in characters from 0. */
import { caretUnder, visible } from './caret.ts'

type At = { readonly at: number }
export type DiceRefusal =
  | ({ readonly code: 'unexpected'; readonly expected: string; readonly found: string } & At)
  | ({ readonly code: 'function-unknown'; readonly asked: string; readonly known: readonly string[] } & At)
  | ({ readonly code: 'inputs-wrong'; readonly name: string; readonly wanted: string; readonly given: number } & At)
  | ({ readonly code: 'too-long'; readonly length: number; readonly limit: number } & At)
  | ({ readonly code: 'too-many-expressions'; readonly limit: number } & At)
  | ({ readonly code: 'too-deep'; readonly limit: number } & At)
  | ({ readonly code: 'number-too-large'; readonly limit: number } & At)
  | ({ readonly code: 'number-too-fine'; readonly limit: number } & At)
  | ({ readonly code: 'count-impossible'; readonly asked: number } & At)
  | ({ readonly code: 'sides-impossible'; readonly asked: number } & At)
  | ({ readonly code: 'too-many-dice'; readonly asked: number; readonly limit: number } & At)
  | ({ readonly code: 'too-many-sides'; readonly asked: number; readonly limit: number } & At)
  | ({ readonly code: 'endless'; readonly how: 'explode' | 'reroll' } & At)
  | ({ readonly code: 'too-many-throws'; readonly limit: number } & At)
  | ({ readonly code: 'division-by-zero' } & At)
  | ({ readonly code: 'no-number' } & At)
  | ({ readonly code: 'dice-ran-out'; readonly given: number } & At)

/** What is wrong and what would be right, in one line. */
export function reasonOf(refusal: DiceRefusal): string {
  switch (refusal.code) {
    case 'unexpected':
      return `Expected ${refusal.expected}, found ${refusal.found}.`
    case 'function-unknown':
      return `There is no function "${visible(refusal.asked)}". There are: ${refusal.known.join(', ')}.`
    case 'inputs-wrong':
      return `${refusal.name} takes ${refusal.wanted}, and was given ${refusal.given}.`
    case 'too-long':
      return `This is ${refusal.length} characters long; one call takes at most ${refusal.limit}.`
    case 'too-many-expressions':
      return `One call takes at most ${refusal.limit} expressions; roll the rest in another.`
    case 'too-deep':
      return `Parentheses go at most ${refusal.limit} deep.`
    case 'number-too-large':
      return `Numbers go up to ${refusal.limit}.`
    case 'number-too-fine':
      return `Numbers have at most ${refusal.limit} digits after the point.`
    case 'count-impossible':
      return `${refusal.asked} dice cannot be thrown; the number of dice is a whole number from 0 up.`
    case 'sides-impossible':
      return `A die with ${refusal.asked} sides does not exist; sides are a whole number from 1 up.`
    case 'too-many-dice':
      return `${refusal.asked} dice are too many; one expression throws at most ${refusal.limit}.`
    case 'too-many-sides':
      return `${refusal.asked} sides are too many; a die has at most ${refusal.limit}.`
    case 'endless':
      return `Every face would ${refusal.how} again, so this never ends; leave at least one face out.`
    case 'too-many-throws':
      return `This took more than ${refusal.limit} throws; let fewer faces explode or reroll.`
    case 'division-by-zero':
      return 'This divides by zero.'
    case 'no-number':
      return 'The result here is no number, or too large for one.'
    case 'dice-ran-out':
      return `More dice are thrown than the ${refusal.given} that were laid down.`
  }
}

/** The reason, the source, and a caret exactly under the fault. */
export const explainDice = (refusal: DiceRefusal, source: string): string =>
  `${reasonOf(refusal)}\n${caretUnder(source, refusal.at)}`
