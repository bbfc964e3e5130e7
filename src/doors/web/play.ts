/** What a seat may do at its table: say something, ask why, look back. */
import type { Hono } from 'hono'
import { z } from 'zod'
import { readRun } from '../../table/replay/run-record.ts'
import { heardLine, lineIn } from '../terminal/json-face.ts'
import { atTable, notOpen, type Asked, type At } from './asked.ts'
import { pageFor } from './pages.ts'
import type { Seat } from './protocol.ts'
import { recount } from './recount.ts'
import type { Tables } from './tables.ts'
import { whyOf } from './why-answer.ts'

/** A line, and for one that is sent again after the network failed: the beat it was meant for. */
const sent = z.object({ id: z.string().max(64), after: z.number().int().optional() })

function say({ table, seat }: At, line: string): boolean {
  if (seat.kind === 'host') return table.hear(line)
  return false
}

export function playRoutes(app: Hono<Asked>, tables: Tables, _linkFor: (seat: Seat) => string): void {
  app.post('/api/tables/:campaign/lines', async context => {
    const at = atTable(context, tables)
    if (!at) return notOpen(context)
    const body: unknown = await context.req.json().catch(() => undefined)
    const [line, wrapper] = [lineIn.safeParse(body), sent.safeParse(body)]
    if (!line.success || !wrapper.success)
      return context.json({ why: 'That is no line: say or command, with an id.' }, 400)
    const { id, after } = wrapper.data
    const beat = at.table.opened?.table.beat ?? 0
    if (!at.table.isNew(`${at.viewer.id ?? at.seat.kind} ${id}`) || (after !== undefined && after < beat))
      return context.json({ was: 'heard' }, 200)
    if (!say(at, heardLine(line.data))) return context.json({ why: 'Nobody hears it now.' }, 409)
    return context.json({ was: 'taken' }, 202)
  })

  app.get('/api/tables/:campaign/story', async context => {
    const at = atTable(context, tables)
    if (!at) return notOpen(context)
    const before = Number(context.req.query('before') ?? '0')
    const run = await readRun(at.table.store)
    if (!run.ok || !Number.isInteger(before)) return context.json({ events: [] })
    const { entries } = run.value
    const party = entries.flatMap(entry => (entry.type === 'run-opened' ? entry.party : []))
    const story = recount(entries, party, at.viewer).filter(({ beat = 0 }) => beat < before && beat >= before - 60)
    return context.json({ events: story.filter(({ type }) => type !== 'board' && type !== 'suggestions') })
  })

  app.get('/api/tables/:campaign/why', async context => {
    const at = atTable(context, tables)
    if (!at) return notOpen(context)
    const answer = await whyOf(at, { beat: Number(context.req.query('beat')), words: context.req.query('words') ?? '' })
    return answer.ok ? context.json(answer.value) : context.json({ why: answer.refusal }, 404)
  })

  app.get('/api/tables/:campaign/pages/:name', async context => {
    const at = atTable(context, tables)
    if (!at) return notOpen(context)
    const text = await pageFor(at, context.req.param('name'))
    return text === undefined ? context.json({ why: 'There is no such page.' }, 404) : context.json({ text })
  })
}
