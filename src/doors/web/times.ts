/** The lines of a run, for the cord of time: each beat a knot, each line that was left a branch, as one seat saw them. */
import { accept, refuse, type Result } from '../../core/result.ts'
import { playedIn, type Entry } from '../../table/chronicle/entry.ts'
import { entriesOf, Segments } from '../../table/chronicle/segments.ts'
import { readRun } from '../../table/run-record.ts'
import type { At } from './asked.ts'
import type { Knot, TimeLine } from './protocol.ts'
import { recount, type Viewer } from './recount.ts'
import type { Shown } from '../terminal/face.ts'

type Party = readonly { readonly id: string; readonly title: string }[]

const partyIn = (entries: readonly Entry[]): Party =>
  entries.flatMap(entry => (entry.type === 'run-opened' ? entry.party : []))

/** Knots of the beats that this seat knows of; a place is named where it is another than before. */
function knotsOf(entries: readonly Entry[], party: Party, viewer: Viewer): readonly Knot[] {
  const places = new Map(
    entries.flatMap(entry => (entry.type === 'beat-closed' ? [[entry.beat, entry.state.scene.location] as const] : [])),
  )
  const known = new Map<number, { said: string; hasDice: boolean }>()
  for (const event of recount({ entries, before: null }, party, viewer)) {
    const knot = known.get(event.beat ?? 0) ?? { said: '', hasDice: false }
    if (event.type === 'said' && event.isAnswer !== true) knot.said = event.text
    if (event.type === 'rolled') knot.hasDice = true
    known.set(event.beat ?? 0, knot)
  }
  let before = ''
  return playedIn(entries).flatMap(({ beat }) => {
    const knot = known.get(beat)
    if (!knot) return []
    const place = places.get(beat) ?? ''
    const isNew = place !== before && place !== ''
    before = place === '' ? before : place
    return [{ beat, ...knot, ...(isNew ? { place } : {}) }]
  })
}

/** The entries of a line that was left, from the beginning. */
async function entriesOfLine(at: At, runId: string, segment: number): Promise<readonly Entry[]> {
  const line = await new Segments(at.table.store, runId).lineTo(segment)
  return line.ok ? entriesOf(line.value) : []
}

export async function timeLines(at: At): Promise<Result<readonly TimeLine[], string>> {
  await at.table.opened?.table.drain()
  const run = await readRun(at.table.store)
  if (!run.ok) return run
  const { entries, branches, runId } = run.value
  const party = partyIn(entries)
  const knots = knotsOf(entries, party, at.viewer)
  const lines: TimeLine[] = [{ name: null, from: 0, to: knots.at(-1)?.beat ?? 0, knots }]
  for (const { name, from, to, segment } of branches) {
    const left = knotsOf(await entriesOfLine(at, runId, segment), party, at.viewer)
    lines.push({ name, from, to, knots: left.filter(({ beat }) => beat > from && beat <= to) })
  }
  return accept(lines)
}

/** What was told in a beat of a line, and in the two after it. */
export async function beatOf(at: At, name: string | null, beat: number): Promise<Result<readonly Shown[], string>> {
  const run = await readRun(at.table.store)
  if (!run.ok) return run
  const { entries, branches, runId } = run.value
  const branch = branches.find(one => one.name === name)
  if (name !== null && !branch) return refuse(`There is no line "${name}".`)
  const line = branch ? await entriesOfLine(at, runId, branch.segment) : entries
  const story = recount({ entries: line, before: null }, partyIn(entries), at.viewer)
  return accept(story.filter(event => event.beat !== undefined && event.beat >= beat && event.beat < beat + 2))
}
