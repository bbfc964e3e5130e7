import { expect, test } from 'vitest'
import { readCommand } from './commands.ts'

test.each([
  ['save', 'save'],
  ["Let's save.", 'save'],
  ['let’s save the game', 'save'],
  ['/save', 'save'],
  ['stop', 'end'],
  ["let's stop here", 'end'],
  ['End the session!', 'end'],
  ['quit', 'end'],
  ['I need to step away', 'away'],
  ['brb', 'away'],
  ["I'm back", 'back'],
])('%s is the command %s', (line, command) => {
  expect(readCommand(line)).toBe(command)
})

test.each(['I stop the cart', 'save the girl', 'I end the ritual', 'stop him!', 'We are back at the gate', ''])(
  '%s is for the story',
  line => {
    expect(readCommand(line)).toBeUndefined()
  },
)
