/** Which games there are: a line each, loaded when it is played. */
import { settingOf, type Preferences } from '../campaign/preferences/preferences.ts'
import { own } from '../core/own.ts'
import { accept, refuse, type Result } from '../core/result.ts'
import type { Game } from './game.ts'

type Row = {
  /** What it is called where somebody chooses. */
  readonly name: string
  /** What it is, in a sentence for somebody who chooses. */
  readonly about: string
  readonly load: () => Promise<Game>
}

const games: Readonly<Record<string, Row>> = {
  fifth: {
    name: 'Fifth edition',
    about: 'D&D by the fifth edition: heroes, spells and monsters, and a d20 for everything.',
    load: async () => (await import('./fifth.ts')).fifth,
  },
  blades: {
    name: 'Gloam after Dark',
    about: 'Gloam after Dark: a crew of scoundrels in a haunted city, dice that you spend, clocks that fill.',
    load: async () => (await import('./blades.ts')).blades,
  },
  coin: {
    name: 'Coin and Clock',
    about: 'Coin and Clock: the smallest game there is.',
    load: async () => (await import('./coin.ts')).coin,
  },
}

/** The games somebody would choose from: an example of how one is made is none of them. */
export const gameIds: readonly string[] = Object.keys(games).filter(id => id !== 'coin')

/** What a game is, in a sentence; nothing where it is not here. */
export const aboutGame = (id: string): string => own(games, id)?.about ?? ''

export const nameOfGame = (id: string): string => own(games, id)?.name ?? id

/** Which game somebody means who chose its name. */
export const gameCalled = (name: string): string => gameIds.find(id => nameOfGame(id) === name) ?? name

/** What a campaign is played by where nothing says otherwise. */
export const usualGame = 'fifth'

/** `game:` in the preferences; `ruleset:` is the same. */
export const gameIn = (preferences: Preferences): string =>
  settingOf(preferences, 'game') ?? settingOf(preferences, 'ruleset') ?? usualGame

export async function loadGame(id: string): Promise<Result<Game, string>> {
  const game = await own(games, id)?.load()
  if (game) return accept(game)
  return refuse(
    `This campaign is played by the rules "${id}", which are not here. There are: ${Object.keys(games).join(', ')}.`,
  )
}
