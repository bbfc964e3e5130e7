/** What whoever plays remembers of something, for a door at a table that is open. */
import { remembering } from '../../core/memo.ts'
import type { Store } from '../../store/port.ts'
import { Memories } from '../../table/memory/memories.ts'
import { theBook } from '../../table/memory/pieces.ts'
import { recallBudget, toldOf, type Told } from '../recalled.ts'

/** Kept for as long as its store is: what was read of the sessions before is not read again at every question. */
const memoriesOf = remembering((store: Store) => new Memories(store))

export async function recalledBy(store: Store, name: string, words: string): Promise<readonly Told[]> {
  const reader = await memoriesOf(store).readerFor<'character'>({ kind: 'character', name, reads: [theBook] })
  return toldOf(reader.recall({ words, budget: recallBudget }))
}
