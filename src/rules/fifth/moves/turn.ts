/** Moves of whoever's turn it is, and reactions. */
import type { Result } from '../../../core/result.ts'
import { accept } from '../../../core/result.ts'
import type { RuleRefusal } from '../../ruleset.ts'
import { bestAttack } from '../combat/best-attack.ts'
import { grapple, escape, shove } from '../combat/grapple.ts'
import { changeZone, closeIn, flee, standUp } from '../combat/move.ts'
import { checkMorale } from '../combat/morale.ts'
import type { Permission } from '../combat/permit.ts'
import { permitTurn, refusal } from '../combat/permit.ts'
import { disengage, dash, dodge, help, hide } from '../combat/stances.ts'
import { delay, ready, release } from '../combat/timing.ts'
import { attackInTurn, attackOffHand } from '../combat/turn-attack.ts'
import { settle } from '../combat/turns.ts'
import { useAction } from '../combat/use-action.ts'
import type { Attack } from '../model/action.ts'
import type { Creature } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { defineMove } from './define.ts'
import type { FifthMove } from './define.ts'
import type { Field } from './field.ts'
import { choice, creature, flag, list, optional, text } from './field.ts'
import { findNamed } from './find.ts'

const who = creature('whose turn it is')
const target = creature('the target')
const weapon = optional(text('the weapon or attack; left out, the best one that reaches', 60))

const aiming = {
  who,
  target,
  weapon,
  cover: optional(choice('the cover the target has', ['none', 'half', 'three-quarters', 'total'])),
  advantage: optional(text('why there is advantage that the rules do not see', 80)),
  disadvantage: optional(text('why there is disadvantage that the rules do not see', 80)),
  knockOut: optional(flag('true to knock out rather than kill; in a melee only')),
  smite: optional(flag('true for a paladin of level 2 to burn a slot if it hits')),
}

/** The named weapon, or the best that reaches; for a blow that is pulled, the best for the melee. */
function chooseAttack(
  deed: Deed,
  attacker: Creature,
  other: Creature,
  named: string | undefined,
  isMerciful = false,
): Result<Attack, RuleRefusal> {
  if (named !== undefined) return findNamed(attacker.attacks, named, { who: attacker.name, what: 'weapon' })
  const melee = attacker.attacks.filter(({ kind }) => kind === 'melee')
  const among = isMerciful && melee.length > 0 ? melee : attacker.attacks
  const fits = bestAttack(deed.world, attacker, other, among) ?? among[0]
  return fits === undefined
    ? findNamed(attacker.attacks, 'anything', { who: attacker.name, what: 'weapon' })
    : accept(fits)
}

const isPaladin = ({ className, level, features }: Creature): boolean =>
  (className === 'paladin' && level >= 2) || features.some(name => name.startsWith('Divine Smite'))

/** Once nothing stands against it, see whether that was the end of the fight. */
function settled(deed: Deed, denied: Permission): Permission {
  if (denied === null && deed.world.fight !== null) settle(deed)
  return denied
}

const attacking = (name: string, about: string, strike: typeof attackInTurn): FifthMove =>
  defineMove({
    name,
    about,
    fields: aiming,
    play: (deed, input) => {
      const denied = permitTurn(deed.world, input.who.id)
      if (denied !== null) return denied
      const attack = chooseAttack(deed, input.who, input.target, input.weapon, input.knockOut)
      if (!attack.ok) return attack.refusal
      const ask = {
        who: input.who.id,
        target: input.target.id,
        attack: attack.value,
        ...(input.cover && { cover: input.cover }),
        ...(input.advantage && { helps: [input.advantage] }),
        ...(input.disadvantage && { hinders: [input.disadvantage] }),
        ...(input.knockOut && { isMerciful: true }),
        ...(input.smite && isPaladin(input.who) && { isSmite: true }),
      }
      return settled(deed, strike(deed, ask))
    },
  })

const attack = attacking(
  'attack',
  'One attack with a weapon by the creature whose turn it is. It steps up to a near target by itself. Repeat it for creatures with several attacks.',
  attackInTurn,
)
const offHand = attacking(
  'off-hand-attack',
  'The bonus-action attack with a second light weapon, after an attack with a first.',
  attackOffHand,
)

/** Moves that only name who does it. */
const alone = (name: string, about: string, play: (deed: Deed, id: Creature['id']) => Permission): FifthMove =>
  defineMove({ name, about, fields: { who }, play: (deed, input) => settled(deed, play(deed, input.who.id)) })

const against = (
  name: string,
  about: string,
  play: (deed: Deed, id: Creature['id'], other: Creature['id']) => Permission,
): FifthMove =>
  defineMove({
    name,
    about,
    fields: { who, target },
    play: (deed, input) => settled(deed, play(deed, input.who.id, input.target.id)),
  })

const shoving = defineMove({
  name: 'shove',
  about: 'Instead of an attack: a contest to knock somebody down or push them away.',
  fields: { who, target, how: choice('what for', ['prone', 'away']) },
  play: (deed, input) => settled(deed, shove(deed, input.who.id, input.target.id, input.how)),
})

const moving = defineMove({
  name: 'move',
  about: 'Moves between zones, or up to somebody. Leaving a melee without disengaging lets those left behind strike.',
  fields: { who, to: optional(choice('the zone', ['near', 'far'])), towards: optional(creature('whom to engage')) },
  play: (deed, input) => {
    if (input.towards !== undefined) return settled(deed, closeIn(deed, input.who.id, input.towards.id))
    if (input.to === undefined)
      return refusal('nowhere', 'Say where to: a zone, or somebody.', ['near', 'far', 'towards somebody'])
    return settled(deed, changeZone(deed, input.who.id, input.to))
  },
})

const readying = defineMove({
  name: 'ready',
  about: 'Uses the action to wait for something; when it happens, the reaction does what was said (release).',
  fields: { who, trigger: text('what is waited for', 120), what: text('what is done then', 120) },
  play: (deed, input) => ready(deed, input.who.id, input.trigger, input.what),
})

const releasing = defineMove({
  name: 'release',
  about: 'The trigger has come: what was readied happens now, with the reaction. Name a target if it is an attack.',
  fields: { who: creature('who has readied something'), target: optional(target), weapon },
  play: (deed, input) => {
    if (input.target === undefined) return release(deed, input.who.id)
    const chosen = chooseAttack(deed, input.who, input.target, input.weapon)
    if (!chosen.ok) return chosen.refusal
    return settled(deed, release(deed, input.who.id, { target: input.target.id, attack: chosen.value }))
  },
})

const delaying = defineMove({
  name: 'delay',
  about: 'Gives up the place in the order for good and acts after somebody who is still to come this round.',
  fields: { who, after: creature('after whom') },
  play: (deed, input) => delay(deed, input.who.id, input.after.id),
})

const targets: Field<readonly Creature[]> = list('the targets', creature('somebody'))

const acting = defineMove({
  name: 'use-action',
  about:
    "One of a creature's own actions: multiattack, a breath, a gaze; also its legendary actions in others' turns, and lair actions.",
  fields: { who: creature('who acts'), action: text('the name of the action', 60), targets: optional(targets) },
  play: (deed, input) => {
    const found = findNamed(input.who.actions, input.action, { who: input.who.name, what: 'action' })
    if (!found.ok) return found.refusal
    const ids = (input.targets ?? []).map(({ id }) => id)
    return settled(deed, useAction(deed, { who: input.who.id, action: found.value, targets: ids }))
  },
})

const morale = defineMove({
  name: 'check-morale',
  about:
    'Whether a foe loses heart: half dead, half of its friends gone, or its leader fallen. If it does, let it flee or yield.',
  fields: { who: creature('the foe') },
  play: (deed, input) => {
    if (deed.world.fight === null) return refusal('no-fight', 'There is no fight.', ['start-fight'])
    checkMorale(deed, input.who.id)
    return null
  },
})

export const turnMoves: readonly FifthMove[] = [
  attack,
  offHand,
  moving,
  alone('dash', 'Uses the action to move once more.', dash),
  alone('dodge', 'Uses the action to dodge: attacks against them have disadvantage until their next turn.', dodge),
  alone('disengage', 'Uses the action so that moving away provokes nobody.', disengage),
  alone('hide', 'Uses the action to hide: Stealth against the keenest foe. Not in a melee.', hide),
  alone('stand-up', 'Gets up from the ground, with the movement of the turn.', standUp),
  alone('flee', 'Runs out of the fight with action and movement; those engaged may strike.', flee),
  alone('escape', 'Uses the action to break a grapple or get out of what holds them.', escape),
  against('help', "Uses the action so that an ally's next attack or check has advantage.", help),
  against('grapple', 'Instead of an attack: a contest to seize somebody.', grapple),
  shoving,
  readying,
  releasing,
  delaying,
  acting,
  morale,
]
