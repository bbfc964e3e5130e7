/** One sitting at one campaign, from opening the door to leaving it. */
import type { Preferences } from '../../campaign/preferences/preferences.ts'
import type { Sent } from '../../cast/llm/roles/sent.ts'
import { accept, refuse, type Result } from '../../core/result.ts'
import type { Clock } from '../../core/time.ts'
import type { Ruleset } from '../../rules/ruleset.ts'
import type { Game } from '../../games/game.ts'
import { gameIn, loadGame } from '../../games/registry.ts'
import { explainStore, type Lock, type Store } from '../../store/port.ts'
import { ChronicleLost } from '../../table/chronicle/lost.ts'
import { freshCast } from '../../table/fresh/cast.ts'
import { lockCampaign, openTable } from '../../table/open-table.ts'
import { readRecent, type RecentRun } from '../../table/run-record.ts'
import type { Door, People } from '../../table/ports.ts'
import { Suspended } from '../../table/suspended.ts'
import type { Table } from '../../table/table.ts'
import { preferencesOf } from '../game-at.ts'
import { castFor, readOracleAhead, type Seated } from '../casts.ts'
import { grantModel, type Consents } from '../consent.ts'
import { diskFault, isGone } from '../disk.ts'
import { namingCampaign } from '../in-use.ts'
import { argumentsFor, commandNames, obeyWith } from './commands/obey.ts'
import { completionsOf } from './complete.ts'
import type { Face } from './face.ts'
import type { Companions } from './party.ts'
import { offeredIn, recapOf, toldTo } from './record.ts'
import { takeSeat, type Choose, type Seat, type SeatWish } from './seat.ts'
import { Left } from './left.ts'
import { Sitting } from './sitting.ts'
import { asciiSigns, fineSigns } from './words.ts'

export type SessionWish = Omit<SeatWish, 'watches' | 'goesOnAs'> & {
  readonly campaign: string
  readonly mode?: 'team' | 'fresh'
  readonly seed: string
  readonly isAuto: boolean
  readonly isAscii: boolean
  /** Who thinks: `auto`, `provider/name`, or the Oracle when it is left out. */
  readonly model?: string
  readonly budget?: number
}

export type SessionPorts = {
  readonly store: Store
  readonly clock: Clock
  readonly face: Face
  readonly choose: Choose
  /** What this person has allowed the campaign to do. */
  readonly consents: Consents
  /** Shows what the player said, where nobody saw it typed. */
  readonly echoes: boolean
  /** Names are known once the seat is taken. */
  readonly seated: (seat: Seat) => void
  /** Other people at the table, where a door has seats for them. */
  readonly people?: People
  /** The table is open: for a door that shows more of it than a sitting does. */
  readonly opened?: (opened: Opened) => void
  /** Calls back when the process is asked to end. */
  readonly onSignal: (leave: () => void) => void
  /** Seats minds from elsewhere among those that play here. */
  readonly seating?: Seating
}

/** Who is seated anew, among whom, and how what is told reaches those who sit elsewhere. */
export type Seating = (
  home: Seated,
  about: { readonly human: string | null; readonly party: Companions; readonly game: Game; readonly campaign: string },
) => {
  readonly seated: Seated
  readonly overhear: NonNullable<Door['overhear']>
  /** Whether nobody sits elsewhere now who could be long in writing; seats are taken and left while it is played. */
  readonly writesFirst?: () => boolean
}

export type Opened = {
  readonly sitting: Sitting
  readonly table: Table
  readonly ruleset: Ruleset
  /** What it has cost so far, in a sentence; nothing where no model plays. */
  readonly cost: () => string
  /** What each role was last sent; nothing where no model plays. */
  readonly context: () => readonly Sent[]
}

export type SessionEnd = { readonly how: 'ended' | 'left' }

/** The run that was left open, as far as anybody looks back on it. */
async function openRunOf(store: Store): Promise<RecentRun | undefined> {
  const recent = await readRecent(store)
  return recent.ok && !recent.value.entries.some(({ type }) => type === 'run-closed') ? recent.value : undefined
}

/** What a run was begun with it goes on with. */
const gameOf = (preferences: Preferences, open: RecentRun | undefined): Promise<Result<Game, string>> =>
  loadGame(open?.origin.ruleset ?? gameIn(preferences))

/** The campaign is held before anybody is asked or anything is written: two who sit down at once do not mix. */
export async function playSession(ports: SessionPorts, wish: SessionWish): Promise<Result<SessionEnd, string>> {
  const lock = await lockCampaign(ports)
  if (!lock.ok) return refuse(namingCampaign(explainStore(lock.refusal), wish.campaign))
  try {
    return await playHolding(lock.value, ports, wish)
  } finally {
    await lock.value.release()
  }
}

async function playHolding(lock: Lock, ports: SessionPorts, wish: SessionWish): Promise<Result<SessionEnd, string>> {
  const { store, clock, face } = ports
  const open = await openRunOf(store)
  const granted = await grantModel({ ...wish, preferences: await preferencesOf(store) }, ports.consents, ports.choose)
  if (!granted.ok) return granted // before anything is written
  const goesOnAs = open ? { goesOnAs: open.origin.human } : {}
  readOracleAhead()
  const seat = await takeSeat(store, { ...wish, watches: wish.isAuto, ...goesOnAs }, ports.choose)
  if (!seat.ok) return seat
  ports.seated(seat.value)
  const preferences = await preferencesOf(store)
  const game = await gameOf(preferences, open)
  if (!game.ok) return game
  const { rules } = game.value
  const seed = open?.origin.seed ?? wish.seed
  const { human, party } = seat.value
  const home = await castFor({
    seed,
    ...granted.value,
    game: game.value,
    human: human === null ? 'the party' : party.shortName(human),
    spent: open?.spent ?? 0,
    waits: sign => face.busy(sign),
  })
  if (!home.ok) return home
  const elsewhere = ports.seating?.(home.value, { human, party, game: game.value, campaign: wish.campaign })
  const { cast: seated, fresh, limits, report, isInstant, note, context } = elsewhere?.seated ?? home.value
  const mode = open?.origin.mode === 'fresh' ? 'fresh' : open ? 'team' : (wish.mode ?? 'team')
  if (wish.mode !== undefined && wish.mode !== mode) face.show({ type: 'welcome', text: goesOnIn(mode) })
  if (note !== '') face.show({ type: 'welcome', text: note })
  const obey = obeyWith({
    store,
    ruleset: rules,
    human,
    party,
    report,
    context,
    credits: game.value.credits,
    signs: wish.isAscii ? asciiSigns : fineSigns,
  })
  face.tellIn?.(preferences.narrativeStyle ?? 'hybrid')
  const isAuto = wish.isAuto || human === null // what was begun without a player goes on without one
  const writesFirst = elsewhere?.writesFirst ?? (() => isInstant)
  const sitting = new Sitting({ face, party, human, obey, echoes: ports.echoes, writesFirst, isAuto })
  ports.onSignal(() => sitting.leave())
  face.completeWith?.(line =>
    completionsOf(line, {
      commands: commandNames,
      argumentsOf: command => argumentsFor(command, party),
      offers: () => sitting.glances.suggestions,
      names: () => sitting.glances.names,
    }),
  )
  const { shortTitle } = game.value
  const about = { store, campaign: wish.campaign, folder: `campaigns/${wish.campaign}`, game: shortTitle, human, rules }
  const cast =
    mode === 'team' ? seated : freshCast(seated, fresh(store), { ...about, show: event => sitting.show(event) })
  if (open) sitting.remember(recapOf(toldTo(open.entries, human).filter(({ beat }) => beat <= lastClosed(open)))) // the rest is told again
  face.busy()
  const opening = openTable({
    store,
    clock,
    cast,
    limits,
    door: elsewhere ? { ...doorOf(sitting), overhear: elsewhere.overhear } : sitting,
    ...(ports.people ? { people: ports.people } : {}),
    ruleset: rules,
    campaign: wish.campaign,
    human,
    seed,
    isAuto,
    lock,
    mode,
  })
  const table = await opening.catch((cause: unknown) => {
    if (cause instanceof Suspended) return undefined // gone again before what is open was answered
    if (isInstant || cause instanceof ChronicleLost) throw cause
    return refuse(stopped(cause, isInstant)) // a model may be down before the first word
  })
  if (table === undefined) return accept({ how: 'left' })
  if (!table.ok) return table
  ports.opened?.({
    sitting,
    table: table.value,
    ruleset: rules,
    cost: () => (isInstant ? '' : report()),
    context: context ?? (() => []),
  })
  sitting.tellPrevious()
  if (open && table.value.beat === lastClosed(open)) standAgain(sitting, table.value, open, rules)
  sitting.seatAt(table.value)
  sitting.comeBack()
  const ended = await playOut(sitting, table.value, isInstant)
  if (!isInstant) face.show({ type: 'answer', command: 'cost', text: report() }) // whoever pays is told, however it ended
  return ended
}

/** A run goes on as it was begun. */
const goesOnIn = (mode: 'team' | 'fresh'): string =>
  `This session was begun with --mode ${mode} and goes on so. End it with /end; the next can be another.`

const doorOf = ({ show, hear, caughtUp, comesBack }: Sitting): Door => ({ show, hear, caughtUp, comesBack })

const lastClosed = ({ entries }: RecentRun): number =>
  entries.reduce((last, entry) => (entry.type === 'beat-closed' ? entry.beat : last), 0)

/** The table goes on at the end of a beat, so nothing is told anew: the player is shown where they stand. */
function standAgain(sitting: Sitting, table: Table, { entries, origin }: RecentRun, ruleset: Ruleset): void {
  const lines = Object.fromEntries(
    origin.party.map(({ id, title }) => [id, ruleset.status(table.standing.world, title)] as const),
  )
  sitting.glances.standWith(lines, offeredIn(entries, table.beat))
  sitting.giveTurn()
}

/** How long somebody who leaves is kept waiting for a mind that is still thinking; the beat is gone on with later. */
const longestGoodbyeMs = 3000

/** Whoever pays for a model that is down has other ways on than to wait for it. */
const waysOn = (isInstant: boolean): string =>
  isInstant
    ? 'What was played is saved; play again to go on with it.'
    : 'What was played is saved. Ways on: play again later, and the beat is gone on with, nothing paid twice; play on now with --model oracle, or with another model; or take back the last line with gloam rewind.'

const stopped = (cause: unknown, isInstant: boolean): string => {
  const why = cause instanceof Error ? cause.message : JSON.stringify(cause)
  return `${diskFault(cause) ?? `The Game Master could not go on: ${why}`} ${waysOn(isInstant)}`
}

async function playOut(sitting: Sitting, table: Table, isInstant: boolean): Promise<Result<SessionEnd, string>> {
  sitting.whenLeft(() => table.leave())
  const playing = table.play().then(
    () => undefined,
    (cause: unknown) => cause,
  )
  const cause = await Promise.race([playing, sitting.goodbye(longestGoodbyeMs)])
  if (sitting.hasLeft && !table.standing.state.isEnded) await table.close()
  if (cause instanceof ChronicleLost) return refuse(cause.message)
  if (isGone(cause)) return refuse(new ChronicleLost(`runs/${table.runId}`).message)
  if (cause !== undefined && !(cause instanceof Left) && !sitting.hasLeft) {
    return refuse(stopped(cause, isInstant))
  }
  return accept({ how: table.standing.state.isEnded ? 'ended' : 'left' })
}
