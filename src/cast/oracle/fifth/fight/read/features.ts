/** Class features by the words people use for them. */
import { features } from '../../../../../rules/fifth/features/all.ts'
import { hasFeature } from '../../../../../rules/fifth/features/feature.ts'
import type { Creature } from '../../../../../rules/fifth/model/creature.ts'

const signs: Readonly<Record<string, RegExp>> = {
  'second-wind': /\bsecond wind\b/,
  'action-surge': /\baction surge\b|\bsurge\b/,
  rage: /\brages?\b|\braging\b/,
  'lay-on-hands': /\blay(?:ing)? (?:on )?(?:my )?hands?\b|\bheal(?:ing)? (?:touch|hands)\b/,
  'bardic-inspiration': /\b(?:bardic )?inspir(?:e|es|ing|ation)\b/,
  'turn-undead': /\bturn (?:the |away the )?(?:undead|dead|them)\b|\bchannel divinity\b/,
  'preserve-life': /\bpreserve life\b/,
  'flurry-of-blows': /\bflurry\b/,
  'patient-defence': /\bpatient defen[cs]e\b/,
  'step-of-the-wind': /\bstep of the wind\b/,
  'martial-arts': /\bmartial arts\b|\bbonus (?:unarmed )?strike\b/,
  'reckless-attack': /\breckless(?:ly)?\b/,
}

/** A feature the words name and the character has. */
export const featureIn = (text: string, creature: Creature): string | undefined =>
  features.find(feature => signs[feature.name]?.test(text) === true && hasFeature(creature, feature))?.name

/** A paladin's blow with a slot behind it. */
export const isSmite = (text: string): boolean => /\bsmit(?:e|es|ing)\b/.test(text)
