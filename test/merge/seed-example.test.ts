/** The seeds' own examples, to the byte: through the pure merge, and through the command line in a folder of files. */
import { describe, expect, test } from 'vitest'
import { gloam, makeCamp } from './campaign.ts'
import { mergeKnowledge, mergeState, page } from './table.ts'

const delta = page(
  '# What Changed (GM State)',
  '',
  '- NPC: Harwick - now hostile after seeing party flee',
  '- QUEST: The Rot Beneath - found tunnel entrance',
  '- SECRET: Harwick reports to the cult leader',
  '- SITUATION: Party has descended into the tunnels beneath the warehouse',
)
const before = page(
  '## Current Situation',
  'The party is investigating the warehouse district.',
  '',
  '## Active Quests',
  '- The Rot Beneath - investigating mysterious disappearances',
  '',
  '## NPCs',
  '- Harwick - suspicious guard captain, neutral',
  '- Merchant Tomas - helpful shopkeeper',
  '',
  '## Secrets',
  '- The warehouse owner is a cult member',
)
const after = page(
  '## Current Situation',
  'Party has descended into the tunnels beneath the warehouse',
  '',
  '## Active Quests',
  '- The Rot Beneath - found tunnel entrance',
  '',
  '## NPCs',
  '- Harwick - now hostile after seeing party flee',
  '- Merchant Tomas - helpful shopkeeper',
  '',
  '## Secrets',
  '- The warehouse owner is a cult member',
  '- Harwick reports to the cult leader',
)
const stateSample = page(
  '# What Changed (GM State)',
  '',
  '- Party HP: Corwin took 5 damage (now 3/8)',
  '- SECRET: The cultist recognized Tilda from her Fist days',
  '- NPC: Merchant is actually a cult informant',
  '- QUEST: Found evidence linking warehouse to cult',
  '- UPCOMING: Cult will send assassin in 2 days',
  '- LOCATION: Discovered hidden basement under tavern',
  '- SITUATION: Party is now resting at the Copper Kettle inn',
)
const stateBorn = page(
  '# Story State',
  '',
  '## Current Situation',
  'Party is now resting at the Copper Kettle inn',
  '',
  '## Active Quests',
  '- Found evidence linking warehouse to cult',
  '',
  '## NPCs',
  '- Merchant is actually a cult informant',
  '',
  '## Locations',
  '- Discovered hidden basement under tavern',
  '',
  '## Secrets',
  '- The cultist recognized Tilda from her Fist days',
  '',
  '## Upcoming Events',
  '- Cult will send assassin in 2 days',
  '',
  '## Party Status',
  '- Corwin: 3/8',
)
const knowledgeSample = page(
  '# What Changed (Party Knowledge)',
  '',
  '- LEARNED: The warehouse connects to ancient tunnels',
  '- NPC: Guard captain Harwick - suspicious of us',
  '- QUEST: Need to find the tunnel entrance',
  '- LOCATION: Warehouse has three exits - front, back, cellar',
  '- SITUATION: Currently hiding in the warehouse rafters',
)
const knowledgeBorn = page(
  '# Party Knowledge',
  '',
  '## Current Situation',
  'Currently hiding in the warehouse rafters',
  '',
  '## What We Know',
  '- The warehouse connects to ancient tunnels',
  '',
  "## People We've Met",
  '- Guard captain Harwick - suspicious of us',
  '',
  "## Places We've Been",
  '- Warehouse has three exits - front, back, cellar',
  '',
  '## Active Goals',
  '- Need to find the tunnel entrance',
)

describe('the pure merge', () => {
  test('gives the seed’s after from its before', () => {
    const merged = mergeState(before, delta)
    expect(merged.text).toBe(after)
    expect([merged.applied, merged.unchanged]).toEqual([4, 0])
    expect(merged.sections).toEqual(['Current Situation', 'Active Quests', 'NPCs', 'Secrets'])
    expect(merged.warnings).toEqual([])
  })

  test('gives seven changes and no placeholder from the sample delta and no file', () => {
    const merged = mergeState(undefined, stateSample)
    expect(merged.text).toBe(stateBorn)
    expect(merged.applied).toBe(7)
    expect(merged.warnings).toEqual([])
  })

  test('gives five changes and no placeholder from the party’s sample delta and no file', () => {
    const merged = mergeKnowledge(undefined, knowledgeSample)
    expect(merged.text).toBe(knowledgeBorn)
    expect(merged.applied).toBe(5)
    expect(merged.warnings).toEqual([])
  })
})

describe('the command line', () => {
  test('gives the seed’s after from its before, and deletes the delta', async () => {
    const camp = await makeCamp({ 'story-state.md': before, 'tmp/gm-state-delta.md': delta })
    const said = await camp.merge()
    expect(await camp.read('story-state.md')).toBe(after)
    expect(said.lines.slice(-2)).toEqual([
      'story-state.md updated with 4 changes (Current Situation, Active Quests, NPCs, Secrets)',
      'No delta file found, skipping',
    ])
    expect(said.code).toBe(0)
    expect(await camp.list('tmp')).toEqual([])
    expect(await camp.list()).toEqual(['story-state.md', 'tmp'])
  })

  test('finds the campaigns where --campaigns says', async () => {
    const camp = await makeCamp({ 'story-state.md': before, 'tmp/gm-state-delta.md': delta })
    await gloam('/', 'merge', 'fen', '--campaigns', `${camp.root}/campaigns`, '--only', 'state')
    expect(await camp.read('story-state.md')).toBe(after)
  })

  test('gives both pages birth from the sample deltas', async () => {
    const camp = await makeCamp({
      'tmp/gm-state-delta.md': stateSample,
      'tmp/party-knowledge-delta.md': knowledgeSample,
    })
    const said = await camp.merge()
    expect(await camp.read('story-state.md')).toBe(stateBorn)
    expect(await camp.read('party-knowledge.md')).toBe(knowledgeBorn)
    expect(said.lines.at(-2)).toBe(
      'story-state.md updated with 7 changes (Current Situation, Active Quests, NPCs, Locations, Secrets, Upcoming Events, Party Status)',
    )
    expect(said.lines.at(-1)).toBe(
      "party-knowledge.md updated with 5 changes (Current Situation, What We Know, People We've Met, Places We've Been, Active Goals)",
    )
    expect(await camp.list('tmp')).toEqual([])
  })

  test.each([
    ['state', 'story-state.md', 'party-knowledge-delta.md'],
    ['knowledge', 'party-knowledge.md', 'gm-state-delta.md'],
  ])('--only %s writes %s and leaves the other delta', async (only, written, left) => {
    const camp = await makeCamp({
      'tmp/gm-state-delta.md': stateSample,
      'tmp/party-knowledge-delta.md': knowledgeSample,
    })
    const said = await camp.merge('--only', only)
    expect(said.lines.at(-1)).toMatch(new RegExp(`^${written} updated with \\d changes`))
    expect(await camp.list()).toEqual([written, 'tmp'])
    expect(await camp.list('tmp')).toEqual([left])
  })

  test('--dry-run shows the difference and touches nothing', async () => {
    const camp = await makeCamp({ 'story-state.md': before, 'tmp/gm-state-delta.md': delta })
    const said = await camp.merge('--dry-run')
    expect(said.lines).toContain('-- Harwick - suspicious guard captain, neutral')
    expect(said.lines).toContain('+- Harwick - now hostile after seeing party flee')
    expect(said.out).toMatch(/^@@ /m)
    expect(await camp.read('story-state.md')).toBe(before)
    expect(await camp.read('tmp/gm-state-delta.md')).toBe(delta)
    expect(await camp.list()).toEqual(['story-state.md', 'tmp'])
    expect(await camp.list('tmp')).toEqual(['gm-state-delta.md'])
  })

  test('--dry-run gives birth to nothing', async () => {
    const camp = await makeCamp({ 'tmp/gm-state-delta.md': stateSample, 'tmp/party-knowledge-delta.md': ' \n' })
    await camp.merge('--dry-run')
    expect(await camp.list()).toEqual(['tmp'])
    expect(await camp.list('tmp')).toEqual(['gm-state-delta.md', 'party-knowledge-delta.md'])
  })

  test('--json tells old line, new line, section and file of every change', async () => {
    const camp = await makeCamp({ 'story-state.md': before, 'tmp/gm-state-delta.md': `${delta}- WEATHER: hail\n` })
    const said = await camp.merge('--json', '--only', 'state')
    for (const word of [
      '"- Harwick - suspicious guard captain, neutral"',
      '"- Harwick - now hostile after seeing party flee"',
      '"NPCs"',
      'story-state.md',
      'WEATHER: hail',
    ])
      expect(said.out).toContain(word)
    expect(() => JSON.parse(said.out)).not.toThrow()
    expect(await camp.read('story-state.md')).toBe(after)
  })
})

describe('the four reports', () => {
  test('Success', async () => {
    const camp = await makeCamp({ 'tmp/gm-state-delta.md': '- NPC: Rook - clerk\n' })
    const said = await camp.merge('--only', 'state')
    expect(said.lines.at(-1)).toBe('story-state.md updated with 1 changes (NPCs)')
  })

  test('Skip, no file: and no page is born', async () => {
    const camp = await makeCamp({})
    const said = await camp.merge()
    expect(said.lines.slice(-2)).toEqual(['No delta file found, skipping', 'No delta file found, skipping'])
    expect(await camp.list()).toEqual(['tmp'])
  })

  test('Skip, empty: the delta goes, and no page is born', async () => {
    const camp = await makeCamp({ 'tmp/gm-state-delta.md': '', 'tmp/party-knowledge-delta.md': ' \n\t\r\n' })
    const said = await camp.merge()
    expect(said.lines.slice(-2)).toEqual(['Empty delta file, cleaned up', 'Empty delta file, cleaned up'])
    expect(await camp.list()).toEqual(['tmp'])
    expect(await camp.list('tmp')).toEqual([])
  })

  test('Error: the reason is told and the delta is kept', async () => {
    const camp = await makeCamp({ 'story-state.md/a-folder': '', 'tmp/gm-state-delta.md': delta })
    const said = await camp.merge()
    expect(said.lines.at(-2)).toMatch(/^Error updating story-state\.md: .+\. Delta file preserved for retry\.$/)
    expect(said.lines.at(-1)).toBe('No delta file found, skipping')
    expect(await camp.read('tmp/gm-state-delta.md')).toBe(delta)
    expect(await camp.list('tmp')).toEqual(['gm-state-delta.md'])
  })
})
