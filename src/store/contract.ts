/**
 * What every store promises, as tests. Each maker of stores runs this suite, so that a test which plays on the memory
 * store says something about the folder.
 */
import { describe } from 'vitest'
import { agreesWithModel } from './contract/model.ts'
import { changing } from './contract/changing.ts'
import { locking } from './contract/locking.ts'
import { naming } from './contract/naming.ts'
import { reading } from './contract/reading.ts'
import type { MakeStore } from './contract/tools.ts'

export function storeContract(name: string, makeStore: MakeStore): void {
  describe(`${name} keeps the contract:`, () => {
    reading(makeStore)
    changing(makeStore)
    naming(makeStore)
    locking(makeStore)
    agreesWithModel(makeStore)
  })
}
