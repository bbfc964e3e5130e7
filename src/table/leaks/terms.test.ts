import { expect, test } from 'vitest'
import { toCampaign } from '../../campaign/folder/files.ts'
import { texts } from '../../../test/leaks/fixture.ts'
import { secretTerms } from './terms.ts'

const told = (files: Readonly<Record<string, string>>): readonly string[] =>
  secretTerms(toCampaign(files)).map(
    ({ term, path, line, secret }) => `${path}:${line} ${term} < ${secret.path}:${secret.line}`,
  )

const grey = {
  'overview.md':
    '# The Greying\n\n## Setting\n\nA dying world.\n\n## Campaign Arc (GM Eyes Only)\n\nThe gods are nanites. The nanites are failing.\n',
  'story-state.md': `# State

## GM Notes (Secret)

### Hidden Information

- Every priest carries nanites in the blood
- The Warden Ilvane shut the gates

### Character Secrets

| Character | Secret |
|---|---|
| Kori | was a smuggler of saffron |
| Kori | sold saffron, saffron, saffron |
`,
  'npcs/warden.md':
    '# The Warden\n\n### Secrets (GM only)\n\nHer true name is Ilvane. Only Ilvane can open the gates.\n',
  'party-knowledge.md':
    '# Party Knowledge\n\n- The gods are failing, say the priests.\n\n> **GM Note**: the nanites, of course\n',
  'party/kori.md': `# Kori

**Trait**: Strong for her size

### What She Does NOT Know

- Her strength comes from nanites

## Features

- **Nanite Integration**: she heals fast

## Backstory

I was a smuggler of saffron. The priests raised me beside the gates.
The old songs speak of one Ilvane.
`,
  'party/eamon.md': '# Eamon\n\n**Bond**: the priests of the gates\n',
}

test('a word that players must not know is found where a redaction could not see it', () => {
  expect(told(grey)).toEqual(['party/kori.md:11 Nanite < overview.md:9', 'party/kori.md:16 Ilvane < story-state.md:8'])
})

test('a word that the story brings in by itself is nobody’s secret', () => {
  const knowledge = `${grey['party-knowledge.md']}\n- Small machines, nanites, live in the blood.\n- Ilvane is a name in a song.\n`
  expect(told({ ...grey, 'party-knowledge.md': knowledge })).toEqual([])
})

test('a word hidden by its author on one sheet is looked for on every other', () => {
  const sheet = '---\nplayer_hidden: [moonglass]\n---\n# Pell\n\nHer eyes are moonglass.\n'
  expect(told({ 'party/pell.md': sheet, 'party/odo.md': '# Odo\n\nI sold her\nMoonglass once.\n' })).toEqual([
    'party/odo.md:4 Moonglass < party/pell.md:1',
  ])
})

test('an ordinary campaign has nothing to tell', () => {
  expect(told(texts)).toEqual([])
})
