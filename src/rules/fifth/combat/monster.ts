/** A monster of the book as a creature at the table. */
import type { Area, Monster, MonsterAction } from '../data/monster-types.ts'
import { modifierOf } from '../model/abilities.ts'
import type { Action, Attack } from '../model/action.ts'
import type { Creature } from '../model/creature.ts'
import { creatureIdOf } from '../model/creature.ts'
import type { Material } from '../model/damage.ts'
import { isCondition } from '../model/lasting.ts'
import { makeCreature } from '../model/make.ts'
import { rechargeOf, saveEffect, toAttack } from './monster-attack.ts'
import { giftsOf } from './monster-gifts.ts'
import { magicOf } from './monster-magic.ts'

/** Named like its kind it shares initiative with the others of it; with a name of its own it rolls alone. */
export function creatureOfMonster(monster: Monster, name: string = monster.name): Creature {
  const printed = monster.actions.flatMap(action => action.choices ?? [action])
  const isMagic = monster.traits.some(({ text }) => /weapon attacks are magical/.test(text))
  const attacks = attacksOf(printed, isMagic ? ['magical'] : [])
  const gifts = giftsOf(monster, attacks)
  const spellcasting = magicOf(monster)
  const { walk = 0, fly, swim, climb, burrow } = monster.speed
  return makeCreature({
    id: creatureIdOf(name),
    name,
    ...(name.startsWith(monster.name) && { kind: monster.name }),
    size: monster.size,
    type: monster.type,
    level: Math.max(1, Math.floor(monster.challenge)),
    rating: monster.challenge,
    experience: monster.experience,
    abilities: monster.abilities,
    proficiency: monster.proficiency,
    saves: monster.saves,
    skills: monster.skills,
    initiative: modifierOf(monster.abilities.dex),
    armour: monster.armourClass,
    maxHitPoints: monster.hitPoints,
    speeds: { walk, ...(fly && { fly }), ...(swim && { swim }), ...(climb && { climb }), ...(burrow && { burrow }) },
    resistances: monster.resistances,
    immunities: monster.immunities,
    vulnerabilities: monster.vulnerabilities,
    conditionImmunities: monster.conditionImmunities.filter(isCondition),
    attacks,
    actions: [
      ...printed.flatMap(toAction),
      ...multiattacksOf(monster, attacks, printed),
      ...legendaryOf(monster, attacks),
    ],
    legendaryActions: monster.legendary.length > 0 ? 3 : 0,
    legendaryResistances: resistancesOf(monster),
    features: monster.traits.map(trait => trait.name),
    ...(gifts.length > 0 && { gifts }),
    ...(spellcasting && { spellcasting }),
  })
}

const attacksOf = (printed: readonly MonsterAction[], materials: readonly Material[]): readonly Attack[] =>
  printed.flatMap(action =>
    action.attack === undefined || rechargeOf(action.uses) ? [] : [toAttack(action, action.attack, materials)],
  )

function resistancesOf({ traits }: Monster): number {
  const uses = traits.find(trait => trait.name === 'Legendary Resistance')?.uses
  return uses?.kind === 'day' ? uses.times : 0
}

/** How many creatures an area of this size takes in, on open ground. */
export function mostIn({ shape, size }: Area): number {
  const share = { cone: 10, cube: 5, cylinder: 5, line: 30, sphere: 5 }[shape]
  return Math.max(1, Math.ceil(size / share))
}

/** Breaths, gazes, and whatever else asks for a save by itself; and attacks that have to come back before they are made again. */
function toAction(printed: MonsterAction): readonly Action[] {
  const { name, save, attack } = printed
  const recharge = rechargeOf(printed.uses)
  if (attack !== undefined && recharge !== undefined) {
    const gate = { kind: 'attack', reach: attack.kind === 'ranged' ? 'ranged' : 'melee', bonus: attack.bonus } as const
    const parts = [
      { kind: 'damage', damage: printed.damage } as const,
      ...(toAttack(printed, attack, []).onHit?.parts ?? []),
    ]
    return [
      {
        name,
        kind: 'action',
        recharge,
        effect: { name, gate, parts },
        targets: 'one',
        reach: attack.range === undefined ? 'engaged' : 'near',
      },
    ]
  }
  if (save === undefined || attack !== undefined) return []
  return [
    { name, kind: 'action', ...(recharge && { recharge }), effect: saveEffect(printed, save), ...spreadOf(printed) },
  ]
}

function spreadOf({ area, text }: MonsterAction): Pick<Action, 'targets' | 'most' | 'reach'> {
  if (area !== undefined || /each creature/i.test(text))
    return { targets: 'area', most: area === undefined ? 20 : mostIn(area), reach: 'near' }
  return { targets: 'one', reach: /within (?:[3-9]\d|\d{3}) (?:ft|feet)/i.test(text) ? 'near' : 'engaged' }
}

/** Steps that are neither an attack nor an action here are the GM's to tell. */
function multiattacksOf(
  monster: Monster,
  attacks: readonly Attack[],
  printed: readonly MonsterAction[],
): readonly Action[] {
  const known = new Set([...attacks.map(({ name }) => name), ...printed.flatMap(toAction).map(({ name }) => name)])
  return (monster.multiattack?.routines ?? []).flatMap((steps, at) => {
    const sequence = steps.flatMap(({ action, count }) =>
      known.has(action) ? Array.from({ length: count }, () => action) : [],
    )
    const name = at === 0 ? 'Multiattack' : `Multiattack ${at + 1}`
    return sequence.length === 0 ? [] : [{ name, kind: 'action', sequence, targets: 'one', reach: 'engaged' } as const]
  })
}

function legendaryOf({ legendary }: Monster, attacks: readonly Attack[]): readonly Action[] {
  return legendary.map((printed): Action => {
    const { name, text, save } = printed
    const cost = printed.cost ?? 1
    const attack = attacks.find(one => new RegExp(`\\b(?:a|one|with its) ${one.name}\\b`, 'i').test(text))
    const base = {
      name,
      kind: 'legendary',
      cost,
      targets: save === undefined ? 'one' : 'area',
      reach: 'engaged',
    } as const
    if (save !== undefined) return { ...base, effect: saveEffect(printed, save) }
    return attack === undefined ? { ...base, text } : { ...base, sequence: [attack.name] }
  })
}
