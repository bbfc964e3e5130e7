/** `Could I climb it?`: how bad it could get and how much it would bring, told before anything is done. */
import { draw, note, tell, type Desk } from './desk.ts'
import { familyOf } from './families.ts'
import { toldOfYou } from '../../../english/retell/player.ts'
import { hiddenFor } from './hidden.ts'
import type { Deed } from './hear/wish.ts'
import { effectFor, effectOn, positionFor, positionIn } from './odds.ts'
import { obstacleNow, runningJob } from './running.ts'
import { capital, clause, fill, score as words, scene } from './words.ts'

/** `Can Wick hold the rope` bids, said plainly: `Wick, hold the rope`. */
const bidding = (asked: string): string => asked.replace(/^\p{L}+ (\p{Lu}\p{L}*),? /u, '$1, ')

export function weigh(desk: Desk, deed: Deed): void {
  const job = runningJob(desk)
  const obstacle = obstacleNow(desk)
  const person = deed.on?.kind === 'person' ? deed.on.id : undefined
  const isSearch = hiddenFor(desk, deed.words, deed.action) !== undefined
  const position = obstacle ? positionFor(desk, obstacle) : positionIn(desk, deed, isSearch, person)
  const effect = job && obstacle ? effectFor(desk, job, obstacle, deed.action, deed.words) : effectOn(desk, person)
  const family = familyOf(deed.action)
  const danger = obstacle && obstacle.danger !== '' ? obstacle.danger : draw(desk, `danger/${family}`, words.dangers[family]) // prettier-ignore
  tell(desk, draw(desk, 'mayTry', scene.mayTry), fill(draw(desk, 'danger', words.danger), { danger: clause(danger) }))
  note(desk, `*(${capital(deed.action)}: ${position}, ${effect} effect; ${words.effect[effect]}.)*`)
  const asked = deed.words.replace(/\?+\s*$/u, '')
  if (deed.by !== undefined) return void desk.offers.push({ text: capital(bidding(asked)), wish: { ...deed, words: capital(bidding(asked)) } }) // prettier-ignore
  const text = clause(toldOfYou(asked)).replace(/^You /u, '')
  desk.offers.push({ text: capital(text), wish: { ...deed, words: `I ${text}` } })
}
