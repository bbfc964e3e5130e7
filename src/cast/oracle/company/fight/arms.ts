/** What a fifth-edition character has to fight and to heal with, by the names on the sheet. */
import { memo } from '../../../../core/memo.ts'
import { spellNamed, type Spell } from '../../../../rules/fifth/data/spells.ts'
import { parseSheet } from '../../../../rules/fifth/sheet/index.ts'
import { toAttack } from '../../../../rules/fifth/sheet/to-attack.ts'

export type Arm = {
  readonly name: string
  readonly isRanged: boolean
  readonly bonus: number
  readonly verb: 'shoot' | 'throw' | 'strike'
}

export type Arms = {
  readonly weapons: readonly Arm[]
  /** Spells that hurt one foe at no cost, those that cost a slot, and those for several at once. */
  readonly cantrips: readonly string[]
  readonly spells: readonly string[]
  readonly blasts: readonly string[]
  readonly heals: readonly string[]
  /** Ways to heal that are no spells: a potion, a touch. */
  readonly remedies: readonly string[]
  /** Who keeps away from blades. */
  readonly isFrail: boolean
  readonly isCaster: boolean
}

const isKind =
  (kind: 'damage' | 'heal') =>
  ({ dice }: Spell): boolean =>
    dice?.kind === kind

const remedies = ['lay on hands', 'second wind']
const holds = (name: string, ...words: readonly string[]): boolean =>
  words.some(word => name.toLowerCase().includes(word))
const isThrown = (name: string): boolean => holds(name, 'dart', 'sling')
const isHealingPotion = (name: string): boolean => holds(name, 'potion') && holds(name, 'healing')

export const armsOn = memo(24, (text): Arms => {
  const { character } = parseSheet(text)
  const weapons = character.attacks
    .flatMap(row => toAttack(row, character))
    .map(({ name, kind, bonus }): Arm => ({
      name,
      isRanged: kind === 'ranged',
      bonus,
      verb: kind === 'ranged' ? (isThrown(name) ? 'throw' : 'shoot') : 'strike',
    }))
  const magic = character.magic
  const known = (names: readonly string[]): readonly Spell[] => names.flatMap(name => spellNamed(name) ?? [])
  const hasSlots = Object.values(magic?.slots ?? {}).some(({ max, used }) => max > used)
  const prepared = hasSlots ? known([...(magic?.prepared ?? []), ...(magic?.known ?? [])]) : []
  const free = known(magic?.cantrips ?? []).filter(isKind('damage'))
  const isClass = (...names: readonly string[]): boolean =>
    names.some(name => character.className.toLowerCase().includes(name))
  return {
    weapons,
    cantrips: free.map(({ name }) => name),
    spells: prepared
      .filter(spell => isKind('damage')(spell) && spell.area === undefined && spell.level > 0)
      .map(({ name }) => name),
    blasts: prepared
      .filter(spell => isKind('damage')(spell) && spell.area !== undefined && spell.level > 0)
      .map(({ name }) => name),
    heals: prepared.filter(isKind('heal')).map(({ name }) => name),
    remedies: [
      ...character.features
        .filter(({ name }) => remedies.some(one => name.toLowerCase().startsWith(one)))
        .map(({ name }) => (name.split('(')[0] ?? name).trim()),
      ...character.items.filter(({ name }) => isHealingPotion(name)).map(({ name }) => name),
    ],
    isFrail: isClass('wizard', 'sorcerer', 'warlock', 'bard'),
    isCaster: isClass('wizard', 'sorcerer', 'warlock', 'cleric', 'druid', 'bard'),
  }
})
