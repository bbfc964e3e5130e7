/** What stands in `examples/` works: each campaign is read and played, and the program plays. */
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readWorld } from '../src/campaign/world/read-world.ts'
import { buildGloam, folderWith, root, shell } from './cli/gloam.ts'
import { closeAgents, listening } from './mcp/agents.ts'
import { textsUnder } from './oracle/sitting.ts'

let built = { main: '', remove: (): void => undefined }
beforeAll(() => {
  built = buildGloam()
})
afterAll(() => built.remove())
afterEach(closeAgents)

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

test('18: by hand a table is opened, and a seat shows its tools, its briefing and what came of an answer', async () => {
  const folder = folderWith()
  const { token } = await listening(built.main, folder)
  const hand = (line: string) =>
    shell(
      built.main,
      folder,
      `export GLOAM='${built.main}'; hand() { node '${root}/examples/mcp-hand.mjs' "$@"; }; ${line}`,
    )
  const opened = await hand(`hand --token ${token} sit '{"campaign": "borrowed-water", "seats": ["gm"], "seed": "7"}'`)
  expect([opened.err, opened.code]).toEqual(['', 0])
  const [, gm = ''] = /^gm: (\S+)$/m.exec(opened.out) ?? []
  const listed = await hand(`GLOAM_TOKEN=${gm} hand`)
  expect(listed.out).toMatch(/^answer: .+\n {2}takes: text, to\? \(/m)
  expect(listed.out).not.toContain('new_campaign') // what is the host's is not in a seat
  expect((await hand(`hand --token ${gm} --stdio sit`)).out).toContain('You sit at "borrowed-water" as gm.')
  expect((await hand(`hand --token ${gm} next`)).out).toContain('[SESSION_COMMAND]')
  expect((await hand(`printf '[NARRATIVE]\n\nRain.\n' | hand --token ${gm} answer -`)).out).toContain('Taken.')
  const told = await hand(`hand --token ${gm} --json next '{"wait": 0}' & hand --token ${token} say ''; wait`)
  expect(told.out).toContain('Rain.')
  const refused = await hand(`hand --token ${gm} answer 'I am no message.'`)
  expect([refused.code, refused.out]).toEqual([1, expect.stringContaining('begins with no tag')])
  const stranger = await hand(`hand --token ${gm} say 'I look.'`)
  expect([stranger.code, stranger.err]).toEqual([1, expect.stringContaining('There is no tool "say"')])
  const alone = await hand(`printf 'roll 1d20\nnothing\nroll {"dice": "2d6"}\n' | hand --lines`)
  expect([alone.code, alone.out]).toEqual([0, expect.stringMatching(/1d20 = [^]*There is no tool[^]*2d6 = /)])
})
