/** The steps of a turn that change the world, as moves: whoever runs the turn asks the rules for each. */
import { completeClocks } from '../clocks/complete.ts'
import { tickTime } from '../clocks/tick.ts'
import { happen, type Deed, type Played } from '../model/deed.ts'
import { leadOf, moodOf, mostStress, sceneOf } from '../model/world.ts'
import { canShift, shift } from '../moods/shift.ts'
import { unusedScar } from '../moods/settle.ts'
import { scarWith } from '../resources/change.ts'
import { applyDeltas, reasonOf } from '../turn/apply.ts'
import { compress, longestScene } from '../turn/compress.ts'
import { readOutput, type TurnOutput } from '../turn/output.ts'
import { takeOffer } from './bargain.ts'
import { defineMove, defineTool, numberIn, textIn } from './define.ts'
import { flag, list, number, optional, text } from './field.ts'

/** Step 1: the player's words are a beat of the scene; and what has come true meanwhile forces a hand. */
export const beginTurn = defineMove({
  name: 'begin-turn',
  about: 'The player says what they do.',
  fields: {
    text: text('their words', 4000),
    isAgain: optional(flag('true when the turn begins again in another mood')),
  },
  play: (deed, input) => {
    if (input['isAgain'] !== true) {
      happen(deed, { type: 'beat-recorded', beat: { kind: 'player', text: textIn(input, 'text'), tags: [] } })
    }
    takeInterrupt(deed)
    return null
  },
})

/** One that forces nothing has been seen, and is gone after that. */
function takeInterrupt(deed: Deed): void {
  const { interrupt } = deed.world
  if (!interrupt) return
  if (canShift(deed, 'interrupt')) shift(deed, 'interrupt', interrupt, interrupt.description)
  if (!interrupt.forcesAction || moodOf(deed.world) === 'action') {
    happen(deed, { type: 'interrupt-set', interrupt: null })
  }
}

/** Steps 7 to 12: what was told is kept, what it changes is applied, full clocks come true, and the mood moves on. */
export const applyOutput = defineMove({
  name: 'apply-output',
  about: 'What the mind of this mood has answered.',
  fields: {
    narration: text('what was told', 8000),
    stressDelta: optional(number('stress', -9, 9)),
    coinDelta: optional(number('coin', -99, 99)),
    heatDelta: optional(number('heat', -10, 10)),
    continueScene: optional(flag('false when the scene is over')),
    costDescription: optional(text('what it cost')),
    threatDescription: optional(text('what hangs over them')),
    suggestedActions: optional(list('what might be done next', { kind: 'text', about: 'one', max: 400 }, 8)),
    traumaAssigned: optional(text('a scar')),
    diceRecovered: optional(number('dice that come back', 0, 6)),
    clocksToTick: optional(
      list(
        'clocks that move on',
        {
          kind: 'record',
          about: 'one',
          fields: { clockId: text('its id or name'), ticks: number('segments', -99, 99) },
        },
        12,
      ),
    ),
  },
  play: (deed, input) => {
    const output = readOutput(input)
    const began = moodOf(deed.world)
    keepNarration(deed, output)
    const applied = applyDeltas(deed, output)
    deed.facts.push(
      `Applied: stress ${applied.stress}, heat ${applied.heat}, coin ${applied.coin}, dice ${applied.dice}.`,
    )
    completeClocks(deed)
    return moveOn(deed, output, began)
  },
})

function keepNarration(deed: Deed, { narration, suggestedActions }: TurnOutput): void {
  if (narration !== '') happen(deed, { type: 'narrative-added', text: narration, reason: reasonOf(narration) })
  happen(deed, { type: 'suggested', options: suggestedActions.slice(0, 4) })
  if (deed.world.owed.length > 0) happen(deed, { type: 'consequences-told', count: deed.world.owed.length })
  if (deed.world.entry !== null && moodOf(deed.world) === 'scene') happen(deed, { type: 'entry-set', entry: null })
}

/** By the mood the turn began in: trauma is left only by a turn that began in it. */
function moveOn(deed: Deed, output: TurnOutput, began: ReturnType<typeof moodOf>): Played {
  if (began === 'trauma') return nameScar(deed, output.traumaAssigned)
  if (began !== 'scene' && began !== 'aftermath') return null
  if (!output.continueScene) return endScene(deed, reasonOf(output.narration))
  if ((sceneOf(deed.world)?.beats.length ?? 0) > longestScene) compress(deed, 'it has been a long scene')
  return null
}

/** A forced mood comes first: the scene ends when that is over. */
export function endScene(deed: Deed, reason: string): Played {
  const isBreaking = (leadOf(deed.world)?.stress ?? 0) >= mostStress // whoever is about to break does so here
  if (isBreaking || !canShift(deed, 'scene-ended')) return null
  compress(deed, reason)
  const refused = shift(deed, 'scene-ended', { note: reason }, reason)
  if (!refused) tickTime(deed, 'time passes')
  return refused
}

/** For whoever tells a scene in no fixed shape: it is over when they say so. */
export const endSceneMove = defineMove({
  name: 'end-scene',
  about: 'The scene is over: it is kept in short, time passes, and the crew is between scenes.',
  fields: { how: optional(text('how it ended', 400)) },
  play: (deed, input) => {
    const how = textIn(input, 'how')
    return canShift(deed, 'scene-ended') ? endScene(deed, how) : shift(deed, 'scene-ended', { note: how }, how)
  },
})

function nameScar(deed: Deed, asked: string): Played {
  const { phase } = deed.world
  if ((phase.kind !== 'playing' && phase.kind !== 'between') || phase.mood.kind !== 'trauma') return null
  const { who, hasAdrenaline, whatBroke } = phase.mood
  const scar = asked === '' ? unusedScar(deed.world, who) : asked.slice(0, 40)
  scarWith(deed, who, scar, whatBroke)
  happen(deed, { type: 'entry-set', entry: { kind: 'trauma', scar, hasAdrenaline } })
  return shift(deed, 'trauma-named', { scar, hasAdrenaline }, scar)
}

/** Ends what a mood was for: an offer taken, what happened accepted, a scar named. */
export const accept = defineTool({
  name: 'accept',
  about: 'In a bargain: take an offer. After an action or a break: let it land, and go on with the scene.',
  fields: { acceptTransition: optional(text('how it goes on')), option: optional(number('which offer, from 0', 0, 5)) },
  play: (deed, input) => {
    const mood = moodOf(deed.world)
    if (mood === 'bargain') return takeOffer(deed, numberIn(input, 'option', 0))
    if (mood === 'trauma') return nameScar(deed, '')
    const note = textIn(input, 'acceptTransition')
    const { threats, recentCosts } = deed.world
    happen(deed, { type: 'entry-set', entry: { kind: 'aftermath', note, threats, costs: recentCosts } })
    return shift(deed, 'accept', { note }, note)
  },
})
