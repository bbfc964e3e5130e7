import { expect, test } from 'vitest'
import { withoutMechanics } from './mechanics.ts'

test.each([
  ['The name can be made out as OSRIC (DC 11 Perception)', 'The name can be made out as OSRIC'],
  ['A DC 13 Investigation check reveals a loose board.', 'A closer look reveals a loose board.'],
  ['A Perception check (DC 12) finds footprints.', 'A closer look finds footprints.'],
  ['On a successful DC 12 Wisdom (Perception) check, you hear water.', 'You hear water.'],
  ['Characters who succeed on a DC 15 Arcana check know the runes.', 'You know the runes.'],
  ['The lid is heavy; lifting it requires a DC 14 Strength check.', 'The lid is heavy.'],
  ['A tripwire. DEX save DC 12 or 1d6 piercing.', 'A tripwire.'],
  ['A dart flies out: DC 13 Dexterity saving throw, 1d4 piercing damage.', 'A dart flies out.'],
  ['DC 13 Perception - a draught from the hearth', 'A draught from the hearth'],
  ['In a sock are 2d4 gold pieces.', 'In a sock are some gold pieces.'],
  ['Two chests. Check the left one first.', 'Two chests. Check the left one first.'],
])('%s', (written, told) => {
  expect(withoutMechanics(written)).toBe(told)
})
