/**
 * The Game Master of this game that is a model. A turn has its thirteen steps in the rules; the model is the mind that each
 * of them asks, one mood at a time. The frame around a turn (jobs, ways through the city, days of rest, what is offered)
 * is kept by the book, so that a model tells a story and never has to keep one.
 */
import { playTurn } from '../../../rules/blades/turn/turn.ts'
import type { TurnAnswer, TurnAsk } from '../../../rules/blades/turn/asks.ts'
import type { Tier } from '../../../rules/blades/model/words.ts'
import { actionOf } from '../../../rules/blades/dice/offer.ts'
import { moodOf, type BladesWorld } from '../../../rules/blades/model/world.ts'
import { moodSpecs } from '../../../rules/blades/moods/specs.ts'
import { readOutput, waysOutIn, type TurnOutput } from '../../../rules/blades/turn/output.ts'
import { rule, tell, type Desk, type Play } from '../../oracle/blades/desk.ts'
import { askForDie } from '../../oracle/blades/dice.ts'
import { askForOffer } from '../../oracle/blades/forced.ts'
import { scoundrelGm, type Teller } from '../../oracle/blades/gm.ts'
import { obstacleNow } from '../../oracle/blades/running.ts'
import { advance } from '../../oracle/blades/score.ts'
import { placeNow } from '../../oracle/blades/scenes.ts'
import { keptKey, type Ask, type Cast, type GmSees } from '../../../table/ports.ts'
import { openConversation, type Opening } from '../conversation/conversation.ts'
import type { KeptBeat } from '../conversation/kept.ts'
import { cleaned } from '../gm/manners.ts'
import type { GmMind } from '../gm/mind.ts'
import type { ModelMessage } from '../model/port.ts'
import { contextOf, jobNow, type Values } from './context.ts'
import { asked, askMind, heard, type MindAnswer } from './mind.ts'

type Going = {
  asked: number
  /** What the beat was opened with, once a mind is asked at all; and what was said in it, both sides. */
  opening: Opening | undefined
  readonly since: ModelMessage[]
  tier: Tier | undefined
  effect: NonNullable<ReturnType<typeof actionOf>>['attempt']['effect']
}

export const scoundrelModelGm = (mind: GmMind): Cast['gm'] => {
  const play = scoundrelGm('a model tells', ask => tellerOf(mind, ask))
  return (sees, ask) =>
    sees.incoming.tag === 'PLAYER_ACTION' && sees.incoming.aside === 'gm'
      ? answerAside(mind, sees, ask)
      : play(sees, ask)
}

/** A word to the Game Master as a person: it answers in the same conversation, and nothing happens in the city. */
async function* answerAside(mind: GmMind, sees: GmSees, ask: Ask): Play {
  const { opening, system, messages } = await openConversation(mind.speaker, sees, ask)
  await keepBase(ask, opening)
  const call = { system, messages, tools: [], ...mind.sampling, maxOutputTokens: mind.maxOutputTokens }
  const { text } = await heard(mind, ask, 'aside', call)
  yield { tag: 'NARRATIVE', text: cleaned(text) || 'The Game Master nods, and says nothing.' }
}

function tellerOf(mind: GmMind, ask: Ask): Teller {
  const going: Going = { asked: 0, opening: undefined, since: [], tier: undefined, effect: 'standard' }
  return { turn: turnOf(mind, ask, going), days: daysOf(mind, ask, going), door: doorOf(mind, ask, going) }
}

/** A mood that the book plays and a mind only tells, with what the player said before it: what it claims to have changed is left out. */
async function told(
  mind: GmMind,
  ask: Ask,
  desk: Desk,
  going: Going,
  mood: 'downtime' | 'entanglement',
  moment: string,
): Promise<TurnOutput> {
  const { incoming } = desk.sees
  const text = incoming.tag === 'PLAYER_ACTION' ? incoming.action : ''
  const what = { ask: 'mind', mood, spec: moodSpecs[mood], world: desk.world, text, notes: [moment] } as const
  const { output } = await hear(mind, ask, desk, going, what)
  return readOutput(output)
}

const daysOf =
  (mind: GmMind, ask: Ask, going: Going): Teller['days'] =>
  async desk => {
    const { narration, hookDescription } = await told(mind, ask, desk, going, 'downtime', 'The days go by.')
    const text = [narration, hookDescription].filter(Boolean).join('\n\n')
    return text === '' ? undefined : text
  }

const doorOf =
  (mind: GmMind, ask: Ask, going: Going): Teller['door'] =>
  async desk => {
    const { narration, options } = await told(mind, ask, desk, going, 'entanglement', 'There is a knock.')
    const ways = waysOutIn(options)
    return narration === '' || ways.length < 3 ? undefined : { kind: 'raid', narration, options: ways }
  }

const turnOf = (mind: GmMind, ask: Ask, going: Going): Teller['turn'] =>
  async function* (desk, line) {
    const turn = playTurn(desk.world, line)
    let step = turn.next()
    while (!step.done) {
      const answer = yield* answered(mind, ask, desk, going, step.value)
      if (!answer) return // whoever was asked has left, and what is open stays open
      step = turn.next(answer)
    }
    if (going.tier !== undefined && desk.memory.running)
      yield* advance(desk, going.tier, { effect: going.effect, intent: line })
    else if (moodOf(desk.world) === 'aftermath') yield* rule(desk, 'accept', { acceptTransition: 'it goes on' })
  }

/** A mind asked in the conversation of this session: what it says goes on with all that was said before. */
async function hear(
  mind: GmMind,
  ask: Ask,
  desk: Desk,
  going: Going,
  what: Extract<TurnAsk, { ask: 'mind' }>,
): Promise<MindAnswer> {
  const opening = (going.opening ??= await openedIn(mind, ask, desk))
  going.asked += 1
  const { beats } = desk.sees
  const shown = { values: valuesOf(desk, what.world), opening, beats, since: [...going.since] }
  const answer = await askMind(mind, ask, `mind/${going.asked}`, what, shown)
  going.since.push({ role: 'user', text: asked(what) }, { role: 'assistant', text: saidIn(answer), toolCalls: [] })
  return answer
}

/** What later beats stand on is kept where it is new; the words of this one are kept as they were told. */
async function openedIn(mind: GmMind, ask: Ask, desk: Desk): Promise<Opening> {
  const { opening } = await openConversation(mind.speaker, desk.sees, ask)
  await keepBase(ask, opening)
  return opening
}

async function keepBase(ask: Ask, { base, isNewBase }: Opening): Promise<void> {
  const kept: KeptBeat = { base }
  if (isNewBase) await ask.step(keptKey, () => kept)
}

const saidIn = ({ calls, output }: MindAnswer): string =>
  readOutput(output).narration || `(${calls.map(({ name }) => name).join(', ') || 'nothing'})`

function valuesOf(desk: Desk, world: BladesWorld): Values {
  const about = placeNow(desk)?.about.slice(0, 2).join(' ') ?? ''
  return contextOf(world, about, jobNow(world, obstacleNow(desk)))
}

async function* answered(
  mind: GmMind,
  ask: Ask,
  desk: Desk,
  going: Going,
  what: TurnAsk,
): Play<TurnAnswer | undefined> {
  switch (what.ask) {
    case 'rule':
      return yield* ruled(desk, going, what)
    case 'mind': {
      const { calls, output } = await hear(mind, ask, desk, going, what)
      return { answer: 'mind', calls, output }
    }
    case 'die': {
      const chosen = yield* askForDie(desk)
      return chosen && { answer: 'die', index: chosen.index, isBothSixes: chosen.isBoth }
    }
    case 'offer': {
      const option = yield* askForOffer(desk)
      return option === undefined ? undefined : { answer: 'offer', option }
    }
  }
}

/** The rules answer, and whatever they let stand of a telling is told. */
async function* ruled(desk: Desk, going: Going, { name, input }: Extract<TurnAsk, { ask: 'rule' }>): Play<TurnAnswer> {
  const effect = actionOf(desk.world)?.attempt.effect
  const done = yield* rule(desk, name, input)
  if (!done.isDone) return { answer: 'refused', why: done.why, allowed: done.allowed }
  for (const event of done.events) {
    if (event.type === 'narrative-added') tell(desk, event.text)
    if (event.type === 'die-spent') going.tier = event.tier
    if (event.type === 'die-spent' && effect !== undefined) going.effect = effect
  }
  return { answer: 'ruled', world: desk.world, events: done.events, facts: done.facts }
}
