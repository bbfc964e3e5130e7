/** What the table knows while it plays: the campaign's texts, who heard what, and the views made of both. */
import { withFile, type CampaignFiles } from '../campaign/folder/files.ts'
import { indexNames, type NameIndex } from '../campaign/names/index-of-names.ts'
import { nameKinds, type NameKind } from '../campaign/names/spellings.ts'
import { nameOnSheet } from '../campaign/party.ts'
import { apartMark } from '../campaign/scenes/scene-name.ts'
import { seal } from '../campaign/secrets/secret.ts'
import { sortOf, type FileKind } from '../campaign/folder/kind.ts'
import type { TableState } from './chronicle/entry.ts'
import type { Aloud } from './beat/aloud.ts'
import type { Moment, Views } from './beat/context.ts'
import type { Narrated, Whispered } from './beat/in-play.ts'
import type { PastBeat } from './ports.ts'
import { access, type AccessTable } from './views/access.ts'
import type { RoleKind, RoleOf } from './views/role.ts'
import { viewFor } from './views/view-for.ts'
import type { View } from './views/view.ts'
import type { Heard, Whisper, World } from './views/world.ts'
import { gameMaster } from './whisper.ts'

/** As much of what was told as anyone looks back on; the rest is in the scenes. */
const longestHistory = 40

/** Beats that anyone looks back on: a table that is opened again reads so many of them, and knows as much as one that never closed. */
export const lookBack = 40

const kindOf: Readonly<Record<NameKind, FileKind>> = {
  party: 'sheet',
  npcs: 'npc',
  locations: 'location',
  factions: 'faction',
  items: 'item',
}

const isNamed = (kind: FileKind): boolean => Object.values(kindOf).includes(kind)

type Exchange = { readonly beat: number; readonly asked: string; readonly said: string }

/** With the beat it was told in. */
type Told = Heard & { readonly beat: number }

type Known = Pick<World, 'heard' | 'aloud' | 'whispers'> & { readonly campaign: CampaignFiles }

/** Those who are told something together are together, and have told each other what some of them missed. */
function tellEachOther(heard: readonly Told[], together: readonly string[]): readonly Told[] {
  const hasMissed = ({ witnesses }: Told): boolean =>
    together.some(one => witnesses.includes(one)) && together.some(one => !witnesses.includes(one))
  return heard.some(hasMissed)
    ? heard.map(one => (hasMissed(one) ? { ...one, witnesses: [...new Set([...one.witnesses, ...together])] } : one))
    : heard
}

const spokenIn = (beat: number, { hearers, text }: Aloud, count: number): Told => ({
  beat,
  path: `beat ${beat}, aloud ${count}`,
  text: seal(text),
  witnesses: hearers,
})

/** Pages of a group that was elsewhere are nothing to write from. */
const withoutOthers = (view: View<'narrator'>): View<'narrator'> => ({
  ...view,
  files: { ...view.files, scene: view.files.scene.filter(({ path }) => !path.includes(apartMark)) },
})

export class Knowledge {
  #campaign: CampaignFiles
  /** As it stood when the run began. */
  readonly #began: CampaignFiles
  readonly #table: AccessTable
  #names: NameIndex | undefined
  #heard: readonly Told[] = []
  #aloud: readonly Told[] = []
  #whispers: readonly (Whisper & { readonly beat: number })[] = []
  readonly #memories = new Map<string, readonly Exchange[]>()
  #beats: readonly PastBeat[] = []

  constructor(campaign: CampaignFiles, table: AccessTable = access, began: CampaignFiles = campaign) {
    this.#campaign = campaign
    this.#began = began
    this.#table = table
  }

  get campaign(): CampaignFiles {
    return this.#campaign
  }

  /** A file has new words. */
  changed(path: string, text: string | undefined): void {
    this.#campaign = withFile(this.#campaign, path, text)
    if (isNamed(sortOf(path).kind)) this.#names = undefined
  }

  /** Who is called what is looked up before anybody waits for it. */
  prepare(): void {
    void this.names
  }

  get names(): NameIndex {
    this.#names ??= indexNames(
      nameKinds.flatMap(kind =>
        this.#campaign[kindOf[kind]].map(({ path, text }) => ({
          kind,
          fileName: path.slice(path.lastIndexOf('/') + 1),
          text,
        })),
      ),
    )
    return this.#names
  }

  get party(): readonly string[] {
    return this.#campaign.sheet.flatMap(({ owner }) => owner ?? [])
  }

  titleOf(character: string): string {
    const sheet = this.#campaign.sheet.find(({ owner }) => owner === character)
    return sheet ? nameOnSheet(`${character}.md`, sheet.text) : character
  }

  /** What a beat told, and to whom; and what the party said aloud in it. */
  hear(beat: number, narrated: readonly Narrated[], said: readonly Aloud[] = []): void {
    const isLate = (one: { readonly beat: number }): boolean => one.beat > beat - lookBack
    for (const [character, exchanged] of this.#memories) this.#memories.set(character, exchanged.filter(isLate))
    let heard = this.#heard.filter(isLate)
    let aloud: readonly Told[] = [
      ...this.#aloud.filter(isLate),
      ...said.map((one, index) => spokenIn(beat, one, index + 1)),
    ]
    for (const [index, { present, text }] of narrated.entries()) {
      const path = `beat ${beat}, narrative ${index + 1}`
      heard = [...tellEachOther(heard, present), { beat, path, text: seal(text), witnesses: present }]
      aloud = tellEachOther(aloud, present)
    }
    this.#heard = heard.slice(-longestHistory)
    this.#aloud = aloud
    this.#whispers = this.#whispers.filter(isLate)
  }

  /** A beat is over, and the Game Master looks back on it. */
  live(past: PastBeat): void {
    this.#beats = [...this.#beats.filter(({ beat }) => beat > past.beat - lookBack && beat !== past.beat), past]
  }

  get beats(): readonly PastBeat[] {
    return this.#beats
  }

  /** Nothing that was told or said counts any more: play went back, and what still counts is told again. */
  forget(): void {
    this.#heard = []
    this.#aloud = []
    this.#beats = []
    this.#whispers = []
    this.#memories.clear()
  }

  /** Words that these alone have heard. */
  whisper(beat: number, whispered: Whispered): void {
    const count = this.#whispers.filter(one => one.beat === beat).length
    this.#whispers = [...this.#whispers, { beat, ...this.#sealed(whispered, `beat ${beat}, whisper ${count + 1}`) }]
  }

  #sealed({ from, hearers, text }: Whispered, path: string): Whisper {
    const whose = from === gameMaster ? 'For you alone' : `${this.titleOf(from)}, in a whisper`
    return { path, text: seal(`${whose}: ${text}`), to: hearers }
  }

  get history(): readonly string[] {
    return this.#heard.map(({ text }) => text)
  }

  remember(beat: number, character: string, asked: string, said: string): void {
    this.#memories.set(character, [...this.memoryOf(character), { beat, asked, said }])
  }

  memoryOf(character: string): readonly Exchange[] {
    return this.#memories.get(character) ?? []
  }

  get #known(): Known {
    return { campaign: this.#campaign, heard: this.#heard, aloud: this.#aloud, whispers: this.#whispers }
  }

  /** Views of what is known whenever one is made. */
  views(state: () => TableState, constraints: World['constraints']): Views {
    return this.#viewsOf(
      () => this.#known,
      () => ({ state: state(), constraints }),
    )
  }

  /** Views of what is known now, whenever one is made: what is written meanwhile is not in them. */
  viewsOfNow(state: TableState, constraints: World['constraints']): Views {
    const [known, now] = [this.#known, { state, constraints }]
    return this.#viewsOf(
      () => known,
      () => now,
    )
  }

  #viewsOf(known: () => Known, moment: () => Moment): Views {
    const view = <Kind extends RoleKind>(
      role: RoleOf<Kind> & { readonly kind: Kind },
      { state, constraints, whispers: late = [] }: Moment = moment(),
      { campaign, heard, aloud = [], whispers } = known(),
    ): View<Kind> => {
      const all = [...whispers, ...late.map((one, at) => this.#sealed(one, `just now, whisper ${at + 1}`))]
      const presence = Object.entries(state.groups).map(([name, members]) => ({ name, members }))
      return viewFor<Kind>(role, campaign, { presence, heard, aloud, whispers: all, constraints }, this.#table)
    }
    return {
      gm: () => view<'gm'>({ kind: 'gm' }),
      gmAtFirst: () => view<'gm'>({ kind: 'gm' }, moment(), { ...known(), campaign: this.#began }),
      companion: (character, now) => view<'companion'>({ kind: 'companion', character }, now),
      narrator: present => {
        const all = known()
        if (!present) return view<'narrator'>({ kind: 'narrator' })
        const heard = all.heard.filter(({ witnesses }) => witnesses.some(one => present.includes(one)))
        return withoutOthers(view<'narrator'>({ kind: 'narrator' }, moment(), { ...all, heard }))
      },
      journalKeeper: character => view<'journal-keeper'>({ kind: 'journal-keeper', character }),
      decisionLog: () => view<'decision-log'>({ kind: 'decision-log' }),
      npc: (npc, unknown) => view<'npc'>({ kind: 'npc', npc, unknown }),
    }
  }
}
