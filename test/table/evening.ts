/**
 * Evenings made of chance, the same for the same seed: what a Game Master might do, in an order it might do it. What it
 * says names what it was shown, so a table that remembers less after a crash tells another story.
 */
import { hashOf } from '../../src/store/hash.ts'
import type { Json } from '../../src/core/json.ts'
import { below, seedRng, streamOf, type Stream } from '../../src/core/random.ts'
import type { Ruleset } from '../../src/rules/ruleset.ts'
import type { Move, Outcome } from '../../src/table/moves.ts'
import type { Cast, CompanionSees, GmSees } from '../../src/table/ports.ts'
import { coinRules } from '../../src/table/testing/coin-rules.ts'
import { scriptedCast } from '../../src/table/testing/scripted.ts'

export const campaign: Readonly<Record<string, string>> = {
  'overview.md': '# The Fen\n\n## Setting\nA wet place.\n',
  'story-state.md':
    '# Story State\n\n## Party Status\n- Orsa Quill: 500/500\n- Pim: 400/400\n- Vell: 300/300\n\n## Secrets\n- None\n',
  'party/orsa-quill.md': '# Orsa Quill\n',
  'party/pim.md': '# Pim\n\n## Gear\n',
  'party/vell.md': '# Vell\n\n## Interrupt Triggers\n- Whenever somebody says "the bell"\n',
}

const party = ['orsa-quill', 'pim', 'vell'] as const

const oneOf = <Item>(stream: Stream, items: readonly Item[], otherwise: Item): Item =>
  items[below(stream, items.length)] ?? otherwise

const requestTypes = ['QUICK_REACTION', 'FULL_CONTEXT', 'COMBAT_ACTION'] as const

function asking(stream: Stream, seed: string): Move {
  const first = below(stream, 3)
  const characters = party.slice(first, first + 1 + below(stream, 3)).map(name => ({
    name: name === 'orsa-quill' ? 'Orsa' : name, // a Game Master says names as people do
    requestType: oneOf(stream, requestTypes, 'FULL_CONTEXT'),
    sceneContext: `${name} stands at ${seed}.`,
    request: `React to ${seed}.`,
  }))
  return { tag: 'AWAIT_PLAYERS', characters }
}

/** Wounds are told as losses, which would be dealt twice by whoever merged them twice. */
const recording = (stream: Stream, seed: string): Move => ({
  tag: 'RECORD',
  state: [
    `SECRET: The tally of ${seed}`,
    `NPC: Rook - at ${seed}`,
    `Party HP: ${oneOf(stream, ['Pim', 'Vell'], 'Pim')} took 1 damage`,
  ],
  knowledge: [`LEARNED: The number ${seed}`, `SITUATION: We are at ${seed}`],
})

/** The moves of one beat. `said` stands for what the Game Master was shown. */
export function beatOf(seed: string, said: string): readonly Move[] {
  const stream = streamOf(seedRng(seed))
  const some = (share: number): boolean => below(stream, 100) < share
  const who = (): string => oneOf(stream, party, 'pim')
  const moves: Move[] = []
  if (some(20)) moves.push({ tag: 'OPEN_SCENE', title: `Scene ${seed}`, location: 'Pier', time: 'dusk' })
  if (some(15)) moves.push({ tag: 'GROUPS', groups: { a: ['pim'], b: ['orsa-quill', 'vell'] } })
  if (some(15)) moves.push({ tag: 'GROUPS', groups: { all: ['pim', 'orsa-quill', 'vell'] } })
  moves.push({ tag: 'NARRATIVE', text: `It is ${seed} (${said}).` })
  if (some(60)) moves.push({ tag: 'RULE', name: 'toss', input: { who: who() } })
  if (some(30)) moves.push({ tag: 'RULE', name: 'tick', input: { by: 1 } })
  if (some(10)) moves.push({ tag: 'NARRATOR_NOTE', from: 'gm', note: `Mind ${seed}.` })
  if (some(40)) moves.push(asking(stream, seed), { tag: 'NARRATIVE', text: `They answer ${seed}. Is that the bell?` })
  if (some(15)) {
    const scene = { requestType: 'FULL_CONTEXT' as const, sceneNumber: '001', sceneSlug: 'here', scene: 'Here.' }
    moves.push({ tag: 'TO_PLAYER', to: who(), message: { tag: 'GM_TO_PLAYER', ...scene, request: `Say ${seed}.` } })
  }
  if (some(50)) moves.push(recording(stream, seed))
  if (some(30)) moves.push({ tag: 'STATE_UPDATED', deltasWritten: [], charactersInvolved: [] })
  return moves
}

const ending: readonly Move[] = [
  { tag: 'NARRATIVE', text: 'The lamps go out.' },
  { tag: 'NARRATIVE', text: 'And nobody hears this.' },
  { tag: 'SESSION_END', summary: 'They came.', stateSaved: true, nextHook: 'The bell.' },
]

const digest = (value: Json): string => hashOf(Buffer.from(JSON.stringify(value))).slice(0, 8)

/** What the Game Master was shown that does not depend on how far the writers behind the beat have come. */
const shown = ({ incoming, state, status, history, hints }: GmSees): Json => ({
  incoming,
  state,
  status,
  history: [...history],
  hints: [...hints],
})

async function* inOrder(moves: readonly Move[]): AsyncGenerator<Move, void, Outcome> {
  for (const move of moves) yield move
}

function movesFor(seed: number, sees: GmSees): readonly Move[] {
  const { incoming } = sees
  if (incoming.tag === 'SESSION_COMMAND' && incoming.command === 'end') return ending
  return beatOf(`${seed}-${incoming.tag === 'PLAYER_ACTION' ? incoming.action : 'start'}`, digest(shown(sees)))
}

/** A companion of few words, who vetoes now and then, and says how much it remembers. */
function companion({ request, memory }: CompanionSees): string {
  const words = digest({ asked: request.request, memory: memory.map(({ asked, said }) => ({ asked, said })) })
  return Number.parseInt(words.slice(0, 2), 16) < 40 ? `[VETO - need more input]\n${words}` : `I nod (${words}).`
}

export const eveningCast = (seed: number): Cast => ({
  ...scriptedCast({ beats: [], companions: companion }),
  gm: (sees, ask) => thinking(seed, sees, ask.step),
})

/** It asks for its words as a model would be asked: once, and never again for the same beat. */
async function* thinking(
  seed: number,
  sees: GmSees,
  step: (key: string, make: () => Json) => Promise<Json>,
): AsyncGenerator<Move, void, Outcome> {
  yield* inOrder((await step('turn', () => movesFor(seed, sees))) as unknown as readonly Move[])
}

/** A coin that leaves a mark on a sheet each time, and a fight while the clock is between two and four. */
export const eveningRules: Ruleset = {
  ...coinRules,
  isBusy: world => {
    const { clock } = world as unknown as { readonly clock: number }
    return clock >= 2 && clock < 4
  },
  edits: (event, texts) =>
    event.type === 'coin-tossed' ? { 'party/pim.md': `${texts['party/pim.md'] ?? ''}- Tossed once more\n` } : {},
}
