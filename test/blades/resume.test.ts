/** Killed in the middle of anything, an evening goes on from there: nothing is rolled twice, and the dice are the same dice. */
import { expect, test } from 'vitest'
import { rollFace, seedRng } from '../../src/core/random.ts'
import type { BladesWorld } from '../../src/rules/blades/model/world.ts'
import { memoryStore } from '../../src/store/memory.ts'
import { blades } from '../../src/rules/blades/index.ts'
import { anyRules } from '../../src/games/game.ts'
import { readRun } from '../../src/table/run-record.ts'
import { replayRun } from '../../src/table/replay/replay.ts'
import { textsIn } from '../oracle/players/judge-play.ts'
import { latePost } from './late-post.ts'
import { firstOfAll, sitDown, type Player, type Question } from './sitting.ts'

const pick = (list: readonly string[], key: string): string => {
  const { face } = rollFace(Math.max(1, list.length), seedRng(key))
  return list[face - 1] ?? 'I look around'
}

/** Says the same to the same question, whenever it is asked. */
const steady: Player = {
  answer: ({ options, question }) =>
    pick(
      options.map(({ label }) => label),
      `${question}/${options.map(({ label }) => label).join()}`,
    ),
  turn: (offers, world) =>
    pick(
      offers.filter(offer => !offer.startsWith('Call it')),
      `${JSON.stringify(world.pool)}/${world.day}/${offers.join()}`,
    ),
}

/** Spends what lies there and never rests: sooner or later the hands are empty. */
const spendthrift: Player = {
  answer: (question, world) =>
    question.header === 'Dice' ? (question.options[0]?.label ?? '') : steady.answer(question, world),
  turn: () => 'I steal a purse from the crowd',
}
const playerOf = (seed: string): Player => (seed.startsWith('b') ? spendthrift : steady)

/** Everybody is at the end of their rope, and the whole quarter is looking for them. */
const worn: Readonly<Record<string, string>> = {
  ...latePost,
  'party/ansel-quay.md': (latePost['party/ansel-quay.md'] ?? '').replace('**Stress:** 0/9', '**Stress:** 7/9'),
  'crew.md': (latePost['crew.md'] ?? '').replace('**Heat:** 0/10', '**Heat:** 9/10'),
}

type Moment = { readonly header: string; readonly texts: Readonly<Record<string, string>>; readonly beat: number }

/** An evening with a look at the disk at every question, as a power cut would leave it. */
async function watched(
  seed: string,
  turns: number,
  texts: Readonly<Record<string, string>> = latePost,
): Promise<{ moments: readonly Moment[]; after: ReadonlyMap<number, BladesWorld> }> {
  const store = memoryStore(texts)
  const player = playerOf(seed)
  const asked: {
    readonly header: string
    readonly cut: Promise<readonly (readonly [string, string])[]>
    readonly beat: number
  }[] = []
  const open: { beat: () => number } = { beat: () => 0 }
  const answer = (question: Question, world: BladesWorld): string => {
    asked.push({ header: question.header, cut: textsIn(store, ''), beat: open.beat() })
    return player.answer(question, world)
  }
  const { table, say, offers, world } = await sitDown({ store, seed, player: { ...player, answer } })
  open.beat = () => table.beat
  const after = new Map<number, BladesWorld>()
  for (let count = 0; count < turns && !table.standing.state.isEnded; count += 1) {
    await say(player.turn(offers(), world()))
    await Promise.all(asked.map(({ cut }) => cut))
    after.set(table.beat, world())
  }
  await table.close()
  const moments = await Promise.all(
    asked.map(async ({ header, cut, beat }) => ({ header, beat, texts: Object.fromEntries(await cut) })),
  )
  return { moments, after }
}

test('15: killed at any question, between dice shown and a die chosen too, the beat ends as it would have', async () => {
  const seen = new Set<string>()
  const all = ['Dice', 'The plan', 'Load', 'Downtime', 'Resist?', 'The split', 'The crack', 'At the door', 'Bargain']
  const few = [
    'b1',
    'b2',
    'b3',
    'k1',
    'k2',
    'k3',
    'k4',
    'w1',
    'w2',
    'w3',
    'k5',
    'k6',
    'k7',
    'k8',
    'k9',
    'w4',
    'w5',
    'w6',
    'w7',
  ]
  for (const seed of few) {
    if (all.every(header => seen.has(`${header}/1`))) break
    const { moments, after } = await watched(seed, 30, seed.startsWith('w') ? worn : latePost)
    const fresh = moments.filter(
      ({ header }) =>
        !seen.has(`${header}/3`) && (seen.has(`${header}/1`) ? seen.add(`${header}/3`) : seen.add(`${header}/1`)),
    )
    for (const { header, texts, beat } of fresh) {
      const { table, world } = await sitDown({ store: memoryStore(texts), seed, player: playerOf(seed) })
      expect([seed, header, table.beat, world()]).toEqual([seed, header, beat, after.get(beat)])
      await table.close()
    }
  }
  for (const header of all) expect(seen).toContain(`${header}/1`)
}, 60_000)

test('15: an evening replays from its chronicle to the same files', async () => {
  const { table, store, play } = await sitDown({ seed: 'again', player: steady })
  await play(25)
  await table.drain()
  await table.close()
  const run = await readRun(store)
  expect(run.ok).toBe(true)
  if (!run.ok) return
  const { faults } = await replayRun(store, run.value, anyRules(blades))
  expect(faults).toEqual([])
})

test('15: the same seed and the same lines give the same evening', async () => {
  const evening = async (): Promise<string> => {
    const { table, shown, play } = await sitDown({ seed: 'same', player: steady })
    await play(25)
    await table.close()
    return JSON.stringify(shown)
  }
  expect(await evening()).toBe(await evening())
})

test.each(['The plan', 'Load'])('an evening that ended at a question (%s) begins with it', async header => {
  const store = memoryStore(latePost)
  const player: Player = {
    answer: question => (question.header === header ? '' : (question.options[0]?.label ?? '')),
    turn: firstOfAll.turn,
  }
  const first = await sitDown({ store, player })
  await first.say(first.offers().find(offer => offer.startsWith('Take the job')) ?? '')
  await first.say('/end')
  const again = await sitDown({ store, player })
  expect(again.shown.flatMap(event => (event.type === 'question' ? [event.header] : [])).at(-1)).toBe(header)
  await again.table.close()
})

test('whoever is asked and takes another turn has answered with it, where it names an answer', async () => {
  const { say, world, table } = await sitDown({ player: { ...firstOfAll, answer: () => '' } })
  await say('I steal a purse from the crowd')
  const before = world().pool.length
  const told = await say('the first one')
  expect(told.filter(({ type }) => type === 'question')).toEqual([])
  expect(world().pool.length).toBe(before - 1)
  await table.close()
})
