/** Everything of a turn that is neither a blow nor a spell. */
import { engagedWith } from '../../../../rules/fifth/combat/reach.ts'
import { modifierOf } from '../../../../rules/fifth/model/abilities.ts'
import type { CreatureId } from '../../../../rules/fifth/model/creature.ts'
import { sentence } from '../../../../english/naming.ts'
import { toldOfYou } from '../../../../english/retell/player.ts'
import type { Play } from '../../desk/desk.ts'
import { act, tellOn, type Done } from '../act.ts'
import type { Order } from '../orders.ts'
import { say, type Roles } from '../say.ts'
import { partyIn, type Stage } from '../../desk/fighting/stage.ts'
import { neediest, targetFor } from './choose.ts'

const denied = (why: string, allowed: readonly string[]): Done => ({ ok: false, denial: { why, allowed } })

export function tellOne(stage: Stage, start: string, roles: Roles = {}): void {
  tellOn(stage, stage.desk.game.fight?.turn?.who, say(stage, start, roles))
}

const happened = (done: Done, type: string): boolean => done.ok && done.ruled.events.some(event => event.type === type)

export async function* grapple(stage: Stage, who: CreatureId, meant: CreatureId | undefined): Play<Done> {
  const target = targetFor(stage, who, meant === undefined ? [] : [meant])
  if (target === undefined) return denied('There is nobody to take hold of.', ['attack', 'dodge'])
  tellOne(stage, 'grabs', { who, target })
  const done = yield* act(stage, 'grapple', { who, target })
  if (done.ok && !happened(done, 'condition-gained')) tellOne(stage, 'gripFails', { who, target })
  return done
}

export async function* shove(
  stage: Stage,
  who: CreatureId,
  order: Extract<Order, { readonly kind: 'shove' }>,
): Play<Done> {
  const target = targetFor(stage, who, order.target === undefined ? [] : [order.target])
  if (target === undefined) return denied('There is nobody to push.', ['attack', 'dodge'])
  tellOne(stage, 'shoves', { who, target })
  const done = yield* act(stage, 'shove', { who, target, how: order.how })
  if (done.ok && !happened(done, 'condition-gained') && !happened(done, 'disengaged'))
    tellOne(stage, 'shoveFails', { who, target })
  if (happened(done, 'disengaged')) tellOne(stage, 'stepsAway', { target })
  return done
}

/** Out of the melee with the action, and then out of reach. */
export async function* disengage(stage: Stage, who: CreatureId): Play<Done> {
  if (engagedWith(stage.desk.game, who).length === 0) return yield* act(stage, 'move', { who, to: 'far' })
  const done = yield* act(stage, 'disengage', { who })
  if (done.ok) yield* act(stage, 'move', { who, to: 'near' })
  return done
}

/** To the back of the field; whoever is in a melee leaves it as they are. */
export const retreat = (stage: Stage, who: CreatureId): Play<Done> => act(stage, 'move', { who, to: 'far' })

export async function* approach(stage: Stage, who: CreatureId, meant: CreatureId | undefined): Play<Done> {
  const target = targetFor(stage, who, meant === undefined ? [] : [meant])
  if (target === undefined) return denied('There is nobody to go to.', ['dodge'])
  const walked = yield* act(stage, 'move', { who, towards: target })
  if (walked.ok) return walked
  const dashed = yield* act(stage, 'dash', { who })
  return dashed.ok ? yield* act(stage, 'move', { who, towards: target }) : walked
}

export async function* hide(stage: Stage, who: CreatureId): Play<Done> {
  const done = yield* act(stage, 'hide', { who })
  if (done.ok && !happened(done, 'buff-gained')) tellOne(stage, 'isSeen', { who })
  return done
}

export async function* escape(stage: Stage, who: CreatureId): Play<Done> {
  const done = yield* act(stage, 'escape', { who })
  if (done.ok && !happened(done, 'condition-ended')) tellOne(stage, 'cannotMove', { who })
  return done
}

/** A friend who is dying, the one who is meant before others. */
export async function* tend(stage: Stage, who: CreatureId, meant: CreatureId | undefined): Play<Done> {
  const dying = partyIn(stage).filter(({ life, id }) => life === 'dying' && id !== who)
  const target = dying.find(({ id }) => id === meant) ?? dying[0]
  if (target === undefined) return denied('Nobody is bleeding to death.', ['attack', 'help', 'dodge'])
  tellOne(stage, 'tends', { who, target: target.id })
  const kit = stage.desk.game.creatures[who]?.items.some(({ name }) => /healer.?s kit/i.test(name)) ?? false
  return yield* act(stage, 'stabilise', { who, target: target.id, ...(kit ? { kit } : {}) })
}

export async function* help(stage: Stage, who: CreatureId, meant: CreatureId | undefined): Play<Done> {
  const friends = partyIn(stage).filter(({ id, life }) => id !== who && life !== 'dead')
  const friend = friends.find(({ id }) => id === meant) ?? friends.find(({ life }) => life === 'dying') ?? friends[0]
  if (friend === undefined) return denied('There is nobody to help.', ['attack', 'dodge'])
  return friend.life === 'dying'
    ? yield* tend(stage, who, friend.id)
    : yield* act(stage, 'help', { who, target: friend.id })
}

/** A potion, for oneself or for whoever needs it. */
export async function* useItem(
  stage: Stage,
  who: CreatureId,
  order: Extract<Order, { readonly kind: 'item' }>,
): Play<Done> {
  const [named] = order.targets
  const creature = stage.desk.game.creatures[who]
  const isWell = creature !== undefined && creature.hitPoints === creature.maxHitPoints
  const target = named ?? (isWell ? neediest(stage, who)?.id : undefined) ?? who
  return yield* act(stage, 'use-potion', { who, potion: order.item, target }, target === who ? 'drinks' : 'gives', {
    who,
    target,
    item: 'potion',
  })
}

/** What was tried with a check has come off. */
export const isBroughtOff = (done: Done): boolean =>
  done.ok && done.ruled.rolls.some(({ degree }) => degree === 'success' || degree === 'exceptional')

/** What a player declared is told as they declared it, once; what comes of it follows. */
function declare(stage: Stage, who: CreatureId, words: string): void {
  const isPlain = Array.from(words).every(
    letter => letter.toLowerCase() !== letter.toUpperCase() || " ',-".includes(letter),
  )
  if (who !== stage.human || !isPlain || !stage.desk.isYou) return
  const text = sentence(toldOfYou(words))
  const isTold = [...stage.desk.sees.history, ...stage.desk.telling.map(part => part.text)].some(one =>
    one.includes(text),
  )
  if (!isTold) tellOn(stage, who, text)
}

/** Against a foe's armour where it is to wound, else against its weight and quickness; nobody in sight is fooled easily. */
function trickDc(stage: Stage, target: CreatureId | undefined, { gains, harm }: Improvised): number {
  const foe = target === undefined ? undefined : stage.desk.game.creatures[target]
  if (foe === undefined) return 12
  if (harm !== undefined && gains.length === 0) return Math.min(18, foe.armour)
  return Math.max(10, Math.min(18, 11 + Math.max(modifierOf(foe.abilities.str), modifierOf(foe.abilities.dex))))
}

type Improvised = Extract<Order, { readonly kind: 'improvise' }>

const hasActed = ({ desk }: Stage, who: CreatureId): boolean =>
  desk.game.fight?.turn?.who === who && desk.game.fight.turn.hasActed && desk.game.fight.turn.attacksLeft === 0

/** What was declared is tried as it was declared; what comes of it is told by what it does, and a failure by what it was to do. */
export async function* improvise(stage: Stage, who: CreatureId, order: Improvised): Play<Done> {
  if (hasActed(stage, who)) {
    tellOne(stage, 'noTimeLeft', { who })
    return denied('The action is used.', [])
  }
  const target = targetFor(stage, who, order.target === undefined ? [] : [order.target])
  declare(stage, who, order.what)
  const [gain = 'nothing', ...more] = order.gains
  const done = yield* act(stage, 'improvise', {
    who,
    what: order.what,
    skill: order.skill,
    dc: trickDc(stage, target, order),
    ...(target !== undefined && {
      target,
      gain,
      more,
      others: order.others ?? [],
      ...(order.harm !== undefined && { harm: order.harm.dice, type: order.harm.type }),
      ...(order.isMerciful === true && { knockOut: true }),
    }),
  })
  if (!done.ok) return done
  const aim = order.gains.at(-1) ?? (order.harm === undefined ? 'opening' : 'harm')
  const isDone = isBroughtOff(done)
  const isSeen = happened(done, 'condition-gained') || happened(done, 'damage-taken') || happened(done, 'buff-gained')
  if (target === undefined) tellOne(stage, isDone ? 'tricks' : 'trickFails')
  else if (!isDone) tellOne(stage, `foils-${aim}`, { who, target })
  else if (aim === 'away' || aim === 'fall') tellOne(stage, `sends-${aim}`, { who, target })
  else if (!isSeen) tellOne(stage, 'tricks')
  return done
}
