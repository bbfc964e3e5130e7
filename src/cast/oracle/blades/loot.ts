/** What was taken outside of a job: kept as it was called, until somebody buys it. */
import { withoutStop } from '../../../english/content-words.ts'
import { toldOfYou } from '../../../english/retell/player.ts'
import { keep, phrase, rule, tell, type Desk, type Play } from './desk.ts'
import { namedIn, says, tokensOf, weighty } from './hear/tokens.ts'
import { presentNow } from './scenes.ts'
import { scene as words, verbs } from './words.ts'

export const isTheft = (said: string): boolean => says(tokensOf(said).slice(0, 5), verbs.takes)

/** `I steal one of the coats`: one of the coats. */
function takenIn(said: string): string {
  const told = withoutStop(toldOfYou(said.split(/[.!;]/u)[0] ?? said)).split(' ')
  const at = told.findIndex(word => says([word.toLowerCase()], verbs.takes))
  const rest = told.slice(at + 1)
  const end = rest.findIndex(word => verbs.loose.includes(word.replace(/,$/u, '').toLowerCase()))
  return rest.slice(0, end === -1 ? rest.length : end).join(' ').replace(/,$/u, '') // prettier-ignore
}

export function pocket(desk: Desk, said: string): void {
  const what = takenIn(said)
  if (what !== '') keep(desk, { loot: [...desk.memory.loot, what].slice(-6) })
  tell(desk, phrase(desk, 'pocketed', words.pocketed, { what: what === '' ? 'it' : what }))
}

/** `I sell the coat`: what one has, and somebody is there to buy it. */
export const isSale = (wish: { readonly kind: string; readonly words?: string }): boolean =>
  !asked.has(wish.kind) && says(tokensOf(wish.words ?? ''), verbs.sells)
const asked: ReadonlySet<string> = new Set(['known', 'glance', 'table', 'later'])

/** Whoever is named, else whoever stands nearest. */
const buyerOf = (desk: Desk, said: string): string => {
  const here = desk.city.people.filter(({ id }) => presentNow(desk).includes(id))
  return (namedIn(tokensOf(said), here) ?? here.find(({ id }) => id === desk.memory.with) ?? here[0])?.name ?? ''
}

export async function* sell(desk: Desk, said: string): Play {
  const who = buyerOf(desk, said)
  const own = desk.world.scoundrels[desk.world.lead]?.carried ?? []
  const kept = own.find(item => weighty(tokensOf(item)).some(word => tokensOf(said).includes(word)))
  if (kept !== undefined) return tell(desk, phrase(desk, 'keptOwn', words.keptOwn, { who, what: kept }))
  const [what] = desk.memory.loot
  if (what === undefined) return tell(desk, phrase(desk, 'noLoot', words.noLoot, { who }))
  const ruled = yield* rule(desk, 'pay', { coin: 1, why: `${what}, sold` })
  if (!ruled.isDone) return tell(desk, ruled.why)
  keep(desk, { loot: desk.memory.loot.slice(1) })
  tell(desk, phrase(desk, 'sold', words.sold, { who, what }))
}
