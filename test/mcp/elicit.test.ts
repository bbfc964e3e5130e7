/** A question to the person: by elicitation where the client can, else as a result with options. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { buildGloam, folderWith } from '../cli/gloam.ts'
import { closeAgents, sharing, stdioAgent, type Agent } from './agents.ts'
import { warehouse } from './warehouse.ts'

let built: ReturnType<typeof buildGloam>
beforeAll(() => {
  built = buildGloam()
}, 60_000)
afterAll(() => built.remove())
afterEach(closeAgents)

const shelf = (): string =>
  folderWith(Object.fromEntries(Object.entries(warehouse).map(([path, text]) => [`campaigns/heist/${path}`, text])))

const question = '[ASK_PLAYER]\nquestion: "Left or right?"\noptions:\n  - label: "Left"\n  - label: "Right"'

/** A beat in which the Game Master asks; what `say` returned, and what the Game Master heard. */
async function beat(host: Agent) {
  const opened = await host.call('sit', { campaign: 'heist', seats: ['gm'] })
  const { tokens } = opened.structuredContent as { readonly tokens: Readonly<Record<string, string>> }
  const gm = sharing(host, tokens['gm'] ?? '')
  await gm.until('SESSION_COMMAND')
  await gm.answer('[NARRATIVE]\n\nThe passage forks.\n\nWhat do you do?')
  const action = gm.until('PLAYER_ACTION')
  await host.call('say', { text: '' })
  const said = host.call('say', { text: 'I look both ways.' })
  await action
  const heard = gm.answer(question)
  const close = async (): Promise<string> => {
    const answers = (await heard).messages.map(({ text }) => text).join('\n')
    await gm.answer('[NARRATIVE]\n\nIt smells of tar.\n\nWhat do you do?')
    void gm.next().catch(() => undefined)
    return answers
  }
  return { said, close }
}

const words = (result: Awaited<ReturnType<Agent['call']>>): string => JSON.stringify(result.content)

test(
  '18.2: a client that can asks its person, and the same call goes on with the answer',
  { timeout: 60_000 },
  async () => {
    const asked: string[] = []
    const host = await stdioAgent(built.main, [], shelf(), message => {
      asked.push(message)
      return 'Right'
    })
    const { said, close } = await beat(host)
    expect(await close()).toContain('answer: "Right"')
    const told = await said
    expect(words(told)).toContain('It smells of tar.')
    expect(told.structuredContent).toMatchObject({ waitsFor: 'turn' })
    expect(asked).toHaveLength(1)
    expect(asked[0]).toContain('Left or right?')
  },
)

test(
  '18.2: a person who will not answer is asked by words, and nothing is said for them',
  { timeout: 60_000 },
  async () => {
    const host = await stdioAgent(built.main, [], shelf(), () => undefined)
    const { said, close } = await beat(host)
    expect((await said).structuredContent).toMatchObject({ waitsFor: 'question', options: ['Left', 'Right'] })
    const told = host.call('say', { text: 'Left' })
    expect(await close()).toContain('answer: "Left"')
    expect(words(await told)).toContain('It smells of tar.')
  },
)

test('18.2: a client that cannot gets the question as a result with its options', { timeout: 60_000 }, async () => {
  const host = await stdioAgent(built.main, [], shelf())
  const { said, close } = await beat(host)
  const put = await said
  expect(words(put)).toContain('Left or right?')
  expect(put.structuredContent).toMatchObject({ waitsFor: 'question', options: ['Left', 'Right'] })
  const told = host.call('say', { text: '2' })
  expect(await close()).toContain('answer: "Right"')
  expect(words(await told)).toContain('It smells of tar.')
})
