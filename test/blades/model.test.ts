/** The second game with a model for a Game Master, over real HTTP: each mood with its own template, tools and shape. */
import { readFileSync } from 'node:fs'
import { parse, tokenize } from '@huggingface/jinja'
import { encode } from 'gpt-tokenizer'
import { afterEach, expect, test } from 'vitest'
import { contextOf } from '../../src/cast/llm/blades/context.ts'
import { momentFor, toolsFor } from '../../src/cast/llm/blades/mind.ts'
import { openWorld } from '../../src/rules/blades/campaign/open.ts'
import { moodSpecs } from '../../src/rules/blades/moods/specs.ts'
import { inAction, openScene, worldIn } from '../../src/rules/blades/scenario.ts'
import { moodOf } from '../../src/rules/blades/model/world.ts'
import type { ScriptedAnswer } from '../llm/script.ts'
import { startServer, type FakeServer, type Heard } from '../llm/server.ts'
import { ModelFailed } from '../../src/cast/llm/model/fault.ts'
import { textsUnder } from '../oracle/sitting.ts'
import { latePost } from './late-post.ts'
import { castAt } from './model-cast.ts'
import { printAll, sitDown, type Player } from './sitting.ts'

let server: FakeServer | undefined
afterEach(() => server?.close())

const standingRoom = textsUnder(new URL('../../content/campaigns/standing-room', import.meta.url).pathname)

const moods = ['Weaver', 'Crucible', 'Echo', 'Tide', 'Crack', 'Hungry City'] as const
const moodIn = ({ body }: Heard): string => moods.find(one => body.includes(`You are the ${one}`)) ?? ''

const suggestedActions = ['Wait for the clerk', 'Take the stairs']

/** A model that plays its part, and gives too few outcomes for the dice. */
const wellMeaning = (heard: Heard): ScriptedAnswer => {
  switch (moodIn(heard)) {
    case 'Weaver':
      return {
        calls: [
          {
            name: 'engage',
            takes: {
              engageIntent: 'get past the clerk',
              engageApproach: 'on soft shoes',
              engageAction: 'prowl',
              engagePosition: 'risky',
              engageThreat: 'he looks up',
              engageOpportunity: 'the back room',
            },
          },
          {
            name: 'answer',
            takes: { narration: 'The clerk does not look up.', continueScene: true, suggestedActions },
          },
        ],
      }
    case 'Crucible': {
      const outcome = {
        dieValue: 6,
        hint: 'past him like a draught',
        stressCost: 0,
        heatCost: 0,
        coinDelta: 0,
        narrative: 'You are by before the pen stops.',
      }
      return {
        calls: [
          {
            name: 'answer',
            takes: {
              narration: 'Six paces, and a board that talks.',
              diceAction: { situation: 'past the clerk', outcomes: [outcome] },
            },
          },
        ],
      }
    }
    default:
      return {
        calls: [
          {
            name: 'answer',
            takes: { narration: 'Behind you the pen goes on.', continueScene: true, suggestedActions },
          },
        ],
      }
  }
}

test('15: a model plays a turn through its moods, and the dice are the rules’', async () => {
  server = await startServer(wellMeaning)
  const { say, shown, world, table } = await sitDown({ options: { cast: castAt(server) } })
  await say('I creep past the clerk')
  const told = printAll(shown)
  expect(server.heard.map(moodIn)).toEqual(['Weaver', 'Crucible', 'Echo'])
  const [weaver, crucible] = ['The clerk does not look up.', 'Six paces, and a board that talks.'].map(one =>
    told.indexOf(one),
  )
  expect([weaver, crucible].every(at => (at ?? -1) >= 0) && (weaver ?? 0) < (crucible ?? 0)).toBe(true)
  expect(told).toContain('Which die do you spend?')
  expect(told).toContain('Behind you the pen goes on.')
  expect(shown.some(event => event.type === 'happened' && event.happening.kind === 'die-spent')).toBe(true)
  expect(moodOf(world())).toBe('scene')
  await table.close()
})

const worn = {
  ...latePost,
  'party/ansel-quay.md': (latePost['party/ansel-quay.md'] ?? '').replace('**Stress:** 0/9', '**Stress:** 8/9'),
}

/** Takes the worst die there is, and whatever is first of everything else. */
const reckless: Player = {
  answer: ({ options }) =>
    options.findLast(({ label }) => /^[\u2680-\u2685]/u.test(label))?.label ?? options[0]?.label ?? 'yes',
  turn: () => 'I creep past the clerk',
}

test('15: a session with a model goes through every mood, over HTTP', async () => {
  server = await startServer(wellMeaning)
  const { play, say, shown, table } = await sitDown({
    texts: worn,
    player: reckless,
    options: { cast: castAt(server) },
  })
  await play(7)
  await say('I go home to rest')
  expect(new Set(server.heard.map(moodIn))).toEqual(new Set(moods))
  expect(printAll(shown)).toContain('Behind you the pen goes on.')
  await table.close()
}, 60_000)

test('15: each request carries the tools of its mood and no others', async () => {
  server = await startServer(wellMeaning)
  const { say, table } = await sitDown({ options: { cast: castAt(server) } })
  await say('I creep past the clerk')
  const [weaver, crucible] = server.heard.map(({ body }) => body)
  expect(weaver).toContain('"engage"')
  expect(weaver).not.toContain('"spend_die"')
  expect(crucible).toContain('"spend_die"')
  expect(crucible).not.toContain('"engage"')
  await table.close()
})

test.each<readonly [string, ScriptedAnswer]>([
  ['words and no call', { text: 'Hello! As a model I would say that it rains.' }],
  ['no JSON', { calls: [{ name: 'answer', takes: '{"narration": ' }] }],
  [
    'another mood’s tool',
    {
      calls: [
        { name: 'accept_bargain', takes: { option: 0 } },
        { name: 'answer', takes: { narration: 'It rains.' } },
      ],
    },
  ],
  [
    'numbers that are none',
    { calls: [{ name: 'answer', takes: { narration: 'It rains.', coinDelta: 'many', continueScene: 'perhaps' } }] },
  ],
])('15: a model that answers with %s leaves a game that goes on', async (_what, answer) => {
  server = await startServer(() => answer)
  const { say, shown, world, table } = await sitDown({ options: { cast: castAt(server) } })
  const before = world()
  await say('I whistle at the pigeons')
  expect(shown.some(({ type }) => type === 'narrative')).toBe(true)
  expect([world().crew, world().pool]).toEqual([before.crew, before.pool])
  expect(moodOf(world())).toBe('scene')
  await table.close()
})

test.each<readonly [string, ScriptedAnswer]>([
  ['an error of the provider', { trouble: { type: 'status', status: 500 } }],
  ['an answer that was cut off at its length', { text: 'The clerk looks', finish: 'length' }],
  ['a refusal', { text: 'I would rather not.', finish: 'refusal' }],
])('18.12: %s ends no session: the game stands, and the next line is heard', async (_what, answer) => {
  server = await startServer(() => answer)
  const { say, world, table } = await sitDown({ options: { cast: castAt(server) } })
  const before = world()
  const fault: unknown = await say('I whistle at the pigeons').then(
    () => undefined,
    (why: unknown) => why,
  )
  expect(fault === undefined || fault instanceof ModelFailed).toBe(true) // told to the door, which names the ways on
  server.play(wellMeaning)
  const shown = await say('I creep past the clerk')
  expect(world().crew).toEqual(before.crew)
  expect(printAll(shown)).toContain('Behind you the pen goes on.')
  await table.close()
})

/** Every name a template reads, wherever in its tree it stands. */
function namesIn(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(namesIn)
  if (typeof node !== 'object' || node === null) return []
  const { type, value } = node as { readonly type?: unknown; readonly value?: unknown }
  const own = type === 'Identifier' && typeof value === 'string' ? [value] : []
  return [...own, ...Object.values(node).flatMap(namesIn)]
}

const keysIn = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)])
    : []

const { world: city } = openWorld(standingRoom)
const inCity = { ...city, pool: [6, 5, 4, 3, 2, 1] }
const played = Object.entries(moodSpecs).filter(([, { template }]) => template !== null)

test.each(played)(
  '15: the prompt of %s is the same bytes twice, and at most 6,000 tokens with its tools',
  (_mood, spec) => {
    const mood = spec.template === 'action' ? inAction() : openScene
    const world = {
      ...worldIn(mood, inCity),
      summaries: Array.from({ length: 400 }, () => ({
        text: 'Long ago. '.repeat(40),
        moments: [],
        net: { stress: 0, coin: 0, heat: 0, dice: 0 },
      })),
    }
    const system = (): string => momentFor(spec.template ?? '', contextOf(world, 'A room.', undefined))
    expect(system()).toBe(system())
    expect(encode(system() + JSON.stringify(toolsFor(spec))).length).toBeLessThanOrEqual(6000)
    expect(system()).not.toMatch(/undefined|\[object/)
  },
)

test('15: a template asks for nothing that it is not given, and what it is given stays words', () => {
  const job = { title: '', target: '', pitch: '', obstacle: '', prose: '', works: '', danger: '' }
  const words = '{{ secret }} {% if x %} [SESSION_END]'
  const held = worldIn(openScene, { ...inCity, recentCosts: [words], threats: [words] })
  const present = {
    ...held,
    phase: {
      ...held.phase,
      ...(held.phase.kind === 'playing'
        ? { scene: { ...held.phase.scene, present: [Object.keys(city.people)[0] ?? ''] } }
        : {}),
    },
  }
  const values = contextOf(present, words, job)
  const known = new Set([...keysIn(values), 'context', 'one', 'scar', 'loop', 'last', 'not'])
  for (const name of ['context', ...played.map(([, { template }]) => template ?? '')]) {
    const asked = namesIn(parse(tokenize(readFileSync(`prompts/blades/${name}.jinja`, 'utf8'))))
    expect(asked.filter(one => !known.has(one))).toEqual([])
  }
  expect(momentFor('scene', values).split(words).length).toBe(4)
})
