/** Time goes by. */
import { rule, type Desk, type Play } from './desk.ts'

/** Minutes go by, and what lasts only so long ends. */
export async function* passTime(desk: Desk, minutes: number): Play {
  if (desk.game.fight === null && minutes > 0) yield* rule(desk, 'pass-time', { minutes })
}
