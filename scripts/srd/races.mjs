/** Races, subraces and their traits. */
import { traitCorrections } from './errata.mjs'
import { abilityOf, nameOf, paragraphs, lower, present, slug, source, tidy } from './source.mjs'

const bonusesOf = list => Object.fromEntries(list.map(({ name, bonus }) => [abilityOf(name), bonus]))

const choiceOf = options =>
  options?.choose === undefined ? undefined : { choose: options.choose, from: options.from.map(nameOf) }

const bonusChoiceOf = options =>
  options?.choose === undefined
    ? undefined
    : { choose: options.choose, from: options.from.map(({ name }) => abilityOf(name)) }

const traitName = name => traitCorrections[name] ?? name

function splitProficiencies(list) {
  const names = list.map(nameOf)
  const skills = names.filter(name => name.startsWith('Skill: ')).map(name => slug(name.slice(7)))
  return { skills, weapons: names.filter(name => !name.startsWith('Skill: ')) }
}

const common = raw => ({
  bonuses: bonusesOf(raw.ability_bonuses),
  ...splitProficiencies(raw.starting_proficiencies),
  languages: raw.languages.map(({ name }) => (name === 'Orcish' ? 'Orc' : name)),
  languageChoice: choiceOf(raw.language_options),
})

/** Traits are listed by the race in one table and by the trait in another; the second is the complete one. */
const traitsFor = name =>
  source('traits')
    .filter(({ races }) => races.some(race => race.name === name))
    .map(trait => traitName(trait.name))

/** The infernal peoples see in the dark too; the package forgot them in its list. */
const traitsOf = name => (name === 'Tiefling' ? ['Darkvision', ...traitsFor(name)] : traitsFor(name))

/** Dwarves walk 25 feet in the book; the package gives them everybody's 30. */
const speedOf = ({ name, speed }) => (name === 'Dwarf' ? 25 : speed)

const raceOf = raw =>
  present({
    name: raw.name,
    size: lower(raw.size),
    speed: speedOf(raw),
    ...common(raw),
    bonusChoice: bonusChoiceOf(raw.ability_bonus_options),
    toolChoice: choiceOf(raw.starting_proficiency_options),
    traits: traitsOf(raw.name),
    subraces: raw.subraces.map(nameOf),
    age: tidy(raw.age),
    alignment: tidy(raw.alignment),
    build: tidy(raw.size_description),
  })

function subraceOf(raw) {
  const shared = new Set(traitsOf(raw.race.name))
  return present({
    name: raw.name,
    race: raw.race.name,
    ...common(raw),
    traits: traitsOf(raw.name).filter(name => !shared.has(name)),
    text: tidy(raw.desc),
  })
}

const traitOf = raw => ({
  name: traitName(raw.name),
  text: paragraphs(raw.desc).replace('choice form the', 'choice from the'),
})

export const makeRaces = () => ({
  races: source('races').map(raceOf),
  subraces: source('subraces').map(subraceOf),
  traits: source('traits').map(traitOf),
})
