/** What a dice expression says, once it has been read: plain JSON, so it can be kept, compared and rolled again. */

export type Comparison = '=' | '<>' | '<' | '<=' | '>' | '>='

/** `>=8`: which values are meant. */
export type Compare = { readonly op: Comparison; readonly to: number }

/** A compare point, or the face a modifier means when none is written: `!` explodes on the highest, `r` on the lowest. */
export type Point = Compare | 'highest' | 'lowest'

/** `explode` adds a die, `compound` adds to the same die; penetrating, each further throw counts one less. */
export type Explode = { readonly how: '!' | '!!' | '!p' | '!!p'; readonly when: readonly Point[] }

/** Some of the dice: so many from one end, or all that match. */
export type Pick =
  | { readonly keep: boolean; readonly end: 'high' | 'low'; readonly count: number }
  | { readonly keep: boolean; readonly end: null; readonly when: Compare }

/** Counting instead of adding: a success is worth one, a failure takes one away. */
export type Tally = { readonly success: Compare; readonly failure: Compare | null }

/**
 * Everything that happens to thrown dice, in the order in which it happens, whatever the order in which it was written:
 * explode, once more, reroll, unique, clamp, keep and drop, count; then marks and sorting, which change no total.
 */
export type Plan = {
  readonly explode: Explode | null
  /** `ra`: the first match brings one more die, once. */
  readonly again: readonly Point[] | null
  readonly rerollOnce: readonly Point[] | null
  readonly reroll: readonly Point[] | null
  /** `u`: duplicates are thrown again; `once` leaves the second throw lie. */
  readonly unique: { readonly once: boolean; readonly when: readonly Compare[] } | null
  readonly least: number | null
  readonly most: number | null
  readonly picks: readonly Pick[]
  readonly tally: Tally | null
  readonly critical: readonly Point[] | null
  readonly fumble: readonly Point[] | null
  readonly sort: 'up' | 'down' | null
}

/** `dF` and `dF.2` have two faces each of -1, 0 and 1; `dF.1` has one -1, one 1 and four blanks. */
export type Fudge = 'F.1' | 'F.2'

/** One kind of die: every whole number from `low` to `high` can fall. `fair` is the generator's limit for its size. */
export type DieKind = {
  readonly sides: number | Fudge
  readonly low: number
  readonly high: number
  readonly fair: number
}

export type Operator = '+' | '-' | '*' | '/' | '//' | '%' | '^' | Comparison

export type FunctionName =
  | 'abs'
  | 'ceil'
  | 'cos'
  | 'exp'
  | 'floor'
  | 'log'
  | 'max'
  | 'min'
  | 'pow'
  | 'round'
  | 'sign'
  | 'sin'
  | 'sqrt'
  | 'tan'

/** `at` is where in the source a part stands, so that a refusal while rolling can point at it too. */
export type NumberNode = { readonly kind: 'number'; readonly value: number }
export type DiceNode = {
  readonly kind: 'dice'
  readonly at: number
  readonly count: Node
  readonly sides: Node | Fudge
  /** The die itself, where it is known without rolling. */
  readonly die: DieKind | null
  readonly plan: Plan | null
}
export type GroupNode = {
  readonly kind: 'group'
  readonly at: number
  readonly parts: readonly Node[]
  readonly picks: readonly Pick[]
  readonly tally: Tally | null
  readonly sort: 'up' | 'down' | null
}
export type BinaryNode = {
  readonly kind: 'binary'
  readonly at: number
  readonly op: Operator
  readonly left: Node
  readonly right: Node
}
export type NegateNode = { readonly kind: 'negate'; readonly of: Node }
export type CallNode = {
  readonly kind: 'call'
  readonly at: number
  readonly name: FunctionName
  readonly inputs: readonly Node[]
}
export type LabelNode = { readonly kind: 'label'; readonly label: string; readonly of: Node }
export type Node = NumberNode | DiceNode | GroupNode | BinaryNode | NegateNode | CallNode | LabelNode

/** One expression, compiled: reading it again is never needed to roll it. `source` is the text as it was written. */
export type DiceExpression = {
  readonly source: string
  /** Where it began in the text it was read from. */
  readonly at: number
  readonly purpose: string | null
  readonly root: Node
}
