/** Gloam after Dark as a model plays it. Its turns have a form of their own, so that a telling cannot claim what did not happen. */
import { blades } from '../../../rules/blades/index.ts'
import type { Ruleset } from '../../../rules/ruleset.ts'
import type { GameWords } from '../game.ts'
import { scoundrelModelGm } from './gm.ts'
import { scoundrelSpeaker } from './speaker.ts'

export const scoundrelWords: GameWords = {
  ruleset: blades as unknown as Ruleset, // outside, a world is JSON and an event has a type
  tools: [],
  prompts: 'blades',
  speaker: scoundrelSpeaker,
  gm: scoundrelModelGm,
  contradictions: () => [],
}
