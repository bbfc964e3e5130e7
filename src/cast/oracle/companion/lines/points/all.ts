/** What is made of a moment, by manner. */
import type { Manner } from '../../../voice/voice.ts'
import { bold } from './bold.ts'
import type { PointLines } from './book.ts'
import { dreamy } from './dreamy.ts'
import { learned } from './learned.ts'
import { stern } from './stern.ts'
import { terse } from './terse.ts'
import { warm } from './warm.ts'
import { wary } from './wary.ts'
import { wry } from './wry.ts'

export const onPoints: Readonly<Record<Manner, PointLines>> = { terse, wry, warm, stern, learned, bold, wary, dreamy }
