/** Whoever is killed, and whenever: the table goes on or is gone on with, and nothing is lost, doubled or rolled twice. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { buildGloam, folderWith } from '../cli/gloam.ts'
import { closeAgents, stdioAgent, type Agent } from './agents.ts'
import { tilda, warehouse } from './warehouse.ts'

let built: ReturnType<typeof buildGloam>
beforeAll(() => {
  built = buildGloam()
}, 60_000)
afterAll(() => built.remove())
afterEach(closeAgents)

const shelf = (): string =>
  folderWith(Object.fromEntries(Object.entries(warehouse).map(([path, text]) => [`campaigns/heist/${path}`, text])))

type Tokens = { readonly tokens: Readonly<Record<string, string>> }

async function sit(host: Agent, seats: readonly string[]): Promise<Tokens['tokens']> {
  const opened = await host.call('sit', { campaign: 'heist', seats, seed: '7' })
  return (opened.structuredContent as Tokens).tokens
}

const at = (folder: string, token: string | undefined) => stdioAgent(built.main, ['--token', token ?? ''], folder)

const read = (folder: string, path: string): string => readFileSync(join(folder, 'campaigns/heist', path), 'utf8')

const countOf = (text: string, words: string): number => text.split(words).length - 1

const ask = `[GM_TO_PLAYER]\nto: ${tilda}\nrequest_type: QUICK_REACTION\n\n## Scene\nDark.\n\n## Request\nReact.`

test(
  'an agent that is killed while it is asked is stood in for, and told so when it comes back',
  { timeout: 60_000 },
  async () => {
    const folder = shelf()
    const host = await stdioAgent(built.main, ['--seat-limit', '8'], folder)
    const tokens = await sit(host, ['gm', tilda])
    const [gm, player] = await Promise.all([at(folder, tokens['gm']), at(folder, tokens[tilda])])
    await gm.until('SESSION_COMMAND')
    const answered = gm.answer(ask)
    await player.until('GM_TO_PLAYER')
    player.kill()
    const [heard] = (await answered).messages // the Oracle has something to say, or it has not
    expect(heard?.text).toMatch(/^\[PLAYER_TO_GM\]|No answer came from tilda-brannock/)
    const again = await at(folder, tokens[tilda])
    expect((await again.until('TABLE_NOTE')).text).toContain('Nothing was heard from you in time')
  },
)

test.each(['after the dice', 'after the question', 'after the telling'])(
  'the host is killed %s: the beat is gone on with as it was, and told once',
  { timeout: 60_000 },
  async moment => {
    const folder = shelf()
    const host = await stdioAgent(built.main, [], folder)
    const first = await sit(host, ['gm'])
    const gm = await at(folder, first['gm'])
    await gm.until('SESSION_COMMAND')
    await gm.answer('[NARRATIVE]\n\nIt is dark in here.\n\nWhat do you do?')
    const action = gm.until('PLAYER_ACTION')
    void host
      .call('say', { text: '' })
      .then(() => host.call('say', { text: 'I lift the lid.' }))
      .catch(() => undefined)
    await action
    const fell = await gm.answer('[DICE_REQUEST]\ncheck: Strength\ndice: 1d20\ndc: 5')
    const roll = fell.messages[0]?.text ?? ''
    if (moment !== 'after the dice') await gm.answer('[DELTAS]\ngm_state_delta:\n  - QUEST: The lid is open')
    if (moment === 'after the telling') await gm.answer('[NARRATIVE]\n\nThe lid gives way.')
    host.kill()

    const next = await stdioAgent(built.main, [], folder)
    const tokens = await sit(next, ['gm'])
    const anew = await at(folder, tokens['gm'])
    const { messages } = await anew.next()
    expect(messages.slice(0, 4).map(({ tag }) => tag)).toEqual([
      'TABLE_NOTE',
      'PLAYER_ACTION',
      'TABLE_NOTE',
      'DICE_RESULT',
    ])
    expect(messages[2]?.text).toContain('You said before the table was opened again')
    expect(messages[3]?.text).toBe(roll)
    if (moment === 'after the dice') await anew.answer('[DELTAS]\ngm_state_delta:\n  - QUEST: The lid is open')
    if (moment !== 'after the telling') await anew.answer('[NARRATIVE]\n\nThe lid gives way.')
    const ending = anew.next()
    expect(await next.text('say', { text: '' })).toContain('The lid gives way.')
    const ended = next.text('say', { text: '/end' })
    await ending
    await anew.answer('[SESSION_END]\nsummary: |\n  They opened it.\nstate_saved: true')
    await ended
    expect(countOf(read(folder, 'story-state.md'), 'The lid is open')).toBe(1)
    const pages = readdirSync(join(folder, 'campaigns/heist/scenes')).map(name => read(folder, `scenes/${name}`))
    expect(countOf(pages.join(''), 'The lid gives way')).toBe(1)
  },
)

test(
  'a client that hangs up leaves the campaign free, with the beat to be gone on with',
  { timeout: 60_000 },
  async () => {
    const folder = shelf()
    const host = await stdioAgent(built.main, [], folder)
    await sit(host, ['gm'])
    await host.close()
    const next = await stdioAgent(built.main, [], folder)
    const tokens = await sit(next, ['gm'])
    const gm = await at(folder, tokens['gm'])
    expect((await gm.until('SESSION_COMMAND')).text).toContain('command: start')
  },
)

test(
  'a call that is cancelled stops the beat where it is, and the next one goes on with it',
  { timeout: 60_000 },
  async () => {
    const folder = shelf()
    const host = await stdioAgent(built.main, [], folder)
    const tokens = await sit(host, ['gm'])
    const gm = await at(folder, tokens['gm'])
    await gm.until('SESSION_COMMAND')
    await gm.answer('[NARRATIVE]\n\nIt is dark in here.\n\nWhat do you do?')
    const action = gm.until('PLAYER_ACTION')
    await host.text('say', { text: '' })
    const cancel = new AbortController()
    const said = host.client.callTool(
      { name: 'say', arguments: { text: 'I lift the lid.' } },
      { signal: cancel.signal },
    )
    await action
    cancel.abort()
    await expect(said).rejects.toThrow(/abort/i)
    const told = host.text('say', { text: '' })
    expect((await gm.until('PLAYER_ACTION')).text).toContain('I lift the lid.')
    await gm.answer('[NARRATIVE]\n\nThe lid gives way.\n\nWhat do you do?')
    void gm.next().catch(() => undefined)
    expect(await told).toContain('The lid gives way.')
  },
)

test(
  'a process that is asked to end lets the campaign go, though a seat is waited for',
  { timeout: 60_000 },
  async () => {
    const folder = shelf()
    const host = await stdioAgent(built.main, ['--seat-limit', '3000'], folder)
    const tokens = await sit(host, ['gm', tilda])
    const gm = await at(folder, tokens['gm'])
    await gm.until('SESSION_COMMAND')
    await gm.answer('[NARRATIVE]\n\nIt is dark in here.\n\nWhat do you do?')
    void gm.answer(ask).catch(() => undefined)
    host.kill('SIGTERM')
    await host.ended()
    const next = await stdioAgent(built.main, [], folder)
    expect(Object.keys(await sit(next, ['gm']))).toEqual(['gm'])
  },
)

test(
  'a question in the first beat, and in one that is gone on with, is put to the player and answered',
  { timeout: 60_000 },
  async () => {
    const folder = shelf()
    const question = '[ASK_PLAYER]\nquestion: "Left or right?"\noptions:\n  - label: "Left"\n  - label: "Right"'
    for (const answer of ['1', '2']) {
      const host = await stdioAgent(built.main, [], folder)
      const tokens = await sit(host, ['gm'])
      const gm = await at(folder, tokens['gm'])
      await gm.next()
      const asked = gm.answer(question)
      expect(await host.text('say', { text: '' })).toContain('Left or right?')
      void host.call('say', { text: answer }).catch(() => undefined)
      expect((await asked).messages.map(({ text }) => text).join()).toContain(
        answer === '1' ? 'answer: "Left"' : 'answer: "Right"',
      )
      host.kill()
    }
  },
)
