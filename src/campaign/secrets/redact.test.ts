import { describe, expect, test } from 'vitest'
import { authorMarks, sharedMarks, sheetMarks } from './marks.ts'
import { redact, secretsIn } from './redact.ts'

const sheet = (text: string): string => redact(text, { marks: sheetMarks })
const shared = (text: string): string => redact(text, { marks: sharedMarks })

describe('asides on a sheet', () => {
  test.each([
    ['## Backstory\n\nA ferry.\n\n## Notes\n\nHer mother rings the bell.\n', '## Backstory\n\nA ferry.\n\n'],
    ['### What She Does NOT Know\n\n- The lamp is a soul\n\n## Skills\n\nRope\n', '## Skills\n\nRope\n'],
    ['## Traits (GM Eyes Only)\n\nx\n\n### Deeper\n\ny\n\n## Skills\n', '## Skills\n'],
    ["**Bond**: lamp\n**What He Doesn't Know**: soul\n**Flaw**: pride\n", '**Bond**: lamp\n**Flaw**: pride\n'],
    ['**What He Doesn’t Know**:\n- one\n- two\n\n**Flaw**: pride\n', '\n**Flaw**: pride\n'],
    ['**What They Don’t Know**\n\nOne.\n\nTwo.\n\n**Flaw**: pride\n', '\n**Flaw**: pride\n'],
    ['**Future Development**: she will drown\n\nKept.\n', '\nKept.\n'],
    ['> **GM Note**: the lamp\nis a soul\n> and hungry\n\n> A proverb.\n', '\n> A proverb.\n'],
    ['A lamp. (She does not know it is a soul.) It burns.\n', 'A lamp. It burns.\n'],
    ['A lamp *(she doesn’t know whose)*, lit.\n', 'A lamp, lit.\n'],
    ['- lamp\n  - (She does not know it hungers)\n  - oil\n- rope\n', '- lamp\n  - oil\n- rope\n'],
    ['- **GM only**: the lamp\n  - hungers\n- rope\n', '- rope\n'],
    ['Her father drowned. She does not know that he lives.\n\nShe swims.\n', '\nShe swims.\n'],
    [
      '| **Race** | Reed |\n| **GM Note** | half drowned |\n| **Level** | 2 |\n',
      '| **Race** | Reed |\n| **Level** | 2 |\n',
    ],
    ['| What | GM notes |\n|---|---|\n| lamp | soul |\n\nKept.\n', '\nKept.\n'],
    ['Lamp <!-- a soul --> light\n', 'Lamp  light\n'],
    ['GM Notes\n--------\n\nIt hungers.\n\nSkills\n------\n\nRope\n', 'Skills\n------\n\nRope\n'],
    ['```\nGM only: it hungers\n```\n\nKept.\n', '\nKept.\n'],
    ['- Rope\n\n[GM: it hungers] and a lamp\n', '- Rope\n\n and a lamp\n'],
    ['Unbeknownst to her, it hungers.\r\n\r\nKept.\r\n', '\r\nKept.\r\n'],
  ])('%j', (text, left) => {
    expect(sheet(text)).toBe(left)
  })

  test.each([
    ['## Knowledge and Secrets\n\nI stole the lamp.\n'],
    ['## Secret Action Triggers (for AI Players)\n\nA purse.\n'],
    ['| Weapon | Attack Bonus | Damage | Notes |\n|---|---|---|---|\n| Hook | +2 | 1d4 | Reach |\n'],
    ['**Sample**: "I don\'t know. I never know."\n'],
    ['She knows the DM line of ferries by heart, and the GMs of the old guild.\n'],
    ['## Notes on the Lamp\n\nIt burns.\n'],
  ])('and what stays: %j', text => {
    expect(sheet(text)).toBe(text)
  })

  test('what an author hides by hand, by title, label or word', () => {
    const text =
      '---\nplayer_hidden:\n  - Backstory\n  - Bond\n  - nanite\nlevel: 2\n---\n# Ko\n\n**Bond**: x\n**Flaw**: backstory\n\n' +
      '- **Nanites in her blood**: strong\n- Rope\n\n## Backstory\n\ny\n\n## Skills\n'
    expect(sheet(text)).toBe('---\nlevel: 2\n---\n# Ko\n\n**Flaw**: backstory\n\n- Rope\n\n## Skills\n')
    expect(sheet('---\nplayer_hidden: [Backstory, "Bond"]\n---\n## Backstory\nx\n## Bonds\ny\n')).toBe('---\n---\n')
    expect(sheet('---\nplayer_hidden: true\n---\n# Ko\n')).toBe('')
  })
})

describe('what the players share', () => {
  test('keeps its own "does not know", and loses what is the GM’s', () => {
    const text = 'The reeve does not know we took it.\n\n> **GM Note**: he does\n\n## Notes\n\nRope\n'
    expect(shared(text)).toBe('The reeve does not know we took it.\n\n\n## Notes\n\nRope\n')
  })
})

describe('sections and tiers', () => {
  const overview =
    '# The Hook and the Harbour\n\nA word first.\n\n## Setting\n\nA fen.\n\n### The Truth\n\nx\n\n## The Threat\n\ny\n\n' +
    '## Tone & Themes\n\nCold.\n\n## House Rules\n\nz\n'

  test('only what was asked for is left, without its asides', () => {
    expect(redact(overview, { marks: authorMarks, only: ['setting', 'tone', 'hook'] })).toBe(
      '# The Hook and the Harbour\n## Setting\n\nA fen.\n\n## Tone & Themes\n\nCold.\n\n',
    )
  })

  const npc =
    '# Holt\n\n## What They Know\n\n### Public Knowledge\n\na\n\n### Private Knowledge (requires trust)\n\nb\n\n' +
    '### Secrets (GM only)\n\nc\n\n## GM Notes\n\nd\n'

  test.each([
    [['public'] as const, 'a'],
    [['public', 'private'] as const, 'ab'],
    [['public', 'private', 'secret'] as const, 'abc'],
  ])('of an NPC the tiers %j', (tiers, left) => {
    expect(
      redact(npc, { marks: authorMarks, tiers })
        .match(/^[abcd]$/gm)
        ?.join(''),
    ).toBe(left)
  })
})

test('secrets are told with their line', () => {
  const text = '# Oda\n\nA lamp.\n(She does not know it hungers.)\n\n## Notes\n\nx\n'
  expect(secretsIn(text, { marks: sheetMarks })).toEqual([
    { line: 4, text: '(She does not know it hungers.)' },
    { line: 6, text: '## Notes\n\nx\n' },
  ])
})
