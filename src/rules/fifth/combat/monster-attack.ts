/** A monster's printed attack as one that can be made, with what a hit does besides. */
import type { MonsterAction, MonsterAttack, MonsterSave, MonsterUses } from '../data/monster-types.ts'
import type { Attack, Recharge } from '../model/action.ts'
import type { Material } from '../model/damage.ts'
import type { Effect, EffectPart } from '../model/effect.ts'
import type { Condition, Lasts } from '../model/lasting.ts'
import { conditionRules } from '../checks/condition-rules.ts'

/** Some sentences speak only of a target brought to 0: those are for the GM, not for every hit. */
const isForTheFallen = ({ text }: MonsterAction): boolean => /to 0 hit points|target dies/i.test(text)

/** `9 (2d6 + 2) in melee or 5 (1d6 + 2) at range` is one of the two, not both. */
const isEither = ({ text, damage }: MonsterAction): boolean =>
  damage.length > 1 && / damage(?: in melee)? or \d+ \(/.test(text)

export function toAttack(action: MonsterAction, attack: MonsterAttack, materials: readonly Material[]): Attack {
  const { range, longRange = range } = attack
  const onHit = onHitOf(action)
  return {
    name: action.name,
    kind: attack.kind === 'ranged' ? 'ranged' : 'melee',
    bonus: attack.bonus,
    damage: isEither(action) ? action.damage.slice(0, 1) : action.damage,
    reach: attack.reach ?? 5,
    ...(range !== undefined && longRange !== undefined && { range: { normal: range, long: longRange } }),
    properties: [],
    materials: attack.isSpell === true ? ['magical'] : materials,
    ...(onHit && { onHit }),
  }
}

function onHitOf(action: MonsterAction): Effect | undefined {
  const { name, save, conditions, escape } = action
  if (save !== undefined) return saveEffect(action, save)
  const parts = conditions.map((condition): EffectPart => ({
    kind: 'condition',
    condition,
    lasts: 'until-removed',
    ...(condition !== 'prone' && { escapeDc: escape ?? 12 }), // a web gives no DC of its own to read
  }))
  return parts.length === 0 || isForTheFallen(action) ? undefined : { name, parts }
}

/** A minute if every turn brings another chance, or if it leaves one able to act; else until the end of one's next turn. */
function lastsOf(condition: Condition, { endsOnSave }: MonsterSave): Lasts {
  if (condition === 'prone') return 'until-removed'
  const isGrave = conditionRules[condition].isHelpless === true
  return endsOnSave === true || !isGrave ? { minutes: 1 } : { rounds: 1, at: 'end', of: 'target' }
}

export function saveEffect(action: MonsterAction, save: MonsterSave): Effect {
  const { ability, dc, damage, endsOnSave } = save
  const conditions = isForTheFallen(action) ? [] : save.conditions
  return {
    name: action.name,
    gate: { kind: 'save', ability, dc, ...(save.onSuccess === 'half' && { half: true }) },
    parts: [
      ...(damage.length > 0 ? [{ kind: 'damage', damage } as const] : []),
      ...conditions.map((condition): EffectPart => ({
        kind: 'condition',
        condition,
        lasts: lastsOf(condition, save),
        ...(endsOnSave && { saveEnds: { ability, dc, at: 'end' } }),
      })),
    ],
  }
}

export function rechargeOf(uses: MonsterUses | undefined): Recharge | undefined {
  switch (uses?.kind) {
    case undefined:
      return undefined
    case 'recharge':
      return { onRoll: uses.from }
    case 'day':
      return { uses: uses.times, per: 'day' }
    case 'rest':
      return { uses: 1, per: 'short-rest' }
  }
}
