/**
 * What the player may read of the campaign: what a companion in their place would see, and what anyone can see of the
 * others. It is made of views, so a command can print nothing else.
 */
import type { Store } from '../../../store/port.ts'
import { readCampaign } from '../../../table/views/read.ts'
import type { View } from '../../../table/views/view.ts'
import { viewFor } from '../../../table/views/view-for.ts'
import type { World } from '../../../table/views/world.ts'

const nowhere: World = { presence: [], heard: [], whispers: [], constraints: () => [] }

export type Seen = {
  /** Undefined for somebody who only watches. */
  readonly own: View<'companion'> | undefined
  /** What the book's writer sees: the party from outside, and the scenes. */
  readonly open: View<'narrator'>
}

export async function seenBy(store: Store, human: string | null): Promise<Seen> {
  const { campaign } = await readCampaign(store)
  return {
    own: human === null ? undefined : viewFor<'companion'>({ kind: 'companion', character: human }, campaign, nowhere),
    open: viewFor<'narrator'>({ kind: 'narrator' }, campaign, nowhere),
  }
}
