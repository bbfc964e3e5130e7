/** Fighters, barbarians and monks: breath, fury, and hands that do not stop. */
import { isIncapacitated } from '../checks/state.ts'
import { heal } from '../combat/heal.ts'
import { gainBuff, untilOf } from '../combat/lasting.ts'
import { breakConcentration } from '../combat/concentration.ts'
import { refusal } from '../combat/permit.ts'
import { distanceBetween, engagedWith } from '../combat/reach.ts'
import { goReckless } from '../combat/stances.ts'
import { strike } from '../combat/strike.ts'
import { modifierOf, proficiencyAtLevel } from '../model/abilities.ts'
import type { Attack } from '../model/action.ts'
import type { Creature, CreatureId } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { happen } from '../model/deed.ts'
import { creatureIn } from '../model/folds.ts'
import type { Modifier } from '../model/lasting.ts'
import { fellIn, throwDice } from '../model/throw.ts'
import type { FifthWorld } from '../model/world.ts'
import type { Feature } from './feature.ts'

export function rollHealing(deed: Deed, { id, name }: Creature, dice: string, from: string): void {
  const roll = throwDice(deed, dice)
  deed.rolls.push({ purpose: from, who: name, ...fellIn(roll), total: roll.total, rule: `Healing: ${from}` })
  heal(deed, id, roll.total)
}

const secondWind: Feature = {
  name: 'second-wind',
  title: 'Second Wind',
  className: 'fighter',
  level: 1,
  cost: 'bonus',
  uses: () => 1,
  play: (deed, who) => {
    const fighter = creatureIn(deed.world, who)
    rollHealing(deed, fighter, `1d10+${fighter.level}`, 'Second Wind')
  },
}

const actionSurge: Feature = {
  name: 'action-surge',
  title: 'Action Surge',
  className: 'fighter',
  level: 2,
  cost: 'free',
  uses: ({ level }) => (level >= 17 ? 2 : 1),
  permit: ({ fight }, { name }) =>
    fight?.turn?.hasActed === true
      ? null
      : refusal('action-left', `${name} still has the action of this turn.`, ['use it first']),
  play: (deed, who) => happen(deed, { type: 'action-regained', who }),
}

const aMinute = { minutes: 1 } as const

/** By level: two, and more of them later; the last level has no end of them. */
const rages = ({ level }: Creature): number =>
  level >= 20 ? Infinity : level >= 17 ? 6 : level >= 12 ? 5 : level >= 6 ? 4 : level >= 3 ? 3 : 2

const rageModifiers = (level: number): readonly Modifier[] => [
  { kind: 'advantage', on: 'check', ability: 'str' },
  { kind: 'advantage', on: 'save', ability: 'str' },
  { kind: 'bonus', on: 'damage', ability: 'str', dice: level >= 16 ? '4' : level >= 9 ? '3' : '2' },
  { kind: 'resistance', type: 'bludgeoning' },
  { kind: 'resistance', type: 'piercing' },
  { kind: 'resistance', type: 'slashing' },
]

const isRaging = ({ buffs }: Creature): boolean => buffs.some(({ name }) => name === 'Rage')

const rage: Feature = {
  name: 'rage',
  title: 'Rage',
  className: 'barbarian',
  level: 1,
  cost: 'bonus',
  uses: rages,
  permit: (_, who) => (isRaging(who) ? refusal('raging', `${who.name} is raging already.`, ['attack']) : null),
  play: (deed, who) => {
    breakConcentration(deed, who, 'ended')
    const until = untilOf(deed.world, aMinute, who, who)
    const modifiers = rageModifiers(creatureIn(deed.world, who).level)
    gainBuff(deed, who, { name: 'Rage', modifiers, source: who, until, from: 'Rage' })
  },
}

const reckless: Feature = {
  name: 'reckless-attack',
  title: 'Reckless Attack',
  className: 'barbarian',
  level: 2,
  cost: 'free',
  trait: 'Reckless',
  play: (deed, who) => goReckless(deed, who, 'Reckless Attack'),
}

/** Bare hands, as a monk has them. */
function handsOf({ attacks, abilities, level }: Creature): Attack {
  const known = attacks.find(({ name }) => /unarmed/i.test(name))
  const ability = abilities.dex > abilities.str ? 'dex' : 'str'
  const modifier = modifierOf(abilities[ability])
  const die = level >= 17 ? 10 : level >= 11 ? 8 : level >= 5 ? 6 : 4
  const bonus = modifier < 0 ? String(modifier) : `+${modifier}`
  return (
    known ?? {
      name: 'Unarmed strike',
      kind: 'melee',
      bonus: modifier + proficiencyAtLevel(level),
      damage: [{ dice: `1d${die}${bonus}`, type: 'bludgeoning' }],
      reach: 5,
      properties: [],
      materials: level >= 6 ? ['magical'] : [],
      ability,
    }
  )
}

const hasStruck = ({ fight }: FifthWorld, { id, name }: Creature) =>
  fight?.turn?.who === id && fight.turn.struckWith !== undefined
    ? null
    : refusal('not-struck', `${name} has to attack first.`, ['attack'])

/** The one who is meant, or whoever is at hand. */
function atHand({ world }: Deed, who: CreatureId, targets: readonly Creature[]): Creature | undefined {
  const close = engagedWith(world, who)
    .map(id => creatureIn(world, id))
    .filter(({ side, life }) => side === 'foes' && life === 'alive')
  return (
    targets.find(({ id }) => distanceBetween(world, who, id) === 'engaged' && close.some(one => one.id === id)) ??
    close[0]
  )
}

function beat(deed: Deed, who: CreatureId, targets: readonly Creature[], times: number): void {
  for (let count = 0; count < times; count += 1) {
    const monk = creatureIn(deed.world, who)
    const target = atHand(deed, who, targets)
    if (target === undefined || isIncapacitated(monk)) return
    strike(deed, { who, target: target.id, attack: handsOf(monk), usesTurn: false })
  }
}

const needsMelee = (world: FifthWorld, { id, name }: Creature) =>
  engagedWith(world, id).length > 0
    ? null
    : refusal('nobody-near', `Nobody is in reach of ${name}'s hands.`, ['move', 'attack'])

const martialArts: Feature = {
  name: 'martial-arts',
  title: 'Martial Arts',
  className: 'monk',
  level: 1,
  cost: 'bonus',
  permit: (world, who) => hasStruck(world, who) ?? needsMelee(world, who),
  play: (deed, who, targets) => beat(deed, who, targets, 1),
}

const ki = { className: 'monk', level: 2, cost: 'bonus', pool: 'Ki', uses: ({ level }: Creature) => level } as const

const flurry: Feature = {
  ...ki,
  name: 'flurry-of-blows',
  title: 'Flurry of Blows',
  permit: (world, who) => hasStruck(world, who) ?? needsMelee(world, who),
  play: (deed, who, targets) => beat(deed, who, targets, 2),
}

const patient: Feature = {
  ...ki,
  name: 'patient-defence',
  title: 'Patient Defense',
  play: (deed, who) => {
    const until = untilOf(deed.world, { rounds: 1, at: 'start', of: 'source' }, who, who)
    const modifiers: readonly Modifier[] = [
      { kind: 'disadvantage-against' },
      { kind: 'advantage', on: 'save', ability: 'dex' },
    ]
    gainBuff(deed, who, { name: 'Dodge', modifiers, source: who, until, from: 'Patient Defense' })
  },
}

const wind: Feature = {
  ...ki,
  name: 'step-of-the-wind',
  title: 'Step of the Wind',
  play: (deed, who) => {
    happen(deed, { type: 'withdrew', who })
    happen(deed, { type: 'dashed', who })
  },
}

export const fightingFeatures: readonly Feature[] = [
  secondWind,
  actionSurge,
  rage,
  reckless,
  martialArts,
  flurry,
  patient,
  wind,
]
