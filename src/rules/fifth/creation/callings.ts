/** What each class cares about when nobody says otherwise: abilities from first to last, skills, style, first weapon. */
import type { Ability, Skill } from '../model/abilities.ts'

export type Calling = {
  readonly abilities: readonly Ability[]
  readonly skills: readonly Skill[]
  /** Taken where a feature offers a choice, the first that is on offer. */
  readonly options: readonly string[]
  readonly weapon?: string
}

export const callings: Readonly<Record<string, Calling>> = {
  Barbarian: {
    abilities: ['str', 'con', 'dex', 'wis', 'cha', 'int'],
    skills: ['athletics', 'perception', 'survival', 'intimidation'],
    options: [],
  },
  Bard: {
    abilities: ['cha', 'dex', 'con', 'wis', 'int', 'str'],
    skills: ['persuasion', 'performance', 'deception', 'perception', 'stealth', 'insight'],
    options: [],
  },
  Cleric: {
    abilities: ['wis', 'con', 'str', 'cha', 'dex', 'int'],
    skills: ['medicine', 'insight', 'religion', 'persuasion'],
    options: [],
  },
  Druid: {
    abilities: ['wis', 'con', 'dex', 'int', 'cha', 'str'],
    skills: ['nature', 'perception', 'survival', 'animal-handling'],
    options: ['Circle of the Land: Forest'],
  },
  Fighter: {
    abilities: ['str', 'con', 'dex', 'wis', 'cha', 'int'],
    skills: ['athletics', 'perception', 'intimidation', 'survival'],
    options: ['Fighting Style: Defense', 'Fighting Style: Dueling'],
    weapon: 'Longsword',
  },
  Monk: {
    abilities: ['dex', 'wis', 'con', 'str', 'int', 'cha'],
    skills: ['acrobatics', 'stealth', 'insight', 'athletics'],
    options: [],
  },
  Paladin: {
    abilities: ['str', 'cha', 'con', 'wis', 'dex', 'int'],
    skills: ['athletics', 'persuasion', 'insight', 'religion'],
    options: ['Fighting Style: Defense'],
    weapon: 'Longsword',
  },
  Ranger: {
    abilities: ['dex', 'wis', 'con', 'str', 'int', 'cha'],
    skills: ['perception', 'stealth', 'survival', 'nature', 'athletics'],
    options: ['Fighting Style: Archery'],
  },
  Rogue: {
    abilities: ['dex', 'int', 'con', 'cha', 'wis', 'str'],
    skills: ['stealth', 'perception', 'sleight-of-hand', 'investigation', 'deception', 'acrobatics'],
    options: [],
  },
  Sorcerer: {
    abilities: ['cha', 'con', 'dex', 'wis', 'int', 'str'],
    skills: ['arcana', 'persuasion', 'deception', 'insight'],
    options: [
      'Dragon Ancestor: Red - Fire Damage',
      'Metamagic: Quickened Spell',
      'Metamagic: Twinned Spell',
      'Metamagic: Empowered Spell',
    ],
  },
  Warlock: {
    abilities: ['cha', 'con', 'dex', 'wis', 'int', 'str'],
    skills: ['arcana', 'deception', 'investigation', 'intimidation'],
    options: ['Pact of the Tome', 'Eldritch Invocation: Agonizing Blast', "Eldritch Invocation: Devil's Sight"],
    weapon: 'Dagger',
  },
  Wizard: {
    abilities: ['int', 'con', 'dex', 'wis', 'cha', 'str'],
    skills: ['arcana', 'investigation', 'history', 'insight'],
    options: [],
  },
}
