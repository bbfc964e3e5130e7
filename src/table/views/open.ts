/** The only place where sealed text is opened. Nothing outside of this folder may import it, and a test holds that. */
import type { CampaignFile } from '../../campaign/folder/files.ts'
import type { Secret } from '../../campaign/secrets/secret.ts'
import { redact } from '../../campaign/secrets/redact.ts'
import type { AccessTable, Grant } from './access.ts'
import { nameOf, type Role, type RoleKind } from './role.ts'
import { rulesFor } from './rules.ts'
import type { Open, Passage } from './view.ts'

const open = <Kind extends RoleKind>(text: string): Open<Kind> => text as Open<Kind>

/** A file is a new value when its text is new, so what was cut from it once stays cut until then. */
const cuts = new WeakMap<CampaignFile, Map<string, string>>()

function cut(file: CampaignFile, role: Role, table: AccessTable): string {
  const rules = rulesFor(role, file.kind, table)
  const key = JSON.stringify(rules)
  const known = cuts.get(file) ?? new Map<string, string>()
  const text = known.get(key) ?? redact(file.text, rules)
  cuts.set(file, known.set(key, text))
  return text
}

/** What a grant leaves of a file for a role; undefined where that is nothing. */
export function openFile<Kind extends RoleKind>(
  file: CampaignFile,
  role: Role,
  table: AccessTable,
): Passage<Kind> | undefined {
  const grant: Grant = table[role.kind].files[file.kind]
  if (grant === 'none') return undefined
  if ((grant === 'own' || grant === 'own-redacted') && file.owner !== nameOf(role)) return undefined
  const isCut = grant === 'redacted' || grant === 'own-redacted'
  return { path: file.path, text: open(isCut ? cut(file, role, table) : file.text) }
}

/** Every file of a kind as it stands: no list is made anew, because the GM is shown all of a long campaign at every beat. */
export const openAll = <Kind extends RoleKind>(files: readonly CampaignFile[]): readonly Passage<Kind>[] =>
  files as readonly unknown[] as readonly Passage<Kind>[]

/** What was said is opened once for all who heard it: nobody changes it, and each of them has a list of their own. */
const opened = new WeakMap<object, Passage<RoleKind>>()

function openOne<Kind extends RoleKind>(said: Said): Passage<Kind> {
  const known = opened.get(said)
  const passage = known ?? { path: said.path, text: open<RoleKind>(said.text) }
  if (!known) opened.set(said, passage)
  return passage as Passage<Kind> // to whom it is open is decided by the list it stands in
}

type Said = { readonly path: string; readonly text: Secret }

/** Words that reach a role by the table's own line for them: all, those meant for it, or none. */
export function openSaid<Kind extends RoleKind, Words extends Said>(
  said: readonly Words[],
  reach: 'none' | 'all' | 'witnessed' | 'addressed',
  isFor: (words: Words) => boolean,
): readonly Passage<Kind>[] {
  if (reach === 'none') return []
  const passages: Passage<Kind>[] = []
  for (const words of said) if (reach === 'all' || isFor(words)) passages.push(openOne<Kind>(words))
  return passages
}

/** Sentences the rules wrote for whoever plays a character. */
export const openConstraints = <Kind extends RoleKind>(sentences: readonly string[]): readonly Open<Kind>[] =>
  sentences.map(sentence => open(sentence))

/** What a reader found on its own shelves, which were filled from the views of whoever it reads for. */
export const openRemembered = <Kind extends RoleKind>(path: string, text: string): Passage<Kind> => ({
  path,
  text: open(text),
})
