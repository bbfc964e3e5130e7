import { expect, test } from 'vitest'
import { ask, party } from './testing/party.ts'

const order = (words: string) => ({
  requestType: 'QUICK_REACTION' as const,
  sceneContext: 'The mill, night.',
  justHappened: 'Something drags itself across the loft.',
  request: `Pippa orders you: "${words}" Do it, or veto it and say why.`,
})

const seeds = Array.from({ length: 20 }, (_, at) => at + 1)

const answers = (character: string, words: string): Promise<readonly string[]> =>
  Promise.all(seeds.map(seed => ask(character, order(words), [], { seed })))

const isNo = (said: string): boolean => said.startsWith('[VETO - need more input]\n"')

test('what costs nothing is done, and hardly a word is lost on it', async () => {
  for (const character of party) expect((await answers(character, 'Hold the lamp up')).some(isNo)).toBe(false)
})

test('what is dangerous is refused by some, sometimes, and in a manner of their own', async () => {
  const all = await Promise.all(
    party.filter(one => one !== 'pippa-quill').map(one => answers(one, 'Go up the ladder first, alone')),
  )
  const refused = all.map(said => said.filter(isNo))
  expect(refused.flat().length).toBeGreaterThan(3)
  expect(refused.flat().length).toBeLessThan(45)
  expect(new Set(refused.flat()).size).toBeGreaterThan(3)
})

test('refused once, it is done when it is wanted all the same', async () => {
  const words = 'Go up the ladder first, alone'
  const asked = order(words).request
  const said = '[VETO - need more input]\n"No."'
  for (const seed of seeds) expect(isNo(await ask('hale-brack', order(words), [{ asked, said }], { seed }))).toBe(false)
})
