/**
 * One mechanism for crash recovery, replay and rewind. Whatever comes from outside in a beat is a step with a key. A
 * step is recorded before anybody sees what came of it; a beat that is run again takes what was recorded instead of asking again, so no
 * roll is rolled twice and no model is paid twice.
 */
import type { Hash } from '../core/id.ts'
import type { Json } from '../core/json.ts'
import { hashOf } from '../store/hash.ts'
import type { Chronicle } from './chronicle/chronicle.ts'

export type Steps = {
  readonly beat: number
  /** What was recorded under this key, or what `make` brings, which is recorded now. */
  readonly take: <Value extends Json>(key: string, make: () => Promise<Value> | Value) => Promise<Value>
  /**
   * The same for what reaches outside the table, such as a model or a file: all that led there is on the disk before,
   * and what it brought is on the disk before anybody goes on with it.
   */
  readonly outside: Steps['take']
  readonly has: (key: string) => boolean
  /** A long text that a step speaks of by its hash, kept beside the chronicle; see `Texts`. */
  readonly keep: (text: string, kind: string) => Promise<Hash>
}

export class MissingStep extends Error {
  readonly key: string
  constructor(beat: number, key: string) {
    super(`The chronicle holds no step "${key}" of beat ${beat}.`)
    this.key = key
  }
}

/** For what older runs were not asked about: `take(...).catch(orElse(nothing))`. */
export const orElse =
  <Value>(value: Value) =>
  (cause: unknown): Value => {
    if (cause instanceof MissingStep) return value
    throw cause
  }

/** What is recorded now is held as well: a job that is tried again in this same process asks nobody a second time. */
export function liveSteps(
  chronicle: Pick<Chronicle, 'note' | 'settled'> & { readonly texts: Pick<Chronicle['texts'], 'keep'> },
  beat: number,
  recorded: ReadonlyMap<string, Json>,
): Steps {
  const held = new Map(recorded)
  const take: Steps['take'] = async (key, make) => {
    const known = held.get(key)
    if (known !== undefined) return known as Awaited<ReturnType<typeof make>>
    const value = await make()
    chronicle.note({ type: 'step', beat, key, value })
    held.set(key, value)
    return value
  }
  const outside: Steps['take'] = async (key, make) => {
    if (held.has(key)) return take(key, make)
    await chronicle.settled()
    const value = await take(key, make)
    await chronicle.settled()
    return value
  }
  return { beat, has: key => held.has(key), take, outside, keep: (text, kind) => chronicle.texts.keep(text, kind) }
}

/** For replay: nothing new is ever asked for. */
export function recordedSteps(beat: number, recorded: ReadonlyMap<string, Json>): Steps {
  const take: Steps['take'] = async (key, make) => {
    const known = recorded.get(key)
    if (known === undefined) throw new MissingStep(beat, key)
    return known as Awaited<ReturnType<typeof make>>
  }
  return { beat, has: key => recorded.has(key), take, outside: take, keep: async text => hashOf(text) }
}
