/** A model at the table as a person has it: the built command in a process of its own, against a server on this machine. */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { ScriptedAnswer } from '../llm/script.ts'
import { secretKey, startServer, type FakeServer, type Heard, type Script } from '../llm/server.ts'
import { buildGloam, endOf, folderWith, type Ended } from './gloam.ts'

let built = { main: '', remove: (): void => undefined }
beforeAll(() => {
  built = buildGloam()
})
afterAll(() => built.remove())

let server: FakeServer | undefined
afterEach(() => server?.close())

const model = 'openai-compatible/scripted'

/** A process at work in a folder of its own, with a home of its own. */
async function begin(
  folder: string,
  script: Script,
  ...args: readonly string[]
): Promise<ChildProcessWithoutNullStreams> {
  await server?.close()
  server = await startServer(script)
  const env = {
    ...process.env,
    ...server.env,
    HOME: folder,
    XDG_CONFIG_HOME: join(folder, '.config'),
    NO_COLOR: '1',
    npm_command: '',
  }
  return spawn(process.execPath, [built.main, ...args], { cwd: folder, env })
}

async function gloam(
  folder: string,
  lines: readonly string[],
  script: Script,
  ...args: readonly string[]
): Promise<Ended> {
  const child = await begin(folder, script, ...args)
  child.stdin.end(lines.map(line => `${line}\n`).join(''))
  return endOf(child)
}

const isGm = ({ body }: Heard): boolean => body.includes('Game Master')
const lastUser = ({ body }: Heard): string => {
  const { messages } = JSON.parse(body) as {
    readonly messages: readonly { readonly role: string; readonly content: unknown }[]
  }
  return JSON.stringify(messages.findLast(({ role }) => role === 'user')?.content ?? '')
}

const write = (path: string, text: string) => ({ name: 'write_file', takes: { path, text } })
const prompt = '---\nrequest_type: QUICK_REACTION\n---\n\n## Scene\nThe rope is wet.\n\n## Request\nWhat do you say?'
const context = '## Expecting\nKorda at the well\n\n## Scene Tracking\nCurrent scene: 001\nCurrent slug: the-well'

/** Plays the fresh way: asks Korda through a file, and weaves in what she answers there. */
function freshly(heard: Heard): ScriptedAnswer {
  if (!isGm(heard) || heard.body.includes('You play Korda')) return { text: '"That rope was cut."' }
  const isAfterTool = heard.body.lastIndexOf('"role":"tool"') > heard.body.lastIndexOf('"role":"user"')
  if (isAfterTool) return { text: 'You pull the rope up, hand over hand.\n\n[AWAIT_AI_PLAYERS: korda-venn]' }
  if (heard.body.includes('That rope was cut'))
    return { text: '> **Korda Venn**: "That rope was cut."\n\nThe square goes quiet.' }
  if (lastUser(heard).includes('zqpull'))
    return { text: '', calls: [write('tmp/korda-venn-prompt.md', prompt), write('tmp/gm-context.md', context)] }
  return { text: 'Salt wind over Well Square.' }
}

test(
  '17.5: gloam play --mode fresh --model plays a session whole: files, hand-offs, a resume and a replay',
  { timeout: 120_000 },
  async () => {
    const folder = folderWith()
    const play = ['play', 'borrowed-water', '--mode', 'fresh', '--model', model, '--as', 'maren-okell'] as const
    const first = await gloam(folder, ['I zqpull up the rope'], freshly, ...play)
    expect([first.err, first.code]).toEqual(['', 0])
    expect(first.out).toContain('You pull the rope up, hand over hand.')
    expect(first.out).toContain('That rope was cut.')
    expect(first.out).not.toContain('AWAIT_AI_PLAYERS')
    const heard = server?.heard ?? []
    const later = heard.filter(
      one => isGm(one) && one.body.includes('That rope was cut') && !one.body.includes('You play Korda'),
    )
    expect(later.length).toBeGreaterThan(0)
    expect(later[0]?.body).not.toContain('Salt wind over Well Square.') // a new one knows its files, and nothing that was said
    const campaign = join(folder, 'campaigns/borrowed-water')
    expect(readFileSync(join(campaign, 'tmp/gm-context.md'), 'utf8')).toContain('## Scene Tracking')
    const again = await gloam(
      folder,
      ['I wait'],
      freshly,
      'play',
      'borrowed-water',
      '--mode',
      'fresh',
      '--model',
      model,
    )
    expect(again.code).toBe(0)
    const replay = await gloam(folder, [], [], 'replay', 'borrowed-water', '--verify')
    expect([replay.code, replay.err]).toEqual([0, ''])
    expect(server?.heard).toEqual([])
    expect(first.out + again.out).not.toContain(secretKey)
  },
)

test(
  '17.6: Ctrl-C stops a stream at once; the beat is kept, and what was answered is not paid for again',
  { timeout: 120_000 },
  async () => {
    const folder = folderWith()
    const never = new Promise<void>(() => undefined)
    const slow = (heard: Heard): ScriptedAnswer =>
      lastUser(heard).includes('zqlook')
        ? {
            text: `The gulls turn over the roofs. And then:\n\n${'a long sentence, '.repeat(400)}`,
            hold: { afterFrames: 12, until: never },
          }
        : { text: 'Salt wind over Well Square.' }
    const child = await begin(folder, slow, 'play', 'borrowed-water', '--model', model, '--as', 'maren-okell')
    const ended = endOf(child)
    child.stdin.write('zqlook\n')
    while (!(server?.heard ?? []).some(one => lastUser(one).includes('zqlook')))
      await new Promise(resolve => setTimeout(resolve, 20))
    const askedOf = () => server?.heard.filter(one => lastUser(one).includes('zqlook')).length
    const asked = askedOf()
    const from = performance.now()
    child.kill('SIGINT')
    const { code, signal } = await ended
    expect(performance.now() - from).toBeLessThan(10_000) // a busy machine ends a process in seconds; the stream would never end
    expect(signal === 'SIGINT' || code !== null).toBe(true)
    expect(askedOf()).toBe(asked) // nobody was asked again on the way out
    const well = await gloam(
      folder,
      [],
      () => ({ text: 'The gulls turn over the roofs.' }),
      'play',
      'borrowed-water',
      '--model',
      model,
    )
    expect([well.code, well.out]).toEqual([0, expect.stringContaining('The gulls turn over the roofs.')])
    expect((await gloam(folder, [], [], 'replay', 'borrowed-water', '--verify')).code).toBe(0)
  },
)

test('17.6: a provider that stays down names the ways on, and each of them is one', { timeout: 120_000 }, async () => {
  const folder = folderWith()
  const down = (): ScriptedAnswer => ({ trouble: { type: 'status', status: 401, says: 'no such key' } })
  const stopped = await gloam(
    folder,
    ['I look around'],
    down,
    'play',
    'borrowed-water',
    '--model',
    model,
    '--as',
    'maren-okell',
  )
  const said = stopped.out + stopped.err
  expect(said).toMatch(/--model oracle/)
  expect(said).toMatch(/rewind/)
  expect(said).not.toContain(secretKey)
  const oracle = await gloam(folder, ['look around'], [], 'play', 'borrowed-water', '--model', 'oracle')
  expect(oracle.code).toBe(0)
  expect(existsSync(join(folder, 'campaigns/borrowed-water/runs'))).toBe(true)
  expect(server?.heard).toEqual([])
})

test('17.6: what people with a key expect is there in a pipe and in JSON alike', { timeout: 120_000 }, async () => {
  const lines = [
    'I look at the well',
    '/again',
    '/edit I look at the rope',
    '/continue',
    '/gm shorter, please',
    '/pin The rope is red',
    '/pin',
    '/context gm',
    '/cost',
  ]
  const script = (heard: Heard): ScriptedAnswer => ({
    text: isGm(heard) ? `The bucket swings, ${heard.body.length}.` : 'Hm.',
  })
  const piped = await gloam(
    folderWith(),
    lines,
    script,
    'play',
    'borrowed-water',
    '--model',
    model,
    '--as',
    'maren-okell',
  )
  const spoken = await gloam(
    folderWith(),
    lines.map(say => JSON.stringify({ say })),
    script,
    'play',
    'borrowed-water',
    '--json',
    '--model',
    model,
    '--as',
    'maren-okell',
  )
  for (const { out, code } of [piped, spoken]) {
    expect(code).toBe(0)
    expect(out).toContain('The bucket swings')
    expect(out).toContain('The rope is red')
    expect(out).toMatch(/tokens/)
    expect(out).not.toMatch(/There is no command|no such command/i)
  }
})

test(
  '17.6: a talk by the fire is a model’s where one is named, and each role is set as the preferences say',
  { timeout: 120_000 },
  async () => {
    const folder = folderWith()
    const page = join(folder, 'campaigns/borrowed-water/preferences.md')
    const set = '**temperature_gm**: 0.9\n**temperature_companion**: 0.3\n'
    const script = (heard: Heard): ScriptedAnswer => ({
      text: heard.body.includes('You play Korda') ? '"Ask the rope." I turn a cup in my hands.' : 'Salt wind.',
    })
    const spec = ['--model', model] as const
    const first = await gloam(folder, [], script, 'play', 'borrowed-water', ...spec, '--as', 'maren-okell')
    expect(first.code).toBe(0)
    writeFileSync(page, `${readFileSync(page, 'utf8').trimEnd()}\n\n## Models\n${set}`)
    await gloam(folder, ['I look at the well'], script, 'play', 'borrowed-water', ...spec)
    expect(server?.heard.filter(isGm).at(-1)?.body).toContain('"temperature":0.9')
    const fire = await gloam(
      folder,
      ['What do you think of the well?', 'goodbye'],
      script,
      'chat',
      'borrowed-water',
      'korda',
      ...spec,
    )
    expect([fire.code, fire.out]).toEqual([0, expect.stringContaining('Ask the rope.')])
    const korda = server?.heard.find(({ body }) => body.includes('You play Korda'))?.body ?? ''
    expect(korda).toContain('What do you think of the well?')
    expect(korda).toContain('"temperature":0.3')
  },
)
