import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Turnstile } from './turnstile.ts'

test('turns are taken one after the other, and a failed one holds nobody up', async () => {
  const turnstile = new Turnstile()
  const seen: string[] = []
  const slow = turnstile.run(async () => {
    await wait(5)
    seen.push('slow')
    throw new Error('tripped')
  })
  const quick = turnstile.run(async () => seen.push('quick'))
  await expect(slow).rejects.toThrow('tripped')
  await quick
  expect(seen).toEqual(['slow', 'quick'])
})
