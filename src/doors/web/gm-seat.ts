/**
 * The Game Master's seat, where a person takes it. Each of their moves is a step of the beat, so that a beat which is run
 * again takes what they did instead of asking them anew. While nobody sits there, the cast's own Game Master plays.
 */
import { z } from 'zod'
import type { Json } from '../../core/json.ts'
import type { Cast, GmSees } from '../../table/ports.ts'
import type { Move, Outcome } from '../../table/moves.ts'
import type { Companions } from '../terminal/party.ts'
import type { Seating } from '../terminal/session.ts'
import type { Feed } from './feed.ts'

const words = z.string().trim().min(1).max(4000)

/** What a person may do from the page: the moves of any game, each with its few fields. */
export const personMove = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tell'), text: words }),
  z.object({ kind: z.literal('whisper'), to: words, text: words }),
  z.object({
    kind: z.literal('roll'),
    who: words,
    purpose: words,
    dice: words,
    dc: z.number().int().min(1).max(60).optional(),
    isHidden: z.boolean(),
  }),
  z.object({ kind: z.literal('companions'), who: z.array(words).max(8), request: words }),
  z.object({ kind: z.literal('learned'), text: words }),
  z.object({ kind: z.literal('secret'), text: words }),
  z.object({
    kind: z.literal('clock'),
    name: words,
    filled: z.number().int().min(0).max(24),
    segments: z.number().int().min(2).max(24),
  }),
  z.object({ kind: z.literal('scene'), title: words, location: words, time: z.string().max(80) }),
  z.object({ kind: z.literal('offer'), options: z.array(words).min(1).max(6) }),
  z.object({ kind: z.literal('done') }),
])

export type PersonMove = z.infer<typeof personMove>

/** The move a person means; a clock lies on the board with whatever lies there already. */
function moveOf(move: PersonMove, { state }: GmSees): Move | undefined {
  switch (move.kind) {
    case 'tell':
      return { tag: 'NARRATIVE', text: move.text }
    case 'whisper':
      return { tag: 'WHISPER', to: move.to, text: move.text }
    case 'roll': {
      const { who, purpose, dice, dc, isHidden } = move
      return { tag: 'ROLL', who, purpose, dice, isHidden, ...(dc === undefined ? {} : { dc }) }
    }
    case 'companions':
      return {
        tag: 'AWAIT_PLAYERS',
        characters: move.who.map(name => ({
          name,
          requestType: 'QUICK_REACTION',
          sceneContext: [state.scene.location, state.scene.time].filter(Boolean).join(', '),
          request: move.request,
        })),
      }
    case 'learned':
      return { tag: 'RECORD', state: [], knowledge: [`LEARNED: ${move.text}`] }
    case 'secret':
      return { tag: 'RECORD', state: [`SECRET: ${move.text}`], knowledge: [] }
    case 'clock': {
      const { name, filled, segments } = move
      const others = state.board.clocks.filter(clock => clock.name !== name)
      const clock = { name, filled: Math.min(filled, segments), segments }
      return { tag: 'BOARD', board: { ...state.board, clocks: [...others, clock] } }
    }
    case 'scene':
      return { tag: 'OPEN_SCENE', title: move.title, location: move.location, time: move.time }
    case 'offer':
      return { tag: 'SUGGEST', options: move.options }
    case 'done':
      return undefined
  }
}

/** What came of it, for whoever did it. */
function outcomeWords(outcome: Outcome): string {
  switch (outcome.outcome) {
    case 'done':
      return 'Done.'
    case 'withheld':
    case 'dropped':
      return outcome.why
    case 'refused':
      return [outcome.why, ...outcome.allowed].join(' ')
    case 'ruled':
      return outcome.rolls
        .map(({ who, purpose, text, outcome: how = '' }) => `${who}, ${purpose}: ${text} ${how}`)
        .join('\n')
    case 'answered':
      return outcome.message.tag === 'PLAYER_RESPONSES'
        ? outcome.message.responses.map(({ character, response }) => `${character}: ${response}`).join('\n')
        : outcome.message.answer
  }
}

const begun = ({ incoming }: GmSees): string => {
  if (incoming.tag === 'PLAYER_ACTION') return incoming.action
  return incoming.tag === 'SESSION_COMMAND' ? `The session: ${incoming.command}.` : incoming.tag
}

/** A person may think as long as they like. */
const unhurriedMs = 86_400_000

/** What the others said in the round whose first words have begun this beat. */
export type RoundLine = { readonly who: string; readonly line: string }

const roundShape = z.array(z.object({ who: z.string(), line: z.string() }))

export const roundIn = (value: unknown): readonly RoundLine[] => roundShape.safeParse(value).data ?? []

/** The step by which a beat remembers what else was said in its round. */
export const roundStep = 'round'

export class GmSeat {
  readonly #feed: Feed
  readonly #isHere: () => boolean
  #next: ((move: PersonMove) => void) | undefined
  #isOracle = true
  #handed: readonly RoundLine[] = []
  #heardOthers: (lines: readonly RoundLine[], state: GmSees['state']) => void = () => undefined

  constructor(feed: Feed, isHere: () => boolean) {
    this.#feed = feed
    this.#isHere = isHere
  }

  /** A person and a model take all that was said in a round at once; the Oracle answers one after the other. */
  get takesTogether(): boolean {
    return this.#isHere() || !this.#isOracle
  }

  /** What the others said goes with the words that begin the next beat. */
  hand(lines: readonly RoundLine[], heard: (lines: readonly RoundLine[], state: GmSees['state']) => void): void {
    this.#handed = lines
    this.#heardOthers = heard
  }

  /** False when nothing is waited for. */
  take(move: PersonMove): boolean {
    const next = this.#next
    this.#next = undefined
    next?.(move)
    return next !== undefined
  }

  readonly seating: Seating = (home, { party }) => {
    this.#isOracle = home.isInstant
    const gm: Cast['gm'] = (sees, ask) =>
      this.takesTogether && sees.incoming.tag === 'PLAYER_ACTION'
        ? this.#together(home.cast, sees, ask, party)
        : this.#gm(home.cast, sees, ask)
    return {
      seated: { ...home, limits: { ...home.limits, gmMs: unhurriedMs }, cast: { ...home.cast, gm } },
      overhear: () => undefined,
    }
  }

  /** One beat for all that was said: whoever runs the table reads each line with its name before anything is decided. */
  async *#together(
    home: Cast,
    sees: GmSees,
    ask: Parameters<Cast['gm']>[1],
    party: Companions,
  ): AsyncGenerator<Move, void, Outcome> {
    const others = roundIn(
      await ask.step<Json>(roundStep, async () => {
        const lines = this.#handed
        this.#handed = []
        this.#heardOthers(lines, sees.state)
        return lines
      }),
    )
    const { incoming } = sees
    if (others.length === 0 || incoming.tag !== 'PLAYER_ACTION') return yield* this.#gm(home, sees, ask)
    const all = [{ who: incoming.character, line: incoming.action }, ...others]
    const action = all.map(({ who, line }) => `${party.titleOf(who)}: ${line}`).join('\n')
    return yield* this.#gm(home, { ...sees, incoming: { ...incoming, action } }, ask)
  }

  #gm(home: Cast, sees: GmSees, ask: Parameters<Cast['gm']>[1]): ReturnType<Cast['gm']> {
    const isEnd = sees.incoming.tag === 'SESSION_COMMAND' && sees.incoming.command !== 'start'
    return this.#isHere() && !isEnd ? this.#play(sees, ask) : home.gm(sees, ask)
  }

  async *#play(sees: GmSees, ask: Parameters<Cast['gm']>[1]): AsyncGenerator<Move, void, Outcome> {
    this.#feed.send({ type: 'gm', begun: begun(sees), outcome: '' })
    for (let count = 1; ; count += 1) {
      const taken = await ask.step<Json>(`person/${count}`, () => this.#heard(ask.signal))
      const move = moveOf(personMove.parse(taken), sees)
      if (!move) return
      const outcome = yield move
      this.#feed.send({ type: 'gm', begun: begun(sees), outcome: outcomeWords(outcome) })
    }
  }

  #heard(signal: AbortSignal): Promise<Json> {
    return new Promise((resolve, reject) => {
      this.#next = move => resolve(move as Json)
      signal.addEventListener('abort', () => reject(new Error('the beat is over')), { once: true })
    })
  }
}
