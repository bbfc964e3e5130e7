/** Moves between scenes and in days of rest. */
import { keyOf } from '../clocks/find.ts'
import { tickTime } from '../clocks/tick.ts'
import { learnAbility, raiseAction } from '../advancement/marks.ts'
import { resetPool } from '../dice/pool.ts'
import { actions } from '../model/crew.ts'
import { happen, no, type Deed } from '../model/deed.ts'
import type { EntanglementOption, SceneVariant } from '../model/scene.ts'
import { wordOf } from '../model/words.ts'
import { firstPool } from '../model/world.ts'
import { shift } from '../moods/shift.ts'
import { catchBreath, layLow, workGoal } from '../rest/between.ts'
import { activities, beginRest, doActivity, endRest, restBeside } from '../rest/downtime.ts'
import { entangle, entanglements, settleEntanglement } from '../rest/entanglement.ts'
import { defineMove, numberIn, textIn, textsIn, type Input } from './define.ts'
import { choice, list, number, optional, text } from './field.ts'

const opening = {
  place: optional(text('where, by id or name', 120)),
  present: optional(list('who is there, by id or name', { kind: 'text', about: 'one', max: 80 }, 8)),
  stakes: optional(text('what is at stake')),
  hook: text('what it is about', 600),
  urgency: optional(choice('how pressing it is', ['low', 'medium', 'high', 'critical'])),
}

function openingIn(deed: Deed, input: Input, urgency: 'low' | 'medium') {
  const { places, people } = deed.world
  const place = keyOf(places, textIn(input, 'place')) ?? Object.keys(places).toSorted()[0] ?? 'somewhere'
  const variant: SceneVariant = {
    kind: 'encounter',
    source: textIn(input, 'hook'),
    urgency: wordOf(['low', 'medium', 'high', 'critical'] as const, textIn(input, 'urgency')) ?? urgency,
    isEscapable: true,
  }
  const present = textsIn(input, 'present').flatMap(name => keyOf(people, name) ?? [])
  return { place, present, stakes: textIn(input, 'stakes'), variant }
}

export const openScene = defineMove({
  name: 'open-scene',
  about: 'Go somewhere: the next scene begins.',
  fields: opening,
  play: (deed, input) =>
    shift(deed, 'scene-opened', { ...openingIn(deed, input, 'low'), entry: { kind: 'fresh' } }, textIn(input, 'hook')),
})

/** The first scene: whose hands the dice are in, and the dice themselves. */
export const begin = defineMove({
  name: 'begin',
  about: 'Play begins: who leads, the pool is rolled, and the first scene is there.',
  fields: { ...opening, lead: optional(text('who leads, by id', 80)) },
  play: (deed, input) => {
    const lead = textIn(input, 'lead')
    if (lead !== '' && !Object.hasOwn(deed.world.scoundrels, lead)) {
      return no('nobody', `"${lead}" is not of the crew.`, Object.keys(deed.world.scoundrels))
    }
    if (lead !== '') happen(deed, { type: 'lead-set', who: lead })
    const refused = shift(
      deed,
      'scene-opened',
      { ...openingIn(deed, input, 'low'), entry: { kind: 'fresh' } },
      textIn(input, 'hook'),
    )
    if (!refused) resetPool(deed, firstPool, 'play begins')
    return refused
  },
})

export const layLowMove = defineMove({
  name: 'lay-low',
  about: 'Between scenes: keep out of sight. One heat less.',
  fields: {},
  play: layLow,
})

export const catchBreathMove = defineMove({
  name: 'catch-breath',
  about: 'Between scenes: a bed and a meal. One coin and one stress less.',
  fields: {},
  play: catchBreath,
})

export const workGoalMove = defineMove({
  name: 'work-goal',
  about: 'Between scenes: work towards a goal. One segment more.',
  fields: { clock: text('which goal', 80) },
  play: (deed, input) => workGoal(deed, textIn(input, 'clock')),
})

export const rest = defineMove({
  name: 'rest',
  about: 'Take days of rest, to recover and to see to things.',
  fields: { time: optional(text('how long, in words', 60)) },
  play: (deed, input) => beginRest(deed, textIn(input, 'time')),
})

export const activity = defineMove({
  name: 'activity',
  about: 'Do something with the days of a rest.',
  fields: {
    who: text('who does it, by id', 80),
    what: choice('what', [...activities]),
    action: optional(choice('by which of their actions', [...actions])),
    target: optional(text('which clock, which track, which thing', 120)),
    begins: optional(text("a project of one's own that is begun, by its name", 80)),
    coin: optional(number('coin put into it', 0, 3)),
  },
  play: (deed, input) => {
    const what = wordOf(activities, textIn(input, 'what'))
    if (what === undefined) return no('unknown', 'That is nothing to do with days.', [...activities])
    const action = wordOf(actions, textIn(input, 'action'))
    return doActivity(deed, {
      who: textIn(input, 'who'),
      what,
      target: textIn(input, 'target'),
      coin: numberIn(input, 'coin', 0),
      ...(action === undefined ? {} : { action }),
      ...(textIn(input, 'begins') === '' ? {} : { begins: textIn(input, 'begins') }),
    })
  },
})

export const companionRest = defineMove({
  name: 'companion-rest',
  about: 'One of the others uses the days of a rest for themselves.',
  fields: { who: text('who, by id', 80), what: choice('what', ['recover', 'indulge', 'train']) },
  play: (deed, input) =>
    restBeside(
      deed,
      textIn(input, 'who'),
      wordOf(['recover', 'indulge', 'train'] as const, textIn(input, 'what')) ?? 'train',
    ),
})

export const endRestMove = defineMove({
  name: 'end-rest',
  about: 'Something pulls them back: the rest is over.',
  fields: { ...opening, time: optional(text('how long it was, in words', 60)) },
  play: (deed, input) => endRest(deed, openingIn(deed, input, 'medium'), textIn(input, 'hook'), textIn(input, 'time')),
})

export const entangleMove = defineMove({
  name: 'entangle',
  about: 'Heat has brought somebody to the door. What they want, and three ways to be rid of them.',
  fields: {
    kind: choice('what they have come with', [...entanglements]),
    narration: optional(text('how it begins', 1200)),
    options: optional(
      list(
        'three ways out',
        {
          kind: 'record',
          about: 'one',
          fields: {
            label: text('what one does', 160),
            cost: choice('what it costs', ['coin', 'stress', 'heat']),
            amount: number('how much', 1, 4),
            resolution: text('how it ends', 600),
          },
        },
        3,
      ),
    ),
  },
  play: (deed, input) => {
    const kind = wordOf(entanglements, textIn(input, 'kind')) ?? 'shakedown'
    const asked = Array.isArray(input['options']) ? (input['options'] as unknown as readonly EntanglementOption[]) : []
    return entangle(deed, kind, textIn(input, 'narration'), asked)
  },
})

export const settleEntanglementMove = defineMove({
  name: 'settle-entanglement',
  about: 'Be rid of them, one way or another.',
  fields: { option: number('which way, from 0', 0, 2) },
  play: (deed, input) => settleEntanglement(deed, numberIn(input, 'option', 0)),
})

export const endSession = defineMove({
  name: 'end-session',
  about: 'Enough for tonight.',
  fields: { how: optional(text('how it ends')) },
  play: (deed, input) => shift(deed, 'session-ended', { how: textIn(input, 'how') }, 'the session is over'),
})

export const passTime = defineMove({
  name: 'pass-time',
  about: 'Time goes by, and nobody in the city waits: threats and factions move.',
  fields: { why: text('why', 160) },
  play: (deed, input) => {
    tickTime(deed, textIn(input, 'why'))
    return null
  },
})

export const advance = defineMove({
  name: 'advance',
  about: 'A full track becomes a dot, or something new that one can do.',
  fields: {
    who: text('who, by id', 80),
    action: optional(choice('the action that is raised', [...actions])),
    ability: optional(text('the ability that is learned', 120)),
  },
  play: (deed, input) => {
    const action = wordOf(actions, textIn(input, 'action'))
    if (action !== undefined) return raiseAction(deed, textIn(input, 'who'), action)
    const ability = textIn(input, 'ability')
    return ability === ''
      ? no('nothing', 'An action or an ability?')
      : learnAbility(deed, textIn(input, 'who'), ability)
  },
})
