/** Tools on a sheet, and what they add. */
import { expect, test } from 'vitest'
import { toolBonus } from '../checks/bonus.ts'
import type { Creature } from '../model/creature.ts'
import { parseSheet, toCreature } from './index.ts'

const sheet = (...lines: readonly string[]): Creature =>
  toCreature(
    parseSheet(
      [
        '# Dab',
        '| **Class** | Rogue |',
        '| **Level** | 1 |',
        '## Ability Scores',
        '| STR | DEX | CON | INT | WIS | CHA |',
        '|---|---|---|---|---|---|',
        '| 8 | 17 | 14 | 12 | 10 | 14 |',
        '## Skills',
        ...lines,
        '',
      ].join('\n'),
    ).character,
  )

test('whoever has learned a tool adds the proficiency, however the tool is written', () => {
  const dab = sheet("**Tools**: Thieves' Tools, Disguise Kit")
  for (const name of ["Thieves' Tools", 'thieves’ tools', "a set of thieves' tools", 'disguise kit'])
    expect(toolBonus(dab, name, 'dex')).toEqual({ total: 5, parts: 'DEX +3, proficiency +2' })
  expect(toolBonus(dab, "smith's tools", 'dex').total).toBe(3)
  expect(toolBonus(dab, 'constructor', 'dex').total).toBe(3)
})

test('a rogue knows the tools of the trade though the sheet forgets them, and may count them double', () => {
  expect(toolBonus(sheet(), "thieves' tools", 'dex').total).toBe(5)
  const master = sheet('**Expertise** (double proficiency):', '- Stealth (DEX) +7', "- Thieves' Tools")
  expect(toolBonus(master, "thieves' tools", 'dex').total).toBe(7)
})
