import { expect, test } from 'vitest'
import { beginning, linkEntries, readChain } from './chain.ts'
import type { Entry } from './entry.ts'

const facts: readonly Entry[] = [1, 2, 3].map(beat => ({ type: 'step', beat, key: 'move/1', value: `né ${beat}` }))
const text = linkEntries(beginning, facts).bytes.toString()

test('what was linked is read back, and the head is the same however it was appended', () => {
  const read = readChain(text)
  expect(read.fault).toBeUndefined()
  expect(read.links.map(({ entry }) => entry)).toEqual(facts)
  const one = linkEntries(beginning, facts.slice(0, 1))
  const rest = linkEntries(one.head, facts.slice(1))
  expect(one.bytes.toString() + rest.bytes.toString()).toBe(text)
  expect(read.head).toEqual(rest.head)
})

const [first = '', second = '', third = ''] = text.split('\n')

test.each([
  ['a line that is gone', [first, third], 2],
  ['two lines that changed places', [first, third, second], 2],
  ['a line that stands twice', [first, first, second], 2],
  ['a byte that rotted', [first.replace('né 1', 'né 7'), second, third], 2],
  ['a block of nothing', [first, '\0'.repeat(60), third], 2],
  ['a first line that is none', ['{}', second], 1],
])('%s is named, and nothing from there on is believed', (_, lines, line) => {
  const { fault, links } = readChain(lines.map(one => `${one}\n`).join(''))
  expect(fault?.line).toBe(line)
  expect(links).toHaveLength(line - 1)
})
