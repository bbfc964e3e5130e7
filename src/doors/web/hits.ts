/**
 * Find in the story, as one seat lived it: every beat of this session that says all of the words, newest first, and what
 * its character remembers of them out of every session and page of theirs.
 */
import { foldWords } from '../../campaign/text/fold.ts'
import { Memories } from '../../table/memory/memories.ts'
import { readRun } from '../../table/run-record.ts'
import type { Shown } from '../terminal/face.ts'
import { recalledBy } from '../terminal/recalling.ts'
import type { At } from './asked.ts'
import type { Found, Hit } from './protocol.ts'
import { recount } from './recount.ts'

const mostHits = 40
const around = 60

const wordsOf = (event: Shown): string => ('text' in event && typeof event.text === 'string' ? event.text : '')

/** The words with some on either side. */
function excerpt(text: string, wanted: string): string {
  const at = Math.max(0, text.toLowerCase().indexOf(wanted))
  const from = at > around ? text.indexOf(' ', at - around) + 1 : 0
  const cut = text.slice(from, at + wanted.length + around).replaceAll(/\s+/g, ' ')
  return `${from > 0 ? '…' : ''}${cut}${at + wanted.length + around < text.length ? '…' : ''}`
}

async function hitsFor({ table, viewer }: At, words: string): Promise<readonly Hit[]> {
  const wanted = foldWords(words).split(' ').filter(Boolean)
  const [first = ''] = words.trim().toLowerCase().split(/\s+/)
  const run = await readRun(table.store)
  if (wanted.length === 0 || !run.ok) return []
  const { entries } = run.value
  const party = entries.flatMap(entry => (entry.type === 'run-opened' ? entry.party : []))
  const hits = new Map<number, string>()
  for (const event of recount(run.value, party, viewer)) {
    const folded = foldWords(wordsOf(event))
    const { beat } = event
    if (beat === undefined || hits.has(beat) || !wanted.every(word => folded.includes(word))) continue
    hits.set(beat, excerpt(wordsOf(event), words.trim().length > 0 ? first : ''))
  }
  return [...hits]
    .map(([beat, text]) => ({ beat, text }))
    .toReversed()
    .slice(0, mostHits)
}

/** Whoever is no character remembers nothing: a spectator is shown what was told to all, and that is in the beats. */
export async function foundFor(at: At, words: string): Promise<Found> {
  const { table, viewer } = at
  await table.opened?.table.drain() // what is still being written is part of it
  const isAsked = viewer.id !== null && /[\p{L}\p{N}]/u.test(words)
  const [hits, remembered] = await Promise.all([
    hitsFor(at, words),
    isAsked ? recalledBy(table.opened?.table.memories ?? new Memories(table.store), viewer.id, words) : [],
  ])
  return { hits, remembered }
}
