/** Lists that are rolled on: what people say is heard by whoever sits there, and what may happen is the Game Master's. */
import type { Page } from './page.ts'
import { saysSo } from './table.ts'
import type { Fact } from './types.ts'

const rolledFor = /\((?:roll (?:an? )?)?\d?d\d{1,3}\)\s*[:.]?$/i

type Set = Pick<Fact, 'who' | 'means'> & Partial<Pick<Fact, 'because'>>

const talk: Set = { who: 'players', means: 'rumours' }
const chance: Set = { who: 'gm', means: 'encounters', because: 'a list that is rolled on' }

/** By their lines: the head of such a list, which nobody hears, and what stands in it. */
export function rolledOn({ passages }: Page): ReadonlyMap<number, Set> {
  const found = new Map<number, Set>()
  let list: Set | undefined
  for (const { kind, text, line, raw } of passages) {
    const isHead = kind !== 'row' && rolledFor.test(text)
    if (isHead) list = saysSo('talk', text) ? talk : chance
    else if (kind === 'heading' || (kind === 'text' && !/^\d/.test(raw))) list = undefined
    if (list !== undefined && kind !== 'heading')
      found.set(line, isHead ? { ...list, who: 'gm', because: 'the head of a list' } : list)
  }
  return found
}
