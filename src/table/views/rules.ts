/** How a kind of file is redacted for a role. What is left is decided by the table; what counts as a mark, by the kind. */
import type { FileKind } from '../../campaign/folder/kind.ts'
import type { Rules } from '../../campaign/secrets/cutter.ts'
import { authorMarks, sharedMarks, sheetMarks, type Marks } from '../../campaign/secrets/marks.ts'
import type { AccessTable } from './access.ts'
import type { Role } from './role.ts'

export function marksOf(kind: FileKind): Marks {
  if (kind === 'sheet' || kind === 'player-sheet') return sheetMarks
  return kind === 'party-knowledge' || kind === 'world-primer' || kind === 'preferences' ? sharedMarks : authorMarks
}

export function rulesFor(role: Role, kind: FileKind, table: AccessTable): Rules {
  const { only, tiers } = table[role.kind]
  return {
    marks: marksOf(kind),
    only: only[kind],
    tiers: kind === 'npc' ? tiers : undefined,
    hidden: role.kind === 'npc' ? role.unknown : undefined,
  }
}
