import { expect, test } from 'vitest'
import { inWave } from './sync-waves.ts'

/** A sync that ends when it is told to. */
function sync(begun: string[], name: string) {
  let end: () => void = () => undefined
  const over = new Promise<void>(done => {
    end = done
  })
  const ask = (): Promise<void> => {
    begun.push(name)
    return over
  }
  return { ask, end: () => end() }
}

const others = () => new Promise(resolve => setImmediate(resolve))

test('all who ask together go together, and nobody goes on before the last of them is over', async () => {
  const [begun, told]: [string[], string[]] = [[], []]
  const [one, two, three] = [sync(begun, 'one'), sync(begun, 'two'), sync(begun, 'three')]
  const first = inWave({ sync: one.ask }).then(() => told.push('one'))
  const second = inWave({ sync: two.ask }).then(() => told.push('two'))
  await others()
  const third = inWave({ sync: three.ask })
  one.end()
  await others()
  expect([begun, told]).toEqual([['one', 'two'], []])
  two.end()
  await Promise.all([first, second])
  await others()
  expect([begun, told]).toEqual([
    ['one', 'two', 'three'],
    ['one', 'two'],
  ])
  three.end()
  await third
})

test('a folder that several ask for is synced once in a wave, and again in the next', async () => {
  const begun: string[] = []
  const ask = (): Promise<void> => {
    begun.push('party')
    return Promise.resolve()
  }
  await Promise.all([1, 2, 3, 4].map(() => inWave({ sync: ask, key: 'party' })))
  expect(begun).toEqual(['party'])
  await inWave({ sync: ask, key: 'party' })
  expect(begun).toEqual(['party', 'party'])
})

test('a sync that fails is the news of those who asked for it, and of nobody else in the wave', async () => {
  const bad = (): Promise<void> => Promise.reject(new Error('the disk is full'))
  const good = (): Promise<void> => Promise.resolve()
  const ends = await Promise.allSettled([
    inWave({ sync: bad, key: 'party' }),
    inWave({ sync: bad, key: 'party' }),
    inWave({ sync: good }),
  ])
  expect(ends.map(end => end.status)).toEqual(['rejected', 'rejected', 'fulfilled'])
})
