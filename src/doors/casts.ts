/** Which cast plays. The doors know minds by name here and nowhere else. */
import { settingOf, type Preferences } from '../campaign/preferences/preferences.ts'
import { accept, type Result } from '../core/result.ts'
import type { Waits } from '../cast/llm/model/signs.ts'
import type { Sent } from '../cast/llm/roles/sent.ts'
import type { Game } from '../games/game.ts'
import { handingOff } from '../table/fresh/handing-off.ts'
import type { FreshMind } from '../table/fresh/port.ts'
import { usualLimits, type Cast, type Limits } from '../table/ports.ts'
import type { Store } from '../store/port.ts'

export type CastWish = {
  readonly seed: string
  /** By --model, else by the preferences' `model`, else the Oracle: nobody's money is spent without being asked. */
  readonly model?: string | undefined
  readonly budget?: number | undefined
  readonly game: Game
  readonly human: string
  readonly preferences: Preferences
  /** Dollars that the run has cost already, which are part of the budget. */
  readonly spent: number
  /** Told whom the human is waiting for. */
  readonly waits?: Waits
}

export type Seated = {
  readonly cast: Cast
  /** The same Game Master as one that is new at each hand-off, with the campaign's files and nothing else. */
  readonly fresh: (store: Store) => FreshMind
  readonly limits: Limits
  /** It answers at once and always the same, so waiting for what it writes costs nothing and keeps it the same. */
  readonly isInstant: boolean
  /** What it has cost so far, in a sentence for the player. */
  readonly report: () => string
  /** What each role was last sent; nothing where no model plays. */
  readonly context?: () => readonly Sent[]
  /** Which model plays and why; nothing where nobody asked for one. */
  readonly note: string
}

/** A person may think as long as they like, and nobody else at this table has to be waited for. */
const unhurried: Limits = { ...usualLimits, companionMs: 86_400_000 }

/** A model that is asked again after a minute's wait is still the same Game Master. */
const patient: Limits = { ...unhurried, gmMs: 1_800_000, backgroundMs: 600_000 }

/** Reads the Oracle's code while a person is reading a question; a fault of it is heard when it is asked to play. */
export function readOracleAhead(): void {
  void import('../cast/oracle/index.ts').catch(() => undefined)
}

export async function castFor(wish: CastWish): Promise<Result<Seated, string>> {
  const oracle = await wish.game.oracle(wish.seed)
  const spec = wish.model ?? settingOf(wish.preferences, 'model')
  if (spec === undefined || spec === 'oracle') return accept(seatOracle(oracle, ''))
  const { modelCast } = await import('./model-cast.ts')
  const { game, human, preferences, spent, budget, waits } = wish
  const chosen = await modelCast({
    spec,
    budget,
    game,
    human,
    preferences,
    spent,
    env: process.env,
    fallback: oracle,
    waits,
  })
  if (!chosen.ok) return chosen
  const { cast, why } = chosen.value
  if (!cast) return accept(seatOracle(oracle, why))
  const { fresh } = cast
  const { context } = cast
  const report = (): string => cast.report().join('\n')
  return accept({ cast, fresh, limits: patient, isInstant: false, report, context, note: why })
}

const seatOracle = (cast: Cast, note: string): Seated => ({
  cast,
  fresh: () => handingOff(cast.gm),
  limits: unhurried,
  isInstant: true,
  report: () => 'The Oracle plays from rules, tables and the campaign itself: no model, no tokens, and nothing to pay.',
  note,
})
