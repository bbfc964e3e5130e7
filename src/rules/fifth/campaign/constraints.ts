/** What a character cannot do now, said to whoever plays it. */
import type { Condition, ConditionHeld } from '../model/lasting.ts'
import type { Creature } from '../model/creature.ts'
import type { FifthWorld } from '../model/world.ts'
import { findCreature } from '../moves/find.ts'

const inner = 'You cannot move or speak: give only what goes on inside you.'

const sentences: Readonly<Record<Condition, (source: string) => string>> = {
  blinded: () => 'You are blinded: you see nothing, and attack with disadvantage.',
  charmed: source => `You are charmed by ${source}: you cannot harm them, and may speak for them or mediate.`,
  deafened: () => 'You are deafened: you hear nothing of what is said.',
  frightened: source =>
    `You are frightened of ${source}: you cannot come nearer, and do everything with disadvantage while you see them.`,
  grappled: source => `You are held by ${source}: you cannot move away until you break free.`,
  incapacitated: () => 'You are incapacitated: you can take no action and no reaction.',
  invisible: () => 'You are invisible: nobody sees you, though they may hear you.',
  paralyzed: () => `You are paralysed. ${inner}`,
  petrified: () => 'You are stone: you know nothing of what happens around you.',
  poisoned: () => 'You are poisoned: you attack and do everything with disadvantage.',
  prone: () => 'You are on the ground: you crawl, or use your movement to stand up.',
  restrained: () => 'You are restrained: you cannot move, and attack with disadvantage.',
  stunned: () => 'You are stunned. You can take no action and only stammer: give what goes on inside you.',
  unconscious: () => 'You are unconscious: you know nothing of what happens; a brief dream at most.',
}

export function constraintsOn(world: FifthWorld, name: string): readonly string[] {
  const found = findCreature(world, name)
  if (!found.ok) return []
  const creature = found.value
  return [
    ...lifeOf(creature),
    ...new Set(creature.conditions.map(held => sentenceFor(world, held))),
    ...besides(world, creature),
  ]
}

export function isDead(world: FifthWorld, name: string): boolean {
  const found = findCreature(world, name)
  return found.ok && found.value.life === 'dead'
}

const sentenceFor = (world: FifthWorld, { condition, source }: ConditionHeld): string =>
  sentences[condition](world.creatures[source]?.name ?? 'somebody')

function lifeOf({ life, deathSaves }: Creature): readonly string[] {
  if (life === 'dead') return ['You are dead. You may have a last thought, if it is asked for.']
  if (life === 'stable') return [sentences.unconscious('')]
  const { successes, failures } = deathSaves
  return life === 'dying'
    ? [`You are dying (${successes} saves held, ${failures} failed) and unconscious: an inner moment, no deed.`]
    : []
}

/** Domination is a charm in which the GM acts and the player voices the horror of it. */
function besides(world: FifthWorld, { buffs, exhaustion, conditions }: Creature): readonly string[] {
  const dominated = [...buffs, ...conditions].find(({ from }) => /^dominate/i.test(from))
  const by = dominated === undefined ? '' : (world.creatures[dominated.source]?.name ?? 'somebody')
  return [
    ...(dominated === undefined
      ? []
      : [`${by} commands your body: the GM says what you do, and you may only voice the horror of it.`]),
    ...(exhaustion > 0 ? [`You are exhausted (level ${exhaustion} of 6): ${tired[exhaustion] ?? 'spent'}.`] : []),
  ]
}

const tired: readonly string[] = [
  '',
  'everything you try is harder',
  'and you are slow',
  'and you fight and resist badly',
  'and you can bear only half of what you could',
  'and you cannot take another step',
  'and it has killed you',
]
