/** The monsters: numbers from the package's fields, attacks and saves from its prose, which is the better kept half. */
import { actionOf } from './actions.mjs'
import { monsterCorrections } from './errata.mjs'
import { multiattackOf } from './multiattack.mjs'
import { abilityOf, feet, lower, nameOf, present, slug, source, tidy } from './source.mjs'

const experience = {
  0: 10, 0.125: 25, 0.25: 50, 0.5: 100, 1: 200, 2: 450, 3: 700, 4: 1100, 5: 1800, 6: 2300, 7: 2900, 8: 3900, 9: 5000,
  10: 5900, 11: 7200, 12: 8400, 13: 10000, 14: 11500, 15: 13000, 16: 15000, 17: 18000, 18: 20000, 19: 22000, 20: 25000,
  21: 33000, 22: 41000, 23: 50000, 24: 62000, 25: 75000, 26: 90000, 27: 105000, 28: 120000, 29: 135000, 30: 155000,
} // prettier-ignore

/** The package gives the dice alone; what is missing to the printed hit points is the Constitution. */
function hitDice({ hit_dice: dice, constitution }) {
  const bonus = Number(dice.split('d')[0]) * Math.floor((constitution - 10) / 2)
  return bonus === 0 ? dice : `${dice}${bonus > 0 ? '+' : ''}${bonus}`
}

/** The printed hit points are the dice's average; where the package's differ, it mistyped them. */
function averageOf(dice) {
  const [, count, sides, bonus] = /^(\d+)d(\d+)([+-]\d+)?$/.exec(dice)
  return Math.max(1, Math.floor((Number(count) * (Number(sides) + 1)) / 2 + Number(bonus ?? 0)))
}

const speeds = ({ hover, ...speed }) => ({
  ...Object.fromEntries(Object.entries(speed).map(([kind, text]) => [kind, feet(text)])),
  ...(hover ? { hover: true } : {}),
})

const valuesOf = (proficiencies, prefix, key) =>
  Object.fromEntries(
    proficiencies
      .filter(({ name }) => name.startsWith(prefix))
      .map(({ name, value }) => [key(name.slice(prefix.length)), value]),
  )

function sensesOf({ passive_perception: passivePerception, ...senses }) {
  const ranges = Object.entries(senses).map(([sense, text]) => [sense, feet(text)])
  const isBlindBeyond = Object.values(senses).some(text => /blind beyond/.test(text))
  return { ...Object.fromEntries(ranges), ...(isBlindBeyond ? { isBlindBeyond } : {}), passivePerception }
}

/**
 * "bludgeoning, piercing, and slashing from nonmagical weapons" is three kinds with one proviso. What depends on more
 * than the stuff of a weapon (who wields it, whether it is a spell) stays a sentence.
 */
const isPlain = line => !/spells|wielded by/.test(line)

const damageTypes =
  /acid|bludgeoning|cold|fire|force|lightning|necrotic|piercing|poison|psychic|radiant|slashing|thunder/g

const defencesOf = lines =>
  lines.filter(isPlain).flatMap(line => line.match(damageTypes).map(type => present({ type, unless: provisoOf(line) })))

function provisoOf(line) {
  if (/silver/.test(line)) return ['magical', 'silvered']
  if (/adamantine/.test(line)) return ['magical', 'adamantine']
  return /non ?magical/.test(line) ? ['magical'] : undefined
}

function otherDefences(raw) {
  const told = (kind, lines) => lines.filter(line => !isPlain(line)).map(line => `${kind} ${line}`)
  return [
    ...told('resistant to', raw.damage_resistances),
    ...told('immune to', raw.damage_immunities),
    ...told('vulnerable to', raw.damage_vulnerabilities),
  ]
}

const proficiency = challenge => 2 + Math.floor((Math.max(challenge, 1) - 1) / 4)

function monsterOf(raw) {
  const actions = (raw.actions ?? []).filter(({ name }) => !/^(multiattack\b|lair actions$)/i.test(name)).map(actionOf)
  const multiattack = (raw.actions ?? []).find(({ name }) => /^multiattack\b/i.test(name))
  const lair = (raw.actions ?? []).find(({ name }) => /^lair actions$/i.test(name))
  return present({
    name: raw.name,
    size: lower(raw.size),
    type: raw.type,
    subtype: raw.subtype,
    alignment: raw.alignment,
    armourClass: raw.armor_class,
    hitPoints: averageOf(hitDice(raw)),
    hitDice: hitDice(raw),
    speed: speeds(raw.speed),
    abilities: {
      str: raw.strength, dex: raw.dexterity, con: raw.constitution,
      int: raw.intelligence, wis: raw.wisdom, cha: raw.charisma,
    }, // prettier-ignore
    saves: valuesOf(raw.proficiencies, 'Saving Throw: ', abilityOf),
    skills: valuesOf(raw.proficiencies, 'Skill: ', slug),
    vulnerabilities: defencesOf(raw.damage_vulnerabilities),
    resistances: defencesOf(raw.damage_resistances),
    immunities: defencesOf(raw.damage_immunities),
    otherDefences: otherDefences(raw),
    conditionImmunities: raw.condition_immunities.map(nameOf).map(lower),
    senses: sensesOf(raw.senses),
    languages: raw.languages,
    challenge: raw.challenge_rating,
    experience: experience[raw.challenge_rating],
    proficiency: proficiency(raw.challenge_rating),
    traits: (raw.special_abilities ?? []).map(actionOf),
    multiattack: multiattack && {
      text: tidy(multiattack.desc),
      routines: multiattackOf(tidy(multiattack.desc), actions),
    },
    actions,
    reactions: (raw.reactions ?? []).map(actionOf),
    legendary: (raw.legendary_actions ?? []).map(actionOf),
    lair: lair && tidy(lair.desc),
  })
}

export const makeMonsters = () => source('monsters').map(raw => monsterOf({ ...raw, ...monsterCorrections[raw.name] }))
