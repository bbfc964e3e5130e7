/** A view: what the table of access leaves of the campaign and the world for one role. */
import type { CampaignFile, CampaignFiles } from '../../campaign/folder/files.ts'
import { fileKinds } from '../../campaign/folder/kind.ts'
import { access, type AccessTable } from './access.ts'
import { openAll, openConstraints, openFile, openSaid } from './open.ts'
import { nameOf, type Role, type RoleKind, type RoleOf } from './role.ts'
import type { Passage, View } from './view.ts'
import { companyOf, type World } from './world.ts'

/** A sheet stands back where its author made one for players, and a sheet's outside where there is a brief. */
function isReplaced(file: CampaignFile, campaign: CampaignFiles, role: Role, table: AccessTable): boolean {
  if (file.kind !== 'sheet' || table[role.kind].files.sheet === 'full') return false
  const grants = table[role.kind].files
  return (['player-sheet', 'brief'] as const).some(
    kind => grants[kind] !== 'none' && campaign[kind].some(({ owner }) => owner === file.owner),
  )
}

function filesFor<Kind extends RoleKind>(role: Role, campaign: CampaignFiles, table: AccessTable): View<Kind>['files'] {
  const granted = fileKinds.filter(kind => table[role.kind].files[kind] !== 'none')
  const passages = granted.map((kind): readonly [string, readonly Passage<Kind>[]] => [
    kind,
    table[role.kind].files[kind] === 'full'
      ? openAll<Kind>(campaign[kind])
      : campaign[kind]
          .filter(file => !isReplaced(file, campaign, role, table))
          .flatMap(file => openFile<Kind>(file, role, table) ?? []),
  ])
  return Object.fromEntries(passages) as View<Kind>['files']
}

/** Who a role is in the story, if anyone. */
const selfOf = (role: Role): string | undefined =>
  role.kind === 'companion' || role.kind === 'journal-keeper' || role.kind === 'npc' ? nameOf(role) : undefined

/** The same role, campaign and world give the same view. `table` is another one only where a test loosens it. */
export function viewFor<Kind extends RoleKind>(
  role: RoleOf<Kind> & { readonly kind: Kind },
  campaign: CampaignFiles,
  world: World,
  table: AccessTable = access,
): View<Kind> {
  const { hears, whispers } = table[role.kind]
  const name = nameOf(role)
  const isMe = (names: readonly string[]): boolean => name !== undefined && names.includes(name)
  const self = selfOf(role)
  return {
    role,
    files: filesFor<Kind>(role, campaign, table),
    scene: openSaid(world.heard, hears, ({ witnesses }) => isMe(witnesses)),
    whispers: openSaid(world.whispers, whispers, ({ to }) => isMe(to)),
    company: self === undefined ? [] : companyOf(world, self),
    constraints: role.kind === 'companion' && self !== undefined ? openConstraints(world.constraints(self)) : [],
  }
}
