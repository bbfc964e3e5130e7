import { expect, test } from 'vitest'
import type { Door, TableEvent } from '../ports.ts'
import { heldDoor } from './held-door.ts'

function doorAndDisk() {
  const seen: TableEvent[] = []
  const waiting: (() => void)[] = []
  const door: Door = { show: event => void seen.push(event), hear: async () => undefined }
  return { seen, door, disk: { behind: (call: () => void) => void waiting.push(call) }, waiting }
}

const said = (text: string): TableEvent => ({ type: 'notice', text })

test('nothing is seen before the disk has it, and then in order', () => {
  const { seen, door, disk, waiting } = doorAndDisk()
  const held = heldDoor(door, disk, { count: 0 })
  held.show(said('one'))
  held.show(said('two'))
  expect(seen).toEqual([])
  for (const call of waiting) call()
  expect(seen).toEqual([said('one'), said('two')])
})

test('a beat that is gone on with tells what was not heard yet, and asks again what was not answered', () => {
  const { seen, door, waiting, disk } = doorAndDisk()
  const shown = { count: 0 }
  const question: TableEvent = { type: 'question', question: 'Which way?', header: 'Way', options: [] }
  const failed = heldDoor(door, disk, shown)
  failed.show(said('one'))
  failed.show(question)
  for (const call of waiting.splice(0)) call()
  failed.show(said('never on the disk'))
  waiting.splice(0)
  const again = heldDoor(door, disk, shown)
  for (const event of [said('one'), question, said('two')]) again.show(event)
  for (const call of waiting) call()
  expect(seen).toEqual([said('one'), question, question, said('two')])
})
