/** A turn with a mind that says what a test wants it to, and a player who takes the die they are told to. */
import type { Json } from '../../src/core/json.ts'
import { seedRng } from '../../src/core/random.ts'
import type { BladesWorld, MoodLabel } from '../../src/rules/blades/model/world.ts'
import { tryMove } from '../../src/rules/blades/scenario.ts'
import type { ToolCall, TurnAnswer, TurnAsk, TurnEnd } from '../../src/rules/blades/turn/asks.ts'
import { playTurn } from '../../src/rules/blades/turn/turn.ts'

export type Said = { readonly calls?: readonly ToolCall[]; readonly output?: Json }
type MindAsk = Extract<TurnAsk, { ask: 'mind' }>

export type Played = TurnEnd & { readonly asked: readonly MindAsk[]; readonly refused: readonly string[] }

type Chosen = {
  readonly die?: number
  readonly offer?: number | 'retreat' | 'pass-out'
  readonly seed?: string
}

/** Minds are asked in turn; after the last of them every answer is plain words. */
export function turnWith(
  world: BladesWorld,
  minds: readonly Said[],
  { die = 0, offer = 'pass-out', seed = 'turn' }: Chosen = {},
): Played {
  const going = playTurn(world, 'I try it')
  const [asked, refused]: [MindAsk[], string[]] = [[], []]
  let [held, rng] = [world, seedRng(seed)]
  const answerOf = (ask: TurnAsk): TurnAnswer => {
    if (ask.ask === 'die') return { answer: 'die', index: die, isBothSixes: false }
    if (ask.ask === 'offer') return { answer: 'offer', option: offer }
    if (ask.ask === 'mind') {
      const { calls = [], output = { narration: 'So it goes.' } } = minds[asked.push(ask) - 1] ?? {}
      return { answer: 'mind', calls, output }
    }
    const tried = tryMove(held, ask.name, ask.input, rng)
    if (!tried.ok) {
      refused.push(`${ask.name}: ${tried.refusal.code}`)
      return { answer: 'refused', why: tried.refusal.why, allowed: tried.refusal.allowed }
    }
    held = tried.value.world
    rng = tried.value.rng
    return { answer: 'ruled', world: held, events: tried.value.events, facts: tried.value.facts }
  }
  let step = going.next({ answer: 'refused', why: '', allowed: [] })
  for (let count = 0; !step.done; count += 1) {
    if (count > 200) throw new Error('a turn without an end')
    step = going.next(answerOf(step.value))
  }
  return { ...step.value, asked, refused }
}

export const moodsAsked = ({ asked }: Played): readonly MoodLabel[] => asked.map(({ mood }) => mood)

export const engaging = {
  engageIntent: 'take the ledger',
  engageApproach: 'while he sleeps',
  engagePosition: 'risky',
  engageThreat: 'he wakes',
  engageOpportunity: 'it is all in there',
}
