/** Buying and selling: at the list price, from whoever has something to sell. */
import { listOf } from '../../../../english/nouns.ts'
import type { Intent } from '../../understand/intent.ts'
import type { Person } from '../../world/world.ts'
import { keep, rule, type Desk, type Play } from '../desk.ts'
import { obtain } from '../discover.ts'
import { actorOf, holderOf } from '../heroes.ts'
import { added } from '../memory.ts'
import { callName, likeness, lowerFirst, theName, topicWords, trimStop } from '../nouns.ts'
import { attitudeOf, changeTrust, withAlike } from '../people.ts'
import { isShunned, shun } from '../outcry/outcry.ts'
import { isLodging, isService, servicesIn } from '../../world/read/services.ts'
import { here, peopleAt } from '../place.ts'
import { plain } from '../plain.ts'
import { phrase, tell } from '../tell.ts'
import { peopleWords } from '../words/people.ts'
import { listener } from './listener.ts'
import { turnTo } from './talk.ts'

const sellerAt = (desk: Desk, intent: Intent): Person | undefined => {
  const named = listener(desk, intent)
  if (named !== undefined && named.wares.length > 0) return named
  return (
    peopleAt(desk).find(({ wares }) => wares.length > 0) ??
    peopleAt(desk).find(({ role }) =>
      /merchant|trader|shop|smith|innkeep|chandler|grocer|peddler|apothecar/i.test(role),
    )
  )
}

/** `Rope, hempen (1 gp)` is rope with a price. */
function priced(ware: string): { readonly name: string; readonly price: string | undefined } {
  const price = /(\d+\s*(?:gp|sp|cp|gold|silver|copper))/i.exec(ware)?.[1]
  return { name: trimStop(ware.replace(/\s*[(:,–-]?\s*\d+\s*(?:gp|sp|cp|gold|silver|copper).*$/i, '')), price }
}

/** What is to be had of somebody: their wares, and what the place itself says it costs to sleep or eat there. */
const stockOf = (desk: Desk, { wares }: Person): readonly string[] => [
  ...wares,
  ...here(desk).overview.flatMap(servicesIn),
]

/** `buy him a beer`: somebody here who is named as a guest is, not as one who sells. */
function guestOf(desk: Desk, { targets, about, words }: Intent, seller: Person): Person | undefined {
  if (/\bfrom\b/i.test(words)) return undefined
  const named = new Set([...targets, ...about].filter(({ kind }) => kind === 'person').map(({ id }) => id))
  const first = topicWords(words.split(' ').slice(0, 4).join(' '))
  const isMeant = ({ name, aliases, callings }: Person): boolean =>
    /^(?:him|her|them)\b|\bfor (?:him|her|them)\b/i.test(words) ||
    likeness(first, [name, ...aliases, ...callings].join(' ')) > 0
  return peopleAt(desk).find(person => person.id !== seller.id && named.has(person.id) && isMeant(person))
}

/** Whom one buys a drink for is whom one wants to sit with. */
async function* treat(desk: Desk, guest: Person, what: string, price: string): Play {
  tell(desk, phrase(desk, peopleWords, 'treats', { guest: callName(guest.name), what: theName(what), price }))
  const key = `treated/${guest.id}`
  if (!desk.memory.happened.includes(key)) changeTrust(desk, guest, 1)
  keep(desk, { happened: added(desk.memory.happened, key) })
  yield* turnTo(desk, guest)
}

export async function* buy(desk: Desk, intent: Intent): Play {
  const seller = sellerAt(desk, intent)
  if (seller === undefined) return tell(desk, phrase(desk, peopleWords, 'noWares'))
  const guest = guestOf(desk, intent, seller)
  if (isShunned(desk, seller)) return shun(desk, seller)
  if (guest === undefined) yield* turnTo(desk, seller)
  const named = intent.targets.filter(({ kind }) => kind === 'item').map(({ name }) => name)
  const listed = partsOf(plain(intent.words, 90))
  const wishes = listed.length > 1 || named.length === 0 ? listed : named.slice(0, 1)
  const usual = /\b(?:rooms?|beds?|lodgings?|meals?|supper|food|drinks?|ale|beer)\b/i.exec(intent.line)?.[0]
  const all = wishes.length > 0 ? wishes : usual === undefined ? [] : [usual]
  if (all.length === 0) return wares(desk, seller)
  const isHaggling = /\bhaggl|\bbargain|\bcheaper|\bdiscount/i.test(intent.line)
  for (const wish of all) yield* buyOne(desk, { seller, guest }, wish, isHaggling, all.length > 1)
}

type Sale = { readonly seller: Person; readonly guest: Person | undefined }

/** `a potion and 50 feet of rope` are two things. */
const partsOf = (words: string): readonly string[] =>
  words
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+/iu)
    .map(part => part.replace(/\s+from\s+.*$/iu, '').trim())
    .filter(part => part !== '')

async function* buyOne(desk: Desk, sale: Sale, wish: string, isHaggling: boolean, isOneOfMany: boolean): Play {
  const { seller } = sale
  const words = topicWords(wish)
  const all = stockOf(desk, seller).map(priced)
  const ware = nearest(all, words) ?? nearest(all, withAlike(words))
  if (ware?.price !== undefined) return yield* buyPriced(desk, sale, ware.name, ware.price)
  yield* buyListed(desk, seller, ware?.name ?? wish, isHaggling, isOneOfMany)
}

type Ware = ReturnType<typeof priced>

/** The ware that has most of the words; the first of equals. */
const nearest = (all: readonly Ware[], words: readonly string[]): Ware | undefined =>
  all.reduce<Ware | undefined>((best, one) => {
    const near = likeness(words, one.name)
    return near > (best === undefined ? 0 : likeness(words, best.name)) ? one : best
  }, undefined)

function wares(desk: Desk, seller: Person): void {
  const stock = stockOf(desk, seller)
  const all = stock
    .map(priced)
    .map(({ name, price }) => `${name.toLowerCase()}${price === undefined ? '' : ` for ${price}`}`)
  if (all.length === 0) return tell(desk, phrase(desk, peopleWords, 'noWares'))
  tell(desk, phrase(desk, peopleWords, 'wares', { who: seller.name, what: listOf(all.slice(0, 8)) }))
  desk.offered = stock.slice(0, 3).map(ware => `Buy ${lowerFirst(priced(ware).name)}`)
}

async function* buyPriced(desk: Desk, { seller, guest }: Sale, item: string, price: string): Play {
  const who = actorOf(desk)
  if (who === undefined) return
  const amount = price
    .replace(/gold/i, 'gp')
    .replace(/silver/i, 'sp')
    .replace(/copper/i, 'cp')
  const paid = yield* rule(desk, 'change-coins', {
    who: who.name,
    amount,
    pays: true,
    why: `bought ${item}`.slice(0, 100),
  })
  if (paid.outcome !== 'ruled')
    return tell(desk, phrase(desk, peopleWords, 'tooDear', { what: theName(item), price: inCoin(price) }))
  if (guest !== undefined && isService(item) && !isLodging(item)) return yield* treat(desk, guest, item, inCoin(price))
  if (isService(item)) {
    tell(desk, phrase(desk, peopleWords, 'serves', { who: seller.name, what: theName(item), price: inCoin(price) }))
    if (isLodging(item)) desk.offered = ['Rest for the night', ...desk.offered]
    return
  }
  yield* obtain(desk, item)
  tell(
    desk,
    phrase(desk, peopleWords, 'sell', {
      who: seller.name,
      what: `${theName(item.replace(/\s*\([^)]*\)$/, ''))} for ${price}`,
    }),
  )
}

const inCoin = (price: string): string =>
  price
    .replace(/\s*gp$/i, ' gold')
    .replace(/\s*sp$/i, ' silver')
    .replace(/\s*cp$/i, ' copper')

async function* buyListed(desk: Desk, seller: Person, item: string, isHaggling: boolean, isOneOfMany: boolean): Play {
  const who = actorOf(desk)
  if (who === undefined) return
  const done = yield* rule(desk, 'buy', {
    who: who.name,
    item: bareName(item).slice(0, 80),
    ...(isHaggling && { haggle: true, attitude: attitudeOf(desk, seller) }),
  })
  if (done.outcome === 'ruled')
    return tell(desk, phrase(desk, peopleWords, 'sell', { who: seller.name, what: theName(item) }))
  const isUnlisted = done.outcome === 'refused' && done.allowed.length > 0 && /list/.test(done.why)
  if (isUnlisted && isOneOfMany)
    return tell(desk, phrase(desk, peopleWords, 'hasNone', { who: seller.name, what: plain(bareName(item), 40) }))
  if (isUnlisted) return wares(desk, seller)
  denied(desk, done.outcome === 'refused' ? done.why : '')
}

const bareName = (item: string): string =>
  item.replace(/^(?:an?|the|some|\d+\s+(?:feet|foot|ft\.?|yards?|days?|pounds?)\s+of|\d+)\s+/i, '')

const denied = (desk: Desk, why: string): void =>
  tell(desk, 'Nothing comes of it.', why === '' ? '' : `(${plain(why, 160)})`)

export async function* sell(desk: Desk, intent: Intent): Play {
  const buyer = sellerAt(desk, intent) ?? listener(desk, intent)
  if (buyer === undefined) return tell(desk, phrase(desk, peopleWords, 'noWares'))
  yield* turnTo(desk, buyer)
  if (isShunned(desk, buyer)) return shun(desk, buyer)
  const wish = intent.targets.find(({ kind }) => kind === 'item')?.name ?? plain(intent.words, 60)
  const held = holderOf(desk.game, wish)
  if (held === undefined) return denied(desk, `Nobody in the company has ${wish === '' ? 'that' : wish}.`)
  const done = yield* rule(desk, 'sell', { who: held.who.name, item: held.name })
  if (done.outcome !== 'ruled') return denied(desk, done.outcome === 'refused' ? done.why : '')
  tell(desk, phrase(desk, peopleWords, 'buys', { who: buyer.name, what: theName(held.name) }))
}
