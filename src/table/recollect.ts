/** What was told and said lately, out of a chronicle: what a table remembers when it is opened again. */
import type { Json } from '../core/json.ts'
import type { Entry } from './chronicle/entry.ts'
import type { Knowledge } from './knowledge.ts'
import type { Move } from './moves.ts'

/** Beats that are looked back on. */
const lookBack = 40

/** Moves and what came of them, by their keys, beat by beat. */
function beatsOf(entries: readonly Entry[]): ReadonlyMap<number, ReadonlyMap<string, Json>> {
  const beats = new Map<number, Map<string, Json>>()
  for (const entry of entries) {
    if (entry.type === 'beat-opened') beats.set(entry.beat, new Map())
    if (entry.type === 'step') beats.get(entry.beat)?.set(entry.key, entry.value)
  }
  return beats
}

type Told = { readonly present: readonly string[]; readonly leaks: readonly string[] }
type Answer = { readonly said?: string }

export function recollect(knowledge: Knowledge, entries: readonly Entry[], open: number | undefined): void {
  const beats = [...beatsOf(entries)].filter(([beat]) => beat !== open).slice(-lookBack)
  for (const [beat, steps] of beats) {
    for (const [key, value] of steps) {
      if (!/^move\/\d+$/.test(key)) continue
      const move = value as unknown as Move
      if (move.tag === 'NARRATIVE') hearAgain(knowledge, beat, move.text, steps.get(`${key}/told`))
      if (move.tag === 'AWAIT_PLAYERS') {
        for (const { name, request } of move.characters)
          rememberAgain(knowledge, name, request, steps.get(`${key}/${name}`))
      }
    }
  }
}

function hearAgain(knowledge: Knowledge, beat: number, text: string, told: Json | undefined): void {
  const { present, leaks } = (told ?? { present: [], leaks: ['never told'] }) as unknown as Told
  if (leaks.length === 0) knowledge.hear(beat, [{ present, text }])
}

function rememberAgain(knowledge: Knowledge, character: string, asked: string, answer: Json | undefined): void {
  const said = (answer as unknown as Answer | undefined)?.said
  if (said !== undefined) knowledge.remember(character, asked, said)
}
