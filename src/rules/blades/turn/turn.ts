/**
 * One turn, in its thirteen steps, as a generator: it yields what it needs (the rules, a mind, the player's choice) and
 * is handed the answer. So the same turn is run by a test, by the Oracle and by a model, and resumes anywhere.
 */
import type { Json } from '../../../core/json.ts'
import { diceToChoose } from '../dice/offer.ts'
import type { BladesEvent } from '../model/events.ts'
import { bargainCosts } from '../model/scene.ts'
import { moodOf, type BladesWorld, type MoodLabel } from '../model/world.ts'
import { moodSpecs } from '../moods/specs.ts'
import type { ToolCall, Turn, TurnEnd } from './asks.ts'
import { offersIn, readOutput, type TurnOutput } from './output.ts'

/** A turn may begin again in another mood so often, and then is over whatever a mind says. */
const mostRestarts = 4

type Going = {
  world: BladesWorld
  readonly events: BladesEvent[]
  readonly notes: string[]
}

/** Asks the rules. A refusal is a note for the mind; nothing has changed. */
function* rule(going: Going, name: string, input: Readonly<Record<string, Json>>): Turn<boolean> {
  const answer = yield { ask: 'rule', name, input }
  if (answer.answer === 'ruled') {
    going.world = answer.world
    going.events.push(...answer.events)
    going.notes.push(...answer.facts)
    return true
  }
  if (answer.answer === 'refused') {
    const ways = answer.allowed.length > 0 ? ` Possible: ${answer.allowed.join(', ')}.` : ''
    going.notes.push(`${name}: ${answer.why}${ways}`)
  }
  return false
}

/** Step 1. */
function* recordInput(going: Going, text: string, isAgain: boolean): Turn<void> {
  yield* rule(going, 'begin-turn', { text, ...(isAgain ? { isAgain } : {}) })
}

/** Steps 2 to 5: context, template and tools are chosen by the mood, in one place, and the mind is asked. */
function* askMind(going: Going, text: string): Turn<{ calls: readonly ToolCall[]; output: TurnOutput }> {
  const mood = moodOf(going.world)
  const notes = going.notes.splice(0)
  const answer = yield { ask: 'mind', mood, spec: moodSpecs[mood], world: going.world, text, notes }
  if (answer.answer !== 'mind') return { calls: [], output: readOutput(undefined) }
  return { calls: answer.calls, output: readOutput(answer.output) }
}

/** Steps 7, 8, 10, 11 and 12: what the mind has told is applied, within what its mood may change. */
function* applyAnswer(going: Going, output: TurnOutput): Turn<void> {
  yield* rule(going, 'apply-output', {
    narration: output.narration.slice(0, 8000),
    stressDelta: output.stressDelta,
    coinDelta: output.coinDelta,
    heatDelta: output.heatDelta,
    continueScene: output.continueScene,
    costDescription: output.costDescription.slice(0, 400),
    threatDescription: output.threatDescription.slice(0, 400),
    suggestedActions: output.suggestedActions.slice(0, 8).map(one => one.slice(0, 400)),
    traumaAssigned: output.traumaAssigned.slice(0, 400),
    diceRecovered: Math.min(6, output.diceRecovered),
    clocksToTick: output.clocksToTick.slice(0, 12).map(({ clock, ticks }) => ({ clockId: clock.slice(0, 400), ticks })),
  })
}

/** Tools that lead out of a mood: what was told in it is told, and comes true, before they are used. */
const leading: ReadonlySet<string> = new Set(['engage', 'resolve', 'accept', 'accept_bargain', 'retreat', 'pass_out'])

/** Step 6, and the answer with it: tools one after the other. True when the mood changed on the way, and what is left of them is void. */
function* useAnswer(going: Going, calls: readonly ToolCall[], output: TurnOutput): Turn<boolean> {
  const began = moodOf(going.world)
  const hasShifted = (): boolean => moodOf(going.world) !== began
  let isTold = false
  for (const { name, input } of calls) {
    if (leading.has(name) && !isTold && output.narration !== '') {
      yield* applyAnswer(going, { ...output, continueScene: true }) // where it goes from here is the tool's to say
      isTold = true
    }
    if (!hasShifted()) yield* rule(going, name, input)
    if (hasShifted()) return true
  }
  if (!isTold) yield* applyAnswer(going, output)
  return false
}

/** Step 9: outcomes are committed to, the player chooses, and only then is anything known. */
function* chooseDie(going: Going, output: TurnOutput): Turn<void> {
  const asked = output.diceAction
  const { phase } = going.world
  const isOffered =
    phase.kind === 'playing' && phase.mood.kind === 'action' && (phase.mood.offer?.outcomes.length ?? 0) > 0
  if (!isOffered) {
    yield* rule(going, 'spend_die', {
      situation: (asked?.situation ?? '').slice(0, 300),
      outcomes: [...outcomesFor(going.world, asked)],
    })
  }
  for (let tries = 0; moodOf(going.world) === 'action' && tries < 3; tries += 1) {
    const answer = yield { ask: 'die', world: going.world }
    const index = answer.answer === 'die' ? answer.index : 0
    const both = answer.answer === 'die' && answer.isBothSixes
    if (yield* rule(going, 'choose-die', { index: Math.min(11, Math.max(0, index)), both })) return
  }
  if (moodOf(going.world) === 'action') yield* rule(going, 'choose-die', { index: 0 })
}

/** As the move takes them: too few or too many are the rules' to mend, what is no outcome at all is left out. */
const outcomesFor = (world: BladesWorld, asked: TurnOutput['diceAction']): readonly Json[] =>
  (asked?.outcomes ?? []).slice(0, 8).map((one, at) => ({
    dieValue: diceToChoose(world)[at] ?? 1,
    hint: (one.hint ?? '').slice(0, 80),
    stressCost: Math.min(3, Math.max(0, Math.trunc(one.stress ?? 0))),
    heatCost: Math.min(2, Math.max(0, Math.trunc(one.heat ?? 0))),
    coinDelta: Math.min(4, Math.max(-4, Math.trunc(one.coin ?? 0))),
    narrative: (one.narrative ?? '').slice(0, 600),
    ...(one.isLethal === undefined ? {} : { lethal: one.isLethal }),
  }))

/** The bargain is the player's to strike: by an offer, or by a way out. */
function* strikeBargain(going: Going, { options }: TurnOutput): Turn<void> {
  if (moodOf(going.world) === 'bargain') {
    const put = yield* rule(going, 'offer-bargain', { options: [...offersIn(options, bargainCosts)] })
    if (!put) yield* rule(going, 'offer-bargain', { options: [] })
  }
  for (let tries = 0; moodOf(going.world) === 'bargain' && tries < 3; tries += 1) {
    const answer = yield { ask: 'offer', world: going.world }
    const option = answer.answer === 'offer' ? answer.option : 0
    if (option === 'retreat') yield* rule(going, 'retreat', {})
    else if (option === 'pass-out') yield* rule(going, 'pass_out', {})
    else yield* rule(going, 'accept_bargain', { option: Math.min(5, Math.max(0, option)) })
  }
  if (moodOf(going.world) === 'bargain') yield* rule(going, 'pass_out', {})
}

/** Step 13: what it came to, from what really happened. */
function endOf(before: BladesWorld, going: Going): TurnEnd {
  const { world, events } = going
  const lead = (one: BladesWorld): number => one.scoundrels[before.lead]?.stress ?? 0
  return {
    world,
    events,
    narratives: events.flatMap(event => (event.type === 'narrative-added' ? [event.text] : [])),
    stress: lead(world) - lead(before),
    heat: world.crew.heat - before.crew.heat,
    coin: world.crew.coin - before.crew.coin,
    suggestions: world.suggestions,
  }
}

const isPlayed = (mood: MoodLabel): boolean => moodSpecs[mood].template !== null

export function* playTurn(before: BladesWorld, text: string): Turn<TurnEnd> {
  const going: Going = { world: before, events: [], notes: [] }
  yield* recordInput(going, text, false)
  for (let restarts = 0; restarts <= mostRestarts && isPlayed(moodOf(going.world)); restarts += 1) {
    const began = moodOf(going.world)
    const { calls, output } = yield* askMind(going, text)
    const hasShifted = yield* useAnswer(going, calls, output)
    if (moodOf(going.world) === 'action' && (!hasShifted || began === 'action')) yield* chooseDie(going, output)
    if (began === 'bargain') yield* strikeBargain(going, output)
    if (!goesOn(began, moodOf(going.world))) break
    yield* recordInput(going, text, true)
  }
  return endOf(before, going)
}

/** A turn goes on where a mind has something to add to what has just come: dice to frame, what came of them, a break. */
function goesOn(began: MoodLabel, now: MoodLabel): boolean {
  if (began === now) return false
  return now === 'action' || (now === 'aftermath' && began === 'action') || now === 'trauma' || now === 'bargain'
}
