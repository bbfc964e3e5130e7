/** A small city to play in: the examples of the format's own page, and what they name besides. */
import { readFileSync } from 'node:fs'

const page = readFileSync(new URL('../../docs/blades-files.md', import.meta.url), 'utf8')

/** Where each example of the page would stand, by the title it begins with. */
const paths: Readonly<Record<string, string>> = {
  'Ansel Quay': 'party/ansel-quay.md',
  'The Late Post': 'crew.md',
  Clocks: 'clocks.md',
  'The Candle Bench': 'factions/the-candle-bench.md',
  'The Dead Letter Office': 'locations/the-dead-letter-office.md',
  'Mother Tallow': 'npcs/mother-tallow.md',
  'The Thursday Ledger': 'scores/the-thursday-ledger.md',
  Rumours: 'rumours.md',
  Threads: 'threads.md',
  Endings: 'endings.md',
  "The city's name": 'overview.md',
}

const examples = [...page.matchAll(/```markdown\n([^`]*)```/g)].map(([, text = '']) => text)

const fromThePage = Object.fromEntries(
  examples.flatMap(text => {
    const path = paths[/^# (.+)$/m.exec(text)?.[1] ?? '']
    return path === undefined ? [] : [[path, text] as const]
  }),
)

const sheet = (name: string, pronouns: string, action: string, says: string): string => `# ${name}

**Pronouns:** ${pronouns}
**Archetype:** Wrecker
**Vice:** company (Mother Tallow)

**Stress:** 0/9
**Trauma:** None
**Harm:** None

## Actions

- ${action}: 2
- Skirmish: 1

## Says

- help: "${says}"

## Secret

${name} has written the letters.
`

const place = (name: string, overview: string): string =>
  `# ${name}\n\n**District:** Tallow Row\n\n## Overview\n\n${overview}\n\n## Features\n\n- **The gutter**: It runs uphill here, a little.\n`

export const latePost: Readonly<Record<string, string>> = {
  ...fromThePage,
  'preferences.md': '# Preferences\n\n**game**: blades\n**player_character**: Ansel Quay\n',
  'party/odd-marrow.md': sheet('Odd Marrow', 'they', 'Wreck', 'Stand back. Further.'),
  'party/wren-tolley.md': sheet('Wren Tolley', 'she', 'Sway', 'Let me do the talking, for once.'),
  'locations/tallow-row.md':
    '# Tallow Row\n\n**Kind:** district\n\n## Overview\n\nA street of chandlers, and a smell one stops noticing after the first year.\n',
  'locations/the-weighing-stair.md': place('The Weighing Stair', 'Two hundred steps, and a price on every one.'),
  'scores/the-eleventh-chair.md': `# The Eleventh Chair

**Status:** hidden
**Target:** The Candle Bench
**Place:** The Weighing Stair
**Tier:** 3
**Payoff:** 8
**Length:** 6

## The Job

There is a chair that nobody sits in, and somebody wants it carried out.

## Obstacles

### The ten

They sit in a row, and they are all looking at you.

**Works:** sway great, command

### The chair

It is heavier than a chair ought to be.

**Works:** wreck, prowl, attune great

## If it works

- reveals: The eleventh has been dead since autumn.
`,
}
