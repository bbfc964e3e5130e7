/** Everything that is said in a fight. */
import type { Grammar } from '../../../prose/prose.ts'
import { blowWords } from './blows.ts'
import { bodyWords } from './bodies.ts'
import { endWords } from './ends.ts'
import { movingWords } from './moving.ts'
import { talkWords } from './talk.ts'

export const fightWords: Grammar = { ...blowWords, ...bodyWords, ...movingWords, ...talkWords, ...endWords }
