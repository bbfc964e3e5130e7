/** What one happening is told as. */
import type { Attack } from '../../../rules/fifth/model/action.ts'
import type { DamageType } from '../../../rules/fifth/model/damage.ts'
import type { Happening } from './happenings.ts'
import { say, sayOr } from './say.ts'
import { callOf, type Stage } from '../desk/fighting/stage.ts'
import type { BlowManner } from '../content/fight.ts'

type Of<Kind extends Happening['kind']> = Extract<Happening, { readonly kind: Kind }>

const naturals: readonly (readonly [RegExp, BlowManner])[] = [
  [/bite|beak|jaws|fang|sting|proboscis/i, 'jaws'],
  [/claw|talon|rake/i, 'claws'],
  [/slam|fist|unarmed|tentacle|pseudopod|hoof|hooves|tail|stomp|ram|gore|constrict|kick|punch/i, 'limb'],
  [/touch|drain|ray|spray|wail/i, 'strange'],
]

/** The manner of a weapon, by its name and what it does. */
export function mannerOf(name: string, attack: Attack | undefined, isClose: boolean): BlowManner {
  const natural = naturals.find(([sign]) => sign.test(name))?.[1]
  if (natural !== undefined) return natural
  if (attack?.kind === 'ranged' || /bow|sling|blowgun|dart/i.test(name)) return 'shot'
  if (!isClose && attack?.range !== undefined) return 'thrown'
  const type = attack?.damage[0]?.type
  return type === 'slashing' ? 'blade' : type === 'piercing' ? 'point' : type === 'bludgeoning' ? 'blunt' : 'strange'
}

const heavy = 0.5
const slight = 0.15

function outcomeOf({ isHit, isCritical, share, felled, isHelpless }: Of<'blow'>): string {
  if (felled !== undefined) return felled === 'died' ? 'kill' : felled
  if (!isHit) return isHelpless ? 'spoil' : 'miss'
  if (isCritical) return 'critical'
  return share >= heavy ? 'heavy' : share <= slight ? 'graze' : 'hit'
}

function tellBlow(stage: Stage, blow: Of<'blow'>): readonly string[] {
  const { who, target, attack, felled } = blow
  const isClose = stage.desk.game.fight?.engaged.some(pair => pair.includes(who) && pair.includes(target)) ?? true
  const manner = mannerOf(blow.with, attack, isClose)
  const roles = {
    who,
    target,
    weapon: blow.with
      .replace(/\s*\(.*\)/, '')
      .replace(/^\+\d\s*/, '')
      .toLowerCase(),
  }
  const plain = `${callOf(stage, target)} is down.`
  const start = `${outcomeOf(blow)}-${manner}`
  return [
    ...(blow.isReaction ? [say(stage, 'leavesOpening', roles)] : []),
    felled === undefined ? say(stage, start, roles) : sayOr(stage, start, roles, plain),
    ...(felled === 'died' && stage.desk.game.creatures[target]?.isCharacter === true
      ? [say(stage, 'dies-hero', { target })]
      : []),
  ]
}

const groups: Readonly<Record<DamageType, string>> = {
  fire: 'by-fire',
  cold: 'by-cold',
  lightning: 'by-storm',
  thunder: 'by-storm',
  acid: 'by-venom',
  poison: 'by-venom',
  necrotic: 'by-dark',
  psychic: 'by-dark',
  radiant: 'by-light',
  force: 'by-force',
  slashing: 'by-force',
  piercing: 'by-force',
  bludgeoning: 'by-force',
}

const tellHurt = (stage: Stage, { target, type, felled }: Of<'hurt'>): readonly string[] => [
  say(stage, type === undefined ? 'by-force' : groups[type], { target }),
  ...(felled === undefined ? [] : [sayOr(stage, 'burns', { target }, `${callOf(stage, target)} is down.`)]),
]

function tellCondition(stage: Stage, { target, condition, isOver }: Of<'condition'>): readonly string[] {
  if (isOver) {
    if (condition === 'prone') return [say(stage, 'rises', { target })]
    return condition === 'grappled' || condition === 'restrained' ? [say(stage, 'frees', { target })] : []
  }
  return [say(stage, `is-${condition}`, { target }) || say(stage, 'is-other', { target, condition })]
}

const deedWords: Readonly<Record<string, string>> = {
  'lost-spell': 'loses',
  shaken: 'shaken',
  withdrew: 'withdraws',
  dashed: 'dashes',
  fled: 'flees',
  dodge: 'dodges',
  hide: 'hides',
  turned: 'isTurned',
  shield: 'shields',
}

function tellDeed(stage: Stage, { what, who }: Of<'did'>): readonly string[] {
  if (what === 'stabilised') return [say(stage, 'steadies', { target: who })]
  const words = deedWords[what]
  return words === undefined ? [] : [say(stage, words, { who })]
}

/** What one happening is told as; the empty ones are left out by whoever joins them. */
export function tellHappening(stage: Stage, happening: Happening): readonly string[] {
  switch (happening.kind) {
    case 'blow':
      return tellBlow(stage, happening)
    case 'hurt':
      return tellHurt(stage, happening)
    case 'did':
      return tellDeed(stage, happening)
    case 'closed':
      return [say(stage, 'closes', happening)]
    case 'helped':
      return [say(stage, 'helps', happening)]
    case 'moved':
      return [say(stage, happening.zone === 'far' ? 'goesFar' : 'comesNear', { who: happening.who })]
    case 'condition':
      return tellCondition(stage, happening)
    case 'died': {
      const isHero = stage.desk.game.creatures[happening.target]?.isCharacter === true
      return [sayOr(stage, isHero ? 'dies-hero' : 'dies', happening, `${callOf(stage, happening.target)} is dead.`)]
    }
    case 'healed':
      return [say(stage, happening.isAwake ? 'wakes' : 'heals', { target: happening.target })]
    case 'death-save': {
      const { target, isBlow, isHeld } = happening
      return [say(stage, isBlow ? 'worse' : isHeld ? 'saves' : 'fails', { target })]
    }
    case 'opened':
      return [say(stage, 'isOpen', happening)]
    case 'tier':
      return [say(stage, 'tierUp')]
    case 'turn':
    case 'round':
    case 'ended':
      return []
  }
}
