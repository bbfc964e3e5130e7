/** The world after an event. Folding never decides and never rolls: it writes down what the event says. */
import { assert } from '../../../core/result.ts'
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

type FoldAny = (world: FifthWorld, event: FifthEvent) => FifthWorld

/** The same as a map, which is asked some hundred times a fight: each fold is found by its own type, so it fits. */
const byType = new Map(Object.entries(folds) as [string, FoldAny][])

export function fold(world: FifthWorld, event: FifthEvent): FifthWorld {
  const foldOne = byType.get(event.type)
  assert(foldOne !== undefined, 'every event has its fold')
  return foldOne(world, event)
}
