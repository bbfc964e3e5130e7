/** All tools of a Game Master, in an order that never changes: they stand first in every prompt. */
import type { GameWords } from '../game.ts'
import { partyTools } from './party-tools.ts'
import { ruleTools } from './rule-tools.ts'
import { fewStoryTools, storyTools } from './story-tools.ts'
import type { GmTool } from './tool.ts'

const made = new WeakMap<GameWords, Map<boolean, readonly GmTool[]>>()

export function toolsOf(game: GameWords, isFew: boolean): readonly GmTool[] {
  const known = made.get(game) ?? new Map<boolean, readonly GmTool[]>()
  const tools = known.get(isFew) ?? [...(isFew ? fewStoryTools : storyTools), ...partyTools, ...ruleTools(game, isFew)]
  made.set(game, known.set(isFew, tools))
  return tools
}
