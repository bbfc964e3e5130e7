/** Concentration: one spell at a time, and a save for every blow. */
import { rollSave } from '../checks/save.ts'
import type { Creature, CreatureId } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { happen, tell } from '../model/deed.ts'
import type { FifthEvent } from '../model/events.ts'
import { creatureIn } from '../model/folds.ts'
import type { Lasting, Until } from '../model/lasting.ts'
import type { FifthWorld } from '../model/world.ts'

export type WhyBroken = Extract<FifthEvent, { readonly type: 'concentration-broken' }>['why']

export const concentrationDc = (damage: number): number => Math.max(10, Math.floor(damage / 2))

/** Whoever begins with another lets go of the one before. */
export function beginConcentration(deed: Deed, who: CreatureId, on: string, until: Until): void {
  breakConcentration(deed, who, 'another')
  happen(deed, { type: 'concentration-begun', who, on, until })
}

export function testConcentration(deed: Deed, who: CreatureId, damage: number): void {
  const { concentration, features } = creatureIn(deed.world, who)
  if (concentration === null) return
  const helps = features.includes('War Caster') ? ['War Caster'] : []
  const against = `losing concentration on ${concentration.on}`
  const saved = rollSave(deed, { who, ability: 'con', dc: concentrationDc(damage), against, helps })
  if (!saved.success) breakConcentration(deed, who, 'damage')
}

/** Whatever hung on it goes with it, on whoever it hung. */
export function breakConcentration(deed: Deed, who: CreatureId, why: WhyBroken): void {
  const creature = creatureIn(deed.world, who)
  const { concentration } = creature
  if (concentration === null) return
  happen(deed, { type: 'concentration-broken', who, on: concentration.on, why })
  tell(deed, `${creature.name} no longer concentrates on ${concentration.on}.`)
  const hangs = (lasting: Lasting): boolean =>
    lasting.needsConcentration === true && lasting.source === who && lasting.from === concentration.on
  endWhere(deed, hangs)
  for (const other of Object.values(deed.world.creatures))
    if (other.summonedBy?.who === who && other.summonedBy.from === concentration.on)
      happen(deed, { type: 'creature-removed', who: other.id })
}

const nobody: readonly Creature[] = []

/** Those who have a condition or a buff. Asked at both ends of every turn, so for nobody nothing is made. */
function burdened({ creatures }: FifthWorld): readonly Creature[] {
  let found: Creature[] | undefined
  for (const id in creatures) {
    const creature = creatures[id as CreatureId]
    if (creature === undefined || creature.conditions.length + creature.buffs.length === 0) continue
    if (found === undefined) found = [creature]
    else found.push(creature)
  }
  return found ?? nobody
}

/** Ends every condition and buff that fits, on everybody. */
export function endWhere(deed: Deed, fits: (lasting: Lasting, bearer: CreatureId) => boolean): void {
  for (const { id, conditions, buffs } of burdened(deed.world)) {
    for (const held of conditions)
      if (fits(held, id))
        happen(deed, {
          type: 'condition-ended',
          who: id,
          condition: held.condition,
          source: held.source,
          from: held.from,
        })
    for (const buff of buffs) if (fits(buff, id)) happen(deed, { type: 'buff-ended', who: id, name: buff.name })
  }
}
