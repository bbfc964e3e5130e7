import { expect, test } from 'vitest'
import type { Door, Ports, TableEvent } from '../ports.ts'
import { heldFor, nothingShown } from './held-door.ts'

function doorAndDisk() {
  const seen: TableEvent[] = []
  const waiting: (() => void)[] = []
  const door: Door = { show: event => void seen.push(event), hear: async () => undefined }
  return { seen, door, disk: { behind: (call: () => void) => void waiting.push(call) }, waiting }
}

const said = (text: string): TableEvent => ({ type: 'notice', text })

test('nothing is seen before the disk has it, and then in order', () => {
  const { seen, door, disk, waiting } = doorAndDisk()
  const held = heldFor({ door }, disk, nothingShown()).door
  held.show(said('one'))
  held.show(said('two'))
  expect(seen).toEqual([])
  for (const call of waiting) call()
  expect(seen).toEqual([said('one'), said('two')])
})

test('a beat that is gone on with tells what was not heard yet, and asks again what was not answered', () => {
  const { seen, door, waiting, disk } = doorAndDisk()
  const shown = nothingShown()
  const question: TableEvent = { type: 'question', question: 'Which way?', header: 'Way', options: [] }
  const failed = heldFor({ door }, disk, shown).door
  failed.show(said('one'))
  failed.show(question)
  for (const call of waiting.splice(0)) call()
  failed.show(said('never on the disk'))
  waiting.splice(0)
  const again = heldFor({ door }, disk, shown).door
  for (const event of [said('one'), question, said('two')]) again.show(event)
  for (const call of waiting) call()
  expect(seen).toEqual([said('one'), question, question, said('two')])
})

test('other people are held back as the door is, each told who perceives it', () => {
  const { door, waiting, disk } = doorAndDisk()
  const seen: string[] = []
  const people: NonNullable<Ports['people']> = {
    show: (event, audience) => void seen.push(`${event.type} to ${audience.join(' and ')}`),
    isHere: () => true,
    ask: async () => undefined,
  }
  const shown = nothingShown()
  heldFor({ door, people }, disk, shown).people?.show(said('one'), ['orsa', 'pim'])
  expect(seen).toEqual([])
  for (const call of waiting.splice(0)) call()
  heldFor({ door, people }, disk, shown).people?.show(said('one'), ['orsa', 'pim']) // gone on with: it was heard
  for (const call of waiting) call()
  expect(seen).toEqual(['notice to orsa and pim'])
})
