/** Campaigns in conventions of their own, written for this with their answers: what is read, told and kept of them. */
import { describe, expect, test } from 'vitest'
import { toCampaign } from '../../src/campaign/folder/files.ts'
import { readWorld } from '../../src/campaign/world/read-world.ts'
import { parseSheet } from '../../src/rules/fifth/sheet/index.ts'
import { benchForeign } from '../../bench/foreign.ts'
import { answersOf, ownNames, textsIn } from './foreign.ts'
import { wander } from './wander.ts'

test('14 strangers: ours are read as their authors meant them', async () => {
  const rows = (await benchForeign()).filter(({ name }) => ownNames.some(own => name.startsWith(own)))
  expect(rows.length).toBeGreaterThan(ownNames.length * 5)
  expect(rows.filter(({ met }) => !met).map(({ name, ours, peer }) => `${name}: ${ours} of ${peer}`)).toEqual([])
})

describe.each(ownNames)('14 strangers: %s', name => {
  const { problems } = readWorld(textsIn(name))
  const { planted = [], sheets } = answersOf(name)

  test('doctor names every fault that was planted, and little else', () => {
    const named = planted.map(({ kind, says }) =>
      problems.find(
        ({ code, path, message }) => code === kind && says.every(words => `${path} ${message}`.includes(words)),
      ),
    )
    expect(planted.filter((_, at) => named[at] === undefined)).toEqual([])
    const noise = problems.filter(problem => !named.includes(problem) && problem.code !== 'not-understood')
    expect(noise.map(({ message }) => message)).toEqual([])
  })

  test('whoever has a page of their own comes with the numbers on it', () => {
    const paths = new Set(toCampaign(textsIn(name)).sheet.map(({ path }) => path))
    for (const { file, hp, ac, attacks } of sheets.filter(sheet => paths.has(sheet.file))) {
      const { character } = parseSheet(textsIn(name)[file] ?? '', file)
      expect([character.hitPoints.max, character.armour[0]?.value]).toEqual([hp, ac])
      expect(character.attacks.map(attack => attack.name)).toEqual(attacks)
    }
  })

  test.each(['follower', 'asker'] as const)('a %s is told no secret that was not found', async player => {
    expect(await wander(name, 1, player, 25)).toEqual([])
  })
})
