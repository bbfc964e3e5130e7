/** Where things stand before the first session: the Game Master's page, the party's page, and the preferences. */
import type { Proposal } from '../proposal.ts'
import { bullets, label, page } from './lines.ts'

export function storyStatePage({ title, trouble, places, people, fill }: Proposal, party: readonly string[]): string {
  const { quest, guardian } = trouble
  return page(
    `# Story State: ${title}`,
    '> **Last Updated**: Before the first session',
    '## Current Situation',
    [
      label('Location', places.hub),
      label('Time', 'Noon, day 1'),
      label('Immediate Context', `The party has been in ${fill('{town}')} for an hour.`),
    ],
    '## Active Quests',
    `### Primary Quest: ${quest.name}`,
    [
      `- ${label('Objective', fill(quest.objective))}`,
      `- ${label('Given By', people.patron)}`,
      '- **Known Information**:',
      ...quest.known.map(known => `  - ${fill(known)}`),
      `- ${label('Current Progress', 'Not yet begun')}`,
      `- ${label('Done When', `the party reaches ${places.heart}`)}`,
      `- ${label('Reward', '50 gp, 300 XP')}`,
    ],
    '### Secondary Quests',
    [
      `- [ ] **A Word in Private**: ${people.keeper} knows more than is said in company.`,
      `  - ${label('Given By', people.patron)}`,
      `  - ${label('Done When', `the party persuades ${people.keeper}`)}`,
      `  - ${label('Reward', '100 XP')}`,
    ],
    '## Party Status',
    '**Hit Points**:',
    bullets(party.length === 0 ? ['Characters not yet created'] : party),
    '## Recent Events Summary',
    'Nothing yet. The campaign has not begun.',
    '## Unresolved Threads',
    bullets([fill(quest.objective)]),
    '## NPC Relationships',
    [
      '| NPC | Disposition | Last Interaction |',
      '|---|---|---|',
      ...(['patron', 'keeper', 'culprit'] as const).map(
        role => `| ${people[role]} | ${trouble.roles[role].disposition} | Not met yet |`,
      ),
    ],
    '---',
    '## GM Notes (Secret)',
    '### Hidden Information',
    bullets([fill(trouble.truth), `${guardian.name} is met in ${places.heart}.`]),
    '### Character Secrets',
    ['| Character | Secret | How Discovered | Story Hook |', '|---|---|---|---|', '| None yet | | | |'],
    '### Upcoming Planned Events',
    bullets([`${trouble.clock.name} advances: see the clocks in the overview.`]),
    '### Consequences Pending',
    bullets(['None']),
  )
}

export const knowledgePage = ({ title, trouble, places, people, fill }: Proposal): string =>
  page(
    '# Party Knowledge',
    [label('Campaign', title), label('Last Updated', 'Session 0 (before the first session)')],
    '## Current Situation',
    [label('Location', places.hub), label('Time', 'Noon, day 1'), label("What's happening", fill(trouble.pitch))],
    '## Active Quests',
    `### ${trouble.quest.name}`,
    [
      label('Objective', fill(trouble.quest.objective)),
      label('Given by', people.patron),
      label('What we know', trouble.quest.known.map(known => fill(known)).join(' ')),
      label('Current progress', 'We have only just heard of it.'),
    ],
    "## NPCs We've Met",
    [
      '| NPC | Who They Are | Our Relationship | Last Interaction |',
      '|---|---|---|---|',
      `| ${people.patron} | ${trouble.roles.patron.role} | Friendly | Asked us for help |`,
    ],
    "## Locations We've Visited",
    `### ${places.hub}`,
    [label('What it is', `The middle of ${fill('{town}')}.`), label('What we found/did there', 'We arrived.')],
    '## Important Information Learned',
    bullets(trouble.quest.known.map(known => fill(known))),
    '## Party Resources',
    [label('Gold', 'each carries their own'), '**Notable Items**:', '- None'],
    '## Recent Session Summary',
    '### Session 0',
    'We came together on the road.',
    '## Unresolved Questions',
    bullets([`What is wrong in ${fill('{town}')}?`]),
  )

/** The character stays blank until somebody sits down. */
export const preferencesPage = ({ title, style, tone }: Proposal): string =>
  page(
    `# Campaign Preferences: ${title}`,
    '## Narrative Style',
    label('narrative_style', style),
    '## Player Character',
    '**player_character**:',
    '## Session Preferences',
    label('auto_save', 'true'),
    '## Tone Notes',
    bullets(tone.notes),
  )

export const beatsPage = ({ title, trouble, places, people, fill }: Proposal): string =>
  page(
    `# Session 1 Beats: ${title}`,
    '## Opening State',
    fill(trouble.hook),
    '## Beat 1: The Asking',
    [
      label('Goal', 'To make it the party’s business.'),
      label('What Happens', `${people.patron} asks for help at ${places.hub}.`),
      label('Opportunities', `The people of ${fill('{town}')}, each with a piece of it.`),
    ],
    '## Beat 2: The Proof',
    [label('Goal', 'To know who.'), label('What Happens', `The ${trouble.proof.name} lies hidden at ${places.works}.`)],
    '## Beat 3: The Key',
    [label('Goal', 'A way below.'), label('What Happens', `${people.keeper} holds the ${trouble.key.name}.`)],
    '## Beat 4: The Way Out',
    [label('Goal', 'Danger, shown first.'), label('What Happens', `${places.wild}, then ${places.ruin}.`)],
    '## Beat 5: The Choice',
    [label('Goal', 'An ending.'), label('What Happens', `${places.heart}, with the ${trouble.item.name} in hand.`)],
  )
