/** Fights as the Oracle runs them: how one begins, and one beat of it. */
export { fightBeat } from './beat.ts'
export { beginFight } from './begin.ts'
