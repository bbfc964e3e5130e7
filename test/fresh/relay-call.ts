/** A session run from outside, call by call: each call is a table of its own, and the chronicle is all that lies between. */
import { relayTurn, type RelayCall, type Relayed } from '../../src/table/fresh/relay-turn.ts'
import { coinRules } from '../../src/table/testing/coin-rules.ts'
import { countingClock } from '../../src/table/testing/scripted.ts'
import { memoryStore } from '../../src/store/memory.ts'
import { campaign, pageOf } from './scenario.ts'

export function outside(extra: Partial<RelayCall> = {}, files: Readonly<Record<string, string>> = {}) {
  const store = memoryStore({ ...campaign, ...files })
  const base: RelayCall = {
    store,
    clock: countingClock(),
    ruleset: coinRules,
    seed: '7',
    campaign: 'the-fen',
    folder: 'campaigns/the-fen',
    game: 'D&D',
    human: 'orsa-quill',
    ...extra,
  }
  const call = async (words: Partial<RelayCall> = {}): Promise<Relayed> => {
    const relayed = await relayTurn({ ...base, ...words })
    if (!relayed.ok) throw new Error(relayed.refusal)
    return relayed.value
  }
  const write = (path: string, text: string) => store.write(path, Buffer.from(text), 'any')
  return { store, call, write, page: (path: string) => pageOf(store, path) }
}

export const told = ({ shown }: Relayed): readonly string[] =>
  shown.flatMap(event => (event.type === 'narrative' ? [event.text] : []))
