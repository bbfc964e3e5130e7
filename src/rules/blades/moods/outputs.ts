/** What a mind answers with, mood by mood: small, flat, with nothing in it that the mood has no use for. */
import { bargainCosts } from '../model/scene.ts'
import type { Field, Shape } from '../../shape.ts'

type RecordShape = Shape & { readonly kind: 'record' }

const text = (about: string, max = 1200): Field => ({ kind: 'text', about, max })
const number = (about: string, min: number, max: number): Field => ({ kind: 'number', about, min, max })
const maybe = (field: Field): Field => ({ ...field, optional: true })
const record = (about: string, fields: Readonly<Record<string, Field>>): RecordShape => ({
  kind: 'record',
  about,
  fields,
})

const narration = text('what is told to the player, a paragraph or two')
const suggestedActions: Field = {
  kind: 'list',
  about: 'two or three things the player might do, three to eight words each, one of them safe',
  of: { kind: 'text', about: 'one of them', max: 120 },
  max: 4,
}
const continueScene: Field = { kind: 'flag', about: 'false when the scene is over' }
const coinDelta = maybe(number('coin gained or lost', -4, 4))

const clocksToTick: Field = {
  kind: 'list',
  about: 'clocks that move on, by id or name',
  max: 8,
  of: record('a clock', { clockId: text('its id', 80), ticks: number('segments', 1, 3) }),
}

export const outcomeFields: RecordShape = record('what happens if this die is spent', {
  dieValue: number('the die', 1, 6),
  hint: text('three to eight words, shown before the choice', 80),
  stressCost: number('stress', 0, 3),
  heatCost: number('heat', 0, 2),
  coinDelta: number('coin', -4, 4),
  narrative: text('one to three sentences, shown after the choice', 600),
  lethal: maybe({ kind: 'flag', about: 'true when somebody dies of it; always say it where there is violence' }),
})

export const diceActionFields = {
  situation: text('what is at stake, in a sentence', 300),
  outcomes: { kind: 'list', about: 'one for each die, in the order of the pool', of: outcomeFields, max: 8 },
} as const satisfies Readonly<Record<string, Field>>

export const sceneOutput = record('a scene goes on', { narration, coinDelta, continueScene, suggestedActions })

export const actionOutput = record('dice are about to be spent', {
  narration,
  diceAction: record('outcomes, committed to before the choice', diceActionFields),
  continueScene: maybe(continueScene),
  suggestedActions: maybe(suggestedActions),
})

export const aftermathOutput = record('what it came to', {
  narration,
  coinDelta,
  continueScene,
  suggestedActions,
  costDescription: maybe(text('what it cost, in a few words', 160)),
  threatDescription: maybe(text('what hangs over them now, in a few words', 160)),
  clocksToTick: maybe(clocksToTick),
})

export const downtimeOutput = record('days go by', {
  narration,
  stressHealed: number('stress that is gone', 0, 6),
  heatDecay: maybe(number('heat that is gone', 0, 2)),
  diceRecovered: number('dice that come back', 0, 6),
  timeElapsed: text('how long, in words', 60),
  hookDescription: text('what pulls them back', 300),
  clocksToTick: maybe(clocksToTick),
})

export const traumaOutput = record('something breaks', {
  narration,
  traumaAssigned: text('the scar, in a word', 40),
  suggestedActions,
})

export const bargainOutput = record('the city offers', {
  narration,
  options: {
    kind: 'list',
    about: 'two to four offers, each tied to somebody or something here',
    max: 4,
    of: record('an offer', {
      label: text('what is offered', 120),
      hint: text('what it will mean', 160),
      cost: { kind: 'choice', about: 'what it costs', options: [...bargainCosts] },
      amount: number('how much of it', 1, 4),
      target: maybe(text('the id of the clock or faction, or the thing', 80)),
      dice: number('dice gained', 1, 3),
      narrative: text('told once it is taken', 400),
    }),
  },
})

export const entanglementOutput = record('somebody is at the door', {
  narration,
  kind: {
    kind: 'choice',
    about: 'what they have come with',
    options: ['raid', 'shakedown', 'warrant', 'informant', 'reprisal'],
  },
  options: {
    kind: 'list',
    about: 'exactly three ways out: cheap, moderate, and one that takes no coin',
    max: 3,
    of: record('a way out', {
      label: text('what one does', 120),
      cost: { kind: 'choice', about: 'what it costs', options: ['coin', 'stress', 'heat'] },
      amount: number('how much', 1, 4),
      resolution: text('how it ends', 400),
    }),
  },
})
