/** Whether the next narrative opens a scene or goes on with the one there is. */

/** What is known about the next narrative, said by whoever knows it; what is not said is not so. */
export type SceneSignals = {
  /** There is a scene to go on with. */
  readonly hasScene: boolean
  /** Somewhere else, not merely across the room. */
  readonly hasMoved?: boolean
  /** Hours, or the next day; moments and minutes are the same scene. */
  readonly hasSkippedTime?: boolean
  /** The fight or the great talk before it is over. The words that end it still belong to the scene they end. */
  readonly isAfterBeat?: boolean
  /** The Game Master says that a new scene begins. */
  readonly isTransition?: boolean
}

export type SceneDecision =
  | { readonly kind: 'append' }
  | { readonly kind: 'new'; readonly because: readonly SceneReason[] }

type SceneReason = 'first-scene' | 'moved' | 'time-skipped' | 'beat-concluded' | 'transition'

export function decideScene(signals: SceneSignals): SceneDecision {
  const reasons: readonly (readonly [SceneReason, boolean | undefined])[] = [
    ['first-scene', !signals.hasScene],
    ['moved', signals.hasMoved],
    ['time-skipped', signals.hasSkippedTime],
    ['beat-concluded', signals.isAfterBeat],
    ['transition', signals.isTransition],
  ]
  const because = reasons.filter(([, holds]) => holds === true).map(([reason]) => reason)
  return because.length === 0 ? { kind: 'append' } : { kind: 'new', because }
}
