/** Who asks, and for which table: a token is looked up once, and a seat reaches its own table alone. */
import type { Context, MiddlewareHandler } from 'hono'
import type { Keys } from './keys.ts'
import type { Seat } from './protocol.ts'
import type { Feed } from './feed.ts'
import type { Tables } from './tables.ts'
import type { WebTable } from './web-table.ts'
import { allSeen, playerSees, type Viewer } from './recount.ts'

export type Asked = { Variables: { seat: Seat } }

const bearerOf = (context: Context): string =>
  /^bearer (\S{1,200})$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? ''

/** How often one seat may ask in a second, and how much it may save up. */
const perSecond = 40
const atOnce = 200

class Bucket {
  #left = atOnce
  #at = 0

  take(now: number): boolean {
    this.#left = Math.min(atOnce, this.#left + ((now - this.#at) / 1000) * perSecond)
    this.#at = now
    if (this.#left < 1) return false
    this.#left -= 1
    return true
  }
}

/** Lets in whoever has a token that some seat has; nobody else learns whether there is a table at all. */
export function seated(keys: Keys, tables: Tables): MiddlewareHandler<Asked> {
  const buckets = new Map<string, Bucket>()
  return async (context, next) => {
    const token = bearerOf(context)
    const seat = token === '' ? undefined : keys.seatOf(token, tables.seats())
    if (!seat)
      return context.json({ why: 'This link is not known here. Ask whoever opened the table for a new one.' }, 401)
    const bucket = buckets.get(token) ?? new Bucket()
    buckets.set(token, bucket)
    if (!bucket.take(performance.now())) return context.json({ why: 'Too many at once. Wait a moment.' }, 429)
    context.set('seat', seat)
    await next()
    return undefined
  }
}

export const onlyHost: MiddlewareHandler<Asked> = async (context, next) => {
  if (context.get('seat').kind !== 'host') return context.json({ why: 'That is for whoever hosts this table.' }, 403)
  await next()
  return undefined
}

/** What a seat reaches of the table it asks for: its own feed and its own eyes. */
export type At = { readonly table: WebTable; readonly seat: Seat; readonly feed: Feed; readonly viewer: Viewer }

export function atTable(context: Context<Asked>, tables: Tables): At | undefined {
  const seat = context.get('seat')
  const campaign = context.req.param('campaign') ?? ''
  if (seat.kind !== 'host' && seat.campaign !== campaign) return undefined
  const table = tables.get(campaign)
  if (!table) return undefined
  const { human } = table
  if (seat.kind === 'host')
    return { table, seat, feed: table.host, viewer: human === null ? allSeen : playerSees(human) }
  const guest = table.seats.get(seat.kind === 'player' ? seat.character : seat.kind)
  return guest && { table, seat, feed: guest.feed, viewer: guest.viewer }
}

export const notOpen = (context: Context): Response => context.json({ why: 'This table is not open.' }, 404)
