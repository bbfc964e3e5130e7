import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Passages } from './pieces.ts'

/** Texts that say much of each other again, with letters of every length. */
const texts = fc.array(
  fc
    .array(fc.oneof(fc.constantFrom('the tide turns at the old pier, ', 'né ünd 🜁 “so” ', '{"a":["'), fc.string()), {
      maxLength: 12,
    })
    .map(parts => parts.join('').repeat(2)),
  { maxLength: 8 },
)

test('whatever texts are written, their pieces say them again, to who reads along and to who goes on', () => {
  fc.assert(
    fc.property(texts, all => {
      const [writer, reader] = [new Passages(), new Passages()]
      for (const text of all) {
        expect(reader.read(JSON.parse(JSON.stringify(writer.write(text))))).toBe(text)
      }
      const more = `${all.join('')} and more`
      expect(writer.read(reader.write(more))).toBe(more)
    }),
  )
})

test('a change in the middle of a long text costs the change', () => {
  const passages = new Passages()
  const text = Array.from({ length: 400 }, (_, at) => `line ${at * 7919}`).join('\n')
  passages.write(text)
  const pieces = passages.write(text.replace('line 791900', 'line of another kind'))
  expect(JSON.stringify(pieces).length).toBeLessThan(80)
})

test('pieces of what is not there say nothing, and what was taken back is found no more', () => {
  const passages = new Passages()
  passages.write('a short text')
  expect(passages.read([0, 400])).toBeUndefined()
  const held = passages.length
  const text = 'something that was never written after all, though it was said'
  passages.write(text)
  passages.cutBack(held)
  expect(passages.write(text)).toEqual([text])
})

test.each(['-', '- ', 'ab', 'the tide turns, '])('22 a run of %j costs what it is long, and is said again', shape => {
  const text = shape.repeat(600_000 / shape.length)
  const [writer, reader] = [new Passages(), new Passages()]
  const began = performance.now()
  expect(reader.read(writer.write(text))).toBe(text)
  expect(performance.now() - began).toBeLessThan(2000)
})
