/** A table in the fresh mode, with a Game Master that is a list of texts, and a diary of everything in its order. */
import type { LeakCheck } from '../../src/table/beat/context.ts'
import type { Cast, TableEvent } from '../../src/table/ports.ts'
import { usualLimits } from '../../src/table/ports.ts'
import type { CompanionSees } from '../../src/table/ports.ts'
import { freshCast } from '../../src/table/fresh/cast.ts'
import type { FreshSees } from '../../src/table/fresh/port.ts'
import { saying } from '../../src/table/fresh/saying.ts'
import { openTable } from '../../src/table/open-table.ts'
import type { Table } from '../../src/table/table.ts'
import { coinRules } from '../../src/table/testing/coin-rules.ts'
import { countingClock, scriptedCast, scriptedDoor } from '../../src/table/testing/scripted.ts'
import { memoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/port.ts'
import { readText } from '../../src/store/text.ts'

export const campaign = {
  'overview.md': '# The Fen\n\n## Setting\nA wet place.\n',
  'preferences.md':
    '# Session Preferences\n\n## Narrative Style\nnarrative_style: novel\n\n## Player Character\nplayer_character: Orsa\n',
  'story-state.md': '# Story State\n\n## Current Situation\nThe ferry is late.\n\n## NPCs\n- Rook - clerk\n',
  'party/orsa-quill.md': '# Orsa Quill\n\n**Race**: Human\n**Class**: Fighter\n**HP**: 12\n**AC**: 16\n',
  'party/pim-hollow.md': '# Pim Hollow\n\nHP: 9\nAC: 13\n',
  'party/tace-ember.md': '# Tace Ember\n\nHP: 8\nAC: 12\n',
}

export const prompt = (type: string, request: string): string =>
  `---\nrequest_type: ${type}\n---\n\n## Current Scene\nScene: 001 - the-pier\n\n## Scene\nThe pier at dusk.\n\n## Just Happened\nA bell rang under the water.\n\n## Request\n${request}\n`

export type Desk = {
  readonly sees: FreshSees
  readonly write: (path: string, text: string) => Promise<void>
  readonly read: (path: string) => Promise<string | undefined>
}

/** One Game Master: its text, or what it does before it speaks. */
export type Gm = string | ((desk: Desk) => Promise<string>)

export async function pageOf(store: Store, path: string): Promise<string | undefined> {
  const found = await readText(store, path)
  return found.ok ? found.value?.text : undefined
}

/** Tells of every change outside of `runs/`, as it comes. */
function diaryStore(store: Store, diary: string[]): Store {
  const note = (line: string, path: string): void => {
    if (!path.startsWith('runs/')) diary.push(line)
  }
  return {
    ...store,
    write: (path, bytes, expected) => {
      note(`write ${path}`, path)
      return store.write(path, bytes, expected)
    },
    remove: (path, expected) => {
      note(`remove ${path.replace(/claimed-[0-9a-f]+/, 'claimed')}`, path)
      return store.remove(path, expected)
    },
  }
}

export type Played = {
  readonly store: Store
  readonly table: Table
  readonly diary: readonly string[]
  readonly prompts: readonly string[]
  readonly shown: readonly TableEvent[]
  readonly told: () => readonly string[]
  readonly page: (path: string) => Promise<string | undefined>
}

export type Options = {
  /** In the order they are asked; or by what they are told, for those that may be asked in a second process. */
  readonly gms: readonly Gm[] | ((prompt: string) => Gm)
  readonly store?: Store
  readonly companions?: (sees: CompanionSees) => string | Promise<string>
  readonly human?: string | null
  readonly lines?: readonly string[]
  readonly leaks?: LeakCheck
  readonly gmMs?: number
}

/** Each text is said once; a Game Master that is asked after the last says nothing. */
export async function sit(options: Options): Promise<Played> {
  const diary: string[] = []
  const prompts: string[] = []
  const left = typeof options.gms === 'function' ? [] : [...options.gms]
  const next = typeof options.gms === 'function' ? options.gms : () => left.shift() ?? ''
  const inner = options.store ?? memoryStore(campaign)
  const store = diaryStore(inner, diary)
  const door = scriptedDoor(options.lines)
  const human = options.human === undefined ? 'orsa-quill' : options.human
  const base = scriptedCast({ beats: [], ...(options.companions ? { companions: options.companions } : {}) })
  const cast: Cast = {
    ...base,
    companion: (sees, ask) => {
      diary.push(`ask ${sees.view.role.character}`)
      return base.companion(sees, ask)
    },
    journal: (sees, ask) => {
      diary.push(`journal of ${sees.view.role.character}`)
      return base.journal(sees, ask)
    },
    decisions: (sees, ask) => {
      diary.push(`decisions of ${sees.responses.map(({ character }) => character).join(', ')}`)
      return base.decisions(sees, ask)
    },
  }
  const mind = async (sees: FreshSees): Promise<string> => {
    diary.push('gm')
    prompts.push(sees.prompt)
    const gm = next(sees.prompt)
    const write = async (path: string, text: string): Promise<void> => {
      await store.write(path, Buffer.from(text), 'any')
    }
    return typeof gm === 'string' ? gm : gm({ sees, write, read: path => pageOf(inner, path) })
  }
  const ports = {
    store,
    campaign: 'the-fen',
    folder: 'campaigns/the-fen',
    game: 'D&D',
    human,
  }
  const opened = await openTable({
    store,
    cast: freshCast(cast, saying(mind, options.gmMs ?? 2000), { ...ports, show: door.show }),
    door,
    clock: countingClock(),
    ruleset: coinRules,
    limits: usualLimits,
    campaign: 'the-fen',
    mode: 'fresh',
    human,
    seed: '7',
    ...(options.leaks ? { leaks: options.leaks } : {}),
  })
  if (!opened.ok) throw new Error(opened.refusal)
  return {
    store: inner,
    table: opened.value,
    diary,
    prompts,
    shown: door.shown,
    told: () => door.shown.flatMap(event => (event.type === 'narrative' ? [event.text] : [])),
    page: path => pageOf(inner, path),
  }
}
