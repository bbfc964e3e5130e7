/** Which games there are: a line each, loaded when it is played. */
import { settingOf, type Preferences } from '../campaign/preferences/preferences.ts'
import { own } from '../core/own.ts'
import { accept, refuse, type Result } from '../core/result.ts'
import type { Game } from './game.ts'

const games: Readonly<Record<string, () => Promise<Game>>> = {
  fifth: async () => (await import('./fifth.ts')).fifth,
  blades: async () => (await import('./blades.ts')).blades,
  coin: async () => (await import('./coin.ts')).coin,
}

/** What a campaign is played by where nothing says otherwise. */
const usual = 'fifth'

/** `game:` in the preferences; `ruleset:` is the same. */
export const gameIn = (preferences: Preferences): string =>
  settingOf(preferences, 'game') ?? settingOf(preferences, 'ruleset') ?? usual

export async function loadGame(id: string): Promise<Result<Game, string>> {
  const game = await own(games, id)?.()
  if (game) return accept(game)
  return refuse(
    `This campaign is played by the rules "${id}", which are not here. There are: ${Object.keys(games).join(', ')}.`,
  )
}
