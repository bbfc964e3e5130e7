/** Rolls as the table reads them. */
import type { Rolled } from '../../ruleset.ts'

const versus = /^vs (?<what>DC|AC) (?<number>-?\d+) - (?<how>.*)$/

/**
 * `**Stealth Check** (DC 15): 1d20+5 = [14]+5 = **19** - Success` for checks and saves,
 * `**Longsword Attack**: 1d20+5 = [14]+5 = 19 vs AC 15 - **Hit!**` for attacks, and what is left for the rest.
 */
export function printRolled({ purpose, text, total, outcome }: Rolled): string {
  const title = `**${purpose.replaceAll(/(^| )(check|save|attack|damage)(?= |$)/g, (_, space: string, word: string) => `${space}${word.charAt(0).toUpperCase()}${word.slice(1)}`)}**`
  const match = outcome === undefined ? null : versus.exec(outcome)
  const { what = '', number = '', how = '' } = match?.groups ?? {}
  if (what === 'AC') return `${title}: ${text} vs AC ${number} - **${how}**`
  const bold = text.replace(/-?\d+$/, `**${total}**`)
  if (what === 'DC') return `${title} (DC ${number}): ${bold} - ${how}`
  return `${title}: ${text}${outcome === undefined ? '' : ` ${outcome}`}`
}

/** The formatter's one line: `⚄ Stealth check: \`1d20+4 = [13]+4 = 17 vs DC 15 → SUCCESS\`` */
export function formatRolled({ purpose, text, outcome = '' }: Rolled): string {
  const [against, how] = outcome.split(' - ')
  const end = how === undefined ? outcome : `${against ?? ''} → ${how.toUpperCase()}`
  return `⚄ ${purpose}: \`${text}${end === '' ? '' : ` ${end}`}\``
}
