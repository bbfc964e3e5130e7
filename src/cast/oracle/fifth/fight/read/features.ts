/** Class features by the words people use for them. */
import type { Creature } from '../../../../../rules/fifth/model/creature.ts'

const features: readonly (readonly [RegExp, string, RegExp])[] = [
  [/\bsecond wind\b/, 'second-wind', /^second wind/i],
  [/\baction surge\b|\bsurge\b/, 'action-surge', /^action surge/i],
  [/\brages?\b|\braging\b/, 'rage', /^rage/i],
  [/\blay(?:ing)? (?:on )?(?:my )?hands?\b/, 'lay-on-hands', /^lay on hands/i],
  [/\b(?:bardic )?inspir(?:e|es|ing|ation)\b/, 'bardic-inspiration', /^bardic inspiration/i],
  [/\bturn (?:the )?undead\b|\bturn them\b/, 'turn-undead', /^channel divinity|turn undead/i],
  [/\bpreserve life\b/, 'preserve-life', /preserve life/i],
  [/\bflurry(?: of blows)?\b/, 'flurry-of-blows', /^(?:ki|flurry)/i],
  [/\bpatient defen[cs]e\b/, 'patient-defence', /^(?:ki|patient)/i],
  [/\bstep of the wind\b/, 'step-of-the-wind', /^(?:ki|step of)/i],
  [/\bsmite\b/, 'divine-smite', /^divine smite/i],
  [/\breckless(?:ly)?\b/, 'reckless-attack', /^reckless attack/i],
]

/** A feature the words name and the character has. */
export const featureIn = (text: string, { features: own }: Creature): string | undefined =>
  features.find(([sign, , feature]) => sign.test(text) && own.some(name => feature.test(name)))?.[1]
