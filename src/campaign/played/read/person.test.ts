import { describe, expect, test } from 'vitest'
import { personIn, worldFrom } from '../../../table/testing/worlds.ts'

const aldous = `# Koru'ven (Trade Name: Ven)

**Role**: Gatekeeper
**Location**: The ninth gate, most days
**Faction**: Wardens

## Appearance

He is tall. He smells of lamp oil.

## Personality

**Demeanor**: Sour
**Motivation**: To be left alone
**Fear**: Singing

## Voice & Mannerisms

**Speech Pattern**: One word at a time
**Mannerisms**:
- jingles his keys
- never blinks
**Sample Dialogue**:
- "Shut."
- "You again?" (to anyone)

## What They Know

### Public Knowledge

- The gate shuts at dusk
- **The toll**: it is paid in songs

### Private Knowledge (requires trust/persuasion)

- There is a second key

### Secrets (GM only)

- The second key is in his boot (confesses if shown the ledger)

## Relationship to Party

**First Impression**: He counts you twice
**Current Disposition**: Wary

## Combat Stats (if needed)

**Use Stat Block**: bandit captain (no crossbow)

## For Sale

- Rope, 1 gp
- Lamp oil, 1 sp
`

const world = worldFrom({
  'npcs/koru-ven.md': aldous,
  'npcs/dra-mint.md': '# Dra’mint\n\n**Pronouns**: they/them\n\n## What She Knows\n\n- The ninth gate is never shut\n',
  'npcs/lost-one.md': '# Lost One\n\n**Location**: nobody knows\n',
  'locations/ninth-gate.md': '# The Ninth Gate\n',
  'locations/attic.md': '# The Attic\n\nLost One sleeps here.\n',
  'factions/wardens.md': '# The Wardens\n\n## Goals\n\n**Public Goal**: Order\n**True Goal**: Tolls\n',
  'story-state.md': `# Story State

## NPC Relationships

| NPC | Disposition | Last Interaction |
|-----|-------------|------------------|
| [Koru'ven (Ven)](npcs/koru-ven.md) | Hostile | Locked the gate |
| Warden Ilse | Friendly | None |
| The Toll-Singers | Unknown | None |
`,
})

describe('a person', () => {
  const person = personIn(world, 'koru-ven')

  test('is read from the template as far as it goes', () => {
    expect(person).toMatchObject({
      name: "Koru'ven",
      pronoun: 'he',
      role: 'Gatekeeper',
      placeId: 'ninth-gate',
      faction: 'wardens',
      looks: ['He is tall.', 'He smells of lamp oil.'],
      demeanour: 'Sour',
      motivation: 'To be left alone',
      fear: 'Singing',
      speech: 'One word at a time',
      mannerisms: ['jingles his keys', 'never blinks'],
      sampleLines: ['Shut.', 'You again?'],
      firstImpression: '',
      statBlock: 'Bandit Captain',
      wares: ['Rope, 1 gp', 'Lamp oil, 1 sp'],
    })
    expect(person.aliases).toContain('ven')
  })

  test('knows things in three tiers, each with its topics', () => {
    const { knows } = person
    expect(knows.public.map(({ text }) => text)).toEqual(['The gate shuts at dusk', 'it is paid in songs'])
    expect(knows.public[1]?.topics).toContain('the toll')
    expect(knows.private.map(({ text }) => text)).toEqual(['There is a second key'])
    expect(knows.secret.map(({ text }) => text)).toEqual([
      'The second key is in his boot (confesses if shown the ledger)',
    ])
  })

  test('stands to the party as the story’s own table says, not as the page began', () => {
    expect(person.disposition).toBe('hostile')
  })
})

test('14.2 people are where a page or a place puts them, and else nowhere until the story brings them', () => {
  expect(world.people.map(({ id, placeId }) => [id, placeId])).toEqual([
    ['dra-mint', 'ninth-gate'],
    ['koru-ven', 'ninth-gate'],
    ['lost-one', undefined],
    ['warden-ilse', undefined],
  ])
  expect(personIn(world, 'dra-mint').pronoun).toBe('they')
})

test('people without a page are people, and many are a faction', () => {
  expect(personIn(world, 'warden-ilse').disposition).toBe('friendly')
  expect(world.factions.map(({ id, publicGoal }) => [id, publicGoal])).toEqual([
    ['wardens', 'Order'],
    ['the-toll-singers', ''],
  ])
})
