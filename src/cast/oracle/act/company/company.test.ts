/** The company in a scene: orders, parting, and what is said to it. */
import { expect, test } from 'vitest'
import type { Speech, Thing } from '../../desk/wishes.ts'
import { deed, sceneAt, textsIn, thing } from '../testing/scene.ts'

const texts = textsIn('content/campaigns/borrowed-water')
const friend = (name: string): Thing => thing('companion', name)

test('14.4: whoever is sent elsewhere is gone from the group, and is told of as parted', async () => {
  const scene = await sceneAt(texts, 'dabney-thrupp', 'well-square')
  const where = thing('place', 'The Full Pail')
  const answer = await scene.do(deed('go', 'go to the Full Pail', { where }, { by: friend('Maren Okell') }))
  const refused = answer.parts.every(part => part.kind !== 'parted')
  expect(Object.keys(scene.desk().memory.apart)).toEqual(refused ? [] : ['maren-okell'])
  expect(Object.keys(scene.desk().groups).length).toBe(refused ? 1 : 2)
})

test('14.4: called back, they are of the company again', async () => {
  const scene = await sceneAt(texts, 'dabney-thrupp', 'well-square')
  await scene.do(deed('wait', 'stay here', {}, { by: friend('Korda Venn') }))
  await scene.do(deed('regroup', 'we meet again'))
  expect(scene.desk().memory.apart).toEqual({})
})

test('14.4: a wish for somebody who is not hurt is answered by the healer, and no spell is spent', async () => {
  const scene = await sceneAt(texts, 'dabney-thrupp', 'well-square')
  await scene.do(deed('heal', 'patch me up', { whom: friend('Dabney Thrupp') }, { by: friend('Korda Venn') }))
  expect(scene.desk().calls).toContainEqual(expect.objectContaining({ ids: ['korda-venn'] }))
})

test('14.4: what is said to one of them is kept in mind, and theirs to answer', async () => {
  const scene = await sceneAt(texts, 'dabney-thrupp', 'well-square')
  const said: Speech = {
    kind: 'speech',
    act: 'insult',
    to: friend('Ilvane Sorrel'),
    about: [],
    said: 'you are a windbag',
    words: 'you are a windbag',
    manner: [],
    left: [],
  }
  await scene.do(said)
  expect(scene.desk().memory.between).toContainEqual(
    expect.objectContaining({ kind: 'grudge', person: 'ilvane-sorrel' }),
  )
  expect(scene.desk().calls[0]?.ids).toEqual(['ilvane-sorrel'])
})
