import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { holds, type Facts } from './condition/holds.ts'
import { keyOf } from './condition/key.fixture.ts'
import { leaves, reached, worldFrom, type Texts } from '../../table/testing/worlds.ts'
import type { Condition, OracleWorld } from './world.ts'

const names = [
  "Oru'ven",
  'Old Light',
  'Gannet Pier',
  'Salt and Sons',
  'The Mill',
  'Brother Aske',
  'Ember Lens',
  'Kel',
  'Nowhere',
]
const name = fc.constantFrom(...names)
const words = fc.oneof(
  name,
  fc.tuple(name, name).map(([one, other]) => `${one} speaks of ${other} and 2 wolves, DC 12 Perception.`),
  fc.string({ maxLength: 40 }),
)
const section = fc.tuple(
  fc.constantFrom('# ', '## ', '### ', '**', '- **'),
  fc.constantFrom(
    'Overview',
    'Exits',
    'Encounters',
    'Secrets & Hidden Things',
    'Notable NPCs Here',
    'Location',
    'Region',
    'What They Know',
    'Public Knowledge',
    'Endings',
    'Clocks',
    'Active Quests',
    'Current Situation',
    'Done When',
    'Objective',
    'Given By',
    'GM Notes (Secret)',
  ),
  fc.array(
    fc.tuple(
      fc.constantFrom('- ', '* ', '', '| ', '- [ ] ', '  - ', '> ', '- **Thing** (DC 12): ', '**When** '),
      words,
    ),
    { maxLength: 4 },
  ),
)
const page = fc
  .tuple(name, fc.array(section, { maxLength: 6 }))
  .map(
    ([title, sections]) =>
      `# ${title}\n\n${sections.map(([mark, head, lines]) => `${mark}${head}${mark.includes('**') ? '**:' : ''}\n\n${lines.map(([bullet, text]) => bullet + text).join('\n')}`).join('\n\n')}\n`,
  )
const path = fc.oneof(
  fc.constantFrom(
    'overview.md',
    'story-state.md',
    'party-knowledge.md',
    'relationships.md',
    'beats/session-1-beats.md',
  ),
  fc
    .tuple(
      fc.constantFrom('locations', 'npcs', 'items', 'factions', 'party'),
      fc.constantFrom('a', 'b', 'old-light', 'mill', 'oru-ven'),
    )
    .map(([folder, file]) => `${folder}/${file}.md`),
)
const campaign: fc.Arbitrary<Texts> = fc
  .array(fc.tuple(path, page), { maxLength: 10 })
  .map(files => Object.fromEntries(files))

const conditions = ({ endings, threats, quests, places }: OracleWorld): readonly Condition[] => [
  ...endings.map(({ when }) => when),
  ...threats.flatMap(({ ticks }) => ticks),
  ...quests.flatMap(({ done }) => done ?? []),
  ...places.flatMap(({ encounters }) => encounters.flatMap(({ when }) => when ?? [])),
]

const nothing: Facts = {
  visited: [],
  here: '',
  found: [],
  items: [],
  happened: [],
  fullClocks: [],
  day: 1,
  hour: 8,
  isRested: false,
  isDawn: false,
}

test('whatever the folder says, there is a world to play in', () => {
  fc.assert(
    fc.property(campaign, texts => {
      const world = worldFrom(texts)
      const ids = new Set(world.places.map(({ id }) => id))
      expect(ids).toContain(world.startId)
      expect(reached(world)).toEqual(ids)
      for (const { id, exits, people } of world.places) {
        for (const exit of exits) expect(exit.to !== id && ids.has(exit.to) && exit.name !== '').toBe(true)
        for (const person of people) expect(world.people.some(one => one.id === person)).toBe(true)
      }
      const where = world.people.flatMap(({ placeId }) => placeId ?? [])
      expect(where.filter(id => !ids.has(id))).toEqual([])
      expect(world.threats.length).toBeGreaterThan(0)
    }),
    { numRuns: 150 },
  )
})

test('every condition means something: its ids exist, it can be asked and written down', () => {
  fc.assert(
    fc.property(campaign, texts => {
      const world = worldFrom(texts)
      const all = conditions(world)
      for (const condition of all) expect(typeof holds(condition, nothing)).toBe('boolean')
      const single = all.flatMap(condition => [...leaves(condition)])
      for (const leaf of single) expect(keyOf(leaf)).toMatch(/^[a-z]+/)
      const places = single.flatMap(leaf => (leaf.kind === 'at' ? [leaf.place] : []))
      const clocks = single.flatMap(leaf => (leaf.kind === 'clock' ? [leaf.threat] : []))
      expect(world.places.map(({ id }) => id)).toEqual(expect.arrayContaining(places))
      expect(world.threats.map(({ id }) => id)).toEqual(expect.arrayContaining(clocks))
    }),
    { numRuns: 100 },
  )
})

test('the same folder is the same world, whatever was read in between', () => {
  fc.assert(
    fc.property(campaign, campaign, (texts, others) => {
      const first = JSON.stringify(worldFrom(texts))
      worldFrom(others)
      expect(JSON.stringify(worldFrom({ ...texts }))).toBe(first)
    }),
    { numRuns: 50 },
  )
})
