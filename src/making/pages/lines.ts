/** Markdown in small pieces. */

export const page = (...parts: readonly (string | readonly string[])[]): string =>
  `${parts
    .map(part => (typeof part === 'string' ? part : part.join('\n')))
    .filter(part => part !== '')
    .join('\n\n')}\n`

export const bullets = (items: readonly string[]): readonly string[] => items.map(item => `- ${item}`)

export const label = (name: string, value: string): string => `**${name}**: ${value}`

export const rows = (pairs: readonly (readonly [string, string])[]): readonly string[] => [
  '| | |',
  '|---|---|',
  ...pairs.map(([name, value]) => `| **${name}** | ${value} |`),
]
