/** Dice expressions of every kind, for property tests. */
import fc from 'fast-check'

const sides = fc.constantFrom('2', '4', '6', '8', '10', '20', '%', 'F', 'F.1')
const point = fc
  .tuple(fc.constantFrom('=', '<>', '<', '<=', '>', '>='), fc.integer({ min: 1, max: 6 }))
  .map(p => p.join(''))
const count = fc.integer({ min: 0, max: 4 }).map(String)

const modifier = fc.oneof(
  fc.tuple(fc.constantFrom('kh', 'kl', 'dh', 'dl', 'k', 'd'), count).map(parts => parts.join('')),
  fc.tuple(fc.constantFrom('k', 'd', 'ro', 'cs', 'cf'), point).map(parts => parts.join('')),
  fc.constantFrom('!', '!!', '!p', '!=2', '!!=3', 'r', 'r1', 'ro', 'ra', 'uo', 'cs', 'cf', 's', 'sa', 'sd'),
  fc.tuple(fc.constantFrom('min', 'max', 'mi', 'ma'), fc.integer({ min: -1, max: 6 })).map(parts => parts.join('')),
)

/** A few dice with up to three modifiers, and perhaps counting. */
export const pool = fc
  .tuple(count, sides, fc.array(modifier, { maxLength: 3 }), fc.option(point, { nil: '' }))
  .map(([many, die, modifiers, success]) => `${many}d${die}${success}${modifiers.join('')}`)

const number = fc.oneof(fc.integer({ min: 0, max: 99 }).map(String), fc.constantFrom('1.5', '0.25', '2.56'))

/** Whole expressions: arithmetic, functions, groups, labels, computed dice. Some of them cannot be rolled. */
export const expression = fc.letrec<{ term: string; whole: string }>(tie => ({
  term: fc.oneof(
    { maxDepth: 4 },
    pool,
    number,
    tie('whole').map(inside => `(${inside})`),
    tie('whole').map(inside => `-(${inside})`),
    tie('whole').map(inside => `floor(${inside})`),
    tie('term').map(inside => `${inside}[fire]`),
    fc
      .tuple(tie('whole'), tie('whole'), fc.constantFrom('', 'kh1', 'dl1', '>5', 'sd'))
      .map(([a, b, m]) => `{${a}, ${b}}${m}`),
    fc.tuple(tie('whole'), tie('whole')).map(([a, b]) => `max(${a}, ${b})`),
    tie('whole').map(inside => `{${inside}}k2`),
    fc.constantFrom('(1d2)d6', '2d(1d4+1)', '(1+2)d4kh1'),
  ),
  whole: fc
    .tuple(
      tie('term'),
      fc.array(fc.tuple(fc.constantFrom('+', '-', '*', '/', '//', '%', ' + ', '=='), tie('term')), { maxLength: 2 }),
    )
    .map(([first, rest]) => first + rest.map(parts => parts.join('')).join('')),
})).whole

/** Anything at all, mostly in the letters of the notation. */
export const scribble = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'0123456789d%F!prouksahlcfme=<>+-*/^(){}[],;. '.split('')), maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc
    .array(fc.oneof(pool, fc.constantFrom('+', '(', '{', ',', '[', '^', ';', '!>0', 'r<9')), { maxLength: 12 })
    .map(parts => parts.join('')),
)
