/**
 * The mood machine, as one table: from where, by what, to where, on what condition. A mood that has no row for a trigger
 * cannot be left by it, which is how trauma and bargains stay until they are resolved.
 */
import { tallyOf, type BladesWorld, type MoodLabel, type Phase } from '../model/world.ts'
import type { PlayMood, Scene, SceneVariant } from '../model/scene.ts'
import { openingScene } from './opening.ts'
import type { Payloads, Trigger } from './triggers.ts'

export type Row<Key extends Trigger = Trigger> = {
  readonly from: readonly MoodLabel[]
  readonly trigger: Key
  readonly to: MoodLabel
  /** What it does and when it may, in a line for the picture. */
  readonly about: string
  /** Why it may not be now; undefined when it may. */
  readonly guard?: (world: BladesWorld) => string | undefined
  readonly next: (world: BladesWorld, payload: Payloads[Key]) => Phase
}

const calm = (source: string): SceneVariant => ({ kind: 'encounter', source, urgency: 'low', isEscapable: true })

/** The same scene in another mood. Where no scene is on, there is none to change. */
const inScene =
  (make: (scene: Scene) => PlayMood) =>
  ({ phase }: BladesWorld): Phase =>
    phase.kind === 'playing' ? { ...phase, mood: make(phase.scene) } : phase

const row = <Key extends Trigger>(one: Row<Key>): Row => one as unknown as Row

const noDice = ({ pool }: BladesWorld): string | undefined =>
  pool.length > 0 ? `There are ${pool.length} dice in the pool still.` : undefined

export const moodTable: readonly Row[] = [
  row({
    from: ['scene'],
    trigger: 'engage',
    to: 'action',
    about: 'something could slip away, resist or matter',
    next: (world, attempt) => inScene(() => ({ kind: 'action', attempt, hasPushed: false }))(world),
  }),
  row({
    from: ['scene', 'aftermath'],
    trigger: 'interrupt',
    to: 'action',
    about: 'a threat has come true and forces a hand',
    guard: ({ interrupt }) => (interrupt?.forcesAction ? undefined : 'Nothing forces anybody now.'),
    next: (world, { what, description }) =>
      inScene(() => ({
        kind: 'action',
        hasPushed: false,
        attempt: {
          intent: `meet it: ${what}`,
          approach: 'at once',
          position: 'risky',
          effect: 'standard',
          threat: description,
          opportunity: 'act now, or take what comes',
        },
      }))(world),
  }),
  row({
    from: ['action'],
    trigger: 'resolve',
    to: 'aftermath',
    about: 'a die is spent and its outcome known',
    next: (world, payload) => inScene(() => ({ kind: 'aftermath', ...payload }))(world),
  }),
  row({
    from: ['action'],
    trigger: 'back-off',
    to: 'scene',
    about: 'thought better of, while it still can be; nothing is spent',
    guard: ({ phase }) =>
      phase.kind === 'playing' && phase.mood.kind === 'action' && phase.mood.attempt.position === 'desperate'
        ? 'It is too late to think better of it.'
        : undefined,
    next: (world, { note }) => inScene(() => ({ kind: 'scene', variant: calm(note) }))(world),
  }),
  row({
    from: ['scene', 'action', 'aftermath', 'bargain'],
    trigger: 'stress-full',
    to: 'trauma',
    about: 'stress is 9, whatever it came from',
    next: (world, broken) => inScene(() => ({ kind: 'trauma', ...broken }))(world),
  }),
  row({
    from: ['between', 'downtime', 'entanglement'],
    trigger: 'stress-full',
    to: 'trauma',
    about: 'stress is 9 at rest',
    next: (_world, broken) => ({ kind: 'between', mood: { kind: 'trauma', ...broken } }),
  }),
  row({
    from: ['action', 'scene'],
    trigger: 'pool-empty',
    to: 'bargain',
    about: 'no die is left, and something is at stake',
    guard: noDice,
    next: (world, payload) => inScene(() => ({ kind: 'bargain', ...payload, offers: [] }))(world),
  }),
  row({
    from: ['aftermath'],
    trigger: 'accept',
    to: 'scene',
    about: 'what came of it has landed',
    next: (world, { note }) => inScene(() => ({ kind: 'scene', variant: calm(note) }))(world),
  }),
  row({
    from: ['scene', 'aftermath'],
    trigger: 'scene-ended',
    to: 'between',
    about: 'the scene is over, and compressed',
    next: () => ({ kind: 'between', mood: { kind: 'between', hasActed: false } }),
  }),
  row({
    from: ['trauma'],
    trigger: 'trauma-named',
    to: 'scene',
    about: 'the scar has a name and stress is gone; at rest, rest goes on',
    next: (world, { hasAdrenaline }) => {
      if (world.phase.kind !== 'playing') return { kind: 'between', mood: { kind: 'between', hasActed: false } }
      const variant = hasAdrenaline
        ? ({ kind: 'encounter', source: 'what broke you', urgency: 'high', isEscapable: true } as const)
        : calm('what broke you')
      return inScene(() => ({ kind: 'scene', variant }))(world)
    },
  }),
  row({
    from: ['bargain'],
    trigger: 'bargain-struck',
    to: 'action',
    about: 'the price is paid; what was being tried goes on, or the scene does',
    next: (world, { unresolved }) =>
      inScene(() =>
        unresolved
          ? { kind: 'action', attempt: unresolved, hasPushed: false }
          : { kind: 'scene', variant: { ...calm('what was bargained for'), urgency: 'medium' } },
      )(world),
  }),
  row({
    from: ['bargain'],
    trigger: 'retreat',
    to: 'between',
    about: 'away, with three dice, where there is a way out',
    guard: ({ phase }) =>
      phase.kind === 'playing' && phase.mood.kind === 'bargain' && !phase.mood.canRetreat
        ? 'There is no way out of this.'
        : undefined,
    next: () => ({ kind: 'between', mood: { kind: 'between', hasActed: false } }),
  }),
  row({
    from: ['bargain'],
    trigger: 'pass-out',
    to: 'scene',
    about: 'the dark comes; two dice on waking, and two more stress',
    next: (world, opening) => openingScene(world, opening),
  }),
  row({
    from: ['between'],
    trigger: 'entangle',
    to: 'entanglement',
    about: 'heat has brought somebody to the door',
    guard: ({ isEntangled }) => (isEntangled ? undefined : 'Nobody is at the door.'),
    next: (_world, payload) => ({ kind: 'between', mood: { kind: 'entanglement', ...payload } }),
  }),
  row({
    from: ['entanglement'],
    trigger: 'entanglement-settled',
    to: 'between',
    about: 'paid one way or another: heat 0, wanted one more',
    next: () => ({ kind: 'between', mood: { kind: 'between', hasActed: false } }),
  }),
  row({
    from: ['between'],
    trigger: 'rest',
    to: 'downtime',
    about: 'days to recover in',
    guard: ({ isEntangled }) => (isEntangled ? 'First there is somebody at the door.' : undefined),
    next: (world, payload) => ({ kind: 'between', mood: { kind: 'downtime', ...payload, began: tallyOf(world) } }),
  }),
  row({
    from: ['downtime'],
    trigger: 'rest-over',
    to: 'scene',
    about: 'a hook pulls them back',
    next: (world, opening) => openingScene(world, opening),
  }),
  row({
    from: ['between', 'scenario'],
    trigger: 'scene-opened',
    to: 'scene',
    about: 'somewhere, with something at stake',
    guard: ({ isEntangled }) => (isEntangled ? 'First there is somebody at the door.' : undefined),
    next: (world, opening) => openingScene(world, opening),
  }),
  row({
    from: ['scene', 'aftermath', 'between', 'downtime'],
    trigger: 'session-ended',
    to: 'ended',
    about: 'enough for tonight',
    next: (_world, { how }) => ({ kind: 'ended', how }),
  }),
]
