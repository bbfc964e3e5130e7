import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { fateOf, isAlive, thisProcess } from './process.ts'

test('we are alive', () => {
  expect(fateOf(thisProcess)).toBe('alive')
  expect(fateOf({ ...thisProcess, start: null })).toBe('alive')
})

test.skipIf(thisProcess.start === null)('someone of our number who was born at another time is not us', () => {
  expect(fateOf({ ...thisProcess, start: '1' })).toBe('dead')
})

test('nobody outlives a reboot, and nobody knows of other machines and containers', () => {
  expect(fateOf({ ...thisProcess, boot: 'another' })).toBe('dead')
  expect(fateOf({ ...thisProcess, host: 'another', boot: 'another' })).toBe('elsewhere')
  expect(fateOf({ ...thisProcess, space: 'another' })).toBe('elsewhere')
})

test('a process that ended is dead', async () => {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  expect(isAlive(child.pid ?? 0, null)).toBe(false)
})
