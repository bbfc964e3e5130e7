/** Who leads, where one could sleep, who stands about: what is here answers it, and what chance decides is a picture that stays. */
import { expect, test } from 'vitest'
import { sceneAt, textsIn } from '../testing/scene.ts'

const texts = textsIn('content/campaigns/borrowed-water')
const square = () => sceneAt(texts, 'maren-okell', 'well-square', 'asked')

test.each([
  ['is there somebody in charge here I could talk to', 'Tamsel Orrick'],
  ['is there an inn or somewhere we could sleep', 'Full Pail'],
  ["what's beyond the south gate", 'the Drove Road'],
  ["who's around and what are they doing", 'Forty people stand in a line'],
  ["what's the name of this town", 'This is Quillet'],
])('14: %s', async (line, answer) => {
  const scene = await square()
  expect((await scene.say(line)).text).toContain(answer)
})

test('14: who has no name is asked, answers for themselves, and is still meant by the next question', async () => {
  const scene = await square()
  const first = await scene.say('I ask a boy in the queue what his name is')
  expect(first.text).not.toContain('Cobb')
  const again = await scene.say('I ask him what his name is')
  expect(again.text).not.toContain('Cobb')
})

test('14: what chance decides is where it stands or that there is none, and never the words of the question', async () => {
  const scene = await square()
  const { text } = await scene.say('is there a ladder anywhere around here?')
  expect(text).toMatch(/ladder/u)
  expect(text).not.toMatch(/Yes|as far as anybody can see|anywhere around here/u)
  expect(scene.desk().memory.established.some(one => text.includes(one.text))).toBe(true)
})

test('14: nobody of a calling is made out of nothing', async () => {
  const scene = await square()
  expect((await scene.say('is there a blacksmith?')).text).toMatch(/could point out|would know/u)
})
