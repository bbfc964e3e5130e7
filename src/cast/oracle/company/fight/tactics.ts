/** What somebody of that kind would do with a turn: help who is down, finish who is hurt, keep the distance that suits. */
import type { Chance } from '../../voice/chance.ts'
import type { Voice } from '../../voice/voice.ts'
import type { Limits } from '../limits.ts'
import type { Arm, Arms } from './arms.ts'
import type { Field, Foe } from './field.ts'

export type Deed =
  | { readonly kind: 'cast' | 'heal'; readonly spell: string; readonly at?: string }
  | { readonly kind: 'remedy'; readonly item: string; readonly at?: string }
  | { readonly kind: 'tend'; readonly at: string }
  | { readonly kind: 'guard'; readonly at: string }
  | { readonly kind: 'strike'; readonly arm: Arm | undefined; readonly at: string }
  | { readonly kind: 'back' | 'dodge' | 'yield' | 'plead'; readonly at?: string }

type Turn = {
  readonly voice: Voice
  readonly arms: Arms
  readonly field: Field
  readonly limits: Limits
  /** Heart or head: how they are today. */
  readonly leads: 'heart' | 'head'
  readonly chance: Chance
}

/** The hurt one first, then the near one; never whom one is charmed by. */
function targetOf({ field, limits }: Turn): Foe | undefined {
  const foes = field.foes.filter(
    ({ name }) => limits.charmedBy === undefined || !limits.charmedBy.toLowerCase().includes(name.toLowerCase()),
  )
  return (
    foes.find(({ isHurt, isFar }) => isHurt && !isFar) ??
    foes.find(({ isHurt }) => isHurt) ??
    foes.find(({ isNear }) => isNear) ??
    foes[0]
  )
}

function rescue({ field, arms, voice, limits }: Turn): Deed | undefined {
  const fallen = field.friends.find(({ state }) => state === 'down')
  if (fallen === undefined) return undefined
  const [heal] = arms.heals
  if (heal !== undefined) return { kind: 'heal', spell: heal, at: fallen.name }
  const remedy = arms.remedies.find(name => name.toLowerCase() !== 'second wind')
  if (remedy !== undefined) return { kind: 'remedy', item: remedy, at: fallen.name }
  const isDear = voice.bond.includes(fallen.name) || voice.manner === 'warm' || voice.trade === 'healer'
  return isDear && limits.canMove ? { kind: 'tend', at: fallen.name } : undefined
}

function selfCare({ field, arms, voice, leads, chance }: Turn): Deed | undefined {
  if (field.self !== 'hurt' || leads === 'heart' || voice.manner === 'bold') return undefined
  const [remedy] = arms.remedies
  if (remedy !== undefined && chance.isLucky(60)) return { kind: 'remedy', item: remedy }
  return (arms.isFrail || voice.manner === 'wary') && chance.isLucky(50)
    ? { kind: chance.isLucky(50) ? 'back' : 'dodge' }
    : undefined
}

function weaponFor({ arms, limits, chance }: Turn, foe: Foe): Arm | undefined {
  const ranged = arms.weapons.filter(({ isRanged }) => isRanged)
  const melee = arms.weapons.filter(({ isRanged }) => !isRanged)
  const strongest = (list: readonly Arm[]): Arm | undefined => list.toSorted((one, other) => other.bonus - one.bonus)[0]
  const keepsAway = limits.fears !== undefined || foe.isFar || (arms.isFrail && !foe.isNear)
  const prefersRange = (strongest(ranged)?.bonus ?? -9) > (strongest(melee)?.bonus ?? -9) && !foe.isNear
  if (keepsAway || prefersRange) return strongest(ranged) ?? strongest(melee)
  return strongest(melee.length > 0 && chance.isLucky(92) ? melee : ranged.length > 0 ? ranged : melee)
}

function attack(turn: Turn, foe: Foe): Deed {
  const { arms, field, chance, leads } = turn
  const many = field.foes.length > 2
  if (many && arms.blasts.length > 0 && chance.isLucky(60))
    return { kind: 'cast', spell: chance.pick(arms.blasts) ?? '', at: foe.name }
  const isBold = leads === 'heart' || field.friends.some(({ state }) => state !== 'well')
  if (arms.spells.length > 0 && chance.isLucky(isBold ? 45 : 20))
    return { kind: 'cast', spell: chance.pick(arms.spells) ?? '', at: foe.name }
  if (arms.isCaster && arms.cantrips.length > 0 && chance.isLucky(80))
    return { kind: 'cast', spell: chance.pick(arms.cantrips) ?? '', at: foe.name }
  return { kind: 'strike', arm: weaponFor(turn, foe), at: foe.name }
}

/** Everybody else is down and one is hurt oneself: there is a time to stop. */
const isHopeless = ({ field, voice, limits }: Turn): boolean =>
  limits.canMove &&
  field.self === 'hurt' &&
  field.friends.length > 0 &&
  field.friends.every(({ state }) => state === 'down') &&
  field.foes.length > 1 &&
  voice.manner !== 'bold'

export function decide(turn: Turn): Deed {
  if (isHopeless(turn)) return { kind: turn.voice.manner === 'stern' ? 'yield' : 'back' }
  const helping = rescue(turn) ?? selfCare(turn)
  if (helping) return helping
  const foe = targetOf(turn)
  if (foe === undefined)
    return turn.limits.charmedBy === undefined ? { kind: 'dodge' } : { kind: 'plead', at: turn.limits.charmedBy }
  const dear = turn.field.friends.find(({ name, state }) => state === 'hurt' && turn.voice.bond.includes(name))
  if (dear && turn.limits.canMove && turn.chance.isLucky(50)) return { kind: 'guard', at: dear.name }
  return attack(turn, foe)
}
