/** What a place keeps from those who only look: found by one of the twelve actions, where somebody goes about it rightly. */
import { actions, type Action } from '../../../rules/blades/model/crew.ts'
import type { Hidden } from './city.ts'
import { draw, fact, isTold, lead, noteTold, tell, type Desk } from './desk.ts'
import { familyOf } from './families.ts'
import { fitting, isNear, topicIn } from './lore.ts'
import { withEvent, type Offer } from './memory.ts'
import { placeNow } from './scenes.ts'
import { clause, scene as words, sentence } from './words.ts'

export type Buried = Hidden & { readonly key: string }

function buriedHere(desk: Desk): readonly Buried[] {
  const place = placeNow(desk)
  const all = (place?.hidden ?? []).map((one, at) => ({ ...one, key: `found/${place?.id ?? ''}/${at}` }))
  return all.filter(({ key }) => !isTold(desk, key))
}

/** So few words of its own, and a line only says how: `I search the room`. */
const isAnyhow = (said: string): boolean =>
  topicIn(said).length <= 2 && !/\bfor (?:an?|some|any|my|our|another) /iu.test(said)

/** Who looks for nothing in particular looks; who runs does not. */
const seeking: ReadonlySet<string> = new Set(['eye', 'veil'])

/** Whoever names where it is need not say much of it. */
const hinted = 0.2

/** `in the articles`: it names where. */
const isThere = (said: string, where: string): boolean => {
  const stems = new Set(topicIn(where).filter(stem => !actions.some(action => action.startsWith(stem))))
  return topicIn(said).some(stem => stems.has(stem))
}

/** What a line would find: by the words for where it is, or by going about it in general; with an action only what that finds. */
export function hiddenFor(desk: Desk, said: string, action?: Action): Buried | undefined {
  const able = buriedHere(desk).filter(({ by }) => action === undefined || by.includes(action))
  const texts = able.map(({ where, what }) => `${where}. ${what}`)
  const best = fitting(desk, said, texts, hinted)
  if (
    best !== undefined &&
    (action !== undefined || isNear(said, best) || isThere(said, able[texts.indexOf(best)]?.where ?? ''))
  )
    return able[texts.indexOf(best)]
  return action !== undefined && seeking.has(familyOf(action)) && isAnyhow(said) ? able[0] : undefined
}

export const buriedBy = (desk: Desk, key: string): Buried | undefined => buriedHere(desk).find(one => one.key === key)

const searchOf = ({ by, key }: Buried): Offer | undefined => {
  const [action] = by
  if (action === undefined) return undefined
  const text = words.searchBy[action]
  const on = { kind: 'hidden', id: key, name: '', text: '' }
  return { text, wish: { kind: 'deed', action, isLethal: false, isTogether: false, words: text, on } }
}

/** There is more to it, and a way to go about it. */
export function hintAt(desk: Desk, buried: Buried): void {
  const offer = searchOf(buried)
  if (!offer || desk.offers.some(({ wish }) => wish.kind === 'deed')) return // one hint at a time
  desk.offers.push(offer)
  tell(desk, draw(desk, 'moreToIt', words.moreToIt))
}

/** A way to find what is here, for whoever has seen the place. */
export const searchesHere = (desk: Desk): readonly Offer[] => {
  const all = buriedHere(desk)
  const next = all[desk.memory.turn % Math.max(1, all.length)]
  const offer = next && searchOf(next)
  return offer ? [offer] : []
}

/** Found is written down before it is told. */
export function reveal(desk: Desk, { key, what }: Buried): void {
  noteTold(desk, key)
  desk.learned.push(`LEARNED: ${clause(what)}`)
  fact(desk, { kind: 'found', what: clause(what).slice(0, 80), by: lead(desk)?.name ?? '' }, 2)
  tell(desk, draw(desk, 'uncovered', words.uncovered), sentence(what))
  desk.memory = withEvent(desk.memory, `You found out: ${clause(what)}.`)
}
