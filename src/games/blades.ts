/** A crew of scoundrels in a haunted city. */
import { blades as rules } from '../rules/blades/index.ts'
import { anyRules, type Game } from './game.ts'

export const blades: Game = {
  id: 'blades',
  shortTitle: 'Gloam after Dark',
  rules: anyRules(rules),
  oracle: async seed => (await import('../cast/oracle/blades/cast.ts')).scoundrelCast(seed),
}
