/** What was kept on a disk is the same library: it answers the same, grows the same and forgets the same. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Library } from './library.ts'
import type { Audience, Piece } from './piece.ts'

const somePiece: fc.Arbitrary<Piece> = fc.record(
  {
    text: fc
      .array(
        fc.constantFrom('bell', 'Harwick', 'the', 'ferry', 'promised', 'stone', 'stones', 'a', 'fog', 'Ärger', '🗝'),
        {
          maxLength: 30,
        },
      )
      .map(words => words.join(' ')),
    audience: fc.constantFrom<Audience>('everyone', [], ['tilda'], ['bram', 'tilda']),
    source: fc.constantFrom('session 1', 'session 2'),
    by: fc.constantFrom('tilda', 'bram'),
    when: fc.constantFrom('session 1, the quay', 'session 2'),
    about: fc.constantFrom(['the Heron'], []),
    weight: fc.constantFrom(0.6, 1),
    beat: fc.nat(40),
  },
  { requiredKeys: ['text', 'audience', 'source'] },
)

const added = (library: Library, pieces: readonly Piece[]): Library => {
  for (const piece of pieces) library.add(piece)
  return library
}

const answers = (library: Library): unknown =>
  ['What of the bell?', 'Harwick promised the ferry stones in the fog', 'sto', 'heron'].map(words => [
    library.readerFor<'gm'>({ kind: 'gm' }).find({ words, budget: 200 }),
    library.readerFor<'character'>({ kind: 'character', name: 'bram' }).recall({ words, budget: 200 }),
  ])

function kept(library: Library): Library {
  const again = new Library()
  expect(again.thaw(library.freeze('so it says'))).toBe('so it says')
  return again
}

const some = fc.array(somePiece, { maxLength: 40 })

test('16.6 what was kept answers, grows and forgets as if it had never been away: the law', () => {
  fc.assert(
    fc.property(some, some, some, (first, second, third) => {
      const held = added(new Library(), first)
      const mark = held.mark()
      added(held, second)
      const again = kept(held)
      expect(answers(again)).toEqual(answers(held))
      again.forget(mark)
      held.forget(mark)
      expect(answers(again)).toEqual(answers(added(new Library(), first)))
      expect(answers(added(again, third))).toEqual(answers(added(held, third)))
      expect(answers(kept(again))).toEqual(answers(held))
    }),
    { numRuns: 150 },
  )
})

const few = added(
  new Library(),
  ['The bell is cracked.', 'Harwick swears by the ferry.'].map(text => ({
    text,
    audience: 'everyone',
    source: 'session 1',
  })),
)

test('16.6 a file that is damaged anywhere is not believed, and leaves the library as it was', () => {
  const whole = few.freeze('all of it')
  for (let at = 0; at < whole.length; at += 1) {
    const bytes = Uint8Array.from(whole)
    bytes[at] = (bytes[at] ?? 0) ^ (1 << (at % 8))
    const library = new Library()
    expect(library.thaw(bytes)).toBeUndefined()
    expect(library.size).toBe(0)
  }
  for (let length = 0; length < whole.length; length += 1)
    expect(new Library().thaw(whole.subarray(0, length))).toBeUndefined()
})

test('16.6 a library that holds something takes nothing kept: it knows better', () => {
  const library = added(new Library(), [{ text: 'Fog.', audience: 'everyone', source: 'session 1' }])
  expect(library.thaw(few.freeze(''))).toBeUndefined()
  expect(library.size).toBe(1)
})
