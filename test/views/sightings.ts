/** Where canaries are seen: every passage of every role's view, compared with who may hold it. */
import type { CampaignFiles } from '../../src/campaign/folder/files.ts'
import type { AccessTable } from '../../src/table/views/access.ts'
import type { Role } from '../../src/table/views/role.ts'
import { viewFor } from '../../src/table/views/view-for.ts'
import type { Passage, View } from '../../src/table/views/view.ts'
import { type Canary, seats } from './canaries.ts'
import type { Situation } from './situations.ts'

function roleOf(seat: string): Role {
  const [kind = '', name = ''] = seat.split(':')
  if (kind === 'companion' || kind === 'journal-keeper') return { kind, character: name }
  if (kind === 'npc') return { kind, npc: name }
  if (kind === 'narrator' || kind === 'decision-log') return { kind }
  return { kind: 'gm' }
}

/** Every key of the files, also one that the type says cannot be there. */
function passagesOf({
  files,
  scene,
  whispers,
  constraints,
}: View): readonly { readonly path: string; readonly text: string }[] {
  const all = Object.values(files as Readonly<Record<string, readonly Passage<Role['kind']>[]>>).flat()
  return [...all, ...scene, ...whispers, ...constraints.map(text => ({ path: 'constraints', text }))]
}

/** `canary000012x story-state.md -> companion:wren-adair` for each canary a role saw, and where. */
function seenBy(
  seat: string,
  campaign: CampaignFiles,
  { world }: Situation,
  table: AccessTable | undefined,
): readonly string[] {
  const view: View = viewFor(roleOf(seat), campaign, world, table)
  return passagesOf(view).flatMap(({ path, text }) =>
    [...new Set(text.match(/canary\d{6}x/g))].map(mark => `${mark} ${path} -> ${seat}`),
  )
}

const allowed = (canaries: readonly Canary[]): readonly string[] =>
  canaries.flatMap(({ mark, path, holders }) => holders.map(seat => `${mark} ${path} -> ${seat}`))

export type Sightings = { readonly leaks: readonly string[]; readonly blind: readonly string[] }

/** `leaks`: seen by someone who may not hold it. `blind`: not seen by someone who may. */
export function compare(
  campaign: CampaignFiles,
  planted: readonly Canary[],
  situation: Situation,
  table?: AccessTable,
): Sightings {
  const seen = new Set(seats.flatMap(seat => seenBy(seat, campaign, situation, table)))
  const may = new Set([...allowed(planted), ...allowed(situation.canaries)])
  return { leaks: [...seen].filter(one => !may.has(one)), blind: [...may].filter(one => !seen.has(one)) }
}
