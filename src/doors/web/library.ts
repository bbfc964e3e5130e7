/** The library: which campaigns there are, what was last happening in them, and sitting down at one. */
import { resolve } from 'node:path'
import type { Hono } from 'hono'
import { z } from 'zod'
import { allCampaigns } from '../campaign-facts.ts'
import type { Asked } from './asked.ts'
import type { Tables } from './tables.ts'

const openWish = z.object({ as: z.string().max(200).optional(), seed: z.string().max(200).optional() })

export function libraryRoutes(app: Hono<Asked>, tables: Tables): void {
  app.get('/api/library', async context => {
    const all = await allCampaigns(tables.parts.campaigns)
    return context.json({
      folder: resolve(tables.parts.campaigns),
      campaigns: all.map(facts => ({ ...facts, isOpen: tables.get(facts.name)?.isOpen === true })),
    })
  })
  app.post('/api/library/:campaign/open', async context => {
    const wish = openWish.safeParse(await context.req.json().catch(() => undefined))
    if (!wish.success) return context.json({ why: 'That is no way to sit down.' }, 400)
    const { as, seed } = wish.data
    const opened = await tables.open(context.req.param('campaign'), {
      ...(as === undefined ? {} : { as }),
      ...(seed === undefined ? {} : { seed }),
    })
    return opened.ok
      ? context.json({ campaign: opened.value.parts.campaign })
      : context.json({ why: opened.refusal }, 409)
  })
}
