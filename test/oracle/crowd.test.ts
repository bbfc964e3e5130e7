import { expect, test } from 'vitest'
import { assert } from '../../src/core/result.ts'
import { readText } from '../../src/store/text.ts'
import { sitDown, textsUnder } from './sitting.ts'

const crowd = 200
const letters = 'abcdefghijklmnopqrst'
const nameAt = (at: number): string => `Orm${letters[at % 20]}${letters[Math.floor(at / 20)]}ic Vell`

const town = (size: number): Readonly<Record<string, string>> => ({
  ...textsUnder('content/campaigns/borrowed-water'),
  ...Object.fromEntries(
    Array.from({ length: size }, (_, at) => [
      `npcs/crowd-${at}.md`,
      `# ${nameAt(at)}\n\n**Role**: Carter\n**Location**: Well Square\n`,
    ]),
  ),
})

/** An arrival, a look, a way there and back, a question who is here: all that is told and written of a crowd. */
async function evening(size: number) {
  const { table, store, shown, say } = await sitDown({ texts: town(size), human: 'maren-okell' })
  for (const line of ['look around', 'who is here?', 'go to the Weighhouse', 'go to Well Square']) await say(line)
  const met = await say(`talk to ${nameAt(size - 1)}`)
  await table.save()
  const read = await readText(store, 'party-knowledge.md')
  assert(read.ok, 'what the party knows is read')
  const known = read.value?.text ?? ''
  const memory = JSON.stringify(table.standing.state.memory)
  await table.close()
  return { told: JSON.stringify(shown), met: JSON.stringify(met), known, memory }
}

test('13.25 a crowd stays a crowd: what is told, kept and remembered does not grow with it', async () => {
  const [some, many] = [await evening(crowd / 4), await evening(crowd)]
  for (const what of ['told', 'known', 'memory'] as const)
    expect(many[what].length).toBeLessThan(some[what].length * 1.2)
  expect(many.met).toContain(nameAt(crowd - 1))
})
