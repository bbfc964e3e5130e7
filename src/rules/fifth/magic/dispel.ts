/** Magic against magic: ending what lasts, and stopping what is being cast. */
import { rollD20 } from '../checks/d20.ts'
import { endWhere } from '../combat/concentration.ts'
import type { CreatureId } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { tell } from '../model/deed.ts'
import { creatureIn } from '../model/folds.ts'
import { spellNamed } from '../data/spells.ts'
import type { Power } from './power.ts'

/** Low magic gives way; higher magic asks for a check of the spellcasting ability against 10 and its level. */
function overcomes(deed: Deed, power: Power, level: number, what: string): boolean {
  if (level <= power.slot) return true
  const dc = 10 + level
  const rolled = rollD20(deed, 'normal', power.modifier)
  const success = rolled.total >= dc
  deed.rolls.push({
    purpose: `${power.spell.name} against ${what}`,
    who: creatureIn(deed.world, power.caster).name,
    ...rolled.fell,
    outcome: `vs DC ${dc} - ${success ? 'Success' : 'Failure'}`,
    against: dc,
    degree: success ? 'success' : 'failure',
    rule: `Spellcasting ability check: DC 10 and the spell's level ${level}`,
  })
  return success
}

/** The spells whose buffs and conditions lie on somebody, each once. */
function spellsOn(deed: Deed, target: CreatureId): readonly string[] {
  const { buffs, conditions } = creatureIn(deed.world, target)
  const names = [...buffs, ...conditions].map(({ from }) => from)
  return [...new Set(names)].filter(name => spellNamed(name) !== undefined)
}

export function dispelFrom(deed: Deed, power: Power): void {
  for (const target of power.targets) {
    const found = spellsOn(deed, target)
    if (found.length === 0) tell(deed, `No spell lies on ${creatureIn(deed.world, target).name}.`)
    for (const name of found) {
      if (!overcomes(deed, power, spellNamed(name)?.level ?? 0, name)) continue
      endWhere(deed, (lasting, bearer) => bearer === target && lasting.from === name)
      tell(deed, `${name} ends on ${creatureIn(deed.world, target).name}.`)
    }
  }
}

/** Cast in answer to another's spell, which the choice names: stopped, it does nothing, and its slot is gone. */
export function tryToCounter(deed: Deed, power: Power): void {
  const spell = spellNamed(power.choice ?? '')
  for (const target of power.targets) {
    const name = creatureIn(deed.world, target).name
    const stopped = overcomes(deed, power, spell?.level ?? power.slot, spell?.name ?? 'the spell')
    tell(deed, stopped ? `${name}'s spell comes to nothing; its slot is spent.` : `${name}'s spell goes through.`)
  }
}
