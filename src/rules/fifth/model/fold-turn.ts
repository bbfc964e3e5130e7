/** Turns: what of one is used up. */
import type { TurnEvent } from './events.ts'
import type { Folds } from './folds.ts'
import { fightIn, withTurn } from './folds.ts'
import type { CreatureId } from './creature.ts'
import type { FifthWorld, Fight, Turn } from './world.ts'
import { copyFight, copyTurn, patchFight, withFight } from './patch.ts'

const freshTurn = (who: CreatureId): Turn => ({
  who,
  hasActed: false,
  hasBonusActed: false,
  hasMoved: false,
  attacksLeft: 0,
  hasDashed: false,
  hasDisengaged: false,
  hasSneakAttacked: false,
  castWithBonus: false,
  castWithAction: false,
})

function beginTurn(fight: Fight, who: CreatureId): Fight {
  const begun = copyFight(fight)
  begun.turn = freshTurn(who)
  begun.acted = [...fight.acted, who]
  if (fight.reacted.length > 0) begun.reacted = fight.reacted.filter(id => id !== who)
  if (fight.readied.length > 0) begun.readied = fight.readied.filter(ready => ready.who !== who)
  if (fight.legendaryUsed[who] !== undefined) begun.legendaryUsed = { ...fight.legendaryUsed, [who]: 0 }
  return begun
}

function endTurn(fight: Fight, who: CreatureId): Fight {
  const ended = copyFight(fight)
  ended.turn = null
  if (fight.surprised.length > 0) ended.surprised = fight.surprised.filter(id => id !== who)
  return ended
}

/** Attacks that answer somebody else's deed do not come out of a turn. */
function strike(fight: Fight, event: TurnEvent & { readonly type: 'attack-made' }): Fight {
  const criticals = fight.criticals + (event.critical ? 1 : 0)
  if (!event.usesTurn || fight.turn?.who !== event.who)
    return criticals === fight.criticals ? fight : patchFight(fight, { criticals })
  const turn = copyTurn(fight.turn)
  turn.attacksLeft = Math.max(0, fight.turn.attacksLeft - 1)
  turn.struckWith = event.with
  const struck = copyFight(fight)
  struck.turn = turn
  struck.criticals = criticals
  return struck
}

const inFight = (world: FifthWorld, change: (fight: Fight) => Fight): FifthWorld =>
  world.fight === null ? world : withFight(world, change(world.fight))

export const turnFolds: Folds<TurnEvent> = {
  'turn-began': (world, { who }) => withFight(world, beginTurn(fightIn(world), who)),
  'turn-ended': (world, { who }) => withFight(world, endTurn(fightIn(world), who)),
  'action-used': (world, { who, what, attacks }) =>
    withTurn(world, who, turn => {
      turn.hasActed = true
      turn.attacksLeft = attacks ?? turn.attacksLeft
      turn.castWithAction ||= what === 'cast'
    }),
  'bonus-action-used': (world, { who, what }) =>
    withTurn(world, who, turn => {
      turn.hasBonusActed = true
      turn.castWithBonus ||= what === 'cast'
    }),
  'reaction-used': (world, { who }) => inFight(world, fight => patchFight(fight, { reacted: [...fight.reacted, who] })),
  'attack-made': (world, event) => inFight(world, fight => strike(fight, event)),
  'sneak-attack-used': (world, { who }) => withTurn(world, who, turn => void (turn.hasSneakAttacked = true)),
  'legendary-action-used': (world, { who, cost }) =>
    inFight(world, fight =>
      patchFight(fight, { legendaryUsed: { ...fight.legendaryUsed, [who]: (fight.legendaryUsed[who] ?? 0) + cost } }),
    ),
  'movement-used': (world, { who, towards }) =>
    withTurn(world, who, turn => {
      turn.hasMoved = true
      if (towards !== undefined) turn.closedOn = towards
    }),
  dashed: (world, { who }) =>
    withTurn(world, who, turn => {
      turn.hasMoved = false
      turn.hasDashed = true
    }),
  withdrew: (world, { who }) => withTurn(world, who, turn => void (turn.hasDisengaged = true)),
  'action-regained': (world, { who }) =>
    withTurn(world, who, turn => {
      turn.hasActed = false
      turn.attacksLeft = 0
      turn.castWithAction = false
    }),
  readied: (world, { readied }) => inFight(world, fight => patchFight(fight, { readied: [...fight.readied, readied] })),
  'ready-spent': (world, { who }) =>
    inFight(world, fight => patchFight(fight, { readied: fight.readied.filter(ready => ready.who !== who) })),
}
