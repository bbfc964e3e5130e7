/** Buying and selling: at the list price, from whoever has something to sell. */
import { copperOf, printCopper } from '../../../../rules/fifth/economy/coins.ts'
import { listOf, numberWords, pluralOf } from '../../../../english/nouns.ts'
import { wordsOf } from '../../../../english/tokens.ts'
import { keep, rule, type Desk, type Play } from '../../desk/desk.ts'
import { obtain } from '../../desk/discover.ts'
import { actorName, actorOf, heroesIn, holderOf } from '../../desk/heroes.ts'
import { added } from '../../desk/memory.ts'
import { callName, lowerFirst, placeName, theName } from '../../../../english/naming.ts'
import { attitudeOf, changeTrust } from '../../desk/people.ts'
import { heardOf } from '../../desk/heard-of.ts'
import { isShunned, shun } from '../../desk/outcry/outcry.ts'
import { here, peopleAt, personOf, placeOfPerson } from '../../desk/place.ts'
import { plain } from '../../../../english/told-back.ts'
import { event, show } from '../../desk/tell.ts'
import { passTime } from '../../desk/time.ts'
import type { Deed } from '../../desk/wishes.ts'
import { isLodging, isService, pricedWare, servicesIn, type Ware } from '../../../../campaign/played/read/services.ts'
import type { Person } from '../../../../campaign/played/world.ts'
import { keysOf } from '../../desk/keys.ts'
import { aside, turnTo } from './listener.ts'
import { answered, plainly, told } from '../../desk/say.ts'

const trades = new Set(
  'merchant trader shopkeeper shop smith innkeeper innkeep landlady landlord chandler grocer peddler apothecary baker brewer vintner publican barkeep taverner'.split(
    ' ',
  ),
)

const isSeller = ({ wares, role, callings }: Person): boolean =>
  wares.length > 0 || [...wordsOf(role), ...callings].some(word => trades.has(word))

/** Who sells here: whoever was named, else whoever has wares. */
function sellerFor(desk: Desk, { roles }: Deed): Person | undefined {
  const present = peopleAt(desk)
  const named = [roles.with, roles.where, roles.whom].flatMap(thing => personOf(desk, thing?.id) ?? [])
  const seller = named.find(person => present.includes(person) && isSeller(person))
  const host = isInn(desk) ? present[0] : undefined
  return seller ?? present.find(({ wares }) => wares.length > 0) ?? present.find(isSeller) ?? host
}

/** What is to be had of somebody: their wares, and what the place itself says it costs to sleep or eat there. */
const stockOf = (desk: Desk, { wares }: Person): readonly Ware[] => {
  const own = [...wares, ...here(desk).overview.flatMap(servicesIn)].map(pricedWare)
  const isHad = ({ name }: Ware): boolean => sorts.some(is => is(name) && own.some(one => is(one.name)))
  return isInn(desk) ? [...own, ...board.map(pricedWare).filter(ware => !isHad(ware))] : own
}

/** What any house with a bar has, at the common price. */
const board = [
  'Mug of ale (4 cp)',
  'Cup of wine (2 sp)',
  'Hot supper (3 sp)',
  'Loaf of bread (2 cp)',
  'Bed for the night (5 sp)',
]
const inns = new Set(['inn', 'tavern', 'pub', 'alehouse', 'taproom', 'ale', 'bar'])
const isInn = (desk: Desk): boolean => {
  const { name, kind, overview } = here(desk)
  return wordsOf(`${name} ${kind} ${overview[0] ?? ''} ${overview[1] ?? ''}`).some(word => inns.has(word))
}

/** The ware that has most of the words; the first of equals. */
function nearest(all: readonly Ware[], wish: string): Ware | undefined {
  const keys = keysOf(wish)
  const near = ({ name }: Ware): number => keysOf(name).filter(key => keys.includes(key)).length
  return all.reduce<Ware | undefined>(
    (best, one) => (near(one) > (best === undefined ? 0 : near(best)) ? one : best),
    undefined,
  )
}

const gained = (desk: Desk, what: string, from: Person, text: string): void =>
  show(desk, { kind: 'gained', who: actorName(desk), what, from: from.name, text })

const drinks = new Set(['beer', 'ale', 'wine', 'cider', 'mead', 'mug', 'cup', 'brandy', 'tea'])
const meals = new Set([
  'supper',
  'bread',
  'meal',
  'stew',
  'soup',
  'pie',
  'cheese',
  'loaf',
  'dinner',
  'breakfast',
  'board',
])
const wishes: Readonly<Record<string, ReadonlySet<string>>> = { eat: meals, food: meals, meal: meals, drink: drinks }

const isOf =
  (words: ReadonlySet<string>) =>
  (name: string): boolean =>
    wordsOf(name).some(word => words.has(word))

/** Of each sort a house's own comes before what any house has. */
const sorts: readonly ((name: string) => boolean)[] = [isOf(drinks), isOf(meals), isLodging]

/** `Something to eat`: whichever there is of it. */
const anyOf = (all: readonly Ware[], said: string): Ware | undefined => {
  const wanted = wordsOf(said).flatMap(word => (Object.hasOwn(wishes, word) ? (wishes[word] ?? []) : []))
  return all.find(({ name }) => (isLodging(said) ? isLodging(name) : wanted.some(words => isOf(words)(name))))
}

/** What of their stock some words ask for. */
export const wareIn = (desk: Desk, person: Person, said: string): Ware | undefined =>
  isSeller(person) ? (nearest(stockOf(desk, person), said) ?? anyOf(stockOf(desk, person), said)) : undefined

/** How much something costs is no secret of anybody who sells it. */
export function tellsPrice(desk: Desk, person: Person, said: string): boolean {
  const ware = wareIn(desk, person, said)
  if (ware?.price === undefined) return false
  answered(desk, person, 'answer', 'price', { what: theName(ware.name), price: inCoin(ware.price) }, ware.name)
  return true
}

const selling = new Set(['sell', 'buy', 'trade', 'sale'])

/** `Do you have a room?`, `do you sell rope?`: what it costs, or what else there is; asked of whoever sells. */
export function tellsStock(desk: Desk, person: Person, said: string): boolean {
  if (!isSeller(person) && !(isInn(desk) && isLodging(said))) return false
  const stock = stockOf(desk, person)
  const ware = isLodging(said) ? stock.find(({ name }) => isLodging(name)) : wareIn(desk, person, said)
  if (ware?.price === undefined) {
    if (stock.length > 0 && wordsOf(said).some(word => selling.has(word))) listWares(desk, person)
    return stock.length > 0 && wordsOf(said).some(word => selling.has(word))
  }
  const slots = { what: theName(ware.name), price: inCoin(ware.price) }
  answered(desk, person, 'offer', isLodging(ware.name) ? 'hasRoom' : 'inStock', slots, ware.name)
  desk.offered = [`Buy ${lowerFirst(ware.name)}`, ...desk.offered]
  return true
}

const beforeWare = new Set(['me', 'us', 'from', 'you', 'off', 'a', 'an', 'some', 'the', 'any', 'one', 'of', 'your'])

/** `a coil of rope`, of `can you sell me a coil of rope for the climb`. */
function wareNamed(said: string): string {
  const words = wordsOf(said)
  const at = words.findIndex(word => selling.has(word))
  const from = words.findIndex((word, index) => index > at && !beforeWare.has(word))
  const end = words.findIndex((word, index) => index > from && (word === 'for' || word === 'please' || word === 'from'))
  return from === -1 ? '' : words.slice(from, end === -1 ? words.length : end).join(' ')
}

/** Asked to sell something: whoever sells does, and others say who might. */
export async function* askedToSell(desk: Desk, person: Person, said: string, deed: Deed): Play {
  if (isSeller(person) || isInn(desk)) {
    const name = wareIn(desk, person, said)?.name ?? wareNamed(said)
    const what = { kind: 'item', id: name.toLowerCase(), name, names: [], from: 'here' } as const
    const seller = { kind: 'person', id: person.id, name: person.name, names: [], from: 'here' } as const
    return yield* buy(desk, { ...deed, roles: { ...(name !== '' && { what }), with: seller } })
  }
  const other = heardOf(desk).people.find(one => one.id !== person.id && one.wares.length > 0)
  const place = other === undefined ? undefined : placeOfPerson(desk, other)
  const slots = { other: callName(other?.name ?? ''), place: placeName(place?.name ?? '') }
  answered(desk, person, 'refuse', place === undefined ? 'sellsNot' : 'sellsElsewhere', slots)
}

export async function* buy(desk: Desk, deed: Deed): Play {
  const seller = sellerFor(desk, deed)
  if (seller === undefined) return aside(desk, plainly(desk, 'noWares'))
  if (isShunned(desk, seller)) return shun(desk, seller)
  const guest = personOf(desk, deed.roles.whom?.id)
  const isTreat = guest !== undefined && guest.id !== seller.id && peopleAt(desk).includes(guest)
  if (!isTreat) yield* turnTo(desk, seller)
  const stock = stockOf(desk, seller)
  const also = deed.roles.what === undefined ? [] : deed.left.flatMap(one => nearest(stock, one) ?? [])
  for (const ware of also)
    if (ware.price !== undefined) yield* buyPriced(desk, { seller, ...(isTreat && { guest }) }, ware, 1)
  const lodging = isLodging(deed.words) ? stock.find(({ name }) => isLodging(name)) : undefined
  const wish = deed.roles.what?.name ?? (deed.left.join(' ').trim() || (lodging?.name ?? ''))
  const isRound = wordsOf(deed.words).some(word => word === 'round' || word === 'drinks')
  if (wish === '' && !isRound) return listWares(desk, seller)
  const isThirsty = isRound || wordsOf(wish).some(word => word === 'drink' || word === 'something')
  const ware =
    nearest(stock, wish) ??
    (isThirsty ? stock.find(({ name }) => wordsOf(name).some(word => drinks.has(word))) : undefined)
  const all = peopleAt(desk).length + heroesIn(desk.game).length
  const count = Math.max(1, Math.min(20, deed.count ?? (isRound ? all : 1)))
  if (ware?.price === undefined) return yield* buyListed(desk, seller, ware?.name ?? wish, deed)
  yield* buyPriced(desk, { seller, isRound, ...(isTreat && { guest }) }, ware, count)
}

function listWares(desk: Desk, seller: Person): void {
  const stock = stockOf(desk, seller)
  if (stock.length === 0) return aside(desk, plainly(desk, 'noWares'))
  const all = stock.map(
    ({ name, price }) => `${name.toLowerCase()}${price === undefined ? '' : ` for ${inCoin(price)}`}`,
  )
  told(desk, seller, 'wares', { what: listOf(all.slice(0, 8)) })
  desk.offered = stock.slice(0, 3).map(({ name }) => `Buy ${lowerFirst(name)}`)
}

const units: Readonly<Record<string, string>> = { g: 'gold', s: 'silver', c: 'copper' }

/** `3 sp` as one says it. */
const inCoin = (price: string, count = 1): string => {
  const [amount = '1', unit = 'gp'] = price.split(' ')
  return `${Number(amount) * count} ${units[unit.charAt(0).toLowerCase()] ?? 'gold'}`
}

const inPurse = (price: string, count: number): string => {
  const [amount = '1', unit = 'gp'] = price.split(' ')
  return `${Number(amount) * count} ${unit.charAt(0).toLowerCase()}p`
}

type Sale = { readonly seller: Person; readonly guest?: Person; readonly isRound?: boolean }

async function* buyPriced(
  desk: Desk,
  { seller, guest, isRound = false }: Sale,
  { name, price = '' }: Ware,
  count: number,
): Play {
  const who = actorOf(desk)
  if (who === undefined) return
  const paid = yield* rule(desk, 'change-coins', {
    who: who.name,
    amount: inPurse(price, count),
    pays: true,
    why: `bought ${name}`.slice(0, 100),
  })
  const cost = inCoin(price, count)
  const what = count > 1 ? `${numberWords[count] ?? count} ${pluralOf(lowerFirst(name))}` : theName(name)
  if (paid.outcome !== 'ruled') return aside(desk, plainly(desk, 'tooDear', { what, price: cost }))
  if (guest !== undefined && isService(name) && !isLodging(name)) return yield* treat(desk, guest, what, cost)
  if (isRound && !isLodging(name)) return yield* treatAll(desk, what, cost)
  if (isService(name)) {
    const text = plainly(desk, 'serves', { who: seller.name, what, price: cost })
    show(desk, { kind: 'deed', who: actorName(desk), verb: 'buy', on: name, text })
    if (isLodging(name)) desk.offered = ['Rest for the night', ...desk.offered]
    return
  }
  for (let at = 0; at < count; at += 1) yield* obtain(desk, name)
  gained(desk, name, seller, plainly(desk, 'sell', { who: seller.name, what: `${what} for ${cost}` }))
}

/** Whom one buys a drink for is whom one wants to sit with. */
async function* treat(desk: Desk, guest: Person, what: string, price: string): Play {
  const text = plainly(desk, 'treats', { guest: callName(guest.name), what, price })
  show(desk, { kind: 'deed', who: actorName(desk), verb: 'treat', on: guest.name, text })
  warm(desk, guest)
  yield* turnTo(desk, guest)
  answered(desk, guest, 'thank', 'receives')
}

/** What one is treated to counts once. */
function warm(desk: Desk, guest: Person): void {
  const key = `treated/${guest.id}`
  if (!desk.memory.happened.includes(key)) changeTrust(desk, guest, 1)
  keep(desk, { happened: added(desk.memory.happened, key) })
  show(desk, { kind: 'attitude', who: guest.name, direction: 'warmer', text: '' })
}

/** A round for the house: everybody has one in hand, and thinks the better of whoever paid for it. */
async function* treatAll(desk: Desk, what: string, price: string): Play {
  const present = peopleAt(desk)
  show(desk, { kind: 'deed', who: actorName(desk), verb: 'treat', on: 'everybody', text: plainly(desk, 'treatsAll', { what, price }) }) // prettier-ignore
  for (const guest of present) warm(desk, guest)
  const [first] = present
  if (first !== undefined) answered(desk, first, 'thank', 'receives')
  event(desk, `${actorName(desk)} stood everybody at ${here(desk).name} a round.`)
  yield* passTime(desk, 10)
}

const haggling = new Set(['haggle', 'bargain', 'cheaper', 'discount', 'cheap', 'less'])

async function* buyListed(desk: Desk, seller: Person, item: string, { left, words }: Deed): Play {
  const who = actorOf(desk)
  if (who === undefined) return
  const isHaggling = [...left, ...wordsOf(words)].some(word => haggling.has(word))
  const before = copperOf(who.coins)
  const done = yield* rule(desk, 'buy', {
    who: who.name,
    item: item.slice(0, 80),
    ...(isHaggling && { haggle: true, attitude: attitudeOf(desk, seller) }),
  })
  if (done.outcome === 'ruled')
    return gained(
      desk,
      item,
      seller,
      plainly(desk, 'sell', { who: seller.name, what: `${theName(item)} for ${spent(desk, before)}` }),
    )
  if (done.outcome === 'refused' && done.allowed.length === 0) return aside(desk, plain(done.why, 160))
  told(desk, seller, 'hasNone', { what: plain(item, 40) })
  listWares(desk, seller)
}

const spent = (desk: Desk, before: number): string => {
  const who = actorOf(desk)
  return printCopper(before - (who === undefined ? before : copperOf(who.coins)))
}

export async function* sell(desk: Desk, deed: Deed): Play {
  const named = [deed.roles.whom, deed.roles.with, deed.roles.where].flatMap(thing => personOf(desk, thing?.id) ?? [])
  const buyer = named.find(person => peopleAt(desk).includes(person)) ?? sellerFor(desk, deed)
  if (buyer === undefined) return aside(desk, plainly(desk, 'noWares'))
  yield* turnTo(desk, buyer)
  if (isShunned(desk, buyer)) return shun(desk, buyer)
  const wish = deed.roles.what?.name ?? deed.left.join(' ')
  const held = holderOf(desk.game, wish)
  if (held === undefined) return aside(desk, plainly(desk, 'noneToSell', { what: wish === '' ? 'such thing' : wish }))
  const done = yield* rule(desk, 'sell', { who: held.who.name, item: held.name })
  const what = theName(held.name)
  if (done.outcome !== 'ruled') return told(desk, buyer, 'buysNot', { what })
  show(desk, {
    kind: 'lost',
    who: held.who.name,
    what: held.name,
    to: buyer.name,
    text: plainly(desk, 'buys', { who: buyer.name, what }),
  })
}
