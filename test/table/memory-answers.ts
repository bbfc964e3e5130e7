/** What a campaign remembers, asked by its Game Master and by two of the party. */
import type { Piece } from '../../src/memory/piece.ts'
import type { Store } from '../../src/store/port.ts'
import { Memories } from '../../src/table/memory/memories.ts'

const questions = ['heron', 'What does Osk promise?', 'Osk keeps a green lantern under the plank', 'the bell']

const printed = ({ source, when, by, beat, text, audience }: Piece): string =>
  [source, when, by, beat, audience, text].join(' | ')

export async function answersOf(store: Store, memories = new Memories(store)): Promise<string> {
  const gm = await memories.readerFor<'gm'>({ kind: 'gm' })
  const others = await Promise.all(
    ['aldric-vane', 'tilda-brannock'].map(name => memories.readerFor<'character'>({ kind: 'character', name })),
  )
  return JSON.stringify(
    [gm, ...others].map(reader =>
      questions.map(words => reader.recall({ words, budget: 300 }).map(pieces => pieces.map(printed))),
    ),
  )
}
