/** What the rules' events amount to, as things one would tell: a blow with how it came out is one thing, not five. */
import { isIncapacitated } from '../../../rules/fifth/checks/state.ts'
import { fold } from '../../../rules/fifth/model/fold.ts'
import { maxHitPointsOf } from '../../../rules/fifth/model/body.ts'
import type { Attack } from '../../../rules/fifth/model/action.ts'
import type { CreatureId } from '../../../rules/fifth/model/creature.ts'
import type { DamageType } from '../../../rules/fifth/model/damage.ts'
import type { FifthEvent } from '../../../rules/fifth/model/events.ts'
import type { Condition } from '../../../rules/fifth/model/lasting.ts'
import type { FifthWorld } from '../../../rules/fifth/model/world.ts'
import type { Ended } from '../desk/fighting/stage.ts'

/** How somebody left the fight by what was just done to them. */
export type Felled = 'died' | 'down' | 'out'

export type Happening =
  | {
      readonly kind: 'blow'
      readonly who: CreatureId
      readonly target: CreatureId
      readonly attack: Attack | undefined
      readonly with: string
      readonly isHit: boolean
      readonly isCritical: boolean
      /** The part of a whole body that it took. */
      readonly share: number
      readonly isReaction: boolean
      /** The one struck at cannot lift a finger. */
      readonly isHelpless: boolean
      readonly felled?: Felled
    }
  | {
      readonly kind: 'hurt'
      readonly target: CreatureId
      readonly type: DamageType | undefined
      readonly felled?: Felled
    }
  | { readonly kind: 'turn'; readonly who: CreatureId }
  | { readonly kind: 'did'; readonly what: string; readonly who: CreatureId }
  | { readonly kind: 'closed' | 'helped'; readonly who: CreatureId; readonly target: CreatureId }
  | { readonly kind: 'moved'; readonly who: CreatureId; readonly zone: 'near' | 'far' }
  | { readonly kind: 'condition'; readonly target: CreatureId; readonly condition: Condition; readonly isOver: boolean }
  | { readonly kind: 'died'; readonly target: CreatureId }
  | { readonly kind: 'healed'; readonly target: CreatureId; readonly isAwake: boolean }
  | { readonly kind: 'death-save'; readonly target: CreatureId; readonly isHeld: boolean; readonly isBlow: boolean }
  | { readonly kind: 'opened'; readonly target: CreatureId }
  | { readonly kind: 'tier' }
  | { readonly kind: 'round'; readonly round: number }
  | ({ readonly kind: 'ended' } & Ended)

type At = { readonly events: readonly FifthEvent[]; readonly at: number; readonly world: FifthWorld }

/** Up to where the next deed begins. */
const isBoundary = ({ type }: FifthEvent): boolean =>
  type === 'attack-made' || type === 'turn-began' || type === 'turn-ended' || type === 'action-used'

/** What became of somebody before the next deed. */
function fateOf({ events, at }: At, target: CreatureId): Felled | undefined {
  for (const event of events.slice(at + 1)) {
    if (isBoundary(event)) return undefined
    if (event.type === 'died' && event.who === target) return 'died'
    if (event.type === 'dropped' && event.who === target) return event.life === 'stable' ? 'out' : 'down'
  }
  return undefined
}

function damageAfter({ events, at }: At, target: CreatureId): number {
  for (const event of events.slice(at + 1)) {
    if (isBoundary(event)) return 0
    if (event.type === 'damage-taken' && event.who === target) return event.amount
  }
  return 0
}

const felledBy = (felled: Felled | undefined): { readonly felled?: Felled } => (felled === undefined ? {} : { felled })

function blowAt(here: At, event: Extract<FifthEvent, { readonly type: 'attack-made' }>): Happening {
  const { who, target, with: weapon, hit, critical } = event
  const body = here.world.creatures[target]
  const attack = here.world.creatures[who]?.attacks.find(({ name }) => name === weapon)
  const share = body === undefined ? 0 : damageAfter(here, target) / maxHitPointsOf(body)
  const isReaction = here.world.fight?.turn?.who !== who
  const isHelpless = body !== undefined && isIncapacitated(body)
  const blow = {
    kind: 'blow',
    who,
    target,
    attack,
    with: weapon,
    isHit: hit,
    isCritical: critical,
    share,
    isReaction,
    isHelpless,
  } as const
  return { ...blow, ...felledBy(fateOf(here, target)) }
}

/** Damage that belongs to a blow was told with it. */
function isOfBlow({ events, at }: At): boolean {
  const before = events.slice(0, at).findLast(event => isBoundary(event) || event.type === 'damage-taken')
  const event = events[at]
  return before?.type === 'attack-made' && event?.type === 'damage-taken' && before.target === event.who
}

/** Felled by the very deed before, which has said so. */
function isTold({ events, at }: At, who: CreatureId): boolean {
  const before = events
    .slice(0, at)
    .findLast(event => isBoundary(event) || (event.type === 'damage-taken' && event.who === who))
  return before?.type === 'damage-taken' || (before?.type === 'attack-made' && before.target === who)
}

const deeds: Readonly<Record<string, string>> = { Dodge: 'dodge', Hidden: 'hide' }

/** One function for each type that is told; the books are kept without words. */
type Tellers = {
  readonly [Type in FifthEvent['type']]?: (
    event: Extract<FifthEvent, { readonly type: Type }>,
    here: At,
  ) => Happening | undefined
}

const did =
  (what: string) =>
  ({ who }: { readonly who: CreatureId }): Happening => ({ kind: 'did', what, who })

const tellers: Tellers = {
  'attack-made': (event, here) => blowAt(here, event),
  'damage-taken': (event, here) =>
    isOfBlow(here) || event.amount === 0
      ? undefined
      : { kind: 'hurt', target: event.who, type: event.types[0], ...felledBy(fateOf(here, event.who)) },
  'turn-began': ({ who }) => ({ kind: 'turn', who }),
  engaged: ({ who, with: target }) => ({ kind: 'closed', who, target }),
  moved: ({ who, zone }) => ({ kind: 'moved', who, zone }),
  died: ({ who }, here) => (isTold(here, who) ? undefined : { kind: 'died', target: who }),
  'hit-points-restored': ({ who }, { world }) => ({
    kind: 'healed',
    target: who,
    isAwake: world.creatures[who]?.life !== 'alive',
  }),
  'condition-gained': ({ who, held }) =>
    held.from === 'falling' ? undefined : { kind: 'condition', target: who, condition: held.condition, isOver: false },
  'condition-ended': ({ who, condition }) => ({ kind: 'condition', target: who, condition, isOver: true }),
  'death-save-made': ({ who, face }) => ({ kind: 'death-save', target: who, isHeld: face >= 10, isBlow: face === 0 }),
  'buff-gained': event => buffAt(event),
  'tier-changed': () => ({ kind: 'tier' }),
  'round-began': ({ round }) => ({ kind: 'round', round }),
  'fight-ended': ({ outcome }, { world }) => ({ kind: 'ended', outcome, fled: world.fight?.fled ?? [] }),
  'concentration-broken': event => (event.why === 'damage' ? did('lost-spell')(event) : undefined),
  'morale-checked': event => (event.held ? undefined : did('shaken')(event)),
  withdrew: did('withdrew'),
  dashed: did('dashed'),
  fled: did('fled'),
  stabilised: did('stabilised'),
}

function happeningAt(here: At, event: FifthEvent): Happening | undefined {
  const teller = tellers[event.type] as ((event: FifthEvent, here: At) => Happening | undefined) | undefined // by its own type, so it fits
  return teller?.(event, here)
}

function buffAt({ who, buff }: Extract<FifthEvent, { readonly type: 'buff-gained' }>): Happening | undefined {
  if (buff.name === 'Help') return { kind: 'helped', who: buff.source, target: who }
  if (buff.name === 'Off guard') return { kind: 'opened', target: who }
  if (buff.name === 'Turned') return { kind: 'did', what: 'turned', who }
  if (buff.name === 'Shield') return { kind: 'did', what: 'shield', who }
  const what = deeds[buff.name]
  return what === undefined ? undefined : { kind: 'did', what, who }
}

type Hurt = Extract<Happening, { readonly kind: 'hurt' }>

/** Three darts into one body are one thing to tell, and so is what became of it. */
function together(happenings: readonly Happening[]): readonly Happening[] {
  const told: Happening[] = []
  let run: Hurt[] = []
  for (const happening of happenings) {
    if (happening.kind !== 'hurt') {
      told.push(happening)
      run = []
      continue
    }
    const isKnown = run.some(({ target }) => target === happening.target)
    if (!isKnown) told.push(happening) // whatever fells them is seen from the first wound on
    run.push(happening)
  }
  return told
}

/** In the order in which they happened, each seen with the world as it was just before. */
export function happeningsOf(before: FifthWorld, events: readonly FifthEvent[]): readonly Happening[] {
  const found: Happening[] = []
  let world = before
  events.forEach((event, at) => {
    const happening = happeningAt({ events, at, world }, event)
    if (happening !== undefined) found.push(happening)
    world = fold(world, event)
  })
  return together(found)
}
