/** What was told and said lately, out of a chronicle: what a table remembers when it is opened again. */
import { partyMember } from '../campaign/names/party-member.ts'
import type { Json } from '../core/json.ts'
import { aloudKey, type Aloud } from './beat/aloud.ts'
import type { Narrated } from './beat/in-play.ts'
import { isReady, roundKeys } from './beat/interact.ts'
import { whisperAsked, whisperedKey, type Judged } from './beat/whisper.ts'
import { playedIn, type Entry } from './chronicle/entry.ts'
import { explainChronicle } from './chronicle/lost.ts'
import { beatsIn, entriesOf, type Segments, type Stretch } from './chronicle/segments.ts'
import { lookBack, type Knowledge } from './knowledge.ts'
import type { Incoming, Move, Narrate } from './moves.ts'
import { keptKey } from './ports.ts'
import type { Message } from './protocol/message.ts'

/** What a table looks back on, along the line that is played. */
export async function recentEntries(segments: Segments, tip: number): Promise<readonly Entry[]> {
  const isEnough = (stretches: readonly Stretch[]): boolean => beatsIn(stretches) > lookBack
  const line = await segments.lineBack(tip, isEnough)
  if (!line.ok) throw new Error(explainChronicle(line.refusal))
  return entriesOf(line.value)
}

type Recorded = { readonly beat: number; readonly incoming: Message; readonly steps: Map<string, Json> }

/** Moves and what came of them, by their keys, beat by beat. */
function beatsOf(entries: readonly Entry[]): readonly Recorded[] {
  const beats = new Map(
    playedIn(entries).map(({ beat, incoming }) => [beat, { beat, incoming, steps: new Map<string, Json>() }]),
  )
  for (const entry of entries) {
    if (entry.type === 'step') beats.get(entry.beat)?.steps.set(entry.key, entry.value)
  }
  return [...beats.values()]
}

type Told = { readonly present: readonly string[]; readonly leaks: readonly string[] }
type Answer = { readonly said?: string }

export function recollect(knowledge: Knowledge, entries: readonly Entry[], open: number | undefined): void {
  const beats = beatsOf(entries).filter(({ beat }) => beat !== open)
  for (const { beat, incoming, steps } of beats.slice(-lookBack)) {
    const narrated: Narrated[] = []
    const aloud: Aloud[] = []
    for (const [key, value] of steps) {
      if (key.endsWith(whisperedKey)) whisperAgain(knowledge, beat, key, value as unknown as Judged)
      if (key.endsWith(aloudKey)) aloud.push(...(value as unknown as readonly Aloud[]))
      if (!/^move\/\d+$/.test(key)) continue
      const move = value as unknown as Move
      if (move.tag === 'NARRATIVE') narrated.push(...toldAgain(move, steps.get(`${key}/told`)))
      if (move.tag === 'AWAIT_PLAYERS' || move.tag === 'TO_PLAYER') rememberAgain(knowledge, beat, move, key, steps)
    }
    knowledge.hear(beat, narrated, aloud)
    const kept = steps.get(`gm/${keptKey}`)
    const told = narrated.map(({ text }) => text)
    knowledge.live({ beat, incoming: incoming as Incoming, told, ...(kept === undefined ? {} : { kept }) })
  }
}

function whisperAgain(knowledge: Knowledge, beat: number, key: string, { whisper, leaks }: Judged): void {
  if (leaks.length > 0) return
  knowledge.whisper(beat, whisper)
  if (key === `answer${whisperedKey}`) knowledge.remember(beat, whisper.from, whisperAsked, whisper.text)
}

function toldAgain({ text, parts }: Narrate, told: Json | undefined): readonly Narrated[] {
  const { present, leaks } = (told ?? { present: [], leaks: ['never told'] }) as unknown as Told
  return leaks.length === 0 ? [{ present, text, ...(parts && { parts }) }] : []
}

/** What was answered at once, or round by round among each other; to be ready is to say nothing more. */
const answersOf = (character: string, key: string, steps: ReadonlyMap<string, Json>): readonly string[] =>
  [`${key}/${character}`, ...roundKeys(`${key}/${character}`)].flatMap(at => {
    const said = (steps.get(at) as unknown as Answer | undefined)?.said
    return said === undefined || (at !== `${key}/${character}` && isReady(said)) ? [] : [said]
  })

/** An answer stands under the character's own name, whatever the Game Master called them. */
function rememberAgain(
  knowledge: Knowledge,
  beat: number,
  move: Extract<Move, { tag: 'AWAIT_PLAYERS' | 'TO_PLAYER' }>,
  key: string,
  steps: ReadonlyMap<string, Json>,
): void {
  const asked = move.tag === 'TO_PLAYER' ? [{ name: move.to, request: move.message.request }] : move.characters
  const seen = new Set<string>()
  for (const { name, request } of asked) {
    const found = partyMember(knowledge.names, name)
    const character = found.kind === 'one' ? found.name.id : undefined
    if (character === undefined || seen.has(character)) continue
    seen.add(character)
    for (const said of answersOf(character, key, steps)) knowledge.remember(beat, character, request, said)
  }
}
