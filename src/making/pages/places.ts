/** The six places: the town in the middle, the way out of it, and what lies at the end. */
import type { Proposal } from '../proposal.ts'
import type { PlaceKey } from '../setting.ts'
import { bullets, label, page } from './lines.ts'

type Way = readonly [to: PlaceKey, note: string, lock?: 'locked']

/** Which place leads to which. Each way can be gone in both directions. */
const ways: Readonly<Record<PlaceKey, readonly Way[]>> = {
  hub: [
    ['inn', 'A few steps across.'],
    ['works', 'Round the corner.'],
    ['wild', 'Out of the town.'],
  ],
  inn: [['hub', 'Back outside.']],
  works: [['hub', 'Back to the middle of the town.']],
  wild: [
    ['hub', 'Back to the town.'],
    ['ruin', 'An hour on.'],
  ],
  ruin: [
    ['wild', 'Back the way you came.'],
    ['heart', 'Down, behind a door.', 'locked'],
  ],
  heart: [['ruin', 'Up again.']],
}

const ids: readonly PlaceKey[] = ['hub', 'inn', 'works', 'wild', 'ruin', 'heart']

function exits({ setting, places, trouble }: Proposal, key: PlaceKey): readonly string[] {
  const isBack = (to: PlaceKey): boolean => ids.indexOf(to) < ids.indexOf(key)
  return ways[key].map(([to, note, lock]) => {
    const name = isBack(to) ? setting.places[key].way : setting.places[to].way
    const locked = lock ? ` (locked, DC 13 Thieves' Tools, opened by the ${trouble.key.name})` : ''
    return `- **${name}** to ${places[to]}${locked}: ${note}`
  })
}

const people: Readonly<Partial<Record<PlaceKey, 'patron' | 'keeper' | 'culprit'>>> = {
  hub: 'patron',
  works: 'culprit',
  inn: 'keeper',
}

function encounters({ setting, trouble, fill }: Proposal, key: PlaceKey): readonly string[] {
  const { guards, guardian } = trouble
  if (key === 'wild') return [label('Likely', `${setting.onTheWay}. (standard)`)]
  if (key === 'ruin') return [label('Likely', `${guards}. (standard)`)]
  if (key === 'heart')
    return [label('Always', `a ${guardian.monster} (${guardian.name}). ${fill(guardian.text)} (critical)`)]
  return ['Nobody here means you harm.']
}

function hiddenThings({ setting, fill }: Proposal, key: PlaceKey): readonly string[] {
  const { name, dc, skill, text } = setting.places[key].hidden
  return [`- **${name}** (DC ${dc} ${skill}): ${fill(text)}`]
}

export function placePage(proposal: Proposal, key: PlaceKey): string {
  const { setting, places, title, trouble, people: names, fill } = proposal
  const words = setting.places[key]
  const here = people[key]
  return page(
    `# ${places[key]}`,
    [
      label('Type', words.kind),
      label('Region', key === 'hub' || key === 'inn' || key === 'works' ? fill('{town}') : setting.region),
      label('Campaign', title),
    ],
    '## Overview',
    fill(words.overview, places[key]),
    '## Atmosphere',
    [
      label('Sights', words.sights),
      label('Sounds', words.sounds),
      label('Smells', words.smells),
      label('Feeling', words.feeling),
    ],
    '## Key Features',
    bullets(Object.entries(words.features).map(([name, text]) => `**${name}**: ${fill(text)}`)),
    '## Exits',
    exits(proposal, key),
    '## Notable NPCs Here',
    bullets([here ? `${names[here]}: ${trouble.roles[here].role.toLowerCase()}.` : 'Nobody, usually.']),
    '## Encounters',
    encounters(proposal, key),
    '## Secrets & Hidden Things',
    hiddenThings(proposal, key),
    '## GM Notes',
    key === 'heart'
      ? `The endings are decided here. ${fill(trouble.item.does)}`
      : 'Let them ask. Everybody here wants to talk to somebody.',
  )
}
