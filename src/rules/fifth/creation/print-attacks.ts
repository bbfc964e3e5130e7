/** The attack table of a new character: its weapons, its fists if it is a monk, its first attacking cantrip. */
import { spellNamed } from '../data/spells.ts'
import type { Weapon } from '../data/equipment.ts'
import { modifierOf, signed } from '../model/abilities.ts'
import type { Draft } from './draft.ts'

type Row = readonly [name: string, bonus: string, damage: string, notes: string]

/** A monk fights with DEX where it likes, and its hands grow harder. */
function abilityFor(weapon: Weapon, { scores, calling }: Draft): number {
  const isMonk = calling.name === 'Monk' && (weapon.properties.includes('monk') || weapon.name === 'Shortsword')
  const isEither = weapon.properties.includes('finesse') || isMonk
  if (isEither) return Math.max(modifierOf(scores.str), modifierOf(scores.dex))
  return modifierOf(weapon.kind === 'ranged' ? scores.dex : scores.str)
}

const withBonus = (dice: string, bonus: number): string => (bonus === 0 ? dice : `${dice}${signed(bonus)}`)

function styleBonus(weapon: Weapon, { features }: Draft): number {
  return weapon.kind === 'ranged' && features.some(({ name }) => name === 'Fighting Style: Archery') ? 2 : 0
}

function weaponRow(weapon: Weapon, draft: Draft): Row {
  const modifier = abilityFor(weapon, draft)
  const range = weapon.range ?? weapon.thrown
  const notes = [
    ...weapon.properties.filter(name => !['monk', 'ammunition', 'thrown', 'special'].includes(name)),
    ...(weapon.twoHandedDamage === undefined ? [] : [`${withBonus(weapon.twoHandedDamage, modifier)} in two hands`]),
    ...(range ? [`${weapon.thrown ? 'thrown' : 'range'} ${range.normal}/${range.long}`] : []),
  ]
  return [
    weapon.name,
    signed(modifier + draft.proficiency + styleBonus(weapon, draft)),
    `${withBonus(weapon.damage, modifier)} ${weapon.damageType}`,
    notes.join(', '),
  ]
}

function unarmedRow({ scores, calling, level, proficiency }: Draft): Row {
  const arts = calling.levels[level - 1]?.resources['martial_arts']
  const sides = typeof arts === 'object' && arts !== null && 'dice_value' in arts ? String(arts.dice_value) : '4'
  const modifier = Math.max(modifierOf(scores.dex), modifierOf(scores.str))
  return [
    'Unarmed strike',
    signed(modifier + proficiency),
    `${withBonus(`1d${sides}`, modifier)} bludgeoning`,
    'martial arts',
  ]
}

/** The bonus is the word, as sheets have it: it stands in the spellcasting block. */
function cantripRows({ magic, level }: Draft): readonly Row[] {
  const strikes = (magic?.cantrips ?? [])
    .flatMap(name => spellNamed(name) ?? [])
    .filter(({ dice }) => dice?.kind === 'damage')
  return strikes.slice(0, 1).map(({ name, dice, range, save }) => {
    const step = ['17', '11', '5', '1'].find(at => level >= Number(at)) ?? '1'
    const damage = [dice?.at[step], dice?.type].filter(Boolean).join(' ')
    return [name, 'Spell', damage, save ? `${save.ability.toUpperCase()} save, ${range}` : range]
  })
}

export function attackRows(draft: Draft): readonly string[] {
  const rows = [
    ...draft.belongings.weapons.map(({ weapon }) => weaponRow(weapon, draft)),
    ...(draft.calling.name === 'Monk' ? [unarmedRow(draft)] : []),
    ...cantripRows(draft),
  ]
  return rows.map(cells => `| ${cells.join(' | ')} |`)
}
