/** What whoever plays remembers of something, for every door: out of the one memory of the table. */
import type { Memories } from '../../table/memory/memories.ts'
import { theBook } from '../../table/memory/pieces.ts'
import { recallBudget, toldOf, type Told } from '../recalled.ts'

export async function recalledBy(memories: Memories, name: string, words: string): Promise<readonly Told[]> {
  const reader = await memories.readerFor<'character'>({ kind: 'character', name, reads: [theBook] })
  return toldOf(reader.recall({ words, budget: recallBudget }))
}
