/** What a campaign is played by, as its own preferences say. */
import { readPreferences, type Preferences } from '../campaign/preferences/preferences.ts'
import type { Result } from '../core/result.ts'
import type { Game } from '../games/game.ts'
import { gameIn, loadGame } from '../games/registry.ts'
import type { Store } from '../store/port.ts'
import { readText } from '../store/text.ts'

export async function preferencesOf(store: Store): Promise<Preferences> {
  const found = await readText(store, 'preferences.md')
  return readPreferences(found.ok ? found.value?.text : undefined)
}

export const gameAt = async (store: Store): Promise<Result<Game, string>> =>
  loadGame(gameIn(await preferencesOf(store)))
