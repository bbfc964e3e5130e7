/** A second game at the same table: the smallest there is, through the pipe and as lines of JSON. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildGloam, folderWith, shell, type Ended } from './gloam.ts'

let built = { main: '', remove: (): void => undefined }
beforeAll(() => {
  built = buildGloam()
})
afterAll(() => built.remove())

const campaign = (preferences: string): Readonly<Record<string, string>> => ({
  'campaigns/toss/overview.md': '# Toss\n\n## The Hook\n\nA coin lies on the sill, and nobody is looking.\n',
  'campaigns/toss/preferences.md': `# Preferences\n\n${preferences}\nplayer_character: Pim\n`,
  'campaigns/toss/party/pim.md': '# Pim\n\nQuick hands.\n',
  'campaigns/toss/locations/sill.md': '# The Sill\n\n## Overview\n\nCold stone, and a view of the yard.\n',
})

const type = (line: string, files: Readonly<Record<string, string>>): Promise<Ended> =>
  shell(built.main, folderWith(files), line)

test.each(['game: coin', 'ruleset: coin'])('14.7 an evening of coins in a pipe, by "%s"', async preference => {
  const lines = "printf '%s\\n' 'I reach for it' 'again' 'once more'"
  const played = await type(`${lines} | gloam play toss --seed 3 && gloam replay toss --verify`, campaign(preference))
  expect([played.err, played.code]).toEqual(['', 0])
  expect(played.out).toContain('A coin lies on the sill')
  expect(played.out).toMatch(/It is (?:heads|tails)\./)
  expect(played.out).toContain('every byte is as it was.')
})

test('14.7 the same as lines of JSON', async () => {
  const played = await type(`echo 'I reach for it' | gloam play toss --seed 3 --json`, campaign('game: coin'))
  const events = played.out
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as { readonly type: string })
  expect(events.map(({ type: kind }) => kind)).toEqual(expect.arrayContaining(['narrative', 'rolled']))
})

test('14.7 a game that is not here is refused with those that are', async () => {
  const played = await type('gloam play toss < /dev/null', campaign('game: chess'))
  expect(played.code).toBe(1)
  expect(played.err).toContain('"chess"')
  expect(played.err).toContain('fifth')
})
