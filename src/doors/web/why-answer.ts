/** Why something stands where it stands, for one seat: its words, its dice, what it changed, and who knew. */
import { accept, refuse, type Result } from '../../core/result.ts'
import { playerAsks } from '../../table/asker.ts'
import { readRun } from '../../table/run-record.ts'
import { whyBeat, whyLine } from '../../table/why.ts'
import type { At } from './asked.ts'
import type { WhyAnswer } from './protocol.ts'
import { recount } from './recount.ts'

export type WhyAsked = { readonly beat: number; readonly words: string }

export async function whyOf({ table, viewer }: At, { beat, words }: WhyAsked): Promise<Result<WhyAnswer, string>> {
  await table.opened?.table.drain()
  const run = await readRun(table.store)
  if (!run.ok) return run
  const asker = await playerAsks(table.store, viewer.id)
  const writer =
    table.opened?.cost() === '' ? 'The Oracle, in the campaign’s own words. No model, no cost.' : 'A model.'
  if (Number.isInteger(beat) && beat > 0) {
    const { entries } = run.value
    const party = entries.flatMap(entry => (entry.type === 'run-opened' ? entry.party : []))
    const mine = recount(run.value, party, viewer).filter(event => event.beat === beat)
    if (mine.length === 0) return refuse('Of that beat you know nothing.')
    const because = await whyBeat(table.store, run.value, asker, beat)
    const rolls = mine.flatMap(event => (event.type === 'rolled' ? [event.roll] : []))
    const changed = mine.flatMap(event =>
      event.type === 'happened' && event.happening.kind !== 'mood-changed' ? [event.happening.text] : [],
    )
    const said = mine.find(event => event.type === 'said')
    return accept({ ...because, rolls, words: said?.type === 'said' ? said.text : '', writer, changed })
  }
  const wanted = words.toLowerCase()
  if (wanted.trim() === '') return refuse('Say what about.')
  const found = await whyLine(table.store, run.value, asker, (_, line) => line.toLowerCase().includes(wanted))
  return found
    ? accept({ ...found, writer, changed: [] })
    : refuse(`Nothing that you have read in this session says "${words}".`)
}
