import { expect, test } from 'vitest'
import { seedRng, streamOf } from '../../../core/random.ts'
import { buildGiven, joins } from './build.ts'
import { distance } from '../../../core/distance.ts'
import { findClash } from './clash.ts'
import { findMaker, makeFor, makerNames, profiles } from './makers.ts'
import type { NameRequest } from './offer.ts'
import { offerNames } from './offer.ts'
import { takenNames } from './taken.ts'

const seeds = Array.from({ length: 60 }, (_, seed) => seed)
const offer = (request: NameRequest, seed: number): readonly { readonly name: string; readonly note: string }[] => {
  const offered = offerNames(request, seedRng(seed))
  return offered.ok ? offered.value.offers : []
}

test('ten peoples at least, and humans by culture', () => {
  expect(profiles.filter(({ name }) => !name.startsWith('human-')).length).toBe(9)
  expect(profiles.filter(({ name }) => name.startsWith('human-')).length).toBeGreaterThanOrEqual(5)
})

test.each(makerNames)('%s: offers never clash with the campaign or each other, and begin differently', people => {
  const taken = ['Corwin Voss', 'Tilda Brannock', 'Ashford', 'The Quiet Hand', 'Elandris']
  for (const seed of seeds) {
    const offers = offer({ people, taken, count: 3 + (seed % 3) }, seed)
    expect(offers.length).toBe(3 + (seed % 3))
    offers.forEach(({ name }, at) => {
      const others = offers.filter((_, other) => other !== at).map(other => other.name)
      expect(findClash(name, [...taken, ...others])).toBeUndefined()
      expect(name).toMatch(/^\p{Lu}/u)
      expect(name).not.toMatch(/[{}]|\s\s/)
    })
    const letters = new Set(offers.map(({ name }) => name.charAt(0))).size
    expect(letters === offers.length || people === 'faction').toBe(true) // few letters begin an acronym
  }
})

test.each(profiles)('$name has names of the lengths it says', profile => {
  for (const seed of seeds) {
    for (const length of new Set(profile.lengths)) {
      const name = buildGiven(profile, length, streamOf(seedRng(`${profile.name}${seed}`)))
      expect(name.match(/[aeiouy]+/gi)?.length ?? 0).toBeLessThanOrEqual(length)
      expect(name.length).toBeGreaterThan(1)
    }
  }
})

test.each(profiles)('$name fills every shape it has, in many ways', profile => {
  const made = new Set(seeds.map(seed => makeFor(profile, seed, streamOf(seedRng(seed))).name))
  expect(made.size).toBeGreaterThan(25)
  for (const shape of profile.shapes)
    for (const [, word] of shape.matchAll(/\{(\w+)\}/g))
      expect(word === 'given' || Object.hasOwn(profile.words, word ?? '')).toBe(true)
})

test('the same chance gives the same names', () => {
  expect(offer({ people: 'elf', taken: [] }, 5)).toEqual(offer({ people: 'elf', taken: [] }, 5))
  expect(offer({ people: 'elf', taken: [] }, 5)).not.toEqual(offer({ people: 'elf', taken: [] }, 6))
})

test('kin share the family name and the first letter', () => {
  for (const seed of seeds) {
    const offers = offer({ people: 'dwarf', taken: ['Dagrik Saltbrow'], kin: 'Dagrik Saltbrow' }, seed)
    for (const { name } of offers) expect(name).toMatch(/^\S+ Saltbrow$/)
    expect(offers.every(({ name }) => name !== 'Dagrik Saltbrow')).toBe(true)
  }
})

test('a count out of range is brought into it', () => {
  expect(offer({ people: 'orc', taken: [], count: 1 }, 1).length).toBe(3)
  expect(offer({ people: 'orc', taken: [], count: 90 }, 1).length).toBe(5)
})

test('an unknown people is refused with those there are', () => {
  const offered = offerNames({ people: 'toString', taken: [] }, seedRng(1))
  expect(offered.ok ? [] : offered.refusal.allowed).toEqual(makerNames)
  expect(findMaker('Half-Elf')?.name).toBe('elf')
  expect(findMaker('human')?.name).toBe('human-imperial')
  expect(findMaker('Human Northern')?.name).toBe('human-northern')
})

test.each([
  ['Corwin', 'Corwin Voss', 'same'],
  ['corwin', 'CORWIN', 'same'],
  ['Corvin', 'Corwin', 'alike'],
  ['Tildra', 'Tilda', 'alike'],
  ['The Quiet Court', 'The Quiet Hand', 'same'],
  ['The Pale Court', 'The Quiet Hand', undefined],
  ['Al', 'Aldric', undefined],
  ['Mira', 'Kora', undefined],
])('%s against %s: %s', (name, other, how) => {
  expect(findClash(name, [other])?.how).toBe(how)
})

test('letters to change', () => {
  expect([distance('', 'abc'), distance('abc', 'abc'), distance('kitten', 'sitting')]).toEqual([3, 0, 3])
  expect([joins('ka', 'el'), joins('kast', 'grim'), joins('ran', 'nor'), joins('dur', 'gan')]).toEqual([
    false,
    false,
    false,
    true,
  ])
})

test('names in use are read from titles and from lists', () => {
  const taken = takenNames({
    'party/tilda-brannock.md': '# Tilda Brannock\n\n**Player**: Human\n',
    'party/tilda-brannock-journal.md': "# Tilda Brannock's Journal\n",
    'npcs/old-marla.md': '# NPC: Old Marla (deceased)\n',
    'locations/the-mire.md': 'no title here\n',
    'factions/hand.md': '# The **Quiet** Hand\n',
    'overview.md': '# Campaign of Everything\n',
    'species/otterfolk-names.md':
      '# Otterfolk\n## Names Currently in Use\n- Brenn - a smith\n- Sessa, Tavi\n\n### Elders\n| Name | Who |\n| --- | --- |\n| Oru Vale | elder |\n## Names to Avoid\n* **Koru** (too close)\n## Sounds\n- Zug\n',
  })
  expect(taken).toEqual([
    'Tilda Brannock',
    'Old Marla',
    'the mire',
    'The Quiet Hand',
    'Brenn',
    'Sessa',
    'Tavi',
    'Oru Vale',
    'Koru',
  ])
})
