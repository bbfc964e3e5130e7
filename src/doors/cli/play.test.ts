import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { outletOn } from '../outlet/outlet.ts'
import { folderWith, gloamWith, listeningDoor } from './scenario.ts'

const sheet = (name: string, player: string): string =>
  `# ${name}\n\n**Player**: ${player}\n\n## Combat Stats\n\n| | |\n|---|---|\n| **Armor Class** | 14 |\n| **Hit Points** | 9/9 |\n`

const fen = {
  'fen/overview.md': '# The Fen\n',
  'fen/party/ansa-reed.md': sheet('Ansa Reed', 'AI'),
  'fen/party/odo-brook.md': sheet('Odo Brook', 'Human'),
}

/** `gloam play` with these lines on its standard input, and what came out. */
async function played(folder: string, lines: readonly string[], ...words: readonly string[]) {
  const { door, said } = listeningDoor()
  const input = new PassThrough()
  const output = new PassThrough()
  const out = text(output)
  input.end(lines.map(line => `${line}\n`).join(''))
  const streams = { input, output: outletOn(output), environment: {}, onSignal: () => undefined }
  await gloamWith({ ...door, streams }, 'play', ...words, '--campaigns', folder)
  output.end()
  return { ...said(), out: await out }
}

test('a line is a turn, and at the end of input everything is saved', async () => {
  const folder = folderWith(fen)
  const { out, err, code } = await played(folder, ['look around', 'wait', 'all night'], 'fen', '--seed', '7')
  expect([err, code]).toEqual(['', 0])
  expect(out).toContain('» look around\n')
  expect(out.trimEnd()).toMatch(/Saved\. Go on with: gloam play fen --campaigns \S+$/)
  expect(out).not.toMatch(/\p{Cc}(?<!\n)/u)
  expect(readFileSync(join(folder, 'fen/preferences.md'), 'utf8')).toContain('player_character: Odo Brook')
})

test('the same seed and the same lines give the same words', async () => {
  const lines = ['look around', '1', 'wait', '2', '', '9', 'end']
  const both = [
    await played(folderWith(fen), lines, 'fen', '--seed', '7'),
    await played(folderWith(fen), lines, 'fen', '--seed', '7'),
  ]
  expect(both[1]?.out).toBe(both[0]?.out)
  expect(both[0]?.out).toContain('Session saved. See you next time!')
})

test('a session that was left is gone on with, and it is told where we were', async () => {
  const folder = folderWith(fen)
  const first = await played(folder, ['look at the reeds'], 'fen', '--seed', '7')
  const { out } = await played(folder, ['wait'], '--seed', '8')
  const [, recalled = ''] = /^\*\*Previously\*\*\n\n([\s\S]*?)\n\nOdo · /.exec(out) ?? []
  const last = recalled.split('\n\n').at(-1) ?? ''
  expect(last).not.toBe('')
  expect(first.out).toContain(last)
})

test('a name that is nearly right is answered with the right one', async () => {
  const folder = folderWith(fen)
  const { err, code } = await played(folder, [], 'fen', '--as', 'Ansa Reid')
  expect(code).toBe(1)
  expect(err).toContain('Did you mean Ansa Reed?')
})

test('a campaign that is not there is answered with those that are', async () => {
  const { err, code } = await played(folderWith(fen), [], 'fern')
  expect(code).toBe(1)
  expect(err).toMatch(
    /There is no campaign "fern" .* Did you mean fen\? There are: fen, borrowed-water, standing-room\./,
  )
})

test.each([
  ['--as', 'Bob', 'Nobody in the party is called "Bob".'],
  ['--style', 'loud', 'There is no style "loud".'],
  ['--model', 'foo/bar', 'There is no provider "foo".'],
  ['--model', 'anthropic', 'anthropic needs a key'],
])('%s %s is refused before anything is written', async (flag, word, why) => {
  const folder = folderWith({})
  const { err, code, out } = await played(folder, [], 'borrowed-water', flag, word)
  expect([code, out]).toEqual([1, ''])
  expect(err).toContain(why)
  expect(readdirSync(folder)).toEqual([])
})

test('a campaign is found by its title too', async () => {
  const folder = folderWith({})
  const { out, code } = await played(folder, [], 'Borrowed Water', '--seed', '7')
  expect([code, readdirSync(folder)]).toEqual([0, ['borrowed-water']])
  expect(out).toMatch(/^"borrowed-water" is yours now/)
})

test('whoever came by npx is told to go on by npx', async () => {
  const folder = folderWith(fen)
  const { out } = await played(folder, [], 'fen', '--seed', '7')
  expect(out).toContain('Go on with: gloam play fen')
  const { door, said } = listeningDoor()
  const [input, output] = [new PassThrough(), new PassThrough()]
  const streams = { input, output: outletOn(output), environment: { npm_command: 'exec' }, onSignal: () => undefined }
  await gloamWith({ ...door, streams }, 'campaigns', '--campaigns', folder)
  expect(said().out).toContain('npx gloam play fen')
})

test('17.5 in fresh mode the Game Master leaves its page for the next one', async () => {
  const folder = folderWith(fen)
  const { out } = await played(folder, ['look around'], 'fen', '--seed', '7', '--mode', 'fresh')
  expect(out).toContain('Saved.')
  expect(readdirSync(join(folder, 'fen/tmp'))).toContain('gm-context.md')
})

test('what was asked when the player left is asked again, and the first line is its answer', async () => {
  const folder = folderWith({})
  const as = ['standing-room', '--as', 'Oswin', '--seed', '7'] as const
  const { out: first } = await played(folder, ['Take the job: The Hat with Cherries'], ...as)
  expect(first.trimEnd()).toMatch(/3\. By the front door.*\n4\. Not yet.*\n\nSaved\. Go on with: /)
  const asked = 'Wick, what do you think?'
  const { out: talked } = await played(folder, [asked], ...as)
  const [, spoken = 'nothing'] = /> \*\*Wick\*\*: "(.*)"/.exec(talked) ?? []
  const { out: silent } = await played(folder, [], ...as)
  expect(silent).toContain('\n1. By stealth')
  expect(silent.split(spoken)).toHaveLength(2) // told again, and no oftener
  const { out: again, err, code } = await played(folder, ['by stealth'], ...as)
  expect([err, code]).toEqual(['', 0])
  expect(again).toMatch(/1\. By stealth[^»]*» by stealth[^»]*1\. Light/)
  const { out: last } = await played(folder, ['light', 'look around'], ...as)
  expect(last).toMatch(/1\. Light[^»]*» light[^»]*\*\*The Hat with Cherries\.\*\*/)
  expect(last.match(/\*\*The Hat with Cherries\.\*\*/g)).toHaveLength(1)
})
