/** Every feature there is a move for. */
import type { Creature } from '../model/creature.ts'
import type { Feature } from './feature.ts'
import { hasFeature, usesLeft } from './feature.ts'
import { fightingFeatures } from './fighting.ts'
import { holyFeatures } from './holy.ts'
import { sorceryFeatures } from './sorcery.ts'
import { wildFeatures } from './wild.ts'

export const features: readonly Feature[] = [...fightingFeatures, ...holyFeatures, ...wildFeatures, ...sorceryFeatures]

export const featureNames: readonly string[] = features.map(({ name }) => name)

/** What somebody could use now, as far as uses go. */
export const readyFeatures = (creature: Creature): readonly Feature[] =>
  features.filter(feature => hasFeature(creature, feature) && usesLeft(creature, feature) >= 1)
