/** Moves for what happens to bodies outside attacks: traps, potions, poison, first aid. */
import { rollCheck } from '../checks/check.ts'
import { rollSave, shareAfter } from '../checks/save.ts'
import { airless, suffocate } from '../combat/breath.ts'
import { stabilise } from '../combat/dying.ts'
import { giveTemporary, heal, revive } from '../combat/heal.ts'
import { hurt } from '../combat/hurt.ts'
import { changeExhaustion, endCondition, gainCondition, untilOf } from '../combat/lasting.ts'
import type { Permission } from '../combat/permit.ts'
import { permitAction, refusal } from '../combat/permit.ts'
import { throwDamage } from '../combat/roll-damage.ts'
import { settle } from '../combat/turns.ts'
import { abilities } from '../model/abilities.ts'
import { damageTypes } from '../model/damage.ts'
import type { Deed } from '../model/deed.ts'
import { happen } from '../model/deed.ts'
import { creatureIn } from '../model/folds.ts'
import type { Lasts } from '../model/lasting.ts'
import { conditions } from '../model/lasting.ts'
import { isDice, fellIn, throwDice } from '../model/throw.ts'
import { defineMove } from './define.ts'
import { choice, creature, flag, list, number, optional, text } from './field.ts'

const noDice = (dice: string): Permission => refusal('no-dice', `"${dice}" is not dice.`, ['1d6', '2d10+3', '4'])

export const damage = defineMove({
  name: 'damage',
  about: "Damage that is nobody's attack: a trap, a fall, fire, cold. With a save, those who make it take half.",
  fields: {
    who: list('who is hurt', creature('somebody')),
    dice: text('how much, as dice', 40),
    type: choice('of which type', damageTypes),
    from: text('what it comes from', 80),
    save: optional(choice('a save for half', abilities)),
    dc: optional(number('the DC of that save', 1, 40)),
  },
  play: (deed, { who, dice, type, from, save, dc = 10 }) => {
    if (!isDice(dice)) return noDice(dice)
    const [only, ...others] = who
    const by = only !== undefined && others.length === 0 ? (deed.world.creatures[only.id]?.name ?? from) : from
    const [wound] = throwDamage(deed, [{ dice, type }], { by, from, isCritical: false })
    for (const { id } of who) {
      const success = save !== undefined && rollSave(deed, { who: id, ability: save, dc, against: from }).success
      const share =
        save === undefined ? 1 : shareAfter(creatureIn(deed.world, id), { ability: save, success, isHalved: true })
      const amount = Math.floor((wound?.amount ?? 0) * share)
      hurt(deed, { target: id, wounds: [{ amount, type }], from })
    }
    if (deed.world.fight !== null) settle(deed)
    return null
  },
})

export const healing = defineMove({
  name: 'heal',
  about: 'Gives hit points back outside of spells and rests: a potion, a blessing. Any healing wakes the dying.',
  fields: {
    who: creature('who'),
    dice: text('how much, as dice', 40),
    from: text('what it comes from', 80),
    temporary: optional(flag('true for temporary hit points')),
  },
  play: (deed, { who, dice, from, temporary = false }) => {
    if (!isDice(dice)) return noDice(dice)
    if (who.life === 'dead') return refusal('dead', `${who.name} is dead.`, ['revive'])
    const roll = throwDice(deed, dice)
    const { total } = roll
    const isThrown = /d/i.test(dice) // a plain number is nothing to show
    if (isThrown) deed.rolls.push({ purpose: from, who: who.name, ...fellIn(roll), total, rule: `Healing: ${from}` })
    if (temporary) giveTemporary(deed, who.id, Math.max(0, total))
    else heal(deed, who.id, Math.max(0, total))
    return null
  },
})

/** In a fight it takes the action; nobody aids themselves. */
export const firstAid = defineMove({
  name: 'stabilise',
  about: "First aid for somebody dying: a Medicine check against DC 10, or a healer's kit without one.",
  fields: {
    who: creature('who helps'),
    target: creature('who is dying'),
    kit: optional(flag("true with a healer's kit")),
  },
  play: (deed, { who, target, kit = false }) => {
    if (target.life !== 'dying') return refusal('not-dying', `${target.name} is not dying.`, dyingNames(deed))
    if (who.id === target.id) return refusal('helps-self', `${who.name} is in no state to.`, ['somebody else'])
    const denied = deed.world.fight === null ? null : permitAction(deed.world, who.id)
    if (denied !== null) return denied
    if (deed.world.fight !== null) happen(deed, { type: 'action-used', who: who.id, what: 'stabilise' })
    if (kit || rollCheck(deed, { who: who.id, ability: 'wis', skill: 'medicine', dc: 10 }).success)
      stabilise(deed, target.id)
    return null
  },
})

const dyingNames = ({ world }: Deed): readonly string[] => {
  const dying = Object.values(world.creatures).filter(({ life }) => life === 'dying')
  return dying.length === 0 ? ['nobody is dying'] : dying.map(({ name }) => name)
}

const lengths: Readonly<Record<string, Lasts>> = {
  'one-round': { rounds: 1, at: 'end', of: 'target' },
  'one-minute': { minutes: 1 },
  'one-hour': { minutes: 60 },
  'until-rest': { rest: 'long' },
  'until-removed': 'until-removed',
}

export const addCondition = defineMove({
  name: 'add-condition',
  about:
    'Puts a condition on somebody for a reason no attack or spell gave. Name who it comes from: fear is of somebody.',
  fields: {
    who: creature('who'),
    condition: choice('the condition', conditions),
    from: text('what it comes from', 80),
    source: optional(creature('who did it')),
    lasts: choice('how long', ['one-round', 'one-minute', 'one-hour', 'until-rest', 'until-removed']),
  },
  play: (deed, { who, condition, from, source = who, lasts }) => {
    const until = untilOf(deed.world, lengths[lasts] ?? 'until-removed', source.id, who.id)
    gainCondition(deed, who.id, { condition, source: source.id, from, until })
    return null
  },
})

export const removeCondition = defineMove({
  name: 'end-condition',
  about: 'Ends a condition on somebody.',
  fields: { who: creature('who'), condition: choice('the condition', conditions) },
  play: (deed, { who, condition }) => {
    const held = who.conditions.filter(one => one.condition === condition)
    if (held.length === 0)
      return refusal(
        'no-condition',
        `${who.name} is not ${condition}.`,
        who.conditions.map(one => one.condition),
      )
    for (const one of held) endCondition(deed, who.id, one)
    return null
  },
})

export const exhaust = defineMove({
  name: 'exhaustion',
  about: 'Adds or takes away levels of exhaustion; the sixth is death.',
  fields: { who: creature('who'), by: number('how many levels; negative to recover', -6, 6) },
  play: (deed, { who, by }) => {
    changeExhaustion(deed, who.id, by)
    return null
  },
})

export const raise = defineMove({
  name: 'revive',
  about: 'Brings back the dead by means the story has found. Within a minute it is a small miracle; later it costs.',
  fields: { who: creature('who'), hitPoints: number('with how many hit points', 1, 1000) },
  play: (deed, { who, hitPoints }) =>
    revive(deed, who.id, hitPoints) ? null : refusal('not-dead', `${who.name} is not dead.`, ['heal']),
})

export const breathe = defineMove({
  name: 'suffocate',
  about:
    'So long without breath: under water, in smoke, or a fish on land. Says who breathes there, who holds it, who falls.',
  fields: {
    who: list('who', creature('somebody')),
    where: choice('where they are', airless),
    minutes: number('for how many minutes so far', 0, 600),
  },
  play: (deed, { who, where, minutes }) => {
    for (const { id } of who) suffocate(deed, id, where, minutes)
    if (deed.world.fight !== null) settle(deed)
    return null
  },
})

export const bodyMoves = [damage, healing, breathe, firstAid, addCondition, removeCondition, exhaust, raise]
