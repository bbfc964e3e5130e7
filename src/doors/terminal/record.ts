/** What a chronicle holds that a player has seen: what was told to them, what they said, what they were offered. */
import type { Json } from '../../core/json.ts'
import { playedIn, type Entry } from '../../table/chronicle/entry.ts'
import type { Move } from '../../table/moves.ts'

export type Told = { readonly beat: number; readonly text: string }

type Judged = { readonly present: readonly string[]; readonly leaks: readonly string[] }

const isMove = (key: string): boolean => /^move\/\d+$/.test(key)

/** The narratives that were told to a character, oldest first; everything, for somebody who only watches. */
export function toldTo(entries: readonly Entry[], human: string | null): readonly Told[] {
  const moves = new Map<string, string>()
  const told: Told[] = []
  for (const entry of entries) {
    if (entry.type !== 'step') continue
    if (isMove(entry.key)) {
      const move = entry.value as unknown as Move
      if (move.tag === 'NARRATIVE') moves.set(`${entry.beat}/${entry.key}/told`, move.text)
      continue
    }
    const text = moves.get(`${entry.beat}/${entry.key}`)
    if (text !== undefined && isSeen(entry.value, human)) told.push({ beat: entry.beat, text })
  }
  return told
}

function isSeen(value: Json, human: string | null): boolean {
  const { present, leaks } = value as unknown as Judged
  return leaks.length === 0 && (human === null || present.includes(human))
}

/** What was offered at the end of a beat, and still is when it was only saved since. */
export function offeredIn(entries: readonly Entry[], beat: number): readonly string[] {
  const played = playedIn(entries).findLast(one => one.beat <= beat)?.beat
  const offers = entries.flatMap(entry => {
    if (entry.type !== 'step' || entry.beat !== played || !isMove(entry.key)) return []
    const move = entry.value as unknown as Move
    return move.tag === 'SUGGEST' ? [move.options] : []
  })
  return offers.at(-1) ?? []
}

/** What the player said to begin each beat. */
export const saidIn = (entries: readonly Entry[]): readonly Told[] =>
  entries.flatMap(entry =>
    entry.type === 'beat-opened' && entry.incoming.tag === 'PLAYER_ACTION'
      ? [{ beat: entry.beat, text: entry.incoming.action }]
      : [],
  )

const longestRecap = 700

/** The last words of what was told, whole paragraphs of them, as much as one reads gladly before going on. */
export function recapOf(told: readonly Told[]): string {
  const paragraphs = told.slice(-3).flatMap(({ text }) => text.trim().split(/\n{2,}/))
  const kept: string[] = []
  let length = 0
  for (const paragraph of paragraphs.reverse()) {
    if (kept.length > 0 && length + paragraph.length > longestRecap) break
    kept.unshift(paragraph)
    length += paragraph.length
  }
  return kept.join('\n\n')
}
