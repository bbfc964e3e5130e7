/**
 * A campaign with a canary in every file and section, each with the roles that may hold it. Who may is written down
 * here by hand, from the rules people play by, and never asked of the code under test.
 */
import { memoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/port.ts'

export const party = ['wren-adair', 'odo-finch', 'sel-oren'] as const
export const people = ['keeper-holt', 'mistress-pell'] as const

/** `companion:wren-adair`; roles that are no one in the story have no name. */
export const seats: readonly string[] = [
  'gm',
  'narrator',
  'decision-log',
  ...party.flatMap(name => [`companion:${name}`, `journal-keeper:${name}`]),
  ...people.map(name => `npc:${name}`),
]

export type Canary = { readonly mark: string; readonly path: string; readonly holders: readonly string[] }

const of = (name: string): readonly string[] => [`companion:${name}`, `journal-keeper:${name}`]
const everyone = [
  'narrator',
  'decision-log',
  ...party.map(name => `companion:${name}`),
  ...people.map(name => `npc:${name}`),
]
const primer = [...party.map(name => `companion:${name}`), ...people.map(name => `npc:${name}`)]

/** A mark no text holds by chance, and no other mark contains. */
export const markOf = (number: number): string => `canary${String(number).padStart(6, '0')}x`

export class Nest {
  readonly canaries: Canary[] = []
  readonly texts: Record<string, string> = {}

  /** Words with a canary for `#` at the end of a file. The GM may hold every one. */
  plant(path: string, words: string, holders: readonly string[] = []): this {
    const mark = markOf(this.canaries.length)
    this.canaries.push({ mark, path, holders: ['gm', ...holders] })
    this.texts[path] = `${this.texts[path] ?? ''}${words.replaceAll('#', mark)}`
    return this
  }
}

function plantTop(nest: Nest): void {
  nest
    .plant('overview.md', '^ The Salt Road\n\n#\n\n')
    .plant('overview.md', '^^ Setting\n\n#\n\n', ['narrator'])
    .plant('overview.md', '> **GM Note**: #\n> and #\n\n')
    .plant('overview.md', '^^ Tone & Themes\n\n#\n\n', ['narrator'])
    .plant('overview.md', '^^ The Hook\n\n#\n\n', ['narrator'])
    .plant('overview.md', '^^ The Threat\n\n#\n\n')
    .plant('overview.md', '^^ Campaign Arc (GM Eyes Only)\n\n#\n\n^^^ Act One\n\n#\n\n')
    .plant('overview.md', '^^ House Rules\n\n- Long rests take a week: #\n')
    .plant('story-state.md', '^ Story State\n\n^^ Current Situation\n\n#\n\n', ['decision-log'])
    .plant('story-state.md', '^^ Active Quests\n\n#\n\n')
    .plant('story-state.md', '^^ Recent Events Summary\n\n#\n\n', ['decision-log'])
    .plant('story-state.md', '^^ GM Notes (Secret)\n\n^^^ Hidden Information\n\n- #\n')
    .plant(
      'party-knowledge.md',
      '^ Party Knowledge\n\n^^ What We Know\n\n- #\n- The reeve does not know we came.\n\n',
      everyone,
    )
    .plant('party-knowledge.md', '> **GM Note**: #\n\n')
    .plant('party-knowledge.md', '^^ Truths (GM only)\n\n#\n')
    .plant('preferences.md', '^ Preferences\n\nnarrative_style: hybrid #\n', ['narrator'])
    .plant('preferences.md', '\n**GM Note**: #\n')
    .plant('decision-log.md', '^ Decision Log\n\n#\n')
    .plant('story-so-far.md', '^ The Story So Far\n\n^^ Session 1\n\n#\n')
    .plant('relationships.md', '^ Relationships\n\n#\n')
    .plant('world-primer.md', '^ The World\n\n#\n\n', primer)
    .plant('world-primer.md', '(GM only: #)\n')
}

function plantSheet(nest: Nest, name: string): void {
  const path = `party/${name}.md`
  nest
    .plant(path, '^ A Character\n\n**Bond**: #\n', of(name))
    .plant(path, "**What They Don't Know**: #\n", [])
    .plant(
      path,
      '\n^^ Basic Information\n\n| **Race** | # |\n\n',
      name === 'odo-finch' ? of(name) : [...of(name), 'narrator'],
    )
    .plant(path, '^^ Knowledge and Secrets\n\n# (They do not guess it. She does not know yet.)\n\n', of(name))
    .plant(path, 'A lamp. (She does not know #.) It burns.\n\n')
    .plant(path, '^^^ What She Does NOT Know\n\n- #\n\n')
    .plant(path, '^^ Notes\n\n#\n')
    .plant(`party/${name}-journal.md`, '^ Journal\n\nHe does not know that I saw him: #\n', [
      ...of(name),
      'decision-log',
    ])
    .plant(`tmp/${name}-prompt.md`, '#\n', [`companion:${name}`, 'decision-log'])
    .plant(`tmp/${name}-response.md`, '#\n', ['decision-log'])
    .plant(`tmp/${name}-notes-for-journal.md`, '#\n', [`journal-keeper:${name}`, 'decision-log'])
}

/** The third character has a sheet that its author made for players, so nobody but the GM sees the other one. */
function plantParty(nest: Nest): void {
  for (const name of party.slice(0, 2)) plantSheet(nest, name)
  nest
    .plant('party/odo-finch-brief.md', '^ Odo\n\nTall: #\n\n', ['narrator'])
    .plant('party/odo-finch-brief.md', '**GM Note**: #\n')
    .plant('party/sel-oren.md', '^ Sel\n\n#\n\n^^ Basic Information\n\n', [])
    .plant('party/sel-oren.md', '| **Race** | # |\n', ['narrator'])
    .plant('party/sel-oren.player.md', '^ Sel\n\n#\n', of('sel-oren'))
}

function plantPerson(nest: Nest, name: string): void {
  const path = `npcs/${name}.md`
  nest
    .plant(path, '^ A Person\n\n^^ Appearance\n\n#\n\n', [`npc:${name}`])
    .plant(path, '^^ What They Know\n\n^^^ Public Knowledge\n\n#\n\n', [`npc:${name}`])
    .plant(path, '^^^ Private Knowledge (requires trust)\n\n#\n\n', [`npc:${name}`])
    .plant(path, '^^^ Secrets (GM only)\n\n#\n\n', [`npc:${name}`])
    .plant(path, '^^^ What They Do Not Know\n\n#\n\n')
    .plant(path, '^^ Plot Relevance\n\n#\n\n^^ GM Notes\n\n#\n')
}

function plantRest(nest: Nest): void {
  nest
    .plant('locations/gate.md', '^ Gate\n\n^^ Overview\n\n#\n')
    .plant('factions/guild.md', '^ Guild\n\n**Public Goal**: #\n')
    .plant('items/lamp.md', '^ Lamp\n\n#\n')
    .plant('beats/session-1-beats.md', '^ Beats\n\n#\n')
    .plant('scenes/001-the-gate.md', '#\n', ['narrator', 'decision-log'])
    .plant('tmp/gm-context.md', '^^ Contingencies\n\n#\n')
    .plant('tmp/gm-state-delta.md', '- SECRET: #\n')
    .plant('tmp/party-knowledge-delta.md', '- #\n')
    .plant('tmp/narrative-for-journal.md', '#\n', ['decision-log'])
    .plant('species/reed-folk.md', '^ Reed-Folk\n\n#\n')
    .plant('notes.md', '#\n')
    .plant('party/old/wren-adair.md', '^ An old sheet\n\n#\n')
}

export type Planted = { readonly store: Store; readonly canaries: readonly Canary[] }

export function plantAll(): Planted {
  const nest = new Nest()
  plantTop(nest)
  plantParty(nest)
  for (const name of people) plantPerson(nest, name)
  plantRest(nest)
  const texts = Object.entries(nest.texts).map(([path, text]) => [path, text.replaceAll('^', '#')] as const)
  return { store: memoryStore(Object.fromEntries(texts)), canaries: nest.canaries }
}
