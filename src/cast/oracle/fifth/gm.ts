/**
 * The Game Master without a model. The same seed and the same words give the same evening: chance is drawn from the
 * table's seed and the count of beats, and the dice are the rules'.
 */
import { seedRng, streamOf } from '../../../core/random.ts'
import type { FifthWorld } from '../../../rules/fifth/model/world.ts'
import type { Cast, GmSees } from '../../../table/ports.ts'
import { lore } from '../../../rules/fifth/lore.ts'
import { readPlayed } from '../../../campaign/played/read-world.ts'
import type { OracleWorld } from '../../../campaign/played/world.ts'
import { save } from '../desk/aftermath.ts'
import { tellDues } from './dues.ts'
import { playBeat } from './beat.ts'
import { comeBack, fallBehind, reunite } from '../act/company/apart.ts'
import { involve } from '../act/company/involve.ts'
import { tempt } from '../act/company/tempt.ts'
import { keep, type Desk, type Play } from '../desk/desk.ts'
import { standing } from '../desk/heroes.ts'
import { layOut } from '../desk/lay-out.ts'
import { freshMemory, readMemory } from '../desk/memory.ts'
import { close, handOverNotes, open, refresh, resume, switchMode } from './session.ts'
import { offersWith, plainSuggestions, suggestionsFor } from '../hear/offers.ts'
import { flush, mayTell } from '../desk/tell.ts'

/** The world as the run found it: what play itself writes down makes no new world of it. */
export const oracleGm =
  (seed: string | number): Cast['gm'] =>
  sees =>
    beatOf(openDesk(seed, sees, readPlayed(sees.atFirst.files, lore)))

/** The human's character, as far as this beat or an earlier one has said. */
function humanOf(
  { incoming }: GmSees,
  known: string | undefined,
  party: readonly { readonly id: string }[],
): string | undefined {
  if (incoming.tag === 'SESSION_COMMAND' && incoming.command === 'start') return incoming.playerCharacter
  if (incoming.tag === 'PLAYER_ACTION' && party.some(({ id }) => id === incoming.character)) return incoming.character
  return known
}

export function openDesk(seed: string | number, sees: GmSees, world: OracleWorld): Desk {
  const kept = readMemory(sees.state.memory) ?? freshMemory(world.startId)
  const { human: known, ...rest } = kept
  const human = humanOf(sees, known, world.party)
  const memory = { ...rest, ...(human !== undefined && { human }), beat: kept.beat + 1 }
  const game = sees.world as unknown as FifthWorld // the table plays fifth, so its world is this
  const isYou = human !== undefined && sees.state.humanMode === 'HUMAN_RELAY'
  return {
    sees,
    world,
    game,
    memory,
    before: { game, memory: kept },
    chance: streamOf(seedRng(`${seed}/${memory.beat}`)),
    telling: [],
    told: [],
    actor: isYou ? human : leader(game, world.party, memory.beat),
    isYou,
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

/** Where nobody is human they take turns at going first. */
function leader(
  game: FifthWorld,
  party: readonly { readonly id: string; readonly name: string }[],
  beat: number,
): string {
  const up = new Set(standing(game).map(({ name }) => name))
  const able = party.filter(({ name }) => up.has(name))
  const among = able.length > 0 ? able : party
  return among[Math.floor(beat / 3) % Math.max(1, among.length)]?.id ?? 'nobody'
}

async function* beatOf(desk: Desk): Play {
  const { incoming } = desk.sees
  switch (incoming.tag) {
    case 'SESSION_COMMAND':
      if (incoming.command === 'end') return yield* close(desk)
      if (incoming.command === 'save') return yield* handOverNotes(desk)
      if (incoming.command === 'start') yield* desk.memory.visited.length === 0 ? open(desk) : resume(desk)
      break
    case 'MODE_SWITCH':
      switchMode(desk, incoming.mode)
      break
    case 'CONTEXT_REFRESH':
      refresh(desk)
      break
    case 'PLAYER_ACTION':
      if (yield* playBeat(desk, incoming.character === 'party' ? undefined : incoming.action)) return
      break
  }
  yield* finish(desk)
}

/** What was gathered is told, the company has its word, and everything is put where the next beat finds it. */
async function* finish(desk: Desk): Play {
  fallBehind(desk)
  yield* reunite(desk)
  yield* comeBack(desk)
  yield* flush(desk)
  yield* involve(desk)
  yield* tempt(desk)
  yield* save(desk)
  const options = suggestionsFor(desk)
  keep(desk, { options, offers: offersWith(desk, options), quiet: desk.isSavePoint ? 0 : desk.memory.quiet + 1 })
  yield* flush(desk)
  yield* tellDues(desk)
  yield { tag: 'REMEMBER', memory: desk.memory }
  yield* layOut(desk)
  yield* offer(desk, options)
}

/** What may not be said is left out, and the rest is offered. */
async function* offer(desk: Desk, options: readonly string[]): Play {
  if (options.length === 0 || !mayTell(desk)) return
  const outcome = yield { tag: 'SUGGEST', options }
  if (outcome.outcome !== 'withheld') return
  desk.withheld += 1
  const isBad = (option: string): boolean => outcome.leaks.some(({ said }) => said.includes(option))
  const rest = [...options, ...plainSuggestions(desk)].filter(
    (option, at, all) => !isBad(option) && all.indexOf(option) === at,
  )
  if (rest.length === 0 || !mayTell(desk)) return
  const fewer = rest.slice(0, options.length)
  keep(desk, { options: fewer })
  yield { tag: 'REMEMBER', memory: desk.memory }
  yield { tag: 'SUGGEST', options: fewer }
}
