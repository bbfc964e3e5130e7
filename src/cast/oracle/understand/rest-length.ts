/** How long a rest is meant, where the words say so. */
import type { Token } from '../../../english/tokens.ts'

const long = new Set(
  'long night nights sleep sleeps sleeping morning dawn sunrise camp bed overnight tomorrow eight 8 turn tent full'.split(
    ' ',
  ),
)
const short = new Set(
  'short breath breather moment quick quickly nap minute minutes hour break five bit while wounds wound breathe doze hearth'.split(
    ' ',
  ),
)

export function lengthOf(tokens: readonly Token[]): 'short' | 'long' | undefined {
  if (tokens.some(({ text }) => long.has(text))) return 'long'
  return tokens.some(({ text }) => short.has(text)) ? 'short' : undefined
}
