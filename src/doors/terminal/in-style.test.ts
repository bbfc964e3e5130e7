import { expect, test } from 'vitest'
import { sitDown } from './scenario.ts'
import { inStyle } from './in-style.ts'

const told = `The square is *cold*.

> **Ansa Reed**: "Hold. Somebody is coming." *Ansa lifts a hand.*
> **Odo Brook**: "Who?"

> **Ferryman**: *He spits into the water.* "Nobody rings it!"

1. Look around`

test('a hybrid is prose with a name before each line that is spoken', () => {
  expect(inStyle(told, 'hybrid', false)).toBe(told)
})

test('a script has its speakers over their lines, and signs before what is seen and done', () => {
  expect(inStyle(told, 'script', false)).toBe(`★ The square is *cold*.

━━━ **ANSA REED** ━━━
"Hold. Somebody is coming."
→ *Ansa lifts a hand.*

━━━ **ODO BROOK** ━━━
"Who?"

━━━ **FERRYMAN** ━━━
→ *He spits into the water.*
"Nobody rings it!"

1. Look around`)
  expect(inStyle(told, 'script', true)).toMatch(/^\* The[^]*--- \*\*ODO BROOK\*\* ---/)
})

test('in a novel speech is woven into the prose', () => {
  expect(inStyle(told, 'novel', false)).toBe(`The square is *cold*.

"Hold," Ansa Reed says. "Somebody is coming." Ansa lifts a hand.

"Who?" Odo Brook asks.

Ferryman spits into the water. "Nobody rings it!"

1. Look around`)
})

test('minimal is plain: no marks, and no more of a speech than its words', () => {
  expect(inStyle(told, 'minimal', false)).toBe(`The square is cold.

Ansa Reed: "Hold. Somebody is coming."
Odo Brook: "Who?"
Ferryman: "Nobody rings it!"

1. Look around`)
})

test('a style is seen at once, and is there again the next time', async () => {
  const { out } = await sitDown(['look', '/style script', 'look', '/style novel', 'look', '/style minimal', 'look'])
  expect(out.match(/.*Nobody rings it.*/g)).toEqual([
    '> **Ferryman**: "Nobody rings it."',
    '"Nobody rings it."',
    '"Nobody rings it," Ferryman says.',
    'Ferryman: "Nobody rings it."',
  ])
})
