/** A disk that takes its time: the syncs go to the thread pool then, and changes overlap. */
import { afterAll, expect, test } from 'vitest'
import { cleanUp, has, quickFolder, start } from './harness.ts'
import { shelfAfter, shelfOf, type Shelf, type Step } from './steps.ts'
import { inject } from './strace.ts'

afterAll(cleanUp)

/** Far more files than handles are kept open, several changes on each, all started in the same moment. */
const steps: readonly Step[] = Array.from({ length: 120 }, (_, at): Step => {
  const file = at % 40
  const path = `folder-${file % 3}/${file}`
  return file < 30
    ? { verb: 'append', path, text: `line ${at}\n` }
    : { verb: 'write', path, text: `version ${at}`, expected: 'any' }
})

test.skipIf(!has('strace'))(
  'changes that overlap on a slow disk end as if they had come one by one (needs strace)',
  async () => {
    const root = quickFolder()
    const slow = [
      ...inject('fsync', 'delay_enter=6000', '1+'),
      ...inject('fdatasync', 'delay_enter=6000', '1+').slice(-1),
    ]
    const wrap = slow.map(word => (word.startsWith('--trace=') ? '--trace=fsync,fdatasync' : word))
    const said = await start(['together', root, JSON.stringify(steps)], { wrap }).rest()
    expect(said).toEqual(steps.map((_, at) => `${at} done`))
    expect(shelfOf(root)).toEqual(steps.reduce<Shelf>(shelfAfter, {}))
  },
)
