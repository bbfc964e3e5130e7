/** A table at which there is nothing but a fight, run by the Oracle: a real table, real rules, and a door of script. */
import { seedRng, streamOf } from '../../src/core/random.ts'
import { assert } from '../../src/core/result.ts'
import type { Json } from '../../src/core/json.ts'
import { beginFight, type Begins } from '../../src/cast/oracle/fight/begin.ts'
import { fightBeat } from '../../src/cast/oracle/fight/beat.ts'
import { flush } from '../../src/cast/oracle/desk/tell.ts'
import { freshMemory, readMemory } from '../../src/cast/oracle/desk/memory.ts'
import { hear } from '../../src/cast/oracle/hear/hear.ts'
import { hearingOf } from '../../src/cast/oracle/hear/hearing.ts'
import type { Wish as Heard } from '../../src/cast/oracle/desk/wishes.ts'
import type { Desk } from '../../src/cast/oracle/desk/desk.ts'
import type { Encounter, OracleWorld } from '../../src/campaign/played/world.ts'
import { createCharacter } from '../../src/rules/fifth/creation/create.ts'
import { fifth } from '../../src/rules/fifth/index.ts'
import type { FifthEvent } from '../../src/rules/fifth/model/events.ts'
import type { FifthWorld } from '../../src/rules/fifth/model/world.ts'
import type { Ruleset } from '../../src/rules/ruleset.ts'
import { memoryStore } from '../../src/store/memory.ts'
import type { Move, Outcome } from '../../src/table/moves.ts'
import { openTable } from '../../src/table/open-table.ts'
import type { Cast, CompanionSees, GmSees, TableEvent } from '../../src/table/ports.ts'
import { countingClock, scriptedCast, scriptedDoor } from '../../src/table/testing/scripted.ts'

export type Hero = { readonly name: string; readonly className: string }

export const heroes: readonly Hero[] = [
  { name: 'Tilda Brannock', className: 'Fighter' },
  { name: 'Corin Ash', className: 'Cleric' },
  { name: 'Wren Sallow', className: 'Rogue' },
  { name: 'Mira Sol', className: 'Wizard' },
]

const about = { race: 'Human', campaign: 'The Salt Road', method: 'array', background: 'Acolyte' } as const

const fileOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-')

function sheetOf({ name, className }: Hero, level: number): string {
  const made = createCharacter({ ...about, name, className, level, player: 'ai' }, seedRng(name))
  assert(made.ok, `${className} can be made`)
  return made.value.sheet
}

const worldOf = (party: readonly Hero[]): OracleWorld => ({
  title: 'The Salt Road',
  setting: [],
  tone: [],
  hook: [],
  startId: 'yard',
  places: [],
  people: [],
  common: [],
  factions: [],
  items: [],
  quests: [],
  threats: [],
  endings: [],
  party: party.map(({ name }) => ({ id: fileOf(name), name })),
})

export type Wish = {
  readonly encounter: Pick<Encounter, 'name' | 'text' | 'foes' | 'tier'>
  readonly options?: Begins
  readonly party?: readonly Hero[]
  readonly level?: number
  readonly seed: string | number
  readonly isAuto?: boolean
  readonly companions?: (sees: CompanionSees) => string
  /** Another mind for the companions altogether. */
  readonly mind?: Cast['companion']
  readonly watch?: (move: Move, outcome: Outcome) => void
}

/** What a line comes to; of two readings the likelier. */
function wishesIn(desk: Desk, line: string): readonly Heard[] {
  const heard = hear(line, hearingOf(desk))
  if (heard.kind === 'nothing') return []
  return heard.kind === 'wishes' ? heard.wishes : heard.readings.slice(0, 1).map(({ wish }) => wish)
}

function deskFor(sees: GmSees, world: OracleWorld, seed: string, human: string | undefined): Desk {
  const game = sees.world as unknown as FifthWorld
  const memory = {
    ...(readMemory(sees.state.memory) ?? freshMemory('yard')),
    ...(human === undefined ? {} : { human }),
  }
  return {
    sees,
    world,
    game,
    memory,
    before: { game, memory },
    chance: streamOf(seedRng(`${seed} ${sees.history.length}`)),
    telling: [],
    told: [],
    actor: human ?? world.party[0]?.id ?? '',
    isYou: human !== undefined,
    learned: [],
    noted: [],
    moments: [],
    calls: [],
    groups: sees.state.groups,
    deeds: [],
    withheld: 0,
    isSavePoint: false,
    hasRested: false,
    hasAsked: false,
    offered: [],
    isMissed: false,
    next: [],
  }
}

export type Fought = {
  readonly shown: readonly TableEvent[]
  readonly told: () => readonly string[]
  readonly say: (line: string) => Promise<void>
  readonly world: () => FifthWorld
  readonly memory: () => ReturnType<typeof readMemory>
  readonly events: FifthEvent[]
  readonly before: FifthWorld
  readonly isOver: () => boolean
}

/** Everything a test wants to see of a fight at a table. */
export async function fightAtTable(wish: Wish): Promise<Fought> {
  const { party = heroes, level = 1, isAuto = false, encounter, options, seed } = wish
  const world = worldOf(party)
  const human = isAuto ? undefined : world.party[0]?.id
  const events: FifthEvent[] = []
  async function* gm(sees: GmSees): AsyncGenerator<Move, void, Outcome> {
    const desk = deskFor(sees, world, String(seed), human)
    const { incoming } = sees
    const line = incoming.tag === 'PLAYER_ACTION' ? incoming.action : ''
    const play =
      incoming.tag === 'PLAYER_ACTION' ? fightBeat(desk, wishesIn(desk, line)) : beginFight(desk, encounter, options)
    let step = await play.next()
    while (!step.done) {
      const outcome = yield step.value
      if (outcome.outcome === 'ruled') events.push(...(outcome.events as readonly FifthEvent[]))
      wish.watch?.(step.value, outcome)
      step = await play.next(outcome)
    }
    yield* flush(desk)
    const { offered } = desk
    if (offered.length > 0) yield { tag: 'SUGGEST', options: offered }
    yield { tag: 'REMEMBER', memory: { ...desk.memory, options: offered } as unknown as Json }
  }
  const files = Object.fromEntries(party.map(hero => [`party/${fileOf(hero.name)}.md`, sheetOf(hero, level)]))
  const door = scriptedDoor()
  const opened = await openTable({
    store: memoryStore({ 'overview.md': '# The Salt Road\n', ...files }),
    door,
    cast: {
      ...scriptedCast({ beats: [gm], companions: wish.companions ?? (() => 'I attack.') }),
      ...(wish.mind === undefined ? {} : { companion: wish.mind }),
    },
    clock: countingClock(),
    ruleset: fifth as unknown as Ruleset,
    limits: { companionMs: 2000, gmMs: 5000, backgroundMs: 2000, shutdownMs: 2000 },
    campaign: 'the-salt-road',
    human: human ?? null,
    seed: String(seed),
  })
  assert(opened.ok, opened.ok ? '' : opened.refusal)
  const table = opened.value
  const game = (): FifthWorld => table.standing.world as unknown as FifthWorld
  return {
    shown: door.shown,
    told: () => door.shown.flatMap(event => (event.type === 'narrative' ? [event.text] : [])),
    say: line => table.say(line),
    world: game,
    memory: () => readMemory(table.standing.state.memory),
    events,
    before: fifth.open(files).world,
    isOver: () => game().fight === null,
  }
}
