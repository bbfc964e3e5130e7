import { describe, expect, test } from 'vitest'
import { chanceOf } from '../voice/chance.ts'
import { voiceOn } from '../voice/sheet.ts'
import { memoryOf } from '../company/fresh.ts'
import { rollInner } from './inner.ts'
import { momentFrom, type Moment } from './moment.ts'
import { leanOn } from './opinion.ts'
import { fill } from './speaker.ts'

const sheet = `# Ansel Rook

## Personality

**Ideal**: What is written down can be mended.
**Bond**: The archive at Pell.

## Interrupt Triggers (for AI Players)

**Proactive Triggers**:
- Someone says "drown the cat": he objects, aloud.

**Strong Opinions**:
- I trust the ferry guild.
- I despise hired swords.
`

const voice = voiceOn(sheet)
const momentOf = (happened: string): Moment =>
  momentFrom({ self: 'ansel-rook', company: [], scene: '', happened, request: '', knowledge: '', told: [] }, voice)
const stances = (happened: string): readonly string[] =>
  Array.from({ length: 60 }, (_, seed) => rollInner(voice, momentOf(happened), chanceOf(seed)).stance)

describe('an opinion has a direction', () => {
  test('what they trust they go along with, what they despise they mostly do not', () => {
    expect(leanOn(voice, momentOf('The company wants to go with the ferry guild.'))).toBe('for')
    expect(new Set(stances('The company wants to go with the ferry guild.'))).toEqual(new Set(['agree']))
    const against = stances('The company wants to pay hired swords.').filter(stance => stance === 'object')
    expect(against.length).toBeGreaterThan(30)
  })

  test('to do away with what they are for is against them', () => {
    expect(leanOn(voice, momentOf('The company wants to betray the ferry guild.'))).toBe('against')
  })

  test('a trigger says where they stand', () => {
    expect(new Set(stances('They want to drown the cat.'))).toEqual(new Set(['object']))
  })

  test('of what they have no opinion on, they have none', () => {
    expect(leanOn(voice, momentOf('The rain stops.'))).toBeUndefined()
  })
})

test('whoever is named twice in a line is the same', () => {
  const moment = momentOf('Brother Luth: "No." Sister Anke: "Yes." Luth nods. Anke nods.')
  expect(moment.people.length).toBeGreaterThan(1)
  const lines = Array.from({ length: 30 }, (_, seed) => {
    const chance = chanceOf(seed)
    const inner = rollInner(voice, moment, chance)
    return fill({ voice, moment, chance, inner, said: [], memory: memoryOf([]) }, '#who#|#who#')
  })
  expect(lines.filter(line => line?.split('|')[0] !== line?.split('|')[1])).toEqual([])
})

describe('what can be said again', () => {
  const told =
    'Marrable Fitch: she nods "Lisbet paid ahead, and never came down to breakfast." There is no red clay anywhere in the town.'

  test('is what was told, and nothing of the party', () => {
    const moment = momentOf(told)
    expect(moment.echoes).toEqual(['never came down to breakfast'])
    expect(momentOf('Ansel Rook: "I never came down to breakfast at all."').echoes).toEqual([])
  })

  test('where the company takes counsel there are leads', () => {
    const counsel =
      'The company takes counsel. What lies open: to find Lisbet Farrow and bring her home; Marrable Fitch, who has more to tell; the adit to the Hall of Spouts, where nobody has looked yet.'
    expect(momentOf(counsel).leads).toEqual([
      'find Lisbet Farrow and bring her home',
      'talk to Marrable Fitch again',
      'try the adit to the Hall of Spouts',
    ])
  })
})
