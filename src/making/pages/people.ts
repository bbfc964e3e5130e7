/** The people, with what they tell anyone, what they tell a friend, and what they tell nobody. */
import type { Proposal } from '../proposal.ts'
import type { RoleKey } from '../trouble.ts'
import { bullets, label, page, rows } from './lines.ts'

const homes = { patron: 'hub', keeper: 'inn', culprit: 'works' } as const

export function personPage({ trouble, people, places, title, fill }: Proposal, role: RoleKey): string {
  const words = trouble.roles[role]
  const name = people[role]
  return page(
    `# ${name}`,
    [label('Role', words.role), label('Location', places[homes[role]]), label('Campaign', title)],
    '## Quick Reference',
    rows([
      ['Race', 'Human'],
      ['Occupation', words.role],
      ['Age', 'Grown'],
      ['Status', 'Alive'],
    ]),
    '## Appearance',
    words.looks,
    '## Personality',
    [label('Demeanor', words.demeanor), label('Motivation', words.wants), label('Fear', words.fears)],
    '## Voice & Mannerisms',
    [
      label('Speech Pattern', words.speech),
      label('Mannerisms', words.manner),
      '**Sample Dialogue**:',
      ...bullets(words.lines.map(line => `"${fill(line)}"`)),
    ],
    '## What They Know',
    '### Public Knowledge',
    bullets(words.tells.map(told => fill(told))),
    '### Private Knowledge (requires trust/persuasion)',
    bullets(words.confides.map(told => fill(told))),
    '### Secrets (GM only)',
    bullets(words.hides.map(told => fill(told))),
    '## Relationship to Party',
    [
      label('First Impression', words.demeanor),
      label('Current Disposition', words.disposition),
      label('History with Party', 'None yet.'),
    ],
    '## Combat Stats (if needed)',
    [label('Use Stat Block', role === 'culprit' ? 'noble' : 'commoner')],
    '## Plot Relevance',
    role === 'keeper'
      ? `Holds the ${trouble.key.name}.`
      : role === 'culprit'
        ? 'Did it, for a reason.'
        : 'Asks for help.',
    '## GM Notes',
    'A person first.',
  )
}
