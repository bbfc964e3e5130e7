/** Which games there are. Only the doors know them by name, and load one when it is played. */
import { own } from '../../core/own.ts'
import type { Ruleset } from '../../rules/ruleset.ts'

/** A game's own world and events are its own business: outside, a world is JSON and an event has a type. */
const anyGame = (ruleset: unknown): Ruleset => ruleset as Ruleset

const games: Readonly<Record<string, () => Promise<Ruleset>>> = {
  fifth: async () => anyGame((await import('../../rules/fifth/index.ts')).fifth),
  coin: async () => (await import('../../table/testing/coin-rules.ts')).coinRules,
}

/** Undefined when no game has this name. */
export const loadRuleset = async (name: string): Promise<Ruleset | undefined> => own(games, name)?.()
