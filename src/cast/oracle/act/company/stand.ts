/** Where somebody of the company may refuse: an order that goes against them, a deed that cannot be taken back. */
import { actorName, companionsOf, nameOf } from '../../desk/heroes.ts'
import type { Desk, Play } from '../../desk/desk.ts'
import { plain } from '../../../../english/told-back.ts'
import { flush, mayTell } from '../../desk/tell.ts'
import type { Wish } from '../../desk/wishes.ts'
import { askThem } from './involve.ts'
import { byNearness } from './near.ts'

/** Whether a companion will not do what it is told; what is refused is not done. */
export async function* isRefused(desk: Desk, id: string, wish: Wish): Play<boolean> {
  if (desk.hasAsked || !companionsOf(desk).includes(id) || !mayTell(desk)) return false
  yield* flush(desk)
  const text = plain(wish.words, 240)
  const request = `${actorName(desk)} orders you: "${text}" Do it, or veto it and say why.`
  const order = { kind: 'said', who: actorName(desk), act: 'order', to: nameOf(desk, id), text } as const
  const against = yield* askThem(desk, { ids: [id], beside: [order], request, type: 'QUICK_REACTION' })
  return against.length > 0
}

/** Before something that cannot be taken back: some of them may stop it, and are heard. Answers who would not have it. */
export async function* consult(desk: Desk, what: string): Play<readonly string[]> {
  const all = companionsOf(desk)
  const isLate = desk.memory.beat - Math.max(-5, ...Object.values(desk.memory.asked)) < 1
  if (all.length === 0 || desk.hasAsked || isLate || !mayTell(desk)) return []
  yield* flush(desk)
  const said = { kind: 'said', who: actorName(desk), act: 'warn', to: 'the company', text: what } as const
  const ids = byNearness(desk, all, undefined, what).slice(0, 2)
  const request = `${what} It is not done yet. What do you say?`
  return yield* askThem(desk, { ids, beside: [said], request, type: 'QUICK_REACTION' })
}
