import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCharacter } from './character.ts'
import { indexNames, resolveName } from './index-of-names.ts'
import type { NamedFile, Resolution } from './index-of-names.ts'

const file = (kind: NamedFile['kind'], fileName: string, text: string): NamedFile => ({ kind, fileName, text })

const index = indexNames([
  file('party', 'oda-fenwright.md', '# Oda Fenwright\n\n**Player**: Human\n'),
  file('party', 'oda-fenwright-journal.md', "# Oda's Journal\n"),
  file('party', 'oda-fenwright-brief.md', '# Oda\n'),
  file('party', 'brother-hollin.md', '# Brother Hollin of the Reeds\n'),
  file('party', 'sel-oren.md', "# Sel'oren (Trade Name: Oren)\n"),
  file('party', 'marrow.md', 'No title at all.\n'),
  file('npcs', 'captain-vash.md', '# Captain Ilse Vash\n'),
  file('npcs', 'oriel-vash.md', '# Oriel Vash\n'),
  file('npcs', 'kethrin.md', '# Kethrin\n\n| | |\n|---|---|\n| **Trade Name** | Salt |\n'),
  file('factions', 'the-kethvarn.md', "# The Keth'varn\n"),
  file('factions', 'drowned-bell.md', '# The Drowned Bell\n'),
  file('locations', 'mill-warehouse.md', '# Mill Warehouse (Quay 7)\n'),
  file('items', 'salt.md', '# Salt\n'),
  file('items', 'drowned-journal.md', '# The Drowned Journal\n'),
])

const told = (resolution: Resolution): string => {
  if (resolution.kind === 'one') return resolution.name.id
  if (resolution.kind === 'ambiguous') return resolution.candidates.map(({ id }) => id).join(' or ')
  return `unknown${resolution.nearest.map(id => `, ${id}?`).join('')}`
}

describe('facts 2.1: a name is looked up, never worked out', () => {
  test.each([
    ['oda-fenwright', 'oda-fenwright'],
    ['Oda Fenwright', 'oda-fenwright'],
    ['  ODA_FENWRIGHT ', 'oda-fenwright'],
    ['Oda', 'oda-fenwright'],
    ['Fenwright', 'oda-fenwright'],
    ['campaigns/fen/party/oda-fenwright.md', 'oda-fenwright'],
    ["Sel'oren", 'sel-oren'],
    ['Sel’oren', 'sel-oren'],
    ['seloren', 'sel-oren'],
    ["Sel'oren (Trade Name: Oren)", 'sel-oren'],
    ['Oren', 'sel-oren'],
    ['Hollin', 'brother-hollin'],
    ['Marrow', 'marrow'],
    ['Ilse', 'captain-vash'],
    ['the kethvarn', 'the-kethvarn'],
    ["Keth'varn", 'the-kethvarn'],
    ['The Drowned Bell', 'drowned-bell'],
    ['Mill Warehouse', 'mill-warehouse'],
    ['npcs/salt', 'kethrin'],
    ['the drowned journal', 'drowned-journal'],
  ])('%s is %s', (asked, id) => {
    expect(told(resolveName(index, asked))).toBe(id)
  })

  test('a surer spelling goes before a looser one, and a shared name is asked about', () => {
    expect(told(resolveName(index, 'Salt'))).toBe('salt')
    expect(told(resolveName(index, 'Vash'))).toBe('captain-vash or oriel-vash')
  })

  test('whom nobody knows may be someone misspelled', () => {
    expect(told(resolveName(index, 'Oda Fenwrite'))).toBe('unknown, oda-fenwright?')
    expect(told(resolveName(index, 'constructor'))).toBe('unknown')
    expect(told(resolveName(index, ''))).toBe('unknown')
    expect(told(resolveName(index, 'Quay 7'))).toBe('unknown')
  })

  test('only the kinds that were asked for answer', () => {
    expect(told(resolveName(index, 'Kethrin', ['party']))).toBe('unknown')
    expect(told(resolveName(index, 'npcs/kethrin.md', ['party']))).toBe('unknown')
  })

  test('every file is found by its own name, whatever its title says', () => {
    const ids = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,4}(?:-[a-z]{1,4}){0,2}$/), { minLength: 1 })
    fc.assert(
      fc.property(ids, fc.string(), (ids, title) => {
        const known = indexNames(ids.map(id => file('npcs', `${id}.md`, `# ${title}\n`)))
        for (const { id } of known.names) expect(told(resolveName(known, id))).toBe(id)
      }),
      { seed: 20_261_121, numRuns: 200 },
    )
  })
})

describe('B-45: who the human plays', () => {
  test.each([
    ['Oda', 'oda-fenwright'],
    ['party/sel-oren.md', 'sel-oren'],
    ['Captain Vash', 'unknown'],
  ])('%s', (written, id) => {
    const reading = readCharacter(index, written)
    expect(reading.kind === 'blank' ? 'blank' : told(reading)).toBe(id)
  })

  test.each([[undefined], [''], ['  '], ['[To be chosen]'], ['None']])('%s is nobody yet', written => {
    expect(readCharacter(index, written)).toEqual({ kind: 'blank' })
  })
})
