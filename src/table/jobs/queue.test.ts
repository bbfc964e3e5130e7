import { expect, test } from 'vitest'
import { JobQueue, type QueuedJob } from './queue.ts'

const job = (beat: number, file: string): QueuedJob => ({
  id: `${file}-${beat}`,
  kind: 'scene',
  input: null,
  beat,
  file,
})

test('jobs on one file go one after the other, on two files side by side', async () => {
  const order: string[] = []
  const queue = new JobQueue(
    async ({ id }) => {
      order.push(`begin ${id}`)
      await Promise.resolve()
      order.push(`end ${id}`)
    },
    async () => undefined,
  )
  queue.add(job(1, 'a'))
  queue.add(job(2, 'a'))
  queue.add(job(1, 'b'))
  expect(await queue.drain()).toEqual([])
  expect(order.indexOf('end a-1')).toBeLessThan(order.indexOf('begin a-2'))
  expect(order.indexOf('begin b-1')).toBeLessThan(order.indexOf('end a-1'))
})

test('what a beat leaves begins together, behind whoever waits for the answer of that beat', async () => {
  const order: string[] = []
  const queue = new JobQueue(
    async ({ id }) => void order.push(id),
    async () => undefined,
  )
  queue.add(job(1, 'a'))
  queue.add(job(1, 'b'))
  await Promise.resolve().then(() => order.push('answered'))
  await queue.drain()
  expect(order).toEqual(['answered', 'a-1', 'b-1'])
})

test('a job that fails is told of, kept, and tried again; the others get through', async () => {
  let isFull = true
  const [done, told]: [string[], string[]] = [[], []]
  const queue = new JobQueue(
    async ({ id }) => {
      if (isFull && id === 'a-1') throw new Error('the disk is full')
      done.push(id)
    },
    async ({ id }, reason) => void told.push(`${id}: ${reason}`),
  )
  queue.add(job(1, 'a'))
  queue.add(job(2, 'a'))
  expect(await queue.drain()).toMatchObject([{ reason: 'the disk is full' }])
  expect([done, told]).toEqual([['a-2'], ['a-1: the disk is full']])
  isFull = false
  queue.retry()
  expect(await queue.drain()).toEqual([])
  expect(done).toEqual(['a-2', 'a-1'])
})

test('whoever writes hears when more is to be written to the same file, and whoever begins behind it knows', async () => {
  const heard: string[] = []
  const gates: (() => void)[] = []
  const queue = new JobQueue(
    async ({ id }, later) => {
      heard.push(`${id} begins ${later.aborted}`)
      later.addEventListener('abort', () => heard.push(`${id} hears`))
      await new Promise<void>(resolve => gates.push(resolve))
    },
    async () => undefined,
  )
  const turn = () => new Promise(resolve => setTimeout(resolve, 5))
  queue.add(job(1, 'a'))
  await turn()
  queue.add(job(2, 'a'))
  queue.add(job(3, 'a'))
  for (let count = 0; count < 3; count += 1) {
    gates.shift()?.()
    await turn()
  }
  await queue.drain()
  expect(heard).toEqual(['a-1 begins false', 'a-1 hears', 'a-2 begins true', 'a-3 begins false'])
})
