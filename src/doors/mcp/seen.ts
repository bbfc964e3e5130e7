/** What one seat may see, ready to be read: its briefing, its pages, and what in them speaks of something. */
import { briefingFor, pagesIn, type Briefed } from '../../cast/outside/briefing.ts'
import { passagesIn } from '../../cast/llm/context/recall.ts'
import type { Store } from '../../store/port.ts'
import type { Views } from '../../table/beat/context.ts'
import { reminderOf } from '../../table/compact.ts'
import { Knowledge } from '../../table/knowledge.ts'
import { firstState } from '../../table/start.ts'
import { readCampaign } from '../../table/views/read.ts'
import type { Role, RoleKind } from '../../table/views/role.ts'
import type { View } from '../../table/views/view.ts'

export type Seen = {
  readonly briefing: (beside: Briefed) => string
  readonly pages: readonly { readonly path: string; readonly text: string }[]
  /** The end of what was told last where this seat was. */
  readonly reminder: string
  /** Undefined where nothing speaks of it. */
  readonly recall: (words: string) => string | undefined
}

const seen = <Kind extends RoleKind>(view: View<Kind>): Seen => ({
  briefing: beside => briefingFor(view, beside),
  pages: pagesIn(view),
  reminder: reminderOf(view.scene.map(({ text }) => text)),
  recall: words => passagesIn(view, words),
})

export function seenAtTable(role: Role, views: Views): Seen {
  switch (role.kind) {
    case 'gm':
      return seen(views.gm())
    case 'companion':
      return seen(views.companion(role.character))
    case 'narrator':
      return seen(views.narrator())
    case 'journal-keeper':
      return seen(views.journalKeeper(role.character))
    case 'decision-log':
      return seen(views.decisionLog())
    case 'npc':
      return seen(views.npc(role.npc, role.unknown ?? []))
  }
}

/** Nothing was told yet: the folder alone, as far as the role may read it. */
export async function seenInFolder(role: Role, store: Store): Promise<Seen> {
  const knowledge = new Knowledge((await readCampaign(store)).campaign)
  const state = firstState(knowledge.campaign, knowledge.party, undefined)
  return seenAtTable(
    role,
    knowledge.views(
      () => state,
      () => [],
    ),
  )
}
