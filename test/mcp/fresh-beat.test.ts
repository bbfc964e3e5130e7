/**
 * The loop of the seeds with a Game Master that is new at each hand-off (play-orchestration, "The Orchestration Loop"), by
 * files alone and by MCP over both transports; companions are asked by the signal, by a block, or each by a message.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buildGloam, folderWith } from '../cli/gloam.ts'
import { closeAgents, hostByHttp, stdioAgent, type Agent } from './agents.ts'
import { grimjaw, human, tilda, warehouse } from './warehouse.ts'

let built: ReturnType<typeof buildGloam>
beforeAll(() => {
  built = buildGloam()
}, 60_000)
afterAll(() => built.remove())
afterEach(closeAgents)

/** One turn of the table: what it is told, and what it says. */
type Turn = (input: string, ...flags: readonly string[]) => Promise<string>

const byMcp =
  (host: Agent): Turn =>
  (input, ...flags) =>
    host.text('gloam', { command: 'relay', args: ['heist', ...flags], input })

const ways: Readonly<Record<string, (folder: string) => Promise<Turn>>> = {
  files:
    async folder =>
    async (input, ...flags) => {
      const words = ['relay', 'heist', ...flags, ...(input === '' ? [] : ['--gm-text', '-'])]
      return execFileSync(process.execPath, [built.main, ...words], { cwd: folder, input, encoding: 'utf8' })
    },
  'MCP over stdio': async folder => byMcp(await stdioAgent(built.main, [], folder)),
  'MCP over HTTP': async folder => byMcp(await hostByHttp(built.main, folder)),
}

const filePrompt = (scene: string): string =>
  `request_type: QUICK_REACTION\n\n## Scene\n${scene}\n\n## Just Happened\nAldric paused.\n\n## Request\nBrief reaction or [VETO].\n`

const message = (name: string, scene: string): string =>
  `[GM_TO_PLAYER]\nto: ${name}\nrequest_type: QUICK_REACTION\n\n## Scene\n${scene}\n\n## Just Happened\nAldric paused.\n\n## Request\nBrief reaction or [VETO].`

const scenes = { [tilda]: 'Aldric is signaling about the trap.', [grimjaw]: 'Aldric gestures at the ground.' }
const each = (make: (name: string, scene: string) => string): string =>
  Object.entries(scenes)
    .map(([name, scene]) => make(name, scene))
    .join('\n\n')

/** What the Game Master says to hear from the party, and what it writes into files beforehand. */
const asking: Readonly<Record<string, { readonly says: string; readonly writes: boolean }>> = {
  'the signal': { says: `[AWAIT_AI_PLAYERS: ${tilda}, ${grimjaw}]`, writes: true },
  'a block': {
    says: `[AWAIT_PLAYERS]\ncharacters:\n${Object.entries(scenes)
      .map(
        ([name, scene]) =>
          `  - name: ${name}\n    request_type: QUICK_REACTION\n    scene_context: |\n      ${scene}\n    just_happened: |\n      Aldric paused.\n    request: "Brief reaction or [VETO]."`,
      )
      .join('\n')}\n\nscene_number: 001\nscene_slug: opening`,
    writes: false,
  },
  'a message each': { says: each(message), writes: false },
}

async function play(turn: Turn, folder: string, { says, writes }: { readonly says: string; readonly writes: boolean }) {
  const at = (path: string): string => join(folder, 'campaigns/heist', path)
  const read = (path: string): string => readFileSync(at(path), 'utf8')
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(at(path)), { recursive: true })
    writeFileSync(at(path), text)
  }
  // Step 0 to 2: what an earlier session left is swept, unread; the first Game Master is told what to read and how to ask.
  write('tmp/gm-state-delta.md', '- SECRET: Stale\n')
  const begun = await turn('')
  expect(existsSync(at('tmp/gm-state-delta.md'))).toBe(false)
  expect(read('story-state.md')).not.toContain('Stale')
  expect(begun).toMatch(/hybrid/i)
  expect(begun).toContain(human)
  for (const page of ['overview.md', 'story-state.md', 'party-knowledge.md', 'party/', 'AWAIT_AI_PLAYERS'])
    expect(begun).toContain(page)
  // Step 4: everything is shown, nothing is shortened; then it is the player's turn.
  const opening = 'The warehouse is dark.\n\n> **Tilda**: "I have taken worse jobs."\n\nWhat do you do?'
  const opened = await turn(opening)
  expect(opened.startsWith(opening)).toBe(true)
  // Step 6: a fresh Game Master, with its notes and what the player said.
  const spoken = await turn('', '--player', 'I sneak toward the crate.')
  expect(spoken).toContain('Player said: I sneak toward the crate.')
  expect(spoken).toContain('gm-context.md')
  // The signal: what stands before it is shown, it is not, and all who are named are asked at once, each its own words.
  if (writes) for (const [name, scene] of Object.entries(scenes)) write(`tmp/${name}-prompt.md`, filePrompt(scene))
  const asked = await turn(`You creep over the boards; a wire shines.\n\n${says}`)
  expect(asked.startsWith('You creep over the boards; a wire shines.\n\n---\n')).toBe(true)
  for (const [name, scene] of Object.entries(scenes)) {
    expect(asked).toContain(`${name}: reads tmp/${name}-prompt.md, writes tmp/${name}-response.md`)
    expect(read(`tmp/${name}-prompt.md`)).toContain(scene)
    expect(read(`tmp/${name}-prompt.md`)).toContain('request_type: QUICK_REACTION')
  }
  expect(read(`tmp/${tilda}-prompt.md`)).not.toContain('gestures at the ground')
  // They answer in parallel; the log is kept beside, and the next Game Master finds the answers.
  write(`tmp/${tilda}-response.md`, 'Tilda drops a hand to her sword.\n')
  write(`tmp/${tilda}-notes-for-journal.md`, '## Feelings\nToo quiet.\n')
  write(`tmp/${grimjaw}-response.md`, 'Grimjaw blocks the door.\n')
  const answered = await turn('')
  expect(answered).toContain('AI player responses ready in tmp/')
  // The story with all of it; then journals for everybody, both state files, and nothing is left over.
  write('tmp/gm-state-delta.md', '# What Changed (GM State)\n\n- QUEST: Found the crate behind a tripwire\n')
  write('tmp/party-knowledge-delta.md', '# What Changed (Party Knowledge)\n\n- LEARNED: A tripwire guards the crate\n')
  const woven = await turn('Tilda drops a hand to her sword. Grimjaw blocks the door.\n\nWhat do you do?')
  expect(woven).toContain('Grimjaw blocks the door.')
  expect(read('story-state.md')).toContain('Found the crate behind a tripwire')
  expect(read('party-knowledge.md')).toContain('A tripwire guards the crate')
  for (const name of [human, tilda, grimjaw]) expect(read(`party/${name}-journal.md`)).toMatch(/^### /m)
  expect(read(`party/${tilda}-journal.md`).split('Too quiet').length).toBe(2)
  expect(read('decision-log.md')).toMatch(/Tilda drops a hand to her sword|hand to her sword/i)
  const left = readdirSync(at('tmp')).filter(name => /-(?:delta|prompt|response|notes-for-journal)\.md$/.test(name))
  expect(left).toEqual([])
  // The end: the word to stop, and with it the closing words.
  expect(await turn('', '--player', 'stop')).toMatch(/^---\nNext: spawn a fresh GM[^]*--player/)
  const ended = await turn('The bell does not ring.', '--player', 'stop')
  expect(ended).toMatch(/^The bell does not ring\.[^]*The session is over, and everything is saved\./)
  for (const text of [opened, asked.split('---')[0], woven.split('---')[0], ended.split('---')[0]])
    expect(text).not.toMatch(/\[[A-Z_]{4,}/)
}

describe.each(Object.entries(ways))('18: a Game Master that is new each time, by %s', (_way, start) => {
  test.each(Object.entries(asking))('asks the party by %s', { timeout: 120_000 }, async (_how, how) => {
    const folder = folderWith(
      Object.fromEntries(Object.entries(warehouse).map(([path, text]) => [`campaigns/heist/${path}`, text])),
    )
    await play(await start(folder), folder, how)
  })
})
