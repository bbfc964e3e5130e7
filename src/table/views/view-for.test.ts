import { expect, test } from 'vitest'
import { toCampaign } from '../../campaign/folder/files.ts'
import { viewFor } from './view-for.ts'
import type { World } from './world.ts'

const world: World = { presence: [], heard: [], whispers: [], constraints: () => [] }
const campaign = toCampaign({
  'npcs/old-nan.md': '# Old Nan\n\n- Keeps the ravens\n- Fears the moonglass under the mill\n',
})

test('an NPC that has never heard a word reads nothing of it, whoever asked for the same NPC before', () => {
  const textFor = (unknown: readonly string[]): string | undefined =>
    viewFor<'npc'>({ kind: 'npc', npc: 'old-nan', unknown }, campaign, world).files.npc[0]?.text
  expect(textFor([])).toContain('moonglass')
  expect(textFor(['moonglass'])).not.toContain('moonglass')
  expect(textFor(['ravens'])).toContain('moonglass')
})

test('how a friend is spoken of is known to whoever sits beside them, and nothing else of the sheet', () => {
  const party = toCampaign({
    'party/bryn.md': '# Bryn\n\n## Backstory\n\nBryn buried the ledger under her own hearth. She told nobody.\n',
    'party/osk.md': '# Osk\n\n## Backstory\n\nOsk walks.\n',
  })
  const seen = viewFor<'journal-keeper'>({ kind: 'journal-keeper', character: 'osk' }, party, world)
  expect(seen.spokenOf).toEqual({ bryn: 'she', osk: 'they' })
  expect(JSON.stringify(seen)).not.toContain('ledger')
  expect(viewFor<'narrator'>({ kind: 'narrator' }, party, world).spokenOf).toEqual({})
})
