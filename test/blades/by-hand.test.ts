/** Evenings with a model over real HTTP, its answers written by hand; `-u` writes the transcripts anew. */
import { afterEach, expect, test } from 'vitest'
import { moodSpecs } from '../../src/rules/blades/moods/specs.ts'
import { startServer, type FakeServer } from '../llm/server.ts'
import { allMoods } from './all-moods.ts'
import { answersFrom, type Beat } from './answers.ts'
import { twelve } from './by-hand.ts'
import { standingRoom } from './evenings.ts'
import { castAt } from './model-cast.ts'
import { printAll, sitDown, type Sitting } from './sitting.ts'

let server: FakeServer | undefined
afterEach(() => server?.close())

const head = (title: string, file: string, more: string): string => `# Standing Room, ${title}

Gloam after Dark over real HTTP (openai-compatible’s wire) against a server on loopback. The Game Master’s answers were written by
hand, each for its moment and mood, as a model would (\`test/blades/${file}\`); the companions are the Oracle’s, the dice and
what they cost the rules’. Lines after ❯ are the player’s, ${more}
`

type Evening = Pick<Sitting, 'world'> & { readonly told: readonly string[]; readonly asked: readonly string[] }

async function evening(beats: readonly Beat[], human: string, texts = standingRoom): Promise<Evening> {
  server = await startServer(answersFrom(beats))
  let takes: readonly string[] = []
  const { say, shown, table, world } = await sitDown({
    texts,
    human,
    seed: 'by hand',
    player: {
      answer: ({ options }) => {
        const words = takes.find(one => options.some(({ label }) => label.includes(one))) ?? ''
        takes = takes.slice(takes.indexOf(words) + 1)
        return options.find(({ label }) => words !== '' && label.includes(words))?.label ?? '1'
      },
      turn: () => '',
    },
    options: { campaign: 'standing-room', cast: castAt(server) },
  })
  const told = [printAll(shown)]
  for (const beat of beats) {
    takes = beat.takes ?? []
    told.push(`**❯ ${beat.says}**`, printAll(await say(beat.says)))
  }
  await table.close()
  return { told, world, asked: server.heard.map(({ body }) => body) }
}

const page = (parts: readonly string[]): string => `${parts.filter(Boolean).join('\n\n')}\n`

test('15: twelve beats that a model would play, as they are kept', { timeout: 120_000 }, async () => {
  const { told, world } = await evening(twelve, 'pet-galloway')
  for (const [at, { weaver, crucible, echo }] of twelve.entries())
    for (const words of [weaver, crucible?.narration, echo].filter(one => one !== undefined))
      expect(told[2 * at + 2]).toContain(words)
  expect(world().pool).toHaveLength(2)
  await expect(
    page([head('twelve beats with a model', 'by-hand.ts', 'who is Pet Galloway.'), ...told]),
  ).toMatchFileSnapshot('../../docs/transcripts/model-after-dark-openai.md')
})

/** Worn, and well known to the watch: in such a state one comes by everything. */
const late = {
  ...standingRoom,
  'crew.md': (standingRoom['crew.md'] ?? '').replace('**Heat:** 1/10', '**Heat:** 6/10'),
  'party/oswin-tarn.md': (standingRoom['party/oswin-tarn.md'] ?? '').replace('**Stress:** 0/9', '**Stress:** 6/9'),
}

test('15: a session with a model through every mood, as it is kept', { timeout: 120_000 }, async () => {
  const { told, asked } = await evening(allMoods, 'oswin-tarn', late)
  await expect(
    page([
      head(
        'every mood with a model',
        'all-moods.ts',
        'who is Oswin Tarn, begins worn and well known to the watch, and takes the worst dice he has.',
      ),
      ...told,
    ]),
  ).toMatchFileSnapshot('../../docs/transcripts/model-after-dark-moods.md')
  const personas = Object.values(moodSpecs).flatMap(({ template, persona }) => (template === null ? [] : [persona]))
  for (const persona of [...personas, 'somebody is at the door'])
    expect([persona, asked.some(body => body.includes(persona.replace('The ', 'the ')))]).toEqual([persona, true])
  const tide = asked.find(body => body.includes('You are the Tide')) ?? ''
  expect(tide).toContain('The player: I go home to rest') // and not what the rules call it
  for (const [at, { weaver, crucible, crack, city, door, tide: days }] of allMoods.entries())
    for (const words of [weaver, ...[crucible, crack, city, door, days].map(one => one?.narration)])
      expect(told[2 * at + 2]).toContain(words ?? '')
})
