/** All tools of a Game Master, in an order that never changes: they stand first in every prompt. */
import type { GameWords } from '../game.ts'
import { partyTools } from './party-tools.ts'
import { ruleTools } from './rule-tools.ts'
import { storyTools } from './story-tools.ts'
import type { GmTool } from './tool.ts'

const made = new WeakMap<GameWords, readonly GmTool[]>()

export function toolsOf(game: GameWords): readonly GmTool[] {
  const tools = made.get(game) ?? [...storyTools, ...partyTools, ...ruleTools(game)]
  made.set(game, tools)
  return tools
}
