import { expect, test } from 'vitest'
import { storeContract } from './contract.ts'
import { textAt } from './contract/tools.ts'
import { memoryStore } from './memory.ts'

storeContract('the memory store', () => memoryStore())

test('it starts with the texts it is given', async () => {
  const store = memoryStore({ 'a/b.md': 'one', 'c.md': 'two' })
  expect([await textAt(store, 'a/b.md'), await textAt(store, 'c.md')]).toEqual(['one', 'two'])
})

test('a path that is outside cannot be what it starts with', () => {
  expect(() => memoryStore({ '../a': 'one' })).toThrow('inside')
})
