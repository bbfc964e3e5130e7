/**
 * Who may see what. This table is the whole of it: the views are computed from it, their types are derived from it,
 * and the canary test fails when a line of it is loosened.
 */
import type { FileKind } from '../../campaign/folder/kind.ts'
import type { Tier } from '../../campaign/secrets/tiers.ts'
import type { RoleKind } from './role.ts'

/**
 * `own` is the role's own file as it stands; `own-redacted` is that without what the GM alone should read; `redacted`
 * and `full` are every file of the kind.
 */
export type Grant = 'none' | 'own' | 'own-redacted' | 'redacted' | 'full'

export type RoleAccess = {
  readonly files: Readonly<Record<FileKind, Grant>>
  /** In a redacted file of these kinds only these sections are left, by the beginning of their titles. */
  readonly only: Partial<Readonly<Record<FileKind, readonly string[]>>>
  /** What of an NPC's knowledge is left in a redacted file. */
  readonly tiers: readonly Tier[]
  readonly hears: 'none' | 'witnessed' | 'all'
  readonly whispers: 'none' | 'addressed' | 'all'
}

export type AccessTable = Readonly<Record<RoleKind, RoleAccess>>

const nothing = {
  overview: 'none',
  'story-state': 'none',
  'party-knowledge': 'none',
  preferences: 'none',
  'decision-log': 'none',
  relationships: 'none',
  'world-primer': 'none',
  sheet: 'none',
  'player-sheet': 'none',
  journal: 'none',
  brief: 'none',
  npc: 'none',
  location: 'none',
  faction: 'none',
  item: 'none',
  beats: 'none',
  story: 'none',
  scene: 'none',
  'tmp-prompt': 'none',
  'tmp-response': 'none',
  'tmp-notes': 'none',
  'tmp-narrative': 'none',
  tmp: 'none',
  other: 'none',
} as const satisfies RoleAccess['files']

const everything = {
  overview: 'full',
  'story-state': 'full',
  'party-knowledge': 'full',
  preferences: 'full',
  'decision-log': 'full',
  relationships: 'full',
  'world-primer': 'full',
  sheet: 'full',
  'player-sheet': 'full',
  journal: 'full',
  brief: 'full',
  npc: 'full',
  location: 'full',
  faction: 'full',
  item: 'full',
  beats: 'full',
  story: 'full',
  scene: 'full',
  'tmp-prompt': 'full',
  'tmp-response': 'full',
  'tmp-notes': 'full',
  'tmp-narrative': 'full',
  tmp: 'full',
  other: 'full',
} as const satisfies RoleAccess['files']

export const access = {
  gm: { files: everything, only: {}, tiers: ['public', 'private', 'secret'], hears: 'all', whispers: 'all' },
  companion: {
    files: {
      ...nothing,
      sheet: 'own-redacted',
      'player-sheet': 'own',
      'party-knowledge': 'redacted',
      journal: 'own',
      'world-primer': 'redacted',
      'tmp-prompt': 'own',
    },
    only: {},
    tiers: [],
    hears: 'witnessed',
    whispers: 'addressed',
  },
  narrator: {
    files: {
      ...nothing,
      preferences: 'redacted',
      overview: 'redacted',
      'party-knowledge': 'redacted',
      sheet: 'redacted', // what anyone can see of a character; a brief says it better where there is one
      brief: 'redacted',
      scene: 'full', // its own writing
    },
    only: {
      overview: ['setting', 'tone', 'theme', 'hook', 'premise', 'genre'],
      sheet: ['basic information', 'appearance'],
    },
    tiers: [],
    hears: 'all',
    whispers: 'addressed',
  },
  'journal-keeper': {
    files: { ...nothing, sheet: 'own-redacted', 'player-sheet': 'own', journal: 'own', 'tmp-notes': 'own' },
    only: {},
    tiers: [],
    hears: 'witnessed', // never `tmp/narrative-for-journal.md`, which holds what absent groups lived through
    whispers: 'addressed',
  },
  'decision-log': {
    files: {
      ...nothing,
      'story-state': 'redacted',
      'party-knowledge': 'redacted',
      journal: 'full',
      scene: 'full',
      'tmp-prompt': 'full',
      'tmp-response': 'full',
      'tmp-notes': 'full',
      'tmp-narrative': 'full',
    },
    only: { 'story-state': ['current situation', 'recent events'] },
    tiers: [],
    hears: 'all',
    whispers: 'none',
  },
  npc: {
    files: { ...nothing, npc: 'own-redacted', 'party-knowledge': 'redacted', 'world-primer': 'redacted' },
    only: {},
    tiers: ['public', 'private', 'secret'], // of its own file: it must know what it hides
    hears: 'witnessed',
    whispers: 'addressed',
  },
} as const satisfies AccessTable

type Grants<Kind extends RoleKind> = (typeof access)[Kind]['files']

/** The kinds of file a role holds anything of. */
export type Granted<Kind extends RoleKind> = {
  [File in FileKind]: Grants<Kind>[File] extends 'none' ? never : File
}[FileKind]
