/** The smallest game there is: the example of how one is added, and what tests play. */
import { coinRules } from '../table/testing/coin-rules.ts'
import type { Game } from './game.ts'

export const coin: Game = {
  id: 'coin',
  shortTitle: 'Coin and Clock',
  rules: coinRules,
  credits: '',
  oracle: async seed => (await import('../cast/oracle/plain/cast.ts')).plainCast(coinRules, seed),
}
