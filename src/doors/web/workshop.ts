/** A campaign's files for whoever writes them: what is to mend and where, what was understood, who thinks and for how much. */
import type { Context, Hono } from 'hono'
import { z } from 'zod'
import { readPreferences, settingOf } from '../../campaign/preferences/preferences.ts'
import { writeNarrativeStyle, writeSetting } from '../../campaign/preferences/write.ts'
import { narrativeStyles } from '../../campaign/style/narrative-style.ts'
import type { Source, Who } from '../../campaign/world/types.ts'
import { accept, refuse, type Result } from '../../core/result.ts'
import { folderStore, type FolderStore } from '../../store/folder.ts'
import { explainStore } from '../../store/port.ts'
import { readText, writeText } from '../../store/text.ts'
import { readCampaign } from '../../table/views/read.ts'
import { findCampaign } from '../campaigns.ts'
import { worldOf } from '../campaign-world.ts'
import { consentsOf, modelRoles, wishIn } from '../consent.ts'
import { findingsIn } from '../findings.ts'
import { onlyHost, type Asked } from './asked.ts'
import type { CampaignSettings, Understood } from './protocol.ts'
import type { Tables } from './tables.ts'

const wished = z.object({
  style: z.enum(narrativeStyles).optional(),
  models: z.partialRecord(z.enum(modelRoles), z.string().trim().max(120)).optional(),
  budget: z.number().min(0).max(1000).nullable().optional(),
})

async function within<Value>(folder: string, work: (store: FolderStore) => Promise<Value>): Promise<Value> {
  const store = folderStore(folder)
  try {
    return await work(store)
  } finally {
    store.close()
  }
}

type Named = Source & { readonly name: string; readonly who: Who }

const rowOf = ({ name, path, line, who }: Named, isSure = true) => ({
  name,
  path,
  line,
  isSecret: who === 'gm',
  isSure,
})

const short = (text: string): string => (text.length > 160 ? `${text.slice(0, 159)}…` : text)

/** The world of the files, as lists with their places: what `gloam read` prints. */
const understood = (folder: string): Promise<readonly Understood[]> =>
  within(folder, async store => {
    const world = worldOf((await readCampaign(store)).campaign)
    const told = (
      facts: readonly (Source & { readonly text: string; readonly who: Who; readonly isSure: boolean })[],
    ) => facts.map(fact => rowOf({ ...fact, name: short(fact.text) }, fact.isSure))
    return [
      { title: 'Places', rows: world.places.map(place => rowOf(place)) },
      {
        title: 'People',
        rows: world.people.map(person =>
          rowOf({ ...person, name: `${person.name}, ${person.where?.place ?? 'nowhere yet'}` }, person.where?.isSure),
        ),
      },
      { title: 'Factions', rows: world.factions.map(one => rowOf(one)) },
      { title: 'Items', rows: world.items.map(one => rowOf(one)) },
      { title: 'Quests', rows: told(world.quests) },
      {
        title: 'Clocks',
        rows: world.clocks.map(clock => rowOf({ ...clock, name: `${clock.name} ${clock.filled}/${clock.size}` })),
      },
      { title: 'Endings', rows: told(world.endings) },
    ]
  })

/** The line that is meant, and three on either side of it. */
const linesAt = (folder: string, path: string, line: number): Promise<Result<object, string>> =>
  within(folder, async store => {
    const found = await readText(store, path)
    if (!found.ok) return refuse(explainStore(found.refusal))
    const all = (found.value?.text ?? '').split('\n')
    const from = Math.max(1, line - 3)
    return accept({ from, lines: all.slice(from - 1, line + 3).map(short) })
  })

const settingsOf = (folder: string, environment: Tables['parts']['environment']): Promise<CampaignSettings> =>
  within(folder, async store => {
    const page = await readText(store, 'preferences.md')
    const preferences = readPreferences(page.ok ? page.value?.text : undefined)
    const answer = consentsOf(folder, environment).recall()
    return {
      style: preferences.narrativeStyle ?? 'hybrid',
      models: Object.fromEntries(modelRoles.map(role => [role, settingOf(preferences, role) ?? ''])),
      budget: answer?.wish === wishIn(preferences) ? answer.budget : null,
    }
  })

/** What is set on this page is set by whoever pays, so it is their consent as well. */
const changeSettings = (
  folder: string,
  environment: Tables['parts']['environment'],
  { style, models, budget }: z.infer<typeof wished>,
): Promise<Result<null, string>> =>
  within(folder, async store => {
    const page = await readText(store, 'preferences.md')
    if (!page.ok) return refuse(explainStore(page.refusal))
    let text = page.value?.text
    if (style !== undefined) text = writeNarrativeStyle(text, style)
    for (const [role, model] of Object.entries(models ?? {}))
      if (model !== (settingOf(readPreferences(text), role) ?? '')) text = writeSetting(text, role, model)
    if (text !== undefined && text !== page.value?.text) {
      const written = await writeText(store, 'preferences.md', text, page.value?.hash ?? 'absent')
      if (!written.ok) return refuse(explainStore(written.refusal))
    }
    if (budget !== undefined) consentsOf(folder, environment).keep({ wish: wishIn(readPreferences(text)), budget })
    return accept(null)
  })

export function workshopRoutes(app: Hono<Asked>, tables: Tables): void {
  app.use('/api/workshop/*', onlyHost)
  const { campaigns, environment } = tables.parts
  /** Only a campaign of one's own has files to mend. */
  const folderOf = (context: Context): Result<string, string> =>
    findCampaign(campaigns, context.req.param('campaign') ?? '')
  const answer = async <Value extends object>(context: Context, work: (folder: string) => Promise<Value>) => {
    const folder = folderOf(context)
    return folder.ok ? context.json(await work(folder.value)) : context.json({ why: folder.refusal }, 404)
  }

  app.get('/api/workshop/:campaign/findings', context =>
    answer(context, async folder => ({ findings: await findingsIn(folder) })),
  )
  app.get('/api/workshop/:campaign/world', context =>
    answer(context, async folder => ({ parts: await understood(folder) })),
  )
  app.get('/api/workshop/:campaign/line', async context => {
    const folder = folderOf(context)
    const line = Number(context.req.query('line'))
    if (!folder.ok || !Number.isInteger(line)) return context.json({ why: 'There is no such line.' }, 404)
    const found = await linesAt(folder.value, context.req.query('path') ?? '', line)
    return found.ok ? context.json(found.value) : context.json({ why: found.refusal }, 404)
  })
  app.get('/api/workshop/:campaign/settings', context => answer(context, folder => settingsOf(folder, environment)))
  app.post('/api/workshop/:campaign/settings', async context => {
    const folder = folderOf(context)
    const wish = wished.safeParse(await context.req.json().catch(() => undefined))
    if (!folder.ok || !wish.success) return context.json({ why: 'That cannot be set.' }, 400)
    const changed = await changeSettings(folder.value, environment, wish.data)
    return changed.ok ? context.json({}) : context.json({ why: changed.refusal }, 409)
  })
}
