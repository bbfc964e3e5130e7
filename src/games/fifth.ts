/** D&D 5e by the SRD. */
import { fifth as rules } from '../rules/fifth/index.ts'
import { anyRules, type Game } from './game.ts'

export const fifth: Game = {
  id: 'fifth',
  shortTitle: 'D&D',
  rules: anyRules(rules),
  oracle: async seed => (await import('../cast/oracle/index.ts')).oracleCast({ seed }),
  words: async () => (await import('../cast/llm/fifth/words.ts')).fifthWords,
}
