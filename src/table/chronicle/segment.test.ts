import { expect, test } from 'vitest'
import { beginning, linkLine, type Head } from './chain.ts'
import type { Entry } from './entry.ts'
import { Passages } from './pieces.ts'
import { format, printLine, readSegment, type Checkpoint } from './segment.ts'

const checkpoint: Checkpoint = { format, parent: null, contents: { length: 0, spots: [] }, fold: null }
const long = 'The né tide turns at the pier, and the bell has no clapper. '.repeat(4)
const facts: readonly Entry[] = [1, 2, 3].map(beat => ({ type: 'step', beat, key: 'move/1', value: `${long}${beat}` }))

function written(): readonly string[] {
  const passages = new Passages()
  let head: Head = beginning
  return facts.map((entry, at) => {
    const line = printLine(head, passages, at === 0 ? { checkpoint, entries: [entry] } : { entries: [entry] })
    head = line.head
    return line.bytes.toString().trimEnd()
  })
}

const [first = '', second = '', third = ''] = written()
const read = (...lines: readonly string[]) => readSegment(1, Buffer.from(lines.map(line => `${line}\n`).join('')))

test('what was written is read back, and what was said before is not said again', () => {
  const segment = read(first, second, third)
  expect(segment).toMatchObject({ entries: facts, checkpoint, torn: 0 })
  expect(segment.fault).toBeUndefined()
  expect(second.length).toBeLessThan(first.length / 2)
})

test.each([
  ['a line that is gone', [first, third], 2, /number 3 where 2/],
  ['two lines that changed places', [first, third, second], 2, /number 3 where 2/],
  ['a line that stands twice', [first, first, second], 2, /number 1 where 2/],
  ['a byte that rotted', [first, second.replace('"seq":2', '"seq":4'), third], 2, /checksum/],
  ['a block of nothing', [first, '\0'.repeat(60), third], 2, /checksum/],
  ['a first line that is none', ['{}', second], 1, /checksum/],
])('13.24 %s is named itself, and nothing from there on is believed', (_, lines, line, why) => {
  const { fault, entries } = read(...lines)
  expect(fault).toMatchObject({ line, why: expect.stringMatching(why) })
  expect(entries).toEqual(facts.slice(0, line - 1))
})

const forged = (body: string): string => linkLine(beginning, body).line.trimEnd()
const doubled = [first.slice(0, 40), ...Array.from({ length: 40 }, (_, at) => [0, 40 * 2 ** at]).flat()]

test.each([
  ['words that are no record', forged('"said":5')],
  ['entries that are no list', forged('"said":{"checkpoint":{},"entries":7}')],
  ['pieces that say no JSON', forged('"pieces":["{"]')],
  ['pieces that are none', forged('"pieces":[null,{}]')],
  ['pieces that double each other until no machine holds them', forged(`"pieces":${JSON.stringify(doubled)}`)],
  ['a first line without a checkpoint', forged('"said":{"entries":[]}')],
  ['no JSON at all', forged('')],
])('13.19 a line with a good checksum and %s is a fault like any other', (_, line) => {
  const { fault, entries } = read(line)
  expect([fault?.line, entries]).toEqual([1, []])
})

test('a last line that is torn inside a letter is counted, and no fault', () => {
  const whole = Buffer.from(`${first}\n${second}\n`)
  const torn = Buffer.concat([whole, Buffer.from('{"sum":"n'), Buffer.from([0xc3])])
  expect(readSegment(1, torn)).toMatchObject({ torn: 10, length: whole.length, entries: facts.slice(0, 2) })
})
