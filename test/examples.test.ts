/** What stands in `examples/` works: each campaign is read and played, and the program plays. */
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readWorld } from '../src/campaign/world/read-world.ts'
import { buildGloam, folderWith, root, shell } from './cli/gloam.ts'
import { textsUnder } from './oracle/sitting.ts'

let built = { main: '', remove: (): void => undefined }
beforeAll(() => {
  built = buildGloam()
})
afterAll(() => built.remove())

const copied = (): string => {
  const folder = folderWith()
  cpSync(join(root, 'examples'), join(folder, 'campaigns'), { recursive: true })
  return folder
}

test('14.8: one document is places, people and an opening, and its brackets are the Game Master’s', () => {
  const { places, people, facts, opening, problems } = readWorld(textsUnder(join(root, 'examples/one-document')))
  expect(places.map(({ name, exits }) => [name, exits.length])).toEqual([
    ['The Cellar', 1],
    ['The Landing', 2],
    ['The Wax Room', 1],
  ])
  expect(people.map(({ name, where }) => [name, where?.place])).toEqual([['Dame Orla Finch', 'The Cellar']])
  expect(opening?.text).toContain('a lit candle on every step')
  const open = facts.filter(({ who }) => who === 'players').map(({ text }) => text)
  expect(open.filter(text => /not locked|own name|skeletons|brother|wakes/.test(text))).toEqual([])
  expect(problems).toEqual([])
})

test.each([
  ['one-document', 'You counted forty'],
  ['toss', 'A coin lies on the sill'],
])('14.8: %s is played', async (name, words) => {
  const played = await shell(built.main, copied(), `printf 'look around\\n' | gloam play ${name} --seed 3`)
  expect([played.err, played.code]).toEqual(['', 0])
  expect(played.out).toContain(words)
})

test('14.8: the program plays three turns by lines of JSON', async () => {
  const folder = copied()
  const played = await shell(built.main, folder, `GLOAM='${built.main}' node campaigns/play-by-json.mjs toss campaigns`)
  expect([played.err, played.code]).toEqual(['', 0])
  expect(played.out.match(/It is (?:heads|tails)/g)).toHaveLength(3)
})
