import { describe, expect, test } from 'vitest'
import { toCampaign } from '../campaign/folder/files.ts'
import { seedRng } from '../core/random.ts'
import { worldOf } from '../campaign/played/read/world-of.ts'
import { secretTerms } from '../table/leaks/terms.ts'
import { viewFor } from '../table/views/view-for.ts'
import { lore } from '../rules/fifth/lore.ts'
import { stage } from '../rules/fifth/creation/party.ts'
import { ownSetting, settings, troubles } from './content.ts'
import { filesOf } from './files.ts'
import { pitchOf, propose } from './proposal.ts'
import { ownPlace } from './own-words.ts'
import { nearestIn } from './wish.ts'

const wishes = settings.map(setting => (setting === ownSetting ? 'a floating city of lighthouses' : setting.name))
const everySort = wishes.flatMap(setting => troubles.map(trouble => [setting, trouble.name] as const))

const made = (setting: string, theme: string, seed: string) => {
  const proposal = propose({ setting, theme }, seedRng(seed), stage)
  const party = stage.party('fen', 4, Object.values(proposal.people), proposal.rng)
  const files = filesOf(proposal, party, stage.system)
  const world = worldOf(
    viewFor<'gm'>({ kind: 'gm' }, toCampaign(files), { presence: [], heard: [], whispers: [], constraints: () => [] })
      .files,
    lore,
  )
  return { proposal, party, files, world }
}

describe.each(everySort)('%s, %s', (setting, theme) => {
  test('a Game Master reads out of it what was put in', () => {
    const { proposal, world } = made(setting, theme, 'seven')
    const { places, people, trouble } = proposal
    expect(world.places.map(({ name }) => name).sort()).toEqual(Object.values(places).sort())
    expect(world.people.map(({ name }) => name).sort()).toEqual(Object.values(people).sort())
    expect(world.startId).toBe(world.places.find(({ name }) => name === places.hub)?.id)
    expect(world.endings.map(({ name }) => name)).toEqual(Object.values(trouble.endings).map(({ title }) => title))
    expect(world.endings.filter(({ when }) => when === undefined)).toEqual([])
    for (const place of world.places) {
      expect(place.exits.length).toBeGreaterThan(0)
      expect(place.hidden.length).toBe(1)
    }
    const foes = world.places.flatMap(({ encounters }) => encounters.flatMap(({ foes }) => foes))
    const monsters = foes.map(({ monster }) => monster.toLowerCase())
    expect(new Set(monsters).size).toBe(3)
    expect(monsters).toContain(trouble.guardian.monster)
  })

  test('no name is left open, and every name is put in', () => {
    const { files } = made(setting, theme, 'eight')
    for (const text of Object.values(files)) {
      expect(text).not.toMatch(/[{}]|undefined|\bthe the\b/i)
      expect(text.endsWith('\n')).toBe(true)
    }
  })

  test.each(['1', '2', '3'])('no word of its secrets stands where players read (seed %s)', seed => {
    const { files } = made(setting, theme, seed)
    expect(secretTerms(toCampaign(files)).map(({ term, path, line }) => `${path}:${line}: ${term}`)).toEqual([])
  })

  test('what is shown for approval gives nothing away', () => {
    const { proposal } = made(setting, theme, 'nine')
    expect(pitchOf(proposal)).not.toContain(proposal.people.culprit)
    expect(pitchOf(proposal)).not.toContain(proposal.places.heart)
  })
})

test('the same answers and the same seed make the same campaign, and another seed another', () => {
  expect(made('coast', 'debt', '7').files).toEqual(made('coast', 'debt', '7').files)
  expect(made('', '', '7').files).not.toEqual(made('', '', '8').files)
})

test('words of one’s own find what is nearest, and are kept', () => {
  const proposal = propose(
    { setting: 'a cold harbour town', tone: 'gritty noir', hook: 'A child vanished.' },
    seedRng('7'),
    stage,
  )
  expect([proposal.setting.name, proposal.tone.name, proposal.trouble.name]).toEqual(['coast', 'grim', 'the missing'])
  expect(filesOf(proposal, [], 'coin')['overview.md']).toContain('a cold harbour town')
  expect(filesOf(proposal, [], 'coin')['overview.md']).toContain('A child vanished.')
  expect(nearestIn(settings, 'the moon')).toBeUndefined()
})

test('a name with marks in it stays words', () => {
  const { title } = propose({ name: '../etc # **x** {town}\n| y' }, seedRng('7'), stage)
  expect(title).toBe('../etc x town y')
})

test('a party of four is of four callings and four names', () => {
  const { party } = made('hills', 'sleeper', '7')
  expect(new Set(party.map(({ name }) => name)).size).toBe(4)
  expect(party.map(({ sheet }) => /\*\*Class\*\* \| (\w+)/.exec(sheet)?.[1])).toEqual([
    'Fighter',
    'Cleric',
    'Rogue',
    'Wizard',
  ])
})

test('14.7: a floating city of lighthouses is one', () => {
  const { files, world, proposal } = made('a floating city of lighthouses', 'debt', '7')
  expect(world.places.filter(({ name }) => name.includes('Lighthouse')).length).toBeGreaterThan(2)
  expect(files['overview.md']).toContain('a floating city of lighthouses')
  expect(pitchOf(proposal)).toContain('a floating city of lighthouses')
})

test.each([
  ['a city under ice', 'city', 'strange', 'ice'],
  ['the bone library', 'library', 'strange', 'bone'],
  ['a desert', 'town', 'strange', 'desert'],
  ['a sunken town of clockwork birds', 'town', 'sunken', 'bird'],
  ['inside a whale', 'town', 'strange', 'whale'],
  ['???', 'town', 'strange', 'town'],
])('what %s is about', (said, kind, quality, motif) => {
  expect(ownPlace(said)).toMatchObject({ kind, quality, motif })
})
