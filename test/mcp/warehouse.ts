/** The campaign of the seeds' own example: a warehouse, a crate, a wire across the floor. */
export const human = 'aldric-vane'
export const tilda = 'tilda-brannock'
export const grimjaw = 'grimjaw-ironforge'

const sheet = (name: string, race: string, job: string, secret: string): string =>
  `# ${name}

## Basic Information
**Race**: ${race}
**Class**: ${job}
**Level**: 1
**HP**: 9/9
**AC**: 13

## Ability Scores
| STR | DEX | CON | INT | WIS | CHA |
| --- | --- | --- | --- | --- | --- |
| 12 | 14 | 12 | 10 | 11 | 10 |

## Personality
Loyal, and slow to trust.

## Secret
${secret}
`

/** One word for each secret that nobody else uses, so that it is found wherever it turns up. */
export const canaries = {
  story: 'quillfrost',
  npc: 'ambervane',
  aldric: 'saltmirror',
  tilda: 'thornwick',
  grimjaw: 'coaldrift',
  beats: 'nightparcel',
} as const

export const warehouse: Readonly<Record<string, string>> = {
  'overview.md': '# The Warehouse Heist\n\n## Setting\nA harbour town with too many warehouses.\n',
  'preferences.md':
    '# Session Preferences\n\n## Narrative Style\nnarrative_style: hybrid\n\n## Player Character\nplayer_character: Aldric Vane\n',
  'story-state.md': `# Story State

## Current Situation
The party stands in the dark of Warehouse 7.

## NPCs
- Harwick - guard captain

## Secrets
- The ${canaries.story} ledger names the harbour master as a smuggler.

## Upcoming Events
- In two days an assassin comes.

## Party Status
- Aldric Vane: 9/9 HP
`,
  'party-knowledge.md': `# Party Knowledge

## Current Situation
We are in Warehouse 7, at night.

## NPCs
- Harwick - guard captain, suspicious of us
`,
  'npcs/harwick.md': `# Captain Harwick

**Role**: Guard captain

## Knowledge
### Secret
- Harwick sells the keys to the ${canaries.npc} brothers.
`,
  'beats/session-1-beats.md': `# Beats\n\n- The ${canaries.beats} opens by itself at midnight.\n`,
  'party/aldric-vane.md': sheet(
    'Aldric Vane',
    'Human',
    'Rogue',
    `Aldric once stole the ${canaries.aldric} from his own guild.`,
  ),
  'party/tilda-brannock.md': sheet(
    'Tilda Brannock',
    'Half-elf',
    'Fighter',
    `Tilda deserted the Fist at ${canaries.tilda} Bridge.`,
  ),
  'party/grimjaw-ironforge.md': sheet(
    'Grimjaw Ironforge',
    'Dwarf',
    'Cleric',
    `Grimjaw prays to nobody since the ${canaries.grimjaw} fire.`,
  ),
}
