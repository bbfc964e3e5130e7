/** Paladins, clerics and bards: hands that heal, light that drives off, words that carry. */
import { beingTurned, rollSave } from '../checks/save.ts'
import { heal } from '../combat/heal.ts'
import { gainBuff, untilOf } from '../combat/lasting.ts'
import { refusal } from '../combat/permit.ts'
import { distanceBetween } from '../combat/reach.ts'
import { alliesOf, combatants } from '../combat/sides.ts'
import { maxHitPointsOf } from '../model/body.ts'
import { modifierOf, type Ability } from '../model/abilities.ts'
import type { Creature } from '../model/creature.ts'
import { happen } from '../model/deed.ts'
import { creatureIn } from '../model/folds.ts'
import type { FifthWorld } from '../model/world.ts'
import type { Feature } from './feature.ts'

const isNear = (world: FifthWorld, who: Creature, other: Creature): boolean =>
  distanceBetween(world, who.id, other.id) !== 'far'

const missingOf = (creature: Creature): number => maxHitPointsOf(creature) - creature.hitPoints

const handsPool = ({ level }: Creature): number => 5 * level

/** As much as is needed and left; a drop is kept back for nobody. */
const layOnHands: Feature = {
  name: 'lay-on-hands',
  title: 'Lay on Hands',
  className: 'paladin',
  level: 1,
  cost: 'action',
  uses: handsPool,
  isCounted: true,
  permit: (world, who, [target = who]) => {
    if (target.life === 'dead' || ['undead', 'construct'].includes(target.type))
      return refusal('no-healing', `It does nothing for ${target.name}.`, ['somebody who lives'])
    if (missingOf(target) <= 0) return refusal('unhurt', `${target.name} is not hurt.`, ['attack', 'keep it for later'])
    return isNear(world, who, target)
      ? null
      : refusal('too-far', `${target.name} is too far away.`, ['move nearer first'])
  },
  play: (deed, who, [target]) => {
    const paladin = creatureIn(deed.world, who)
    const body = creatureIn(deed.world, target?.id ?? who)
    const left = handsPool(paladin) - (paladin.spent['Lay on Hands'] ?? 0)
    const amount = Math.min(left, missingOf(body))
    happen(deed, { type: 'use-spent', who, what: 'Lay on Hands', count: amount })
    heal(deed, body.id, amount)
  },
}

const aMinute = { minutes: 1 } as const

const channels = ({ level }: Creature): number => (level >= 18 ? 3 : level >= 6 ? 2 : 1)
const channel = { className: 'cleric', level: 2, cost: 'action', pool: 'Channel Divinity', uses: channels } as const

const foesNear = (world: FifthWorld, who: Creature, types: readonly string[]): readonly Creature[] =>
  combatants(world).filter(
    one => types.includes(one.type) && one.side === 'foes' && one.life === 'alive' && isNear(world, who, one),
  )

/** They run for a minute, or until something hurts them. */
const turning = (types: readonly string[], ability: Ability, from: string): Pick<Feature, 'permit' | 'play'> => ({
  permit: (world, who) =>
    foesNear(world, who, types).length > 0
      ? null
      : refusal('no-undead', `Nothing near is ${types.join(' or ')}.`, ['attack', 'keep it for later']),
  play: (deed, who) => {
    const holy = creatureIn(deed.world, who)
    const dc = holy.spellcasting?.saveDc ?? 8 + holy.proficiency + modifierOf(holy.abilities[ability])
    for (const { id } of foesNear(deed.world, holy, types)) {
      if (rollSave(deed, { who: id, ability: 'wis', dc, against: beingTurned }).success) continue
      const until = untilOf(deed.world, aMinute, who, id)
      gainBuff(deed, id, { name: 'Turned', modifiers: [{ kind: 'no-reactions' }], source: who, until, from })
    }
  },
})

const turnUndead: Feature = {
  ...channel,
  ...turning(['undead'], 'wis', 'Turn Undead'),
  name: 'turn-undead',
  title: 'Channel Divinity: Turn Undead',
}

/** A paladin channels once between rests, from the third level on. */
const oath = { className: 'paladin', level: 3, cost: 'action', pool: 'Channel Divinity', uses: () => 1 } as const

const turnUnholy: Feature = {
  ...oath,
  ...turning(['undead', 'fiend'], 'cha', 'Turn the Unholy'),
  name: 'turn-the-unholy',
  title: 'Channel Divinity: Turn the Unholy',
}

/** For a minute every blow is guided. */
const sacredWeapon: Feature = {
  ...oath,
  name: 'sacred-weapon',
  title: 'Channel Divinity: Sacred Weapon',
  play: (deed, who) => {
    const dice = String(Math.max(1, modifierOf(creatureIn(deed.world, who).abilities.cha)))
    const until = untilOf(deed.world, aMinute, who, who)
    const [name, modifiers] = ['Sacred Weapon', [{ kind: 'bonus', on: 'attack', dice }]] as const
    gainBuff(deed, who, { name, modifiers, source: who, until, from: name })
  },
}

/** Five hit points a level, among those who are near, the worst off first, up to half of what they can hold. */
const preserveLife: Feature = {
  ...channel,
  name: 'preserve-life',
  title: 'Channel Divinity: Preserve Life',
  play: (deed, who) => {
    const cleric = creatureIn(deed.world, who)
    let left = 5 * cleric.level
    const hurt = [cleric, ...alliesOf(deed.world, who)]
      .filter(one => one.life !== 'dead' && isNear(deed.world, cleric, one))
      .toSorted((one, other) => one.hitPoints - other.hitPoints)
    for (const one of hurt) {
      const amount = Math.min(left, Math.floor(maxHitPointsOf(one) / 2) - one.hitPoints)
      if (amount > 0) left -= heal(deed, one.id, amount)
    }
  },
}

const inspirationDie = ({ level }: Creature): string =>
  level >= 15 ? '1d12' : level >= 10 ? '1d10' : level >= 5 ? '1d8' : '1d6'

/** A die for the next thing they try. */
const inspiration: Feature = {
  name: 'bardic-inspiration',
  title: 'Bardic Inspiration',
  className: 'bard',
  level: 1,
  cost: 'bonus',
  uses: ({ abilities }) => Math.max(1, modifierOf(abilities.cha)),
  permit: (_, who, [target]) =>
    target === undefined || target.id === who.id
      ? refusal('inspires-self', 'Somebody else has to be inspired.', ['name a friend'])
      : null,
  play: (deed, who, [target]) => {
    if (target === undefined) return
    const dice = inspirationDie(creatureIn(deed.world, who))
    const until = untilOf(deed.world, { minutes: 10 }, who, target.id)
    gainBuff(deed, target.id, {
      name: 'Bardic Inspiration',
      modifiers: [
        { kind: 'bonus', on: 'attack', dice },
        { kind: 'bonus', on: 'check', dice },
        { kind: 'bonus', on: 'save', dice },
      ],
      source: who,
      until,
      from: 'Bardic Inspiration',
      isOnce: true,
    })
  },
}

export const holyFeatures: readonly Feature[] = [
  layOnHands,
  turnUndead,
  preserveLife,
  turnUnholy,
  sacredWeapon,
  inspiration,
]
