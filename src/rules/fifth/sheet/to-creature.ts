/** A character as the rules fight with it. The sheet's own numbers are believed; the SRD fills in what it leaves out. */
import { experienceFor } from '../model/experience.ts'
import { slugOf } from '../../../core/id.ts'
import { classNamed } from '../data/classes.ts'
import { raceNamed, subraceNamed } from '../data/races.ts'
import type { Creature, Spellcasting } from '../model/creature.ts'
import { modifierOf } from '../model/abilities.ts'
import { isCondition } from '../model/lasting.ts'
import { makeCreature } from '../model/make.ts'
import type { Character } from './character.ts'
import { attacksPerAction, resistancesOf, sneakAttackOf, toolsOf } from './powers.ts'
import { spellAttackBonus, spellSaveDc } from './spell-numbers.ts'
import { toAttack } from './to-attack.ts'

function sizeOf(race: string): Creature['size'] {
  const words = race.replace(/\(.*\)/, '').trim()
  const subrace = subraceNamed(words)
  const found = raceNamed(subrace?.race ?? words) ?? raceNamed(words.split(/\s+/).at(-1) ?? '')
  return found?.size ?? 'medium'
}

const slugs = (names: readonly string[]): readonly string[] => [...new Set(names.map(slugOf))]

/** A warlock's slots are all of one level, and come back with a short rest. */
function pactOf({ magic, className }: Character): Pick<Spellcasting, 'slots' | 'pact'> {
  const held = Object.entries(magic?.slots ?? {})
  const [only] = held
  if (!/warlock/i.test(className) || held.length !== 1 || !only) return { slots: magic?.slots ?? {} }
  const level = Number(only[0]) as NonNullable<Spellcasting['pact']>['level'] // a key of slots, so 1 to 9
  return { slots: {}, pact: { level, ...only[1] } }
}

function spellcastingOf(character: Character): Spellcasting | undefined {
  const { magic, abilities, proficiency } = character
  if (!magic) return undefined
  const known = classNamed(/^[\p{L}-]+/u.exec(character.className)?.[0] ?? '')?.spellcasting
  const ability = magic.ability ?? known?.ability ?? 'int'
  const prepared = magic.prepared.length > 0 ? magic.prepared : magic.known
  return {
    ability,
    saveDc: magic.saveDc ?? spellSaveDc(abilities[ability], proficiency),
    attackBonus: magic.attackBonus ?? spellAttackBonus(abilities[ability], proficiency),
    ...pactOf(character),
    cantrips: slugs(magic.cantrips),
    prepared: slugs(prepared),
    known: slugs([...magic.known, ...magic.prepared]),
    ...(known?.castsRituals ? { canCastRituals: true as const } : {}),
  }
}

/** Down and not dead until the third failure says so. */
function lifeOf({ hitPoints, deathSaves }: Character): Creature['life'] {
  if (hitPoints.current > 0) return 'alive'
  if (deathSaves.failures >= 3) return 'dead'
  return deathSaves.successes >= 3 ? 'stable' : 'dying'
}

function bodyOf(character: Character): Partial<Creature> {
  const { hitPoints, deathSaves, armour, abilities, conditions } = character
  return {
    armour: armour[0]?.value ?? 10 + modifierOf(abilities.dex),
    maxHitPoints: Math.max(hitPoints.max, 1),
    hitPoints: Math.min(Math.max(hitPoints.current, 0), Math.max(hitPoints.max, 1)),
    temporaryHitPoints: hitPoints.temporary,
    life: lifeOf(character),
    deathSaves,
    resistances: resistancesOf(character),
    conditions: conditions
      .map(name => name.toLowerCase())
      .filter(isCondition)
      .map(heldOf(character)),
    exhaustion: Number(/exhaustion\D*(\d)/i.exec(conditions.join(' '))?.[1] ?? 0),
  }
}

const heldOf =
  ({ name }: Character) =>
  (condition: Creature['conditions'][number]['condition']): Creature['conditions'][number] => ({
    condition,
    source: makeCreature({ name }).id,
    until: 'removed',
    from: 'the sheet',
  })

export function toCreature(character: Character): Creature {
  const spellcasting = spellcastingOf(character)
  const sneakAttack = sneakAttackOf(character)
  return makeCreature({
    name: character.name,
    side: 'party',
    isCharacter: true,
    size: sizeOf(character.race),
    className: /^[\p{L}-]+/u.exec(character.className)?.[0]?.toLowerCase() ?? '',
    level: character.level,
    rating: 0,
    experience: character.experience ?? experienceFor(character.level),
    abilities: character.abilities,
    proficiency: character.proficiency,
    saves: character.saves,
    skills: character.skills,
    tools: toolsOf(character),
    initiative: character.initiative,
    speeds: character.speeds,
    ...bodyOf(character),
    attacks: character.attacks.flatMap(attack => toAttack(attack, character)),
    attacksPerAction: attacksPerAction(character),
    features: character.features.map(({ name }) => name),
    hitDice: character.hitDice,
    hasInspiration: character.hasInspiration,
    items: character.items,
    coins: character.coins,
    ...(spellcasting ? { spellcasting } : {}),
    ...(sneakAttack === undefined ? {} : { sneakAttack }),
  })
}
