/** How many: digits, words, dice and ranges, as people write them before the name of a thing. */

const words: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  single: 1,
  lone: 1,
  two: 2,
  pair: 2,
  couple: 2,
  both: 2,
  twin: 2,
  some: 2,
  three: 3,
  few: 3,
  several: 3,
  trio: 3,
  four: 4,
  pack: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  dozen: 12,
}

/** The mean of `2d4+1`, rounded: what to expect of it. */
export function meanOf(dice: string): number | undefined {
  const [, count, sides, sign, plus] = /^(\d{0,3})d(\d{1,4})(?:([+-])(\d{1,4}))?$/i.exec(dice.replaceAll(' ', '')) ?? []
  if (sides === undefined) return undefined
  const more = Number(plus ?? 0) * (sign === '-' ? -1 : 1)
  return Math.max(1, Math.round((Number(count === '' ? 1 : count) * (Number(sides) + 1)) / 2 + more))
}

/** The count a word stands for, or undefined where it stands for none. */
export function countOf(word: string): number | undefined {
  const plain = word.toLowerCase()
  if (/^\d{1,3}$/.test(plain)) return Number(plain)
  const [, low, high] = /^(\d{1,3})[-–](\d{1,3})$/u.exec(plain) ?? []
  if (low !== undefined) return Math.round((Number(low) + Number(high)) / 2)
  return Object.hasOwn(words, plain) ? words[plain] : meanOf(plain)
}
