import { describe, expect, test } from 'vitest'
import { readCampaign } from '../../table/views/read.ts'
import { memoryStore } from '../../store/memory.ts'
import { lore } from '../../rules/fifth/lore.ts'
import { readPlayed } from './read-world.ts'
import { personIn, placeIn, reached, textsIn, viewOf, worldFrom } from '../../table/testing/worlds.ts'
import type { OracleWorld } from './world.ts'

describe('a campaign written by people for another tool', () => {
  const texts = textsIn('test/fixtures/glass-orchard')
  const world = worldFrom(texts)

  test('is read without a warning', async () => {
    const { warnings } = await readCampaign(memoryStore(texts))
    expect(warnings).toEqual([])
  })

  test('begins where its state says, and every place can be reached', () => {
    expect(world.title).toBe('The Glass Orchard')
    expect(world.startId).toBe('kiln-row')
    expect([...reached(world)].sort()).toEqual(['fourth-row', 'kiln-row', 'the-felt-gate', 'vessel-store'])
  })

  test('tables, bullets and prose are encounters alike', () => {
    const foes = placeIn(world, 'kiln-row').encounters.map(({ foes }) =>
      foes.map(({ monster, count }) => `${count} ${monster}`),
    )
    expect(foes).toEqual([['2 Giant Rat'], ['2 Jackal'], ['4 Stirge']])
    expect(placeIn(world, 'fourth-row').encounters).toMatchObject([
      { chance: 'likely', foes: [{ monster: 'Skeleton', count: 4 }] },
      { chance: 'possible', tier: 'critical', foes: [{ monster: 'Shadow', count: 1 }] },
      { chance: 'trigger', when: { kind: 'used', item: 'tuning-fork', target: '' } },
    ])
  })

  test('apostrophes, trade names and links lead to whom they mean', () => {
    expect(personIn(world, 'ser-avan')).toMatchObject({
      name: "Ser'avan",
      disposition: 'unfriendly',
      placeId: 'fourth-row',
    })
    expect(personIn(world, 'ith-kel')).toMatchObject({
      disposition: 'friendly',
      placeId: 'kiln-row',
      statBlock: 'Veteran',
    })
    expect(personIn(world, 'old-mother-dunnet').placeId).toBe('kiln-row')
    expect(world.factions.map(({ id }) => id)).toEqual(['the-aneshu', 'the-salt-traders'])
    expect(world.party.map(({ name }) => name)).toEqual(['Lanneret', "Oru'tesh"])
  })

  test('has a way to end and something that moves, though nobody wrote either', () => {
    const answer = { kind: 'learned', topic: 'he-woke-the-root-one-night-in-the-fourth-row', isWhole: true }
    expect(world.endings).toMatchObject([{ when: { kind: 'any', of: [answer] } }])
    expect(world.threats).toMatchObject([{ segments: 6, signs: [] }])
  })
})

/** Everything a Game Master may tell at once. */
const open = (world: OracleWorld): string =>
  JSON.stringify([
    world.title,
    world.setting,
    world.tone,
    world.hook,
    world.places.map(({ name, overview, atmosphere, features }) => [name, overview, atmosphere, features]),
    world.people.map(({ looks, demeanour, speech, mannerisms, sampleLines, firstImpression, role, knows }) => [
      [looks, demeanour, speech, mannerisms, sampleLines, firstImpression, role],
      knows.public,
    ]),
    world.factions,
    world.items.map(({ text }) => text),
    world.quests.map(({ name, objective }) => [name, objective]),
    world.threats.map(({ signs }) => signs),
  ])

test.each([
  'trees are not trees',
  'woke the Root',
  'false back',
  'counts are false',
  'falsified',
  'Root asleep',
  'calls the Root',
  'sleeps in the third kiln',
  'above middle C',
  'seen a light',
])('nothing that is told at once says "%s"', secret => {
  const texts = textsIn('test/fixtures/glass-orchard')
  expect(JSON.stringify(texts)).toContain(secret)
  expect(open(worldFrom(texts))).not.toContain(secret)
})

describe('two state files and nothing else', () => {
  test('the pier is a place with people who have a bell to speak of', () => {
    const world = worldFrom(textsIn('test/fixtures/lantern-fen'))
    expect(world).toMatchObject({ title: 'The Lantern Fen', startId: 'gannet-pier' })
    expect(world.people.map(({ name }) => name)).toEqual(['Ottoline Marsh', 'Quillon'])
    expect(world.quests.map(({ name, isPrimary }) => [name, isPrimary])).toContainEqual(['The Drowned Bell', true])
    expect(world.endings).toMatchObject([{ when: { kind: 'learned' } }])
  })

  test('the stair has its landing, its gatekeeper and its singers', () => {
    const world = worldFrom(textsIn('test/fixtures/ashen-stair'))
    expect(world).toMatchObject({ title: 'The Ashen Stair', startId: 'the-ninth-landing' })
    expect(world.people.map(({ name, disposition }) => [name, disposition])).toEqual([
      ["Oru'ven", 'hostile'],
      ['Warden Ilse Corbray-Thane', 'neutral'],
    ])
    expect(world.factions.map(({ name }) => name)).toEqual(["The Sil'ekka"])
    expect(world.quests.find(({ name }) => name === 'Pay the toll at the fifth landing')?.isSettled).toBe(true)
  })
})

describe('a beat', () => {
  const texts = textsIn('test/fixtures/glass-orchard')

  test('in which nothing changed gives the very same world', () => {
    expect(readPlayed(viewOf(texts).files, lore)).toBe(readPlayed(viewOf(texts).files, lore))
  })

  test('that wrote a journal or a scene gives the very same world', () => {
    const later = { ...texts, 'party/lanneret-journal.md': '# J\n', 'scenes/001-ash.md': 'Ash.\n' }
    expect(readPlayed(viewOf(later).files, lore)).toBe(readPlayed(viewOf(texts).files, lore))
  })

  test('that moved the party moves where the world begins', () => {
    const state = texts['story-state.md'] ?? ''
    const moved = { ...texts, 'story-state.md': state.replace('Kiln Row, at the cold end', 'The Fourth Row') }
    expect(worldFrom(moved).startId).toBe('fourth-row')
    expect(worldFrom(texts).startId).toBe('kiln-row')
  })
})
