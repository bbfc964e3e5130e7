/** A library as it is used: it finds what was told, for whoever may know it, and forgets what was taken back. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Library } from './library.ts'
import { tokensOf, type Audience, type Listener, type Piece } from './piece.ts'

const gm = { kind: 'gm' } as const
const as = (name: string): Extract<Listener, { kind: 'character' }> => ({ kind: 'character', name })

const told = (text: string, audience: Audience = 'everyone', source = 'session 1'): Piece => ({
  text,
  audience,
  source,
})

function holding(...pieces: readonly Piece[]): Library {
  const library = new Library()
  for (const piece of pieces) library.add(piece)
  return library
}

/** Talk about nothing, so that something can be hard to find. */
const chatter = (count: number, source: string): readonly Piece[] =>
  Array.from({ length: count }, (_, at) =>
    told(`We walk on past house ${at} and talk about the weather.`, 'everyone', source),
  )

const textsFor = (library: Library, words: string, budget = 60): readonly string[] =>
  library
    .readerFor<'gm'>(gm)
    .find({ words, budget })
    .map(({ text }) => text)

test('16.2 what was told once, long ago, is found by other forms of its words', () => {
  const library = holding(
    ...chatter(200, 'session 1'),
    told('Harwick promised the ferryman a silver bell.'),
    ...chatter(200, 'session 1'),
    ...chatter(400, 'session 2'),
  )
  expect(textsFor(library, 'What does Harwick promise?')[0]).toBe('Harwick promised the ferryman a silver bell.')
  expect(textsFor(library, 'bells')[0]).toBe('Harwick promised the ferryman a silver bell.')
})

test('16.2 a passage comes with what stands around it, and never across two sessions', () => {
  const library = holding(
    ...chatter(100, 'session 1'),
    told('The bell is cracked.', 'everyone', 'session 2'),
    told('Nobody says a word.', 'everyone', 'session 2'),
    ...chatter(100, 'session 3'),
  )
  const found = textsFor(library, 'They look closely at the big old cracked bell hanging in the tower', 15)
  expect(found).toEqual(['The bell is cracked.', 'Nobody says a word.'])
})

test('16.2 an answer fits its budget, and the same question gives the same answer', () => {
  const library = holding(...chatter(300, 'session 1'))
  for (const budget of [0, 10, 100, 1000]) {
    const found = library.readerFor<'gm'>(gm).find({ words: 'the weather at house 7', budget })
    expect(found.reduce((sum, piece) => sum + tokensOf(piece), 0)).toBeLessThanOrEqual(budget)
    expect(library.readerFor<'gm'>(gm).find({ words: 'the weather at house 7', budget })).toEqual(found)
  }
})

test('16.2 who asks by another name asks for the same one', () => {
  const library = holding(
    ...chatter(50, 'session 1'),
    told('The Heron steps out of the fog.'),
    ...chatter(50, 'session 1'),
  )
  const reader = library.readerFor<'gm'>(gm, new Map([['vess', ['heron']]]))
  expect(reader.find({ words: 'Vess', budget: 20 })[0]?.text).toBe('The Heron steps out of the fog.')
})

test('16.4 a reader finds what it may know, and counts nothing else', () => {
  const library = holding(
    told('The cellar holds barrels.'),
    told('Tilda stole the cellar key.', ['tilda']),
    told('The baron drowned his brother in the cellar.', []),
    told('Bram and Tilda swear to open the cellar.', ['bram', 'tilda']),
  )
  const found = (listener: Extract<Listener, { kind: 'character' }>): number =>
    library.readerFor<'character'>(listener).find({ words: 'cellar', budget: 500 }).length
  expect(textsFor(library, 'cellar', 500)).toHaveLength(4)
  expect([found(as('tilda')), found(as('bram')), found(as('wren'))]).toEqual([3, 2, 1])
  expect(library.readerFor<'character'>(as('wren')).find({ words: 'baron drowned brother', budget: 500 })).toEqual([])
})

const somePiece = fc.record({
  text: fc
    .array(fc.constantFrom('bell', 'Harwick', 'the', 'ferry', 'promised', 'stone', 'stones', 'a', 'fog'), {
      maxLength: 30,
    })
    .map(words => words.join(' ')),
  audience: fc.constantFrom<Audience>('everyone', [], ['tilda'], ['bram', 'tilda']),
  source: fc.constantFrom('one', 'two'),
})

test('16.5 what was taken back was never here: the law', () => {
  fc.assert(
    fc.property(fc.array(somePiece), fc.array(somePiece), fc.array(somePiece), (kept, gone, after) => {
      const library = holding(...kept)
      const mark = library.mark()
      for (const piece of gone) library.add(piece)
      library.forget(mark)
      for (const piece of after) library.add(piece)
      const anew = holding(...kept, ...after)
      for (const words of ['What of the bell?', 'Harwick promised the ferry stones in the fog', 'the']) {
        expect(textsFor(library, words, 200)).toEqual(textsFor(anew, words, 200))
        const [one, other] = [library, anew].map(all =>
          all.readerFor<'character'>(as('bram')).find({ words, budget: 200 }),
        )
        expect(one).toEqual(other)
      }
    }),
    { numRuns: 200 },
  )
})

const said = (by: string, text: string, source = 'session 1'): Piece => ({ text, by, audience: 'everyone', source })

test('16.2 an answer is found by the question it answers, before the question itself', () => {
  const library = holding(
    ...chatter(60, 'session 1'),
    said('wren', 'How often do you mend the nets?'),
    said('harwick', 'Twice a year, and it is never enough.'),
    ...chatter(60, 'session 1'),
  )
  const found = textsFor(library, 'How often does Harwick mend the nets?')
  expect(found.slice(0, 2)).toContain('Twice a year, and it is never enough.')
})

test('16.2 whoever asks when is told by what says a day', () => {
  const library = holding(
    ...chatter(40, 'session 1'),
    said('wren', 'Harwick sails for the bell, as ever.'),
    ...chatter(40, 'session 2'),
    said('wren', 'Harwick sails for the bell tomorrow.', 'session 2'),
    ...chatter(40, 'session 3'),
    said('wren', 'Harwick sails for the bell, they say.', 'session 3'),
  )
  expect(textsFor(library, 'When does Harwick sail for the bell?')[0]).toBe('Harwick sails for the bell tomorrow.')
})

test('16.2 of two passages alike the one is meant whose whole evening speaks of the rest', () => {
  const evening = (source: string, theme: string): readonly Piece[] => [
    ...chatter(60, source),
    told(theme, 'everyone', source),
    ...chatter(160, source),
    told(`A stranger opens the door in ${source}.`, 'everyone', source),
    ...chatter(60, source),
  ]
  const library = holding(
    ...evening('session 1', 'The mill is full of rats.'),
    ...evening('session 2', 'The lighthouse burns blue.'),
    ...evening('session 3', 'The cellar is flooded.'),
  )
  const words = 'After the lighthouse had burned blue that evening a stranger opened the door to them.'
  const strangers = textsFor(library, words, 2000).filter(text => text.startsWith('A stranger'))
  expect(strangers[0]).toBe('A stranger opens the door in session 2.')
})
