import { describe, expect, test } from 'vitest'
import { applyAppend } from './append.ts'
import { applyMany } from './many.ts'
import { contextOf, itemOf, passage } from './scenario.ts'
import { applyThread } from './thread.ts'
import { applyUpsert } from './upsert.ts'

const starts = [
  '',
  '- [None yet]',
  '- The reeve lies\n  - to Orsa\n\n```\n- The lamp is hollow\n```',
  '* secret 3\nwords\n\n',
  '- Harwick - guard captain, knows Orsa3\n- **Orsa5** - a ferrywoman\n- [ ] Find Orsa7',
  '### Orsa5\n- **Status**: away\n',
  '| Name | Where |\n|---|---|\n| Orsa5 | the mill |',
]

const kinds = {
  append: ['SECRET', applyAppend, (at: number) => (at % 7 === 0 ? 'The reeve lies' : `Secret ${at % 23}`)],
  upsert: ['NPC', applyUpsert, (at: number) => `${at % 9 === 0 ? 'The ' : ''}Orsa${at % 37} - at the pier ${at % 4}`],
  thread: ['THREAD', applyThread, (at: number) => `Who is Orsa${at % 31}${at % 6 === 0 ? ' - answered' : ''}`],
} as const

describe.each(Object.entries(kinds))('13.22 many at once come out as one by one would: %s', (behaviour, kind) => {
  const [keyword, applyOne, textOf] = kind
  test.each(starts)('in %j', start => {
    const items = Array.from({ length: 90 }, (_, at) =>
      itemOf(keyword, textOf(at), at % 5 === 0 ? [`  - told ${at % 3}`] : []),
    )
    let one = passage(start)
    const edits = items.map(item => {
      const edited = applyOne(one, item, contextOf())
      one = edited.passage
      return [edited.changes, edited.notes]
    })
    const all = applyMany(behaviour as keyof typeof kinds, passage(start), items, contextOf())
    expect(all?.at(-1)?.passage.raw).toBe(one.raw)
    expect(all?.map(({ changes, notes }) => [changes, notes])).toEqual(edits)
  })
})
