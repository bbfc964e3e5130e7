/**
 * Every bound of the dice, in one place. They are generous for a table and small for a machine: the worst expression
 * that passes them all is answered in a few milliseconds, so nothing typed by a player or a model can hold up a game.
 */

/** Characters in one call; longer is not a roll but a program. */
export const MAX_SOURCE = 1000

/** Expressions in one call, separated by `,` or `;`. */
export const MAX_EXPRESSIONS = 20

/** Parentheses, groups, functions and powers inside each other. */
export const MAX_DEPTH = 50

/** Dice asked for by one expression. */
export const MAX_DICE = 1000

export const MAX_SIDES = 1_000_000

/** Throws made by one expression, counting every explosion and reroll; and by all the expressions of one call. */
export const MAX_THROWS = 10_000
export const MAX_CALL_THROWS = 20_000

/** The largest number that can be written down: past it whole numbers are no longer exact. */
export const MAX_NUMBER = Number.MAX_SAFE_INTEGER

/** Digits after the decimal point; nobody rolls finer, and such numbers always print without an exponent. */
export const MAX_DECIMALS = 6

/** Elementary steps an exact distribution may cost before it is sampled instead: some tens of milliseconds. */
export const MAX_WORK = 40_000_000

/** What an exact distribution of exploding dice may leave out: the chance of explosions beyond those listed. */
export const MAX_TAIL = 1e-12

/** Rolls made when a distribution is sampled, and throws after which sampling stops early. */
export const MAX_SAMPLES = 50_000
export const MAX_SAMPLED_THROWS = 500_000
