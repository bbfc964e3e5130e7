import { expect, test } from 'vitest'
import { completionsOf, type Completing } from './complete.ts'

const table: Completing = {
  commands: ['sheet', 'scene', 'style', 'save'],
  argumentsOf: command =>
    command === 'style' ? ['script', 'novel'] : command === 'sheet' ? ['Ansa', 'Odo Brook'] : [],
  offers: () => ['Look around', 'Ask about the bell'],
  names: () => ['Odo Brook', 'The Pier', 'Sergeant Marrow'],
}

test.each([
  ['/sh', ['/sheet ']],
  ['/s', ['/sheet ', '/scene', '/style ', '/save']],
  ['/style n', ['/style novel']],
  ['/sheet o', ['/sheet Odo Brook']],
  ['/save x', []],
  ['lo', ['Look around']],
  ['I wave at odo', ['I wave at Odo Brook']],
  ['I wave at mar', ['I wave at Sergeant Marrow']],
  ['I wave at ', []],
  ['', []],
])('%j becomes %j', (line, lines) => {
  expect(completionsOf(line, table)).toEqual(lines)
})
