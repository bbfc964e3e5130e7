/** `--budget 2.00`. */
import { InvalidArgumentError } from 'commander'

export function toDollars(text: string): number {
  const dollars = Number(text.replace(/^\$/, ''))
  if (text.trim() === '' || !Number.isFinite(dollars) || dollars < 0)
    throw new InvalidArgumentError('Say an amount of dollars, such as 2.00.')
  return dollars
}
