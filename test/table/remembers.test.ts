/** What minds at the table remember: of sessions before, of this one, and nothing that was taken back. */
import { expect, test } from 'vitest'
import { memoryStore } from '../../src/store/memory.ts'
import type { CompanionSees, GmSees } from '../../src/table/ports.ts'
import { files, sitDown } from './sitting.ts'

const say = (text: string) => [{ tag: 'NARRATIVE' as const, text }]

const campaign = {
  ...files,
  'npcs/osk.md': '# Osk the Ferryman\n\nHe ferries.\n\n## Secrets\n\nHe drowned the warden.\n',
}

const remembered = async (sees: GmSees | undefined, words: string): Promise<string> =>
  JSON.stringify(await sees?.remembers.recall(words, 400))

test('16.3 what was told in one session is remembered in the next, with when and where it was', async () => {
  const store = memoryStore(campaign)
  const opening = { tag: 'OPEN_SCENE' as const, title: 'Quay', location: 'the old quay', time: 'dusk' }
  const first = await sitDown({ store, beats: [[opening, ...say('Osk keeps a green lantern under the third plank.')]] })
  await first.table.end()
  const second = await sitDown({ store, beats: [say('Morning.'), say('Osk waves.'), say('On.')] })
  await second.table.say('I look for Osk.')
  await second.table.say('And his lantern?')
  const found = await second.gmSaw.at(-1)?.remembers.recall('green lantern', 400)
  expect(found).toContainEqual({
    path: 'session 1, the old quay, dusk',
    text: 'Osk keeps a green lantern under the third plank.',
  })
  const bearing = await second.gmSaw.at(-1)?.remembers.bearing(400)
  expect(JSON.stringify(bearing)).toContain('third plank')
  expect(JSON.stringify(bearing)).not.toContain('Osk waves') // it was just told
})

test('16.3 a beat is remembered before the next, by a table that asks every time and by one that asks once', async () => {
  const words = ['amber', 'basalt', 'copper', 'dolerite', 'emerald', 'flint', 'garnet', 'hornfels']
  const beats = words.map(word => say(`There lies a ${word} stone.`))
  const often = await sitDown({ store: memoryStore(campaign), beats })
  const once = await sitDown({ store: memoryStore(campaign), beats })
  for (const word of words) {
    await often.table.say('On.')
    await once.table.say('On.')
    await remembered(often.gmSaw.at(-1), word)
  }
  for (const word of words.slice(0, -1)) {
    const answer = await remembered(often.gmSaw.at(-1), word)
    expect(answer).toContain(`a ${word} stone`)
    expect(await remembered(once.gmSaw.at(-1), word)).toBe(answer)
  }
})

test('16.3 what was taken back is not remembered, and what is played instead is', async () => {
  const beats = [say('Dawn.'), say('A heron lands.'), say('A kestrel lands.'), say('An egret lands.'), say('Quiet.')]
  const { table, gmSaw } = await sitDown({ store: memoryStore(campaign), beats })
  await table.say('I wait.')
  await table.say('I wait.')
  expect(await remembered(gmSaw.at(-1), 'heron kestrel')).toContain('heron')
  await table.move({ beat: table.beat - 1 })
  await table.say('I wait.')
  await table.say('I wait.')
  const now = await remembered(gmSaw.at(-1), 'heron kestrel egret lands')
  expect(now).toContain('heron')
  expect(now).toContain('egret')
  expect(now).not.toContain('kestrel')
})

test('16.5 a page that is named comes whole to the Game Master, and to no companion', async () => {
  const seen: CompanionSees[] = []
  const ask = {
    tag: 'AWAIT_PLAYERS' as const,
    characters: [
      { name: 'tilda-brannock', requestType: 'FULL_CONTEXT' as const, sceneContext: 'Here.', request: 'And Osk?' },
    ],
  }
  const { table, gmSaw } = await sitDown({
    store: memoryStore(campaign),
    beats: [say('Dawn.'), [...say('Osk nods.'), ask]],
    companions: sees => (seen.push(sees), 'I nod.'),
  })
  await table.say('I greet Osk.')
  expect((await gmSaw.at(-1)?.remembers.recall('Osk'))?.[0]).toMatchObject({
    path: 'npcs/osk.md',
    text: campaign['npcs/osk.md'],
  })
  expect(JSON.stringify(await seen.at(-1)?.remembers.recall('Osk drowned warden'))).not.toContain('drowned')
})

test('16.4 a promise falls due when whom it was made to is there, until it is settled, and /undo takes it back', async () => {
  const due = { kind: 'promise', who: 'Tilda Brannock', to: 'Osk', what: 'to bring back his bell' } as const
  const told = {
    tag: 'NARRATIVE' as const,
    text: '"I will," says Tilda.',
    parts: [{ kind: 'promise' as const, by: due.who, to: due.to, what: due.what, text: '"I will," says Tilda.' }],
  }
  const store = memoryStore(campaign)
  const first = await sitDown({ store, beats: [say('Dawn.'), [told], say('Later.')] })
  await first.table.say('I promise Osk his bell.')
  await first.table.say('I go to Osk.')
  expect(first.gmSaw.at(-1)?.remembers.due).toMatchObject([due])
  await first.table.say('I sleep.')
  await first.table.end()
  const second = await sitDown({ store, beats: [say('Dawn.'), say('Mist.'), [{ tag: 'SETTLED', due }], say('Mist.')] })
  await second.table.say('I look at the sea.')
  expect(second.gmSaw.at(-1)?.remembers.due).toEqual([])
  await second.table.say('Here is your bell, Osk.')
  expect(second.gmSaw.at(-1)?.remembers.due).toMatchObject([due])
  await second.table.say('Osk?')
  expect(second.gmSaw.at(-1)?.remembers.due).toEqual([])
  await second.table.move({ beat: second.table.beat - 2 })
  await second.table.say('Osk?')
  expect(second.gmSaw.at(-1)?.remembers.due).toMatchObject([due])
})
