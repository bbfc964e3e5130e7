/** Falling, dying, dying more, and holding on. */
import { rollD20 } from '../checks/d20.ts'
import type { CreatureId } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { happen, tell } from '../model/deed.ts'
import { creatureIn } from '../model/folds.ts'
import { hasTrait } from '../model/traits.ts'
import { breakConcentration, endWhere } from './concentration.ts'
import { escalateFor } from './tier.ts'

/** What ends for others when somebody can no longer hold on. */
export function letGo(deed: Deed, who: CreatureId): void {
  breakConcentration(deed, who, 'incapacitated')
  endWhere(deed, lasting => lasting.source === who && (lasting.from === 'Grapple' || lasting.from === 'Rage'))
}

/** A character at 0 hit points lies unconscious and begins to die. */
export function drop(deed: Deed, who: CreatureId): void {
  const creature = creatureIn(deed.world, who)
  letGo(deed, who)
  happen(deed, { type: 'dropped', who, life: 'dying' })
  if (!creature.conditions.some(({ condition }) => condition === 'prone'))
    happen(deed, {
      type: 'condition-gained',
      who,
      held: { condition: 'prone', source: who, until: 'removed', from: 'falling' },
    })
  tell(deed, `${creature.name} falls unconscious and is dying.`)
  escalateFor(deed, 'a character is down')
}

/** Knocked out by somebody who pulled the blow: out of the fight, and in no danger. */
export function fell(deed: Deed, who: CreatureId): void {
  letGo(deed, who)
  happen(deed, { type: 'dropped', who, life: 'stable' })
  tell(deed, `${creatureIn(deed.world, who).name} is knocked out.`)
}

export function die(deed: Deed, who: CreatureId, why: string): void {
  const creature = creatureIn(deed.world, who)
  if (creature.life === 'dead') return
  letGo(deed, who)
  happen(deed, { type: 'died', who, why })
  tell(deed, `${creature.name} dies (${why}).`)
  if (creature.isCharacter) escalateFor(deed, 'a character is dead')
}

/** Damage at 0 hit points; a stable creature is dying again. */
export function failDeathSaves(deed: Deed, who: CreatureId, count: number): void {
  const { life, deathSaves, name } = creatureIn(deed.world, who)
  if (life === 'stable') happen(deed, { type: 'dropped', who, life: 'dying' })
  const failures = Math.min(3, (life === 'stable' ? 0 : deathSaves.failures) + count)
  const successes = life === 'stable' ? 0 : deathSaves.successes
  happen(deed, { type: 'death-save-made', who, face: 0, successes, failures })
  tell(deed, `${name} has ${failures} failed death ${failures === 1 ? 'save' : 'saves'}.`)
  if (failures >= 3) die(deed, who, 'three failed death saves')
}

/** 10 and better holds on, 20 wakes, 1 counts twice. */
export function rollDeathSave(deed: Deed, who: CreatureId): void {
  const creature = creatureIn(deed.world, who)
  const { name, deathSaves, exhaustion } = creature
  const rolled = rollD20(deed, exhaustion >= 3 ? 'disadvantage' : 'normal', 0, [], hasTrait(creature, 'Lucky'))
  const { face } = rolled
  const failures = Math.min(3, deathSaves.failures + (face === 1 ? 2 : rolled.total < 10 ? 1 : 0))
  const successes = Math.min(3, deathSaves.successes + (rolled.total >= 10 ? 1 : 0))
  const outcome = face === 20 ? 'awake with 1 hit point' : `${successes} held, ${failures} failed`
  deed.rolls.push({
    purpose: 'Death save',
    who: name,
    ...rolled.fell,
    outcome: `vs DC 10 - ${outcome}`,
    against: 10,
    degree: face === 20 ? 'exceptional' : rolled.total >= 10 ? 'success' : 'failure',
    rule: 'Death saving throw: no modifier; 20 wakes, 1 counts twice',
  })
  happen(deed, { type: 'death-save-made', who, face, successes, failures })
  if (face === 20) wake(deed, who)
  else if (failures >= 3) die(deed, who, 'three failed death saves')
  else if (successes >= 3) stabilise(deed, who)
}

function wake(deed: Deed, who: CreatureId): void {
  happen(deed, { type: 'hit-points-restored', who, amount: 1, hitPoints: 1 })
  tell(deed, `${creatureIn(deed.world, who).name} opens their eyes with 1 hit point.`)
}

/** Unconscious still, but no longer dying. */
export function stabilise(deed: Deed, who: CreatureId): void {
  const { life, name } = creatureIn(deed.world, who)
  if (life !== 'dying') return
  happen(deed, { type: 'stabilised', who })
  tell(deed, `${name} is stable.`)
}
