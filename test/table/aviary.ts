/**
 * Evenings in which every word carries a canary. What a mind is handed is kept for its seat, whole, and compared with
 * who may hold it; that is written down where the word is made, and never asked of the code under test.
 */
import { below, seedRng, streamOf, type Stream } from '../../src/core/random.ts'
import { openTable } from '../../src/table/open-table.ts'
import type { Move, Outcome } from '../../src/table/moves.ts'
import { usualLimits, type Cast } from '../../src/table/ports.ts'
import { coinRules } from '../../src/table/testing/coin-rules.ts'
import { countingClock } from '../../src/table/testing/scripted.ts'
import type { AccessTable } from '../../src/table/views/access.ts'
import { markOf, party, plantAll } from '../views/canaries.ts'

/** Canaries of what is said begin where no file's canary is. */
const firstSaid = 500_000

const seatsOf = (names: readonly string[]): readonly string[] =>
  names.flatMap(name => [`companion:${name}`, `journal-keeper:${name}`])

/** Those who hear everything that is told, or read of it in scenes and journals. */
const clerks = ['gm', 'narrator', 'decision-log'] as const

export class Aviary {
  readonly #holders = new Map<string, ReadonlySet<string>>()
  readonly #seen = new Map<string, Set<string>>()
  readonly #told: string[] = []
  #said = 0

  constructor(planted: ReturnType<typeof plantAll>['canaries']) {
    for (const { mark, holders } of planted) this.#holders.set(mark, new Set(holders))
  }

  /** A new canary that these may hold, beside the GM. */
  mark(...holders: readonly string[]): string {
    const mark = markOf(firstSaid + this.#said)
    this.#said += 1
    this.#holders.set(mark, new Set(['gm', ...holders]))
    return mark
  }

  /** A canary in what these were told. */
  tell(present: readonly string[]): string {
    const mark = this.mark(...clerks, ...seatsOf(present))
    this.#told.push(mark)
    return mark
  }

  /** These are together: what one of them was told, each of them may know from here on. Whispers stay whispers. */
  meet(members: readonly string[]): void {
    const seats = seatsOf(members)
    for (const mark of this.#told) {
      const holders = this.#holders.get(mark) ?? new Set()
      if (seats.some(seat => holders.has(seat))) this.#holders.set(mark, new Set([...holders, ...seats]))
    }
  }

  /** A mind in this seat was handed this. */
  see(seat: string, handed: unknown): void {
    const seen = this.#seen.get(seat) ?? new Set()
    this.#seen.set(seat, seen)
    for (const [mark] of JSON.stringify(handed).matchAll(/canary\d{6}x/g)) seen.add(mark)
  }

  /** `canary000012x -> companion:wren-adair` for each canary in a seat that may not hold it. */
  get leaks(): readonly string[] {
    return [...this.#seen].flatMap(([seat, marks]) =>
      [...marks].filter(mark => !this.#holders.get(mark)?.has(seat)).map(mark => `${mark} -> ${seat}`),
    )
  }

  /** Canaries of files that a seat may hold and was never handed. */
  get blind(): readonly string[] {
    const files = [...this.#holders].filter(([mark]) => mark < markOf(firstSaid))
    return [...this.#seen].flatMap(([seat, seen]) =>
      files.filter(([mark, holders]) => holders.has(seat) && !seen.has(mark)).map(([mark]) => `${mark} -> ${seat}`),
    )
  }
}

/** Every mind writes down what it is handed, and answers with canaries of its own. */
function watchedCast(aviary: Aviary, beat: (sees: Parameters<Cast['gm']>[0]) => readonly Move[]): Cast {
  return {
    name: 'watched',
    gm: sees => {
      aviary.see('gm', sees)
      return inOrder(beat(sees))
    },
    companion: async sees => {
      const { character } = sees.view.role
      aviary.see(`companion:${character}`, sees)
      aviary.see(`companion:${character}`, await sees.remembers.bearing(1000))
      aviary.see(`companion:${character}`, await sees.remembers.recall('the water rose; I nod; alone; whisper', 1000))
      return `I nod, ${aviary.mark(`companion:${character}`, 'decision-log')}.`
    },
    narrator: async sees => {
      aviary.see('narrator', sees)
      return [`It was told, ${aviary.mark('narrator', 'decision-log')}.`, ...sees.narratives]
    },
    journal: async sees => {
      const { character } = sees.view.role
      aviary.see(`journal-keeper:${character}`, sees)
      const mark = (): string => aviary.mark(...seatsOf([character]), 'decision-log')
      const [title, did, learned, feel, notes] = [mark(), mark(), mark(), mark(), mark()]
      return { title, happened: sees.narratives.join(' '), did, learned, feel, notes }
    },
    decisions: async sees => {
      aviary.see('decision-log', sees)
      const [title, context, significance] = [aviary.mark(), aviary.mark(), aviary.mark()]
      const decisions = sees.responses.map(({ character, response: decision }) => ({
        character,
        decision,
        significance,
      }))
      return { title, context, decisions, learned: [aviary.mark()], consequences: [aviary.mark()] }
    },
  }
}

async function* inOrder(moves: readonly Move[]): AsyncGenerator<Move, void, Outcome> {
  for (const move of moves) yield move
}

type Groups = Readonly<Record<string, readonly string[]>>

function dividing(stream: Stream): Groups {
  const groups: Record<string, string[]> = {}
  for (const name of party) (groups[['east', 'west', 'north'][below(stream, 3)] ?? 'east'] ??= []).push(name)
  return groups
}

const told = (aviary: Aviary, present: readonly string[], group?: string): Move => ({
  tag: 'NARRATIVE',
  text: `The water rose, ${aviary.tell(present)}, and fell.`,
  ...(group === undefined ? {} : { group }),
})

const asked = (aviary: Aviary, name: string) => ({
  name,
  requestType: 'FULL_CONTEXT' as const,
  sceneContext: `Here, ${aviary.mark(`companion:${name}`)}.`,
  justHappened: `Now, ${aviary.mark(`companion:${name}`)}.`,
  request: `Do, ${aviary.mark(`companion:${name}`)}.`,
})

const everyCompanion = party.map(name => `companion:${name}`)

/** A beat of chance; `groups` is where everybody is when it begins, and what it answers is where they are then. */
function beatOf(aviary: Aviary, stream: Stream, before: Groups): { readonly moves: readonly Move[]; groups: Groups } {
  const some = (share: number): boolean => below(stream, 100) < share
  const moves: Move[] = []
  let groups = before
  if (some(25)) moves.push({ tag: 'OPEN_SCENE', title: `Place ${below(stream, 99)}`, location: 'Gate', time: 'dusk' })
  if (some(30)) moves.push({ tag: 'GROUPS', groups: (groups = some(50) ? dividing(stream) : { all: [...party] }) })
  for (const members of Object.values(groups)) aviary.meet(members)
  if (some(50)) moves.push(told(aviary, party))
  for (const [name, members] of Object.entries(groups)) if (some(70)) moves.push(told(aviary, members, name))
  if (some(50)) moves.push({ tag: 'RULE', name: 'toss', input: { who: 'wren-adair' } })
  if (some(30)) moves.push({ tag: 'NARRATOR_NOTE', from: 'gm', note: aviary.mark('narrator') })
  if (some(60)) {
    const characters = party.filter(() => some(60)).map(name => asked(aviary, name))
    if (characters.length > 0) moves.push({ tag: 'AWAIT_PLAYERS', characters })
  }
  if (some(40)) {
    const [name = 'wren-adair'] = party.slice(below(stream, party.length))
    moves.push({ tag: 'WHISPER', to: name, text: `Hush, ${aviary.mark(...seatsOf([name]))}.` })
  }
  if (some(40)) {
    const state = [`SECRET: ${aviary.mark()}`, `NPC: Pell - ${aviary.mark()}`, `UPCOMING: ${aviary.mark()}`]
    const knowledge = [`LEARNED: ${aviary.mark('narrator', 'decision-log', ...everyCompanion)}`]
    moves.push({ tag: 'RECORD', state, knowledge })
  }
  return { moves, groups }
}

/** Everybody is asked, in two groups, and all is told. */
const fullBeat = (aviary: Aviary): readonly Move[] => [
  { tag: 'WHISPER', to: 'sel-oren', text: `Hush, ${aviary.mark(...seatsOf(['sel-oren']))}.` },
  { tag: 'GROUPS', groups: { east: ['wren-adair', 'odo-finch'], west: ['sel-oren'] } },
  told(aviary, ['wren-adair', 'odo-finch'], 'east'),
  told(aviary, ['sel-oren'], 'west'),
  { tag: 'AWAIT_PLAYERS', characters: party.map(name => asked(aviary, name)) },
]

async function play(
  aviary: Aviary,
  store: ReturnType<typeof plantAll>['store'],
  beats: number,
  beat: () => readonly Move[],
  access?: AccessTable,
): Promise<void> {
  const opened = await openTable({
    store,
    cast: watchedCast(aviary, beat),
    door: { show: () => undefined, hear: () => new Promise<undefined>(() => undefined) },
    clock: countingClock(),
    ruleset: coinRules,
    limits: usualLimits,
    campaign: 'the-salt-road',
    human: null,
    seed: '1',
    ...(access ? { access } : {}),
  })
  if (!opened.ok) throw new Error(opened.refusal)
  for (let count = 1; count < beats; count += 1) {
    await opened.value.say(`I do thing ${count}`)
    if (count % 10 === 0) await opened.value.drain() // so that what was written is seen, whatever the machine is doing
  }
  await opened.value.close()
}

/** A random evening of so many beats. */
export async function watchEvening(seed: number, beats: number): Promise<Aviary> {
  const { store, canaries } = plantAll()
  const aviary = new Aviary(canaries)
  const stream = streamOf(seedRng(`aviary ${seed}`))
  let groups: Groups = { all: [...party] }
  await play(aviary, store, beats, () => {
    const made = beatOf(aviary, stream, groups)
    groups = made.groups
    return made.moves
  })
  return aviary
}

/** A short evening in which everybody is asked, at a table with other rules of access. */
export async function watchLoosened(access: AccessTable): Promise<Aviary> {
  const { store, canaries } = plantAll()
  const aviary = new Aviary(canaries)
  await play(aviary, store, 3, () => fullBeat(aviary), access)
  return aviary
}
