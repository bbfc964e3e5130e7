/** Every event of a run as one seat may know it: what was said, rolled, told, learned and written, each with its reason. */
import { accept, type Result } from '../../core/result.ts'
import type { Entry } from '../../table/chronicle/entry.ts'
import { factWords } from '../../table/parts.ts'
import { readRun } from '../../table/run-record.ts'
import { playerAsks } from '../../table/asker.ts'
import type { At } from './asked.ts'
import type { LoggedEvent } from './protocol.ts'
import { stepsIn } from './behind.ts'
import { allSeen, recount } from './recount.ts'
import type { Shown } from '../terminal/face.ts'

const most = 600

const short = (text: string): string => (text.length > 140 ? `${text.slice(0, 139)}…` : text)

function logged(event: Shown, number: number): readonly Omit<LoggedEvent, 'number'>[] {
  const beat = event.beat ?? 0
  const one = (group: LoggedEvent['group'], name: string, text: string, reason = '') => [
    { beat, group, name, text: short(text), reason, data: { ...event, number } },
  ]
  switch (event.type) {
    case 'said':
      return one('speech', event.isAnswer ? 'player-answer' : 'player-action', event.text, event.who ?? '')
    case 'rolled':
      return one('dice', 'dice-rolled', `${event.roll.who}, ${event.roll.purpose}: ${event.roll.text}`, event.roll.rule)
    case 'happened':
      return one('state', event.happening.kind, event.happening.text, event.happening.reason)
    case 'spoke':
      return one('speech', 'spoke', event.text, event.character)
    case 'narrative':
      return event.parts.flatMap(part => {
        const fact = (group: LoggedEvent['group'], text: string) => [
          { beat, group, name: part.kind, text: short(text), reason: short(part.text), data: { ...part } },
        ]
        if (part.kind === 'said') return fact('speech', part.who)
        if (part.kind === 'learned' || part.kind === 'found')
          return fact('learned', part.kind === 'found' ? part.what : (part.about ?? part.text))
        if (part.kind === 'clock') return fact('clocks', `${part.name} ${part.filled} of ${part.size}`)
        if (part.kind === 'prose' || part.kind === 'seen' || part.kind === 'check') return []
        return fact('state', part.text === '' ? factWords([part], '') || part.kind : part.text)
      })
    default:
      return []
  }
}

/** Files of one's own and the party's: that they were written, and with which proof. */
const written = (entry: Entry, mayRead: (path: string) => boolean): readonly Omit<LoggedEvent, 'number'>[] =>
  entry.type === 'wrote' && mayRead(entry.path)
    ? [
        {
          beat: entry.beat,
          group: 'files',
          name: 'file-written',
          text: entry.path,
          reason: `Proof: read back, ${entry.bytes} bytes, ${entry.after.slice(0, 4)}…${entry.after.slice(-2)}`,
          data: { path: entry.path, bytes: entry.bytes, hash: entry.after },
        },
      ]
    : []

/** `isBehind`: with what no seat is told, for whoever writes the campaign. */
export async function eventsFor(at: At, isBehind: boolean): Promise<Result<readonly LoggedEvent[], string>> {
  await at.table.opened?.table.drain()
  const run = await readRun(at.table.store)
  if (!run.ok) return run
  const { entries } = run.value
  const party = entries.flatMap(entry => (entry.type === 'run-opened' ? entry.party : []))
  const { files } = await playerAsks(at.table.store, at.viewer.id)
  const mine = new Set(files)
  const mayRead = (path: string): boolean => isBehind || mine.has(path)
  const told = recount(run.value, party, isBehind ? allSeen : at.viewer).flatMap((event, index) => logged(event, index))
  const wrote = entries.flatMap(entry => written(entry, mayRead))
  const all = [...told, ...(isBehind ? stepsIn(entries) : []), ...wrote].map((event, index) => ({ event, index }))
  const inOrder = all.toSorted((one, other) => one.event.beat - other.event.beat || one.index - other.index)
  return accept(inOrder.map(({ event }, index) => ({ ...event, number: index + 1 })).slice(-most))
}
