/** Dodge, disengage, dash, help, hide: actions that change what comes next rather than hurt. */
import { passiveScore } from '../checks/bonus.ts'
import { rollCheck } from '../checks/check.ts'
import { isIncapacitated } from '../checks/state.ts'
import { keenFor } from '../checks/trait-edges.ts'
import type { CreatureId } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { happen, tell } from '../model/deed.ts'
import { creatureIn } from '../model/folds.ts'
import type { Modifier } from '../model/lasting.ts'
import { gainBuff, untilOf } from './lasting.ts'
import type { Permission } from './permit.ts'
import { permitAction, permitBonusAction, refusal } from './permit.ts'
import { engagedWith } from './reach.ts'
import { enemiesOf } from './sides.ts'

const untilMyNextTurn = { rounds: 1, at: 'start', of: 'source' } as const

/** Rogues, orcs and goblins are quick enough to do some of it besides. */
const quick: Readonly<Record<string, readonly string[]>> = {
  Aggressive: ['dash'],
  'Cunning Action': ['dash', 'disengage', 'hide'],
  'Nimble Escape': ['disengage', 'hide'],
}

/** Takes the action, or the bonus action of whoever has a feature for it. */
function take(deed: Deed, who: CreatureId, what: string): Permission {
  const isQuick = creatureIn(deed.world, who).features.some(feature => quick[feature]?.includes(what) === true)
  if (isQuick && permitBonusAction(deed.world, who) === null) {
    happen(deed, { type: 'bonus-action-used', who, what })
    return null
  }
  const denied = permitAction(deed.world, who)
  if (denied === null) happen(deed, { type: 'action-used', who, what })
  return denied
}

function begin(
  deed: Deed,
  who: CreatureId,
  name: string,
  modifiers: readonly Modifier[],
  source = who,
  isOnce = false,
): void {
  const until = untilOf(deed.world, untilMyNextTurn, source, who)
  gainBuff(deed, who, { name, modifiers, source, until, from: name, ...(isOnce && { isOnce: true }) })
}

export function dodge(deed: Deed, who: CreatureId): Permission {
  const denied = take(deed, who, 'dodge')
  if (denied !== null) return denied
  begin(deed, who, 'Dodge', [{ kind: 'disadvantage-against' }, { kind: 'advantage', on: 'save', ability: 'dex' }])
  return null
}

export function disengage(deed: Deed, who: CreatureId): Permission {
  const denied = take(deed, who, 'disengage')
  if (denied === null) happen(deed, { type: 'withdrew', who })
  return denied
}

export function dash(deed: Deed, who: CreatureId): Permission {
  const denied = take(deed, who, 'dash')
  if (denied === null) happen(deed, { type: 'dashed', who })
  return denied
}

/** Every blow is helped, and every blow against them. */
export const goReckless = (deed: Deed, who: CreatureId, name: string): void =>
  begin(deed, who, name, [{ kind: 'advantage', on: 'attack' }, { kind: 'advantage-against' }])

/** The next attack or check of whoever is helped has advantage. */
export function help(deed: Deed, who: CreatureId, whom: CreatureId): Permission {
  if (who === whom) return refusal('helps-self', 'Nobody helps themselves.', ['another creature'])
  const denied = take(deed, who, 'help')
  if (denied !== null) return denied
  begin(
    deed,
    whom,
    'Help',
    [
      { kind: 'advantage', on: 'attack' },
      { kind: 'advantage', on: 'check' },
    ],
    who,
    true,
  )
  tell(deed, `${creatureIn(deed.world, who).name} helps ${creatureIn(deed.world, whom).name}.`)
  return null
}

/** Stealth against the keenest eye there; nobody hides in a melee. */
export function hide(deed: Deed, who: CreatureId): Permission {
  const creature = creatureIn(deed.world, who)
  if (engagedWith(deed.world, who).length > 0)
    return refusal('engaged', `${creature.name} is in a melee and in plain sight.`, ['disengage', 'move', 'attack'])
  const denied = take(deed, who, 'hide')
  if (denied !== null) return denied
  const eyes = enemiesOf(deed.world, who).filter(enemy => !isIncapacitated(enemy))
  const dc = Math.max(
    0,
    ...eyes.map(enemy => passiveScore(enemy, 'perception', keenFor(enemy) === undefined ? 'normal' : 'advantage')),
  )
  if (rollCheck(deed, { who, ability: 'dex', skill: 'stealth', dc }).success)
    begin(deed, who, 'Hidden', [{ kind: 'advantage', on: 'attack' }, { kind: 'disadvantage-against' }], who, true)
  return null
}
