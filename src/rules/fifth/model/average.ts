/** What dice come to on average: for choosing between spells and weapons, never for ruling. */
const averages = new Map<string, number>()

/** Of sums such as `4d6+40` or `1d8-1`; what is no dice counts as it is written. */
export function averageOf(dice: string): number {
  const known = averages.get(dice)
  if (known !== undefined) return known
  let sum = 0
  for (const part of dice.replaceAll('-', '+-').split('+')) {
    const [count = '0', sides] = part.split('d')
    sum += sides === undefined ? Number(count) || 0 : (Number(count || 1) * (Number(sides) + 1)) / 2
  }
  averages.set(dice, sum)
  return sum
}
