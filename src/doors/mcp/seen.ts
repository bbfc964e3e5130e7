/** What one seat may see, ready to be read: its briefing, its pages, and what in them speaks of something. */
import { briefingFor, pagesIn, type Briefed } from '../../cast/outside/briefing.ts'
import type { Listener } from '../../memory/piece.ts'
import type { Store } from '../../store/port.ts'
import type { Views } from '../../table/beat/context.ts'
import { reminderOf } from '../../table/compact.ts'
import { Knowledge } from '../../table/knowledge.ts'
import { Memories } from '../../table/memory/memories.ts'
import { theBook, theNarrator } from '../../table/memory/pieces.ts'
import { firstState } from '../../table/start.ts'
import { readCampaign } from '../../table/views/read.ts'
import type { Role, RoleKind } from '../../table/views/role.ts'
import type { View } from '../../table/views/view.ts'
import { printTold, recallBudget, toldOf } from '../recalled.ts'

export type Seen = {
  readonly briefing: (beside: Briefed) => string
  readonly pages: readonly { readonly path: string; readonly text: string }[]
  /** The end of what was told last where this seat was. */
  readonly reminder: string
  /** Undefined where nothing speaks of it. */
  readonly recall: (words: string) => Promise<string | undefined>
}

/** Whose memory a seat has. Whoever has none reads its pages. */
function listenerFor(role: Role): Listener | undefined {
  switch (role.kind) {
    case 'gm':
      return { kind: 'gm' }
    case 'companion':
      return { kind: 'character', name: role.character, reads: [theBook] }
    case 'journal-keeper':
      return { kind: 'character', name: role.character }
    case 'narrator':
      return { kind: 'character', name: theNarrator }
    case 'decision-log':
    case 'npc':
      return undefined
  }
}

async function recalled(memories: Memories, role: Role, words: string): Promise<string | undefined> {
  const listener = listenerFor(role)
  if (listener === undefined) return undefined
  const told = toldOf((await memories.readerFor(listener)).recall({ words, budget: recallBudget }))
  return told.length === 0 ? undefined : printTold(told)
}

const seen = <Kind extends RoleKind>(view: View<Kind>, role: Role, memories: Memories): Seen => ({
  briefing: beside => briefingFor(view, beside),
  pages: pagesIn(view),
  reminder: reminderOf(view.scene.map(({ text }) => text)),
  recall: words => recalled(memories, role, words),
})

export function seenAtTable(role: Role, views: Views, memories: Memories): Seen {
  switch (role.kind) {
    case 'gm':
      return seen(views.gm(), role, memories)
    case 'companion':
      return seen(views.companion(role.character), role, memories)
    case 'narrator':
      return seen(views.narrator(), role, memories)
    case 'journal-keeper':
      return seen(views.journalKeeper(role.character), role, memories)
    case 'decision-log':
      return seen(views.decisionLog(), role, memories)
    case 'npc':
      return seen(views.npc(role.npc, role.unknown ?? []), role, memories)
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
    new Memories(store),
  )
}
