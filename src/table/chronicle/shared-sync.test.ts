import { expect, test } from 'vitest'
import { SharedSync } from './shared-sync.ts'

/** A file that remembers what each sync brought. */
function file() {
  const syncs: string[][] = []
  let fault: Error | undefined
  const lines = new SharedSync<string>(async items => {
    if (fault !== undefined) throw fault
    syncs.push([...items])
  })
  return { lines, syncs, break: (cause?: Error) => void (fault = cause) }
}

test('those who are at work side by side share a sync, however many turns of thought each takes', async () => {
  const { lines, syncs } = file()
  const worker = async (name: string, thoughts: number): Promise<void> => {
    for (let thought = 0; thought < thoughts; thought += 1) await Promise.resolve()
    await lines.join([name])
  }
  await Promise.all([worker('a journal', 1), worker('a scene', 40), worker('a delta', 9)])
  expect(syncs).toEqual([['a journal', 'a delta', 'a scene']])
})

test('what is noted goes along with whoever waits next, and costs no sync of its own', async () => {
  const { lines, syncs } = file()
  lines.note('wrote the journal')
  await new Promise(resolve => setImmediate(resolve))
  expect(syncs).toEqual([])
  await lines.append(['the beat is closed'])
  lines.note('wrote the scene')
  await lines.settled()
  expect(syncs).toEqual([['wrote the journal', 'the beat is closed'], ['wrote the scene']])
})

test('a note outlives a sync that fails; whoever waited for that one is told', async () => {
  const { lines, syncs, break: breakIt } = file()
  lines.note('wrote the journal')
  breakIt(new Error('the disk is full'))
  await expect(lines.join(['a scene'])).rejects.toThrow('the disk is full')
  breakIt()
  await lines.settled()
  expect(syncs).toEqual([['wrote the journal']])
})

test('nothing is shown before all that led to it is on the disk', async () => {
  const { lines, syncs } = file()
  const told: string[] = []
  lines.note('a die is cast')
  lines.behind(() => told.push(`seven, with ${syncs.length} syncs`))
  expect(told).toEqual([])
  await lines.settled()
  expect(told).toEqual(['seven, with 1 syncs'])
})
