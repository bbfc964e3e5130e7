/**
 * Any sequence of changes, on a store and on the simplest thing that could be one: a record from paths to texts. They
 * must agree on every answer and on everything that can be read afterwards.
 */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Expected, Store } from '../port.ts'
import { bytesOf, codeOf, hashOfText, type MakeStore, textAt } from './tools.ts'

type Belief = 'any' | 'absent' | 'right' | 'wrong'
type Change =
  | { readonly verb: 'write'; readonly path: string; readonly text: string; readonly belief: Belief }
  | { readonly verb: 'append'; readonly path: string; readonly text: string }
  | { readonly verb: 'remove'; readonly path: string; readonly belief: Belief }
  | { readonly verb: 'move'; readonly path: string; readonly to: string }

const files = ['a', 'b', 'f/a', 'f/b', 'g/h/a'] // no file is ever another's folder; that is told by tests of its own
const path = fc.constantFrom(...files)
const text = fc.string({ maxLength: 5 })
const belief = fc.constantFrom<Belief>('any', 'absent', 'right', 'wrong')
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ verb: fc.constant('write' as const), path, text, belief }),
  fc.record({ verb: fc.constant('append' as const), path, text }),
  fc.record({ verb: fc.constant('remove' as const), path, belief }),
  fc.record({ verb: fc.constant('move' as const), path, to: path }),
)

type Model = Map<string, string>

function expectedBy(belief: Belief, there: string | undefined): Expected {
  if (belief === 'right') return there === undefined ? 'absent' : hashOfText(there)
  return belief === 'wrong' ? hashOfText('nobody ever wrote this') : belief
}

const isRight = (belief: Belief, there: string | undefined): boolean =>
  belief === 'any' || belief === 'right' || (belief === 'absent' && there === undefined)

/** What the answer must be; the model is changed by it. */
function foretell(model: Model, change: Change): string {
  const there = model.get(change.path)
  if ('belief' in change && !isRight(change.belief, there)) return 'changed-meanwhile'
  switch (change.verb) {
    case 'write':
      model.set(change.path, change.text)
      return 'accepted'
    case 'append':
      model.set(change.path, (there ?? '') + change.text)
      return 'accepted'
    case 'remove':
      model.delete(change.path)
      return 'accepted'
    case 'move':
      if (there === undefined) return 'not-there'
      if (model.has(change.to)) return 'exists-already'
      model.delete(change.path)
      model.set(change.to, there)
      return 'accepted'
  }
}

async function carryOut(store: Store, change: Change, there: string | undefined): Promise<string> {
  switch (change.verb) {
    case 'write':
      return codeOf(await store.write(change.path, bytesOf(change.text), expectedBy(change.belief, there)))
    case 'append':
      return codeOf(await store.append(change.path, bytesOf(change.text)))
    case 'remove':
      return codeOf(await store.remove(change.path, expectedBy(change.belief, there)))
    case 'move':
      return codeOf(await store.move(change.path, change.to))
  }
}

export function agreesWithModel(makeStore: MakeStore): void {
  test('any sequence of changes is answered and kept as by a plain record', async () => {
    const sequences = fc.array(change, { maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(sequences, async changes => {
        const store = makeStore()
        const model: Model = new Map()
        for (const change of changes) {
          const there = model.get(change.path)
          expect(await carryOut(store, change, there)).toBe(foretell(model, change))
        }
        for (const file of files) expect(await textAt(store, file)).toBe(model.get(file))
      }),
      { numRuns: 60 },
    )
  })
}
