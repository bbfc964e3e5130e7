/** A store for one process, which dies when the process does. */
import { accept } from '../../src/core/result.ts'
import type { Store } from '../../src/store/port.ts'

/** A process that dies at its n-th touch of the disk and never does anything again. */
export function mortal(store: Store, life: number): Store {
  let left = life
  const guarded =
    <Words extends readonly unknown[], Answer>(act: (...words: Words) => Promise<Answer>) =>
    async (...words: Words): Promise<Answer> => {
      left -= 1
      if (left < 0) throw new Error('killed')
      return act(...words)
    }
  return {
    read: guarded(store.read),
    readPart: guarded(store.readPart),
    list: guarded(store.list),
    write: guarded(store.write),
    append: guarded(store.append),
    cut: guarded(store.cut),
    jot: guarded(store.jot),
    remove: guarded(store.remove),
    move: guarded(store.move),
    lock: async () => accept({ release: async () => undefined }), // a holder that died holds nothing
  }
}
