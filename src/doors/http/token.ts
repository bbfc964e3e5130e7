/**
 * Tokens: whoever has one may sit where it says. A program sends it with each request; a page is opened with it once, in
 * its address, and from then on a cookie holds it. Cookies are sent to every port of a machine, so ours is named by its
 * port; and since a browser sends it unasked, it changes nothing unless the page itself is known to be ours.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { PortOf } from './guard.ts'

export const newToken = (): string => randomBytes(24).toString('base64url')

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Compared so that the time it takes tells nothing of the one that is right. */
export const isSameToken = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))

const cookieAt = (port: number): string => `gloam-${port}`

function bearerOf(context: Context): string | undefined {
  const header = context.req.header('authorization') ?? ''
  return /^bearer\s+(\S{1,200})$/i.exec(header)?.[1]
}

const isReading = (context: Context): boolean => context.req.method === 'GET' || context.req.method === 'HEAD'

/** The token of whoever asks; a cookie alone only looks. */
function tokenIn(context: Context, port: number): string | undefined {
  const bearer = bearerOf(context)
  if (bearer !== undefined) return bearer
  const isFromPage = context.req.header('origin') !== undefined // the guard has seen that it is ours
  return isReading(context) || isFromPage ? getCookie(context, cookieAt(port)) : undefined
}

const admitted = new WeakMap<Request, string>()

/** The token somebody was let in with. */
export const tokenOf = ({ req }: Context): string => admitted.get(req.raw) ?? ''

/** Lets in whoever has a token that is known. The page's address loses it at once: addresses are kept, sent and shown. */
export function admit(portOf: PortOf, isKnown: (token: string) => boolean): MiddlewareHandler {
  return async (context, next) => {
    const port = portOf()
    const asked = context.req.method === 'GET' ? context.req.query('token') : undefined
    if (asked !== undefined) {
      if (!isKnown(asked)) return refuse(context)
      setCookie(context, cookieAt(port), asked, { httpOnly: true, sameSite: 'Strict', path: '/' })
      const address = new URL(context.req.url)
      address.searchParams.delete('token')
      return context.redirect(`${address.pathname}${address.search}`, 303)
    }
    const token = tokenIn(context, port)
    if (token === undefined || !isKnown(token)) return refuse(context)
    admitted.set(context.req.raw, token)
    await next()
    return undefined
  }
}

const refuse = (context: Context): Response =>
  context.text(
    'This token is unknown here, or its table was closed. Ask whoever opened the table for a new one.\n',
    401,
  )
