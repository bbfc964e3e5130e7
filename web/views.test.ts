import { expect, test } from 'vitest'
import type { Rolled } from '../src/rules/ruleset.ts'
import type { Part } from '../src/table/parts.ts'
import { partsOf } from './views.ts'

const rolled = (who: string, purpose: string, against?: number): Rolled => ({
  who,
  purpose,
  text: '',
  total: 12,
  rule: '',
  dice: [{ sides: 20, face: 12 }],
  ...(against === undefined ? {} : { against }),
})

const roll = (who: string, purpose: string, against?: number) =>
  ({ kind: 'roll', roll: rolled(who, purpose, against), isLive: false }) as const

const tale = (...parts: readonly Part[]) => ({ kind: 'tale', text: '', parts, isWhisper: false }) as const

const drawn = (items: Parameters<typeof partsOf>[0]['items']): readonly string[] =>
  partsOf({ items }).map(view =>
    'rolls' in view ? [view.kind, ...view.rolls.map(({ who, purpose }) => `${who} ${purpose}`)].join(', ') : view.kind,
  )

test('19: a blow has its dice as the initial of the words that tell it, and initiative lies behind what calls for it', () => {
  const shown = drawn([
    roll('Maren', 'Initiative'),
    roll('The spider', 'Initiative'),
    roll('Maren', 'Sword attack', 11),
    tale(
      { kind: 'fight', stage: 'begins', foes: ['The spider'], text: 'It drops.' },
      { kind: 'said', who: 'Maren', act: 'warn', text: 'Up!' },
      { kind: 'prose', text: 'She cuts at it.' },
      { kind: 'blow', who: 'Maren', on: 'The spider', harm: 3, isHit: true, text: '' },
    ),
  ])
  expect(shown).toEqual([
    'prose',
    'dice, Maren Initiative, The spider Initiative',
    'speech',
    'prose, Maren Sword attack',
  ])
})

test('19: dice of a deed that no fact names lie with the first words that are told of it, not with who speaks before', () => {
  const shown = drawn([
    roll('Ilvane', 'Fire Bolt attack', 11),
    tale(
      { kind: 'said', who: 'Ilvane', act: 'say', text: 'I apologise!' },
      { kind: 'prose', text: 'Fire runs over it.' },
    ),
  ])
  expect(shown).toEqual(['speech', 'prose, Ilvane Fire Bolt attack'])
})

test('19: how a fight stands is drawn beside the story and not told in it, and dice of an order lie in that order', () => {
  const [told, dice, after] = partsOf({
    items: [
      roll('Maren', 'Initiative'),
      { kind: 'roll', roll: { ...rolled('The spider', 'Initiative'), total: 17 }, isLive: false },
      tale(
        { kind: 'fight', stage: 'begins', foes: ['The spider'], text: 'It drops.' },
        { kind: 'table', about: 'fight', text: '1. **The spider** (17)' },
        { kind: 'table', text: 'That is too far away.' },
      ),
    ],
  })
  expect(told).toMatchObject({ kind: 'prose', text: 'It drops.' })
  expect(dice).toMatchObject({ rolls: [{ who: 'The spider' }, { who: 'Maren' }] })
  expect(after).toMatchObject({ kind: 'notice', text: 'That is too far away.' })
})

test('19: who goes on speaking is named once', () => {
  const said = (text: string, manner?: string): Part => ({
    kind: 'said',
    who: 'Cobb',
    act: 'say',
    text,
    ...(manner === undefined ? {} : { manner }),
  })
  expect(partsOf({ items: [tale(said('No.', 'He spits.'), said('I found her.', 'He points.'))] })).toMatchObject([
    { kind: 'speech', name: 'Cobb', manner: 'He spits.', text: '"No." *He points.* "I found her."' },
  ])
  expect(partsOf({ items: [tale(said('No.'), said('Never.'))] })).toMatchObject([{ text: '"No. Never."' }])
})
