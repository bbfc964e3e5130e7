/** In a fight what was declared is what is tried, by the rule it falls under, and never another blow instead. */
import { expect, test } from 'vitest'
import { fightAtTable } from './fight-table.ts'
import { printAll, sitDown, textsUnder } from './sitting.ts'

const foes = [{ monster: 'Ogre', count: 1 }, { monster: 'Bandit', count: 2 }] // prettier-ignore
const encounter = { name: 'The toll', text: '', foes, tier: 'standard' } as const

/** The rules that were asked for in the player's turn, and what was told of it. */
async function ruledBy(line: string) {
  const asked: { readonly name: string; readonly input: unknown }[] = []
  let isMine = false
  const fought = await fightAtTable({
    encounter,
    seed: 5,
    level: 3,
    companions: () => 'I raise my shield.',
    watch: move => void (isMine && move.tag === 'RULE' && asked.push({ name: move.name, input: move.input })),
  })
  for (let tries = 0; tries < 3 && fought.world().fight?.turn?.who !== 'tilda-brannock'; tries += 1)
    await fought.say('raise my guard')
  const before = fought.told().length
  isMine = true
  await fought.say(line)
  return { first: asked[0], told: fought.told().slice(before).join(' ') }
}

test.each([
  ['I stand in front of Mira to shield her', 'help', { target: 'mira-sol' }],
  ["I cover Wren's retreat", 'help', { target: 'wren-sallow' }],
  ['I shout at them to drop their weapons', 'improvise', { skill: 'intimidation' }],
  ['I look for a weakness', 'improvise', { skill: 'perception' }],
  ['I disarm the ogre', 'improvise', { target: 'ogre-1' }],
  ['I laugh at the bandits', 'improvise', { skill: 'intimidation' }],
  ['I drink a potion', 'use-potion', { who: 'tilda-brannock' }],
  ['I pick up a chair and smash it over the bandit', 'improvise', { target: 'bandit-1' }],
  ['I draw my sword and charge the ogre', 'attack', { target: 'ogre-1' }],
  ["I slash at the ogre's legs", 'attack', { target: 'ogre-1' }],
  ['I throw my cloak over the ogre', 'improvise', { target: 'ogre-1', gain: 'blinded' }],
  ["I kick a stool into the first bandit's shins", 'improvise', { target: 'bandit-1', gain: 'prone', harm: '1d4' }],
  ['I headbutt the second bandit', 'improvise', { target: 'bandit-2', harm: '1d4' }],
  ['I cut the rope so the chandelier falls on the ogre', 'improvise', { target: 'ogre-1', harm: '2d6' }],
  ["I wrap my rope around the ogre's neck", 'improvise', { target: 'ogre-1', gain: 'restrained' }],
  ['I push the second bandit down the stairs', 'improvise', { target: 'bandit-2', gain: 'fall' }],
  ["I light a torch and shove it in the ogre's face", 'improvise', { target: 'ogre-1', harm: '1d4', type: 'fire' }],
])('14.4: %s', async (line, name, input) => {
  const { first } = await ruledBy(line)
  expect(first).toMatchObject({ name, input })
})

test('14.4: a stunt is told as it was declared before what comes of it', async () => {
  const { told } = await ruledBy('I throw my torch at the ogre')
  expect(told.indexOf('You throw your torch at the ogre.')).toBe(0)
})

test('14.4: the nearest person is somebody who stands here, and a blow without a name is asked about', async () => {
  const { say } = await sitDown({
    texts: textsUnder('content/campaigns/borrowed-water'),
    human: 'maren-okell',
    seed: 7,
  })
  expect(printAll(await say('attack'))).toMatch(/Cobb/)
  expect(printAll(await say('I attack the nearest person'))).toMatch(/Cobb/)
})
