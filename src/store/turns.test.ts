import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

/** A piece of work that says when it starts and ends when it is told to. */
function work(told: string[], name: string) {
  let resolve: (name: string) => void = () => undefined
  let reject: (fault: Error) => void = () => undefined
  const promise = new Promise<string>((accept, refuse) => {
    resolve = accept
    reject = refuse
  })
  const start = (): Promise<string> => {
    told.push(name)
    return promise
  }
  return { start, end: () => resolve(name), fail: () => reject(new Error(name)) }
}

const others = () => new Promise(resolve => setImmediate(resolve))

test('work on one path waits for its turn, even behind a failure; work on another does not', async () => {
  const told: string[] = []
  const turns = new Turns()
  const [first, second, third] = [work(told, 'first'), work(told, 'second'), work(told, 'third')]
  const failed = turns.run('a', first.start)
  const done = turns.run('a', second.start)
  void turns.run('b', third.start)
  await others()
  expect(told).toEqual(['first', 'third'])
  first.fail()
  second.end()
  await expect(failed).rejects.toThrow('first')
  expect(await done).toBe('second')
})

test('both Unicode forms of a path are one path', async () => {
  const told: string[] = []
  const turns = new Turns()
  const [first, second] = [work(told, 'first'), work(told, 'second')]
  void turns.run('í'.normalize('NFC'), first.start)
  void turns.run('í'.normalize('NFD'), second.start)
  await others()
  expect(told).toEqual(['first'])
})

test('two moves that cross do not wait for each other', async () => {
  const turns = new Turns()
  const moves = [turns.runBoth('a', 'b', others), turns.runBoth('b', 'a', others), turns.runBoth('a', 'a', others)]
  expect(await Promise.all(moves)).toHaveLength(3)
})
