/** What a seat may do at its table: say something, ask why, look back. */
import type { Hono } from 'hono'
import { z } from 'zod'
import { readRun } from '../../table/run-record.ts'
import { heardLine, lineIn } from '../terminal/json-face.ts'
import { atTable, notOpen, type Asked, type At } from './asked.ts'
import { foundFor } from './hits.ts'
import { countsFor, pageFor } from './pages.ts'
import type { Seat } from './protocol.ts'
import { recount } from './recount.ts'
import { personMove } from './gm-seat.ts'
import { gameMaster, spectator } from './seats.ts'
import type { Tables } from './tables.ts'
import { beatOf, timeLines } from './times.ts'
import { behind, passageOf } from './behind.ts'
import { eventsFor } from './event-log.ts'
import { thisProcess } from './web-table.ts'
import { whyOf } from './why-answer.ts'

/** A line, and for one that is sent again after the network failed: the beat it was meant for. */
const sent = z.object({ id: z.string().max(64), after: z.number().int().optional() })

const sitting = z.object({ name: z.string().trim().min(1).max(40) })

const pacing = z.object({ pace: z.enum(['free', 'round']) })

/** Undefined when it was heard. */
function say({ table, seat }: At, line: string): string | undefined {
  if (seat.kind === 'host') return table.hear(line) ? undefined : 'Nobody hears it now.'
  return seat.kind === 'player' ? table.hearFrom(seat.character, line) : 'Whoever watches says nothing.'
}

export function playRoutes(app: Hono<Asked>, tables: Tables, linkFor: (seat: Seat) => string): void {
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
      return context.json({ was: 'heard', process: thisProcess }, 200)
    const why = say(at, heardLine(line.data))
    if (why !== undefined) return context.json({ why }, 409)
    return context.json({ was: 'taken', process: thisProcess }, 202)
  })

  app.get('/api/tables/:campaign/story', async context => {
    const at = atTable(context, tables)
    if (!at) return notOpen(context)
    const before = Number(context.req.query('before') ?? '0')
    const run = await readRun(at.table.store)
    if (!run.ok || !Number.isInteger(before)) return context.json({ events: [] })
    const { entries } = run.value
    const party = entries.flatMap(entry => (entry.type === 'run-opened' ? entry.party : []))
    const story = recount(run.value, party, at.viewer).filter(({ beat = 0 }) => beat < before && beat >= before - 60)
    return context.json({ events: story.filter(({ type }) => type !== 'board' && type !== 'suggestions') })
  })

  app.get('/api/tables/:campaign/find', async context => {
    const at = atTable(context, tables)
    if (!at) return notOpen(context)
    return context.json(await foundFor(at, context.req.query('words') ?? ''))
  })

  app.get('/api/tables/:campaign/why', async context => {
    const at = atTable(context, tables)
    if (!at) return notOpen(context)
    const answer = await whyOf(at, { beat: Number(context.req.query('beat')), words: context.req.query('words') ?? '' })
    return answer.ok ? context.json(answer.value) : context.json({ why: answer.refusal }, 404)
  })

  app.get('/api/tables/:campaign/pages', async context => {
    const at = atTable(context, tables)
    return at ? context.json({ counts: await countsFor(at) }) : notOpen(context)
  })

  app.get('/api/tables/:campaign/pages/:name', async context => {
    const at = atTable(context, tables)
    if (!at) return notOpen(context)
    const text = await pageFor(at, context.req.param('name'))
    return text === undefined ? context.json({ why: 'There is no such page.' }, 404) : context.json({ text })
  })

  app.get('/api/tables/:campaign/seats', context => {
    const at = atTable(context, tables)
    if (!at) return notOpen(context)
    const { table, seat } = at
    const campaign = table.parts.campaign
    const links = Object.fromEntries(
      table.seats
        .all()
        .map(([id]) => [
          id,
          linkFor(
            id === spectator || id === gameMaster
              ? { kind: id, campaign }
              : { kind: 'player', campaign, character: id },
          ),
        ]),
    )
    return context.json({ seats: table.seen(), pace: table.pace, ...(seat.kind === 'host' ? { links } : {}) })
  })

  app.post('/api/tables/:campaign/sit', async context => {
    const at = atTable(context, tables)
    if (at?.seat.kind !== 'player' && at?.seat.kind !== 'gm') return notOpen(context)
    const wish = sitting.safeParse(await context.req.json().catch(() => undefined))
    if (!wish.success) return context.json({ why: 'Say what the others shall call you.' }, 400)
    const isFree = at.table.sit('character' in at.seat ? at.seat.character : at.seat.kind, wish.data.name.trim())
    return isFree ? context.json({}) : context.json({ why: 'Somebody sits there now.' }, 409)
  })

  app.post('/api/tables/:campaign/pace', async context => {
    const at = atTable(context, tables)
    if (at?.seat.kind !== 'host') return notOpen(context)
    const wish = pacing.safeParse(await context.req.json().catch(() => undefined))
    if (!wish.success) return context.json({ why: 'There are two paces: free and round.' }, 400)
    at.table.setPace(wish.data.pace)
    return context.json({})
  })

  app.get('/api/tables/:campaign/time', async context => {
    const at = atTable(context, tables)
    if (!at) return notOpen(context)
    const lines = await timeLines(at)
    return lines.ok ? context.json({ lines: lines.value }) : context.json({ why: lines.refusal }, 404)
  })

  app.get('/api/tables/:campaign/time/:beat', async context => {
    const at = atTable(context, tables)
    if (!at) return notOpen(context)
    const told = await beatOf(at, context.req.query('line') ?? null, Number(context.req.param('beat')))
    return told.ok ? context.json({ events: told.value }) : context.json({ why: told.refusal }, 404)
  })

  app.get('/api/tables/:campaign/log', async context => {
    const at = atTable(context, tables)
    if (!at) return notOpen(context)
    const isBehind = context.req.query('behind') !== undefined
    if (isBehind && at.seat.kind !== 'host') return notOpen(context)
    const events = await eventsFor(at, isBehind)
    return events.ok ? context.json({ events: events.value }) : context.json({ why: events.refusal }, 404)
  })

  app.get('/api/tables/:campaign/behind', context => {
    const at = atTable(context, tables)
    if (at?.seat.kind !== 'host') return notOpen(context)
    const role = context.req.query('role')
    if (role === undefined) return context.json(behind(at.table))
    const text = passageOf(at.table, role, Number(context.req.query('passage')))
    return text === undefined ? context.json({ why: 'Nobody sees that now.' }, 404) : context.json({ text })
  })

  app.post('/api/tables/:campaign/moves', async context => {
    const at = atTable(context, tables)
    if (at?.seat.kind !== 'gm') return notOpen(context)
    const move = personMove.safeParse(await context.req.json().catch(() => undefined))
    if (!move.success) return context.json({ why: z.prettifyError(move.error) }, 400)
    return at.table.gm.take(move.data) ? context.json({}) : context.json({ why: 'Nobody waits for a move now.' }, 409)
  })
}
