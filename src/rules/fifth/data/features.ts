/** What classes and subclasses can do, feature by feature. */
import type { Feature } from './class-types.ts'
import data from './features.json' with { type: 'json' }
import { lookup } from './lookup.ts'

export type { Feature } from './class-types.ts'

export const features: readonly Feature[] = data

export const featureNamed = lookup(() => features)

/** What a class gains at one level, its subclass included; options of a choice are not gained by themselves. */
export const featuresGained = (className: string, level: number): readonly Feature[] =>
  features.filter(feature => feature.class === className && feature.level === level && (feature.group ?? '') === '')
