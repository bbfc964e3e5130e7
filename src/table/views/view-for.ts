/** A view: what the table of access leaves of the campaign and the world for one role. */
import type { CampaignFile, CampaignFiles } from '../../campaign/folder/files.ts'
import { fileKinds, type FileKind } from '../../campaign/folder/kind.ts'
import { pronounOf } from '../../campaign/pronoun.ts'
import { remembering } from '../../core/memo.ts'
import { access, type AccessTable } from './access.ts'
import type { Remembered } from '../../memory/library.ts'
import { openAll, openConstraints, openFile, openRemembered, openSaid } from './open.ts'
import { keyOf, nameOf, type Role, type RoleKind, type RoleOf } from './role.ts'
import type { Passage, View } from './view.ts'
import { companyOf, type Heard, type World } from './world.ts'

/** A sheet stands back where its author made one for players, and a sheet's outside where there is a brief. */
function isReplaced(file: CampaignFile, campaign: CampaignFiles, role: Role, table: AccessTable): boolean {
  const grants = table[role.kind].files
  if (file.kind !== 'sheet' || grants.sheet === 'full') return false
  return standIns.some(kind => grants[kind] !== 'none' && campaign[kind].some(({ owner }) => owner === file.owner))
}

const standIns = ['player-sheet', 'brief'] as const

/**
 * A campaign is a new value when a file of it is new, and the files of a kind are a new list when one of them is; what
 * somebody may see of either is the same until then. A beat asks for the same views dozens of times.
 */
const seenOf = new WeakMap<object, WeakMap<AccessTable, Map<string, unknown>>>()

/** Those who see something under a table of access, by name. */
function seenBy(of: object, table: AccessTable): Map<string, unknown> {
  const byTable = seenOf.get(of) ?? new WeakMap<AccessTable, Map<string, unknown>>()
  const byRole = byTable.get(table) ?? new Map<string, unknown>()
  seenOf.set(of, byTable.set(table, byRole))
  return byRole
}

function once<Value>(of: object, role: Role, table: AccessTable, make: () => Value): Value {
  const byRole = seenOf.get(of)?.get(table) ?? seenBy(of, table)
  const key = keyOf(role)
  if (!byRole.has(key)) byRole.set(key, make())
  return byRole.get(key) as Value // made under this very key
}

const filesFor = <Kind extends RoleKind>(
  role: Role,
  campaign: CampaignFiles,
  table: AccessTable,
): View<Kind>['files'] =>
  once(campaign, role, table, () => {
    const grants = table[role.kind].files
    const files: Partial<Record<FileKind, readonly Passage<Kind>[]>> = {}
    for (const kind of fileKinds)
      if (grants[kind] !== 'none') files[kind] = passagesOf<Kind>(kind, role, campaign, table)
    return files as View<Kind>['files']
  })

function passagesOf<Kind extends RoleKind>(
  kind: FileKind,
  role: Role,
  campaign: CampaignFiles,
  table: AccessTable,
): readonly Passage<Kind>[] {
  const files = campaign[kind]
  if (table[role.kind].files[kind] === 'full') return openAll<Kind>(files)
  const open = (): readonly Passage<Kind>[] => {
    const passages: Passage<Kind>[] = []
    for (const file of files) {
      const passage = isReplaced(file, campaign, role, table) ? undefined : openFile<Kind>(file, role, table)
      if (passage) passages.push(passage)
    }
    return passages
  }
  return kind === 'sheet' ? open() : once(files, role, table, open) // what stands in for a sheet is of another kind
}

/** One word of each sheet, and no more of it. */
const spokenOf = remembering((sheets: CampaignFiles['sheet']): View['spokenOf'] =>
  Object.fromEntries(sheets.flatMap(({ owner, text }) => (owner === undefined ? [] : [[owner, pronounOf(text)]]))),
)

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
    scene: once(world.heard, role, table, () => openSaid<Kind, Heard>(world.heard, hears, one => isMe(one.witnesses))),
    aloud: openSaid(world.aloud ?? [], hears, ({ witnesses }) => isMe(witnesses)),
    whispers: openSaid(world.whispers, whispers, ({ to }) => isMe(to)),
    company: self === undefined ? [] : companyOf(world, self),
    spokenOf: self === undefined ? {} : spokenOf(campaign.sheet),
    constraints: role.kind === 'companion' && self !== undefined ? openConstraints(world.constraints(self)) : [],
  }
}

/** What the page of the story says, for whoever reads that page. */
export const storyPassage = (path: string, text: string): Passage<'gm'> => openRemembered<'gm'>(path, text)

/** Who a role is to the memory. What the Game Master was told is no answer for a character. */
export type ListenerOf = { readonly gm: 'gm'; readonly companion: 'character' }

/** What somebody remembers, as a passage of their own: its path says when and where it was. */
export const passageOf = <Kind extends keyof ListenerOf>(
  { when, source, by, text }: Remembered<ListenerOf[Kind]>,
  nameOfSpeaker: (id: string) => string,
): Passage<Kind> => openRemembered<Kind>(when ?? source, by === undefined ? text : `${nameOfSpeaker(by)}: ${text}`)
