/** The world after an event. Folding never decides and never rolls: it writes down what the event says. */
import type { FifthEvent } from './events.ts'
import { bodyFolds } from './fold-body.ts'
import { fightFolds } from './fold-fight.ts'
import { powerFolds } from './fold-power.ts'
import { storyFolds } from './fold-story.ts'
import { turnFolds } from './fold-turn.ts'
import type { Folds } from './folds.ts'
import type { FifthWorld } from './world.ts'

/** An event type without its fold does not compile. */
const folds: Folds<FifthEvent> = { ...bodyFolds, ...powerFolds, ...fightFolds, ...turnFolds, ...storyFolds }

export function fold(world: FifthWorld, event: FifthEvent): FifthWorld {
  const foldOne = folds[event.type] as (world: FifthWorld, event: FifthEvent) => FifthWorld // by its own type, so it fits
  return foldOne(world, event)
}
