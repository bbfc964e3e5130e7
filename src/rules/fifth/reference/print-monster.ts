/** A monster's stat block as lines. */
import type { Monster, MonsterAction } from '../data/monsters.ts'
import type { Defence } from '../model/damage.ts'
import { abilities, modifierOf, signed, titleOf } from '../model/abilities.ts'
import { printChallenge } from '../encounter/experience.ts'

const line = (label: string, words: string): readonly string[] => (words === '' ? [] : [`${label}: ${words}`])

const defences = (list: readonly Defence[]): string =>
  list.map(({ type, unless }) => (unless ? `${type} (unless ${unless.join(' or ')})` : type)).join(', ')

const bonuses = (record: Readonly<Record<string, number>>, name: (key: string) => string): string =>
  Object.entries(record)
    .map(([key, bonus]) => `${name(key)} ${signed(bonus)}`)
    .join(', ')

function speeds({ speed }: Monster): string {
  const { walk, hover, ...others } = speed
  const rest = Object.entries(others).map(([kind, feet]) => `${kind} ${feet} ft.`)
  return [`${walk ?? 0} ft.`, ...rest, ...(hover ? ['hover'] : [])].join(', ')
}

function senses({ senses: { passivePerception, isBlindBeyond, ...ranges } }: Monster): string {
  const known = Object.entries(ranges).map(([sense, feet]) => `${sense} ${feet} ft.`)
  return [...known, ...(isBlindBeyond ? ['blind beyond'] : []), `passive Perception ${passivePerception}`].join(', ')
}

function usesOf({ uses, cost, form }: MonsterAction): string {
  const told = [
    ...(uses?.kind === 'recharge' ? [`recharge ${uses.from === 6 ? '6' : `${uses.from}-6`}`] : []),
    ...(uses?.kind === 'day' ? [`${uses.times}/day`] : []),
    ...(uses?.kind === 'rest' ? ['recharges after a rest'] : []),
    ...(cost === undefined ? [] : [`costs ${cost}`]),
    ...(form === undefined ? [] : [form.toLowerCase()]),
  ]
  return told.length > 0 ? ` (${told.join(', ')})` : ''
}

const part = (title: string, list: readonly MonsterAction[]): readonly string[] =>
  list.length === 0
    ? []
    : [title, ...list.map(action => `- ${action.name}${usesOf(action)}. ${action.text.replaceAll('\n', ' ')}`)]

export function printMonster(monster: Monster): string {
  const { size, type, subtype, alignment, armourClass, hitPoints, hitDice, abilities: scores, multiattack } = monster
  return [
    `${titleOf(size)} ${type}${subtype === undefined ? '' : ` (${subtype})`}, ${alignment}`,
    `Armor Class ${armourClass}, Hit Points ${hitPoints} (${hitDice}), Speed ${speeds(monster)}`,
    abilities
      .map(ability => `${ability.toUpperCase()} ${scores[ability]} (${signed(modifierOf(scores[ability]))})`)
      .join('  '),
    ...line(
      'Saving Throws',
      bonuses(monster.saves, key => key.toUpperCase()),
    ),
    ...line('Skills', bonuses(monster.skills, titleOf)),
    ...line('Vulnerable to', defences(monster.vulnerabilities)),
    ...line('Resistant to', defences(monster.resistances)),
    ...line('Immune to', defences(monster.immunities)),
    ...line('Also', monster.otherDefences.join('; ')),
    ...line('Condition immunities', monster.conditionImmunities.join(', ')),
    `Senses: ${senses(monster)}`,
    `Languages: ${monster.languages ?? 'none'}`,
    `Challenge ${printChallenge(monster.challenge)} (${monster.experience} XP)`,
    ...part('Traits', monster.traits),
    ...(multiattack ? [`Multiattack. ${multiattack.text}`] : []),
    ...part('Actions', monster.actions),
    ...part('Reactions', monster.reactions),
    ...part('Legendary actions', monster.legendary),
    ...line('Lair actions', monster.lair ?? ''),
  ].join('\n')
}
