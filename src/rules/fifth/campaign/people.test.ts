import { expect, test } from 'vitest'
import { withExperience } from '../sheet/index.ts'
import { editsOf } from './edits.ts'
import { openWorld } from './open.ts'
import { withDeath, withDisposition, withStanding } from './people.ts'

const page = (stance: string): string => `# Sergeant Cobb Varley (the Boot)

**Role**: Sergeant

## Quick Reference

| | |
|---|---|
| **Status** | Alive |

## Relationship to Party

**First Impression**: Trouble
${stance}
## GM Notes

He dreams of the sea.
`

test('what somebody thinks of the party is changed where their page keeps it, and nowhere else', () => {
  const before = page('**Current Disposition**: Wary (softens if paid)\n')
  expect(withDisposition(before, 'hostile')).toBe(page('**Current Disposition**: Hostile (softens if paid)\n'))
  expect(withDisposition(before, 'unfriendly')).toBe(before) // the author said so in another word
  expect(withDisposition(page(''), 'friendly')).toBe(page('**Current Disposition**: Friendly\n'))
  expect(withDisposition(page(''), 'neutral')).toBe(page(''))
  expect(withDisposition('# Nib\n', 'helpful')).toBe(
    '# Nib\n\n## Relationship to Party\n\n**Current Disposition**: Helpful\n',
  )
})

test('who has died is dead on their page', () => {
  expect(withDeath(page(''))).toBe(page('').replace('Alive', 'Dead'))
  expect(withDeath('# Nib\n\n**Role**: Thief\n\n## Appearance\n\nSmall.\n')).toBe(
    '# Nib\n\n**Role**: Thief\n**Status**: Dead\n\n## Appearance\n\nSmall.\n',
  )
})

const relationships = `# Relationships

## NPC Dispositions

| NPC | Disposition | Modifier |
|---|---|---|
| Teshka | Neutral | 0 |
| Cobb Varley | Unfriendly | +5 |
`

test('a table of those who keep one says the same, with what it does to asking them', () => {
  expect(withStanding(relationships, 'Sergeant Cobb Varley', 'friendly')).toBe(
    relationships.replace('Unfriendly | +5', 'Friendly | -2'),
  )
  expect(withStanding(relationships, 'Nobody Known', 'friendly')).toBe(relationships)
})

test('the next session reads what this one has written', () => {
  const campaign = { 'npcs/cobb.md': page('**Current Disposition**: Wary\n'), 'relationships.md': relationships }
  const name = 'Sergeant Cobb Varley'
  expect(openWorld(campaign).world.attitudes[name]?.attitude).toBe('unfriendly')
  const edits = editsOf({ type: 'attitude-changed', name, attitude: 'helpful', isFixed: false }, campaign)
  expect(Object.keys(edits)).toEqual(['npcs/cobb.md', 'relationships.md'])
  expect(openWorld({ ...campaign, ...edits }).world.attitudes[name]?.attitude).toBe('helpful')
})

test('the story tells who is dead and when they last slept', () => {
  const sheet = '# Orsa Quill\n\n| | |\n|---|---|\n| **Level** | 3 |\n| **Hit Points** | 9/9 |\n'
  const state = `# Story State

## Party Status

**Hit Points**:
- Orsa Quill: 0/9

**Conditions/Effects**:
- Orsa Quill: dead

**Last Long Rest**:
- Orsa Quill: Day 3, 07:30
`
  const { world } = openWorld({ 'party/orsa-quill.md': sheet, 'story-state.md': state })
  expect(world.creatures['orsa-quill' as never]).toMatchObject({ life: 'dead', hitPoints: 0, experience: 900 })
  expect(world.lastLongRest).toEqual({ 'orsa-quill': 2 * 1440 + 7 * 60 + 30 })
})

test('what was earned is counted on the sheet', () => {
  const row = '# Orsa\n\n| | |\n|---|---|\n| **Level** | 1 |\n| **Race** | Elf |\n'
  const counted = withExperience(row, 50)
  expect(counted).toEqual({ ok: true, value: row.replace('| **Race**', '| **Experience** | 50 |\n| **Race**') })
  expect(withExperience('- **XP**: 1,200 / 2,700\n', 1300)).toEqual({ ok: true, value: '- **XP**: 1300 / 2,700\n' })
})
