import { expect, test } from 'vitest'
import { toCampaign } from '../../src/campaign/folder/files.ts'
import { fifth } from '../../src/rules/fifth/index.ts'
import { parseSheet } from '../../src/rules/fifth/sheet/index.ts'
import { answersOf, foreignNames, isThere, textsIn } from './foreign.ts'

const share = (right: readonly boolean[]): number => right.filter(Boolean).length / Math.max(1, right.length)

test.skipIf(!isThere)(
  '13.15 nine tenths of what strangers wrote on their sheets is read (../shared/bench/foreign)',
  () => {
    const hits: Record<'hp' | 'ac' | 'attack', boolean[]> = { hp: [], ac: [], attack: [] }
    for (const name of foreignNames) {
      const texts = textsIn(name)
      for (const { file, hp, ac, attacks } of answersOf(name).sheets) {
        const { character } = parseSheet(texts[file] ?? '', file)
        const known = character.attacks.map(attack => attack.name.toLowerCase())
        hits.hp.push(character.hitPoints.max === hp)
        hits.ac.push(character.armour[0]?.value === ac)
        hits.attack.push(...attacks.map(attack => known.includes(attack.toLowerCase())))
      }
    }
    for (const right of Object.values(hits)) expect(share(right)).toBeGreaterThanOrEqual(0.9)
  },
)

test.skipIf(!isThere).each(foreignNames)('13.15 the party of %s is its sheets, and nobody plays unread', name => {
  const texts = textsIn(name)
  const { sheets } = answersOf(name)
  expect(toCampaign(texts).sheet.map(({ path }) => path)).toEqual(sheets.map(({ file }) => file).toSorted())
  const { world, warnings } = fifth.open(texts)
  expect(
    Object.values(world.creatures)
      .map(creature => creature.name)
      .toSorted(),
  ).toEqual(sheets.map(sheet => sheet.name).toSorted())
  expect(warnings.filter(({ isGrave }) => isGrave)).toEqual([])
})
