/** A journal that was put off: one entry is asked for, and it is for all that was put off. */
import { expect, test } from 'vitest'
import { indexNames } from '../../src/campaign/names/index-of-names.ts'
import { outsideJournal } from '../../src/cast/outside/minds.ts'
import { Post } from '../../src/cast/outside/post.ts'
import { seatsOf } from '../../src/cast/outside/seat.ts'
import type { JournalSees } from '../../src/table/ports.ts'
import { coinRules } from '../../src/table/testing/coin-rules.ts'
import { scriptedCast } from '../../src/table/testing/scripted.ts'
import { human, tilda } from '../mcp/warehouse.ts'

const sees = (text: string): JournalSees => ({
  view: {
    role: { kind: 'journal-keeper', character: tilda },
    files: { sheet: [], journal: [] },
    scene: [],
    whispers: [],
    constraints: [],
  } as unknown as JournalSees['view'],
  narratives: [text],
  parts: [],
})

function atTheDesk(writerMs: number) {
  const asked: (readonly string[])[] = []
  const post = new Post({ seats: seatsOf([human, tilda], human), names: () => indexNames([]), isOutside: () => true })
  const own = {
    ...scriptedCast({ beats: [] }),
    journal: async ({ narratives }: JournalSees) => {
      asked.push(narratives)
      return { title: 'x', happened: 'The Oracle wrote.', did: '', learned: '', feel: '', notes: '' }
    },
  }
  const limits = { playerMs: 1000, gmMs: 1000, writerMs }
  const npcs = { unknown: new Map(), seat: async () => undefined, unseat: () => undefined }
  const journal = outsideJournal({ post, own, rules: coinRules, campaign: 'heist', human, limits, npcs })
  const entry = (text: string, later: AbortSignal) =>
    journal(sees(text), { signal: new AbortController().signal, step: async (_key, make) => make(), later })
  const read = (seat: string) =>
    post
      .box(seat)
      .take()
      .map(({ message }) => (message.tag === 'NARRATIVE' ? message.text : message.tag))
  return { post, entry, read, asked }
}

const never = new AbortController().signal

test('18: an entry that is not begun when the next is due is written with it, and asked for once', async () => {
  const keeper = `${tilda}-journal`
  const { post, entry, read } = atTheDesk(1000)
  const later = new AbortController()
  const first = entry('The door.', later.signal)
  await Promise.resolve()
  later.abort()
  expect(await first).toMatchObject({ happened: '' })
  expect(await entry('The stair.', AbortSignal.abort())).toMatchObject({ happened: '' })
  const last = entry('The roof.', never)
  await new Promise(resolve => setTimeout(resolve, 5))
  expect(read(keeper)).toEqual(['The door.', 'JOURNAL_CHECKPOINT', 'The stair.', 'The roof.', 'JOURNAL_CHECKPOINT'])
  post.give(keeper, '**What happened**: Door, stair and roof.')
  expect(await last).toMatchObject({ happened: 'Door, stair and roof.' })
})

test('18: an entry with all its labels in one line is read as one with a line for each', async () => {
  const { post, entry, read } = atTheDesk(1000)
  const written = entry('The door.', never)
  await new Promise(resolve => setTimeout(resolve, 5))
  read(`${tilda}-journal`)
  post.give(
    `${tilda}-journal`,
    '**What happened**: A hat. **What I did**: I took **notes** of it. **What I learned:** Salt. **How I feel**: Dry.',
  )
  expect(await written).toMatchObject({
    happened: 'A hat.',
    did: 'I took **notes** of it.',
    learned: 'Salt.',
    feel: 'Dry.',
    notes: '',
  })
})

test('18: where nothing comes, whoever writes instead has all that was put off', async () => {
  const { entry, asked } = atTheDesk(20)
  await entry('The door.', AbortSignal.abort())
  expect(await entry('The stair.', never)).toMatchObject({ happened: 'The Oracle wrote.' })
  expect(asked).toEqual([['The door.', 'The stair.']])
})
