import { expect, test } from 'vitest'
import { pointsFor } from './points.ts'

const knowledge = `# Party Knowledge

## People We've Met

| NPC | Who They Are |
|---|---|
| Osric Vane | Bailiff of Harrow |
| Nell Tarrow | Midwife |

## Locations We've Visited

### The Salt Mill
`
const told = [
  'You walk up to Osric Vane. His gloves have green wax on them.',
  '> **Nell Tarrow**: "I saw a grey mule go by."',
]

const pointsIn = (happened: string, scene = 'Harrow Green, dusk. In sight: the Dry Fountain.'): readonly string[] =>
  pointsFor({ happened, scene, knowledge, told, company: ['Wren', 'Tam'], present: ['Nell'] }).map(
    ({ kind, slots }) => `${kind}: ${Object.values(slots).flat().join(', ')}`,
  )

test('a find is taken apart: what lay where, whom it names, and where its sign was seen before', () => {
  expect(
    pointsIn(
      'Found at Harrow Green: Under the hearthstone lies a folded letter. The green wax on it is like that of the bailiff.',
    ),
  ).toEqual([
    'link: green wax, Osric',
    'absent: Osric',
    'hidden: a folded letter, under the hearthstone',
    'paper: the folded letter',
  ])
  expect(pointsIn('Found at Harrow Green: A brass key is tucked in the bellows. The bailiff has its twin.')).toEqual([
    'absent: Osric',
    'hidden: a brass key, in the bellows',
    'key: the brass key',
  ])
})

test('what stands written is read out, and what was spoken of before is remembered', () => {
  expect(
    pointsIn('Found at Harrow Green: A note is pinned under the sill. It says: NOT BY THE ROAD. ASK AT THE MILL.'),
  ).toContain('written: Ask at the mill.')
  expect(pointsIn('Found at Harrow Green: Hairs of a grey mule hang on the thorn.')).toContain(
    'spoken: grey mule, Nell',
  )
})

test('who would not answer, who denies it, and whose word it is', () => {
  expect(pointsIn('Osric Vane does not answer about the mill.')).toEqual(['evaded: Osric, the mill'])
  expect(pointsIn('Osric Vane says: I never went up there. Nell Tarrow had the key.')).toEqual([
    'claimed: Osric, Nell',
    'denied: Osric',
    'key: the key',
  ])
})

test('how people carry themselves and what stands about is nothing to speak of', () => {
  expect(
    pointsIn('Nell Tarrow: "Come in, love." She wipes a clean bar with a towel, beside a jug and a lamp.'),
  ).toEqual([])
})

test('where nothing else is, they would look at what nobody has looked at', () => {
  const scene = 'Harrow Green, dusk. In sight: the Dry Fountain, the Stocks. Not looked at yet: the Stocks.'
  expect(pointsIn('Harrow Green lies quiet.', scene)).toEqual(['look: the Stocks'])
})

test('danger is counted as it is told', () => {
  expect(pointsIn('Danger ahead: Two lean wolves follow anyone who limps.')).toEqual(['foes: two lean wolves'])
  expect(pointsIn('Danger ahead: A giant crab guards the steps.')).toEqual(['foes: a giant crab'])
})
