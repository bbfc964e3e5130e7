/** D&D 5e by the SRD. */
import { fifth as rules } from '../rules/fifth/index.ts'
import { anyRules, type Game } from './game.ts'

export const fifth: Game = {
  id: 'fifth',
  shortTitle: 'D&D',
  rules: anyRules(rules),
  credits: 'The texts come from the System Reference Document 5.1 (CC-BY-4.0); see NOTICE.',
  stage: async () => (await import('../rules/fifth/creation/party.ts')).stage,
  reference: async () => {
    const { findRules, nearestNames } = await import('../rules/fifth/reference/find.ts')
    return { find: findRules, nearest: nearestNames }
  },
  oracle: async seed => (await import('../cast/oracle/index.ts')).oracleCast({ seed }),
  words: async () => (await import('../cast/llm/fifth/words.ts')).fifthWords,
}
