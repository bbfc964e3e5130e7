/** A save point: what was learned and noted goes into the books. */
import type { Desk, Play } from './desk.ts'
import { notes } from './tell.ts'

export async function* writeDown(desk: Desk): Play {
  yield { tag: 'RECORD', state: notes(desk), knowledge: desk.learned.splice(0) }
  yield {
    tag: 'STATE_UPDATED',
    deltasWritten: ['gm-state-delta.md', 'party-knowledge-delta.md'],
    charactersInvolved: desk.world.party.map(({ id }) => id),
  }
}
