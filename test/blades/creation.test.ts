/** Making a scoundrel and a quarter of a city: the answers have weight, and what comes of them can be played at once. */
import { expect, test } from 'vitest'
import { assert } from '../../src/core/result.ts'
import { blades } from '../../src/games/blades.ts'
import { openWorld } from '../../src/rules/blades/campaign/open.ts'
import type { Answers } from '../../src/rules/making.ts'
import { firstOfAll, sitDown } from './sitting.ts'

const making = await blades.making?.()
assert(making !== undefined, 'the game makes its own')

/** Always the answer at that place. */
function answering(at: number, first: Answers): Answers {
  let answers = first
  for (let asked = making?.next(answers); asked; asked = making?.next(answers)) {
    const choice = asked.choices[at % Math.max(1, asked.choices.length)]
    answers = { ...answers, [asked.key]: choice?.label ?? 'x' }
  }
  return answers
}

test.each([0, 1, 2])('15: a scoundrel has seven dots, none above two, and no answer is without weight (%i)', at => {
  const answers = answering(at, { name: 'Ida Rook' })
  const made = making.character(answers, 'cards', {}, 'human')
  assert(made.ok, 'made')
  const { world, warnings } = openWorld(made.value.files)
  const one = world.scoundrels['ida-rook']
  const dots = Object.values(one?.dots ?? {})
  expect(dots.reduce((sum, count) => sum + count, 0)).toBe(7)
  expect(Math.max(...dots)).toBeLessThanOrEqual(2)
  expect(warnings).toEqual([])
  const [job] = Object.values(world.jobs)
  expect(job?.obstacles.length).toBeGreaterThan(1)
  expect(Object.keys(world.clocks).length).toBeGreaterThanOrEqual(2)
})

test('15: the same seed draws the same cards, and another draws others', () => {
  const told = (seed: string): string => {
    const made = making.character(answering(0, { name: 'Ida Rook' }), seed, {}, 'human')
    return made.ok ? made.value.told : ''
  }
  expect(told('one')).toBe(told('one'))
  expect(told('one')).not.toBe(told('two'))
  expect(told('one')).toContain('Past: ')
})

test('15: what cannot be is refused with what can', () => {
  const nobody = making.character({ name: '!!', archetype: 'Ropedancer' }, 's', {}, 'human')
  expect(nobody).toEqual({ ok: false, refusal: 'A name needs a letter.' })
  const none = making.character({ name: 'Ida', archetype: 'Wizard' }, 's', {}, 'human')
  expect(none.ok ? '' : none.refusal).toContain('Nobody is a "Wizard". There are: ')
})

test.each(['q1', 'q2', 'q3'])('15: a quarter dealt from the cards is played at once (seed %s)', async seed => {
  const made = making.campaign('Wet Slates', seed, 2)
  assert(made.ok, 'made')
  const { files, party } = made.value
  expect(openWorld(files).warnings).toEqual([])
  const human =
    Object.keys(files)
      .find(path => path.startsWith('party/'))
      ?.slice('party/'.length, -3) ?? ''
  expect(party).toHaveLength(2)
  const { play, world, table } = await sitDown({ texts: files, human, seed, player: firstOfAll })
  await play(20)
  expect(world().scoresDone).toBeGreaterThan(0)
  await table.close()
})
