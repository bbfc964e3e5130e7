/** The twelve classes, each with its twenty levels. */
import { classCorrections, subclassCorrections } from './errata.mjs'
import { spoken } from './equipment.mjs'
import { abilityOf, nameOf, paragraphs, present, slug, source } from './source.mjs'

const skillPrefix = 'Skill: '

const isArmour = name => /armor|shields/i.test(name)
const isWeapon = name =>
  !isArmour(name) && source('proficiencies').some(one => one.name === name && one.type === 'Weapons')

function choicesOf({ proficiency_choices: choices }) {
  const all = choices.map(({ choose, from }) => ({ choose, from: from.map(nameOf) }))
  const isSkill = ({ from }) => from[0].startsWith(skillPrefix)
  const [skills] = all.filter(isSkill)
  return {
    skills: { choose: skills.choose, from: skills.from.map(name => slug(name.slice(skillPrefix.length))) },
    toolChoices: all.filter(choice => !isSkill(choice)),
  }
}

const itemOf = ({ item, quantity }) => ({ name: spoken(item.name), quantity })

/** A bow comes with its arrows: the package sometimes forgot that both are meant, and that one pouch is enough. */
function optionOf({ choose, from }) {
  const items = from.map(itemOf)
  const isSet = items.some(({ name }) => /^(Arrow|Crossbow bolt)$/.test(name))
  const counted = items.map(item => (item.name === 'Component pouch' ? { ...item, quantity: 1 } : item))
  return { choose: isSet ? items.length : choose, from: counted }
}

/** A choice is a list of options; an option is some picks, each from a list. */
function equipmentOf(className) {
  const raw = source('startingEquipment').find(({ class: of }) => of.name === className)
  const choices = [1, 2, 3, 4, 5].map(number => raw[`choice_${number}`]).filter(Boolean)
  return {
    given: raw.starting_equipment.map(itemOf),
    choices: choices.map(options => options.map(optionOf)),
  }
}

const slotNames = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(level => `spell_slots_level_${level}`)

function magicOf(level) {
  const magic = Object.keys(level.spellcasting ?? {}).length > 0 ? level.spellcasting : level
  if (magic.spell_slots_level_1 === undefined) return {}
  return present({
    slots: slotNames.map(name => magic[name] ?? 0),
    cantrips: magic.cantrips_known,
    spellsKnown: magic.spells_known,
  })
}

const resourcesOf = level => level.class_specific ?? present({ aura_range: level.aura_range })

/** Counted from the features: the package's own count forgets the rogue's tenth level. */
const improvementsBy = (className, by) =>
  source('features').filter(
    ({ class: of, name, level }) =>
      of.name === className && level <= by && name.startsWith('Ability Score Improvement'),
  ).length

const levelsOf = className =>
  source('levels')
    .filter(level => level.class.name === className && !level.subclass.name)
    .map(level => ({
      level: level.level,
      proficiency: level.prof_bonus,
      abilityImprovements: improvementsBy(className, level.level),
      ...magicOf(level),
      resources: resourcesOf(level),
    }))

function magicKind(className) {
  if (className === 'Warlock') return 'pact'
  if (className === 'Wizard') return 'spellbook'
  return ['Cleric', 'Druid', 'Paladin'].includes(className) ? 'prepared' : 'known'
}

function spellcastingOf(className) {
  const raw = source('spellcasting').find(({ class: of }) => of.name === className)
  if (!raw) return undefined
  const castsRituals = raw.info.some(({ name }) => name === 'Ritual Casting')
  return present({
    ability: abilityOf(raw.spellcasting_ability.name),
    fromLevel: raw.level,
    kind: magicKind(className),
    castsRituals: castsRituals || undefined,
  })
}

function subclassOf(className) {
  const raw = source('subclasses').find(({ class: of }) => of.name === className)
  const levels = source('features').filter(({ subclass, level }) => subclass.name === raw.name && level)
  return {
    name: raw.name,
    flavour: raw.subclass_flavor,
    fromLevel: Math.min(...levels.map(({ level }) => level)),
    text: paragraphs(raw.desc),
    spells: (raw.spells ?? []).map(({ prerequisites, spell }) => subclassSpell(prerequisites, spell)),
    ...subclassCorrections[raw.name],
  }
}

function subclassSpell(prerequisites, spell) {
  const level = prerequisites.find(({ type }) => type === 'level')
  const terrain = prerequisites.find(({ name }) => name)?.name
  return present({
    level: Number(level.url.split('/').at(-1)),
    spell: spell.name,
    terrain: terrain?.replace(/^.*: /, ''),
  })
}

function classOf(raw) {
  const given = raw.proficiencies.map(nameOf)
  return present({
    name: raw.name,
    hitDie: raw.hit_die,
    saves: raw.saving_throws.map(({ name }) => abilityOf(name)),
    armour: given.filter(isArmour),
    weapons: given.filter(isWeapon).map(spoken),
    tools: given.filter(name => !isArmour(name) && !isWeapon(name)),
    ...choicesOf(raw),
    spellcasting: spellcastingOf(raw.name),
    subclass: subclassOf(raw.name),
    equipment: equipmentOf(raw.name),
    levels: levelsOf(raw.name),
    ...classCorrections[raw.name],
  })
}

export const makeClasses = () => source('classes').map(classOf)
