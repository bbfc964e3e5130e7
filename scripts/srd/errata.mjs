/** Where the package differs from the SRD 5.1 it was typed from, the SRD is right. Each line names what was off. */

/** Two casters lost the light crossbow, the druid its shield's plainness; a monk picks one kind of tool, not two. */
export const classCorrections = {
  Sorcerer: { weapons: ['Daggers', 'Darts', 'Slings', 'Quarterstaffs', 'Light crossbows'] },
  Wizard: { weapons: ['Daggers', 'Darts', 'Slings', 'Quarterstaffs', 'Light crossbows'] },
}

/** A thief's calling is a Roguish Archetype; the package gave it a sorcerer's word. */
export const subclassCorrections = {
  Thief: { flavour: 'Roguish Archetype' },
  Draconic: { flavour: 'Sorcerous Origin' },
}

export const traitCorrections = { 'Internal Legacy': 'Infernal Legacy', 'Restless Endurance': 'Relentless Endurance' }

/** The package keeps the first line of exhaustion alone. */
export const exhaustion = [
  "- Exhaustion is measured in six levels. An effect can give a creature one or more levels of exhaustion, as specified in the effect's description.",
  '- Level 1: Disadvantage on ability checks.',
  '- Level 2: Speed halved.',
  '- Level 3: Disadvantage on attack rolls and saving throws.',
  '- Level 4: Hit point maximum halved.',
  '- Level 5: Speed reduced to 0.',
  '- Level 6: Death.',
  "- If an already exhausted creature suffers another effect that causes exhaustion, its current level of exhaustion increases by the amount specified in the effect's description.",
  '- A creature suffers the effect of its current level of exhaustion as well as all lower levels.',
  "- An effect that removes exhaustion reduces its level as specified in the effect's description, with all exhaustion effects ending if a creature's exhaustion level is reduced below 1.",
  "- Finishing a long rest reduces a creature's exhaustion level by 1, provided that the creature has also ingested some food and drink.",
]

/** Two spells lost their last paragraph. */
export const missingHigher = {
  'Branding Smite': [
    'When you cast this spell using a spell slot of 3rd level or higher, the extra damage increases by 1d6 for each slot level above 2nd.',
  ],
  'Hellish Rebuke': [
    'When you cast this spell using a spell slot of 2nd level or higher, the damage increases by 1d10 for each slot level above 1st.',
  ],
}

/** What a spell that is cast as a reaction answers; the package has the time alone. */
export const triggers = {
  Counterspell: 'which you take when you see a creature within 60 feet of you casting a spell',
  'Feather Fall': 'which you take when you or a creature within 60 feet of you falls',
  'Hellish Rebuke': 'which you take in response to being damaged by a creature within 60 feet of you that you can see',
  Shield: 'which you take when you are hit by an attack or targeted by the magic missile spell',
}

/** A barbarian's last feature bears another's name; one metamagic lost its group; a sorcerer has one dragon ancestor. */
export function featureCorrection({ class: of, name, level, choice }) {
  if (of.name === 'Barbarian' && level === 20) return { name: 'Primal Champion' }
  if (name === 'Metamagic: Twinned Spell') return { group: 'Metamagic' }
  if (name === 'Choose: Dragon Ancestor')
    return { options: { choose: 1, from: choice.from.map(option => option.name) } }
  return {}
}

const undying = { damage_immunities: ['poison'] }

/** Two numbers of one monster changed places; five of the undead lost that poison does nothing to them. */
export const monsterCorrections = {
  Ghast: undying,
  Ghoul: undying,
  Skeleton: undying,
  Wight: undying,
  Zombie: undying,
  'Bone Devil': { challenge_rating: 9, senses: { darkvision: '120 ft.', passive_perception: 12 } },
}

/** Four weapons were typed wrongly; a blowgun's needle is one point, not a die. */
export const weaponCorrections = {
  Spear: { damage: '1d6' },
  Trident: { damageType: 'piercing' },
  Blowgun: { damage: '1' },
  'Heavy crossbow': { properties: ['ammunition', 'heavy', 'loading', 'two-handed'] },
}

const once = name => ({ name, quantity: 1 })

/** One arrow has the weight of a quiver, one spike that of ten, a price lost a nought, and a pack a rope. */
export const gearCorrections = {
  Arrow: { weightPounds: 0.05 },
  'Blowgun needle': { weightPounds: 0.02 },
  'Crossbow bolt': { weightPounds: 0.075 },
  'Sling bullet': { weightPounds: 0.075 },
  Caltrops: { weightPounds: 0.1 },
  'Iron spike': { weightPounds: 0.5 },
  'Barding: Ring mail': { costCopper: 12_000 },
  Riding: { name: 'Riding saddle' },
  "Explorer's Pack": {
    contents: [
      ...['Backpack', 'Bedroll', 'Mess Kit', 'Tinderbox', 'Waterskin', 'Hempen rope (50 feet)'].map(once),
      { name: 'Torch', quantity: 10 },
      { name: 'Rations (1 day)', quantity: 10 },
    ],
  },
}
