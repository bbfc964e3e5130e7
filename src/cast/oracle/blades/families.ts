/** The twelve actions, by what they are alike in: what can go wrong with them, and how that is told. */
import type { Action } from '../../../rules/blades/model/crew.ts'
import { verbs } from './words.ts'

export type Family = keyof typeof verbs.attributes

export const familyOf = (action: Action): Family => verbs.families[action] as Family
