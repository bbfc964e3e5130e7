/** Twelve beats with a model over real HTTP, its answers written by hand; `-u` writes the transcript anew. */
import { expect, test } from 'vitest'
import { startServer } from '../llm/server.ts'
import { beats, byHand } from './by-hand.ts'
import { standingRoom } from './evenings.ts'
import { castAt } from './model-cast.ts'
import { printAll, sitDown } from './sitting.ts'

const head = `# Standing Room, twelve beats with a model

Gloam after Dark over real HTTP (openai-compatible’s wire) against a server on loopback. The Game Master’s answers were written by
hand, each for its moment and mood, as a model would (\`test/blades/by-hand.ts\`); the companions are the Oracle’s, the dice and
what they cost the rules’. Lines after ❯ are the player’s, who is Pet Galloway.
`

test('15: twelve beats that a model would play, as they are kept', { timeout: 120_000 }, async () => {
  const server = await startServer(byHand)
  let takes = ''
  const { say, shown, table, world } = await sitDown({
    texts: standingRoom,
    human: 'pet-galloway',
    seed: 'by hand',
    player: {
      answer: ({ options }) => options.find(({ label }) => takes !== '' && label.includes(takes))?.label ?? '1',
      turn: () => '',
    },
    options: { campaign: 'standing-room', cast: castAt(server) },
  })
  const told = [head, printAll(shown)]
  for (const beat of beats) {
    takes = beat.takes ?? ''
    told.push(`**❯ ${beat.says}**`, printAll(await say(beat.says)))
    const text = told.at(-1) ?? ''
    for (const words of [beat.crucible?.narration ?? beat.weaver, beat.echo].filter(one => one !== undefined))
      expect(text).toContain(words)
  }
  expect(world().pool).toHaveLength(2)
  await table.close()
  await server.close()
  await expect(`${told.filter(Boolean).join('\n\n')}\n`).toMatchFileSnapshot(
    '../../docs/transcripts/model-after-dark-openai.md',
  )
})
