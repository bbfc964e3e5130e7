/** The words of the rules with their texts: conditions, skills, abilities, weapon properties, damage, schools, tongues. */
import { exhaustion } from './errata.mjs'
import { abilityOf, nameOf, paragraphs, present, source } from './source.mjs'

const described = raw => ({ name: raw.name, text: paragraphs([raw.desc].flat()) })

const conditionOf = raw => ({
  name: raw.name,
  effects: (raw.name === 'Exhaustion' ? exhaustion : raw.desc).map(line => line.replace(/^- /, '')),
})

const languageOf = raw =>
  present({ name: raw.name, kind: raw.type.toLowerCase(), speakers: raw.typical_speakers, script: raw.script })

export const makeGlossary = () => ({
  conditions: source('conditions').map(conditionOf),
  skills: source('skills').map(raw => ({ ...described(raw), ability: abilityOf(raw.ability_score.name) })),
  abilities: source('abilityScores').map(raw => ({
    ability: abilityOf(raw.name),
    name: raw.full_name,
    text: paragraphs(raw.desc),
    skills: raw.skills.map(nameOf),
  })),
  properties: source('weaponProperties').map(described),
  damageTypes: source('damageTypes').map(described),
  schools: source('magicSchools').map(described),
  languages: source('languages').map(languageOf),
})
