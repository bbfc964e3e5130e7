/** Buying and selling: at the list price, from whoever has something to sell. */
import { listOf } from '../../prose/word-forms.ts'
import type { Intent } from '../../understand/intent.ts'
import type { Person } from '../../world/world.ts'
import { rule, type Desk, type Play } from '../desk.ts'
import { obtain } from '../discover.ts'
import { actorOf, holderOf } from '../heroes.ts'
import { likeness, lowerFirst, theName, topicWords, trimStop } from '../nouns.ts'
import { attitudeOf, withAlike } from '../people.ts'
import { peopleAt } from '../place.ts'
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

export async function* buy(desk: Desk, intent: Intent): Play {
  const seller = sellerAt(desk, intent)
  if (seller === undefined) return tell(desk, phrase(desk, peopleWords, 'noWares'))
  yield* turnTo(desk, seller)
  const wish =
    intent.targets.find(({ kind }) => kind === 'item')?.name ??
    (plain(intent.words, 60) ||
      /\b(?:rooms?|beds?|lodgings?|meals?|supper|food|drinks?|ale|beer)\b/i.exec(intent.line)?.[0]) ??
    ''
  if (wish === '') return wares(desk, seller)
  const words = topicWords(wish)
  const all = seller.wares.map(priced)
  const ware =
    all.find(({ name }) => likeness(words, name) > 0) ?? all.find(({ name }) => likeness(withAlike(words), name) > 0)
  if (ware?.price !== undefined) return yield* buyPriced(desk, seller, ware.name, ware.price)
  yield* buyListed(desk, seller, ware?.name ?? wish, /\bhaggl|\bbargain|\bcheaper|\bdiscount/i.test(intent.line))
}

function wares(desk: Desk, seller: Person): void {
  const all = seller.wares
    .map(priced)
    .map(({ name, price }) => `${name.toLowerCase()}${price === undefined ? '' : ` for ${price}`}`)
  if (all.length === 0) return tell(desk, phrase(desk, peopleWords, 'noWares'))
  tell(desk, phrase(desk, peopleWords, 'wares', { who: seller.name, what: listOf(all.slice(0, 8)) }))
  desk.offered = seller.wares.slice(0, 3).map(ware => `Buy ${lowerFirst(priced(ware).name)}`)
}

async function* buyPriced(desk: Desk, seller: Person, item: string, price: string): Play {
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
  if (paid.outcome !== 'ruled') return denied(desk, paid.outcome === 'refused' ? paid.why : '')
  yield* obtain(desk, item)
  tell(
    desk,
    phrase(desk, peopleWords, 'sell', {
      who: seller.name,
      what: `${theName(item.replace(/\s*\([^)]*\)$/, ''))} for ${price}`,
    }),
  )
}

async function* buyListed(desk: Desk, seller: Person, item: string, isHaggling: boolean): Play {
  const who = actorOf(desk)
  if (who === undefined) return
  const done = yield* rule(desk, 'buy', {
    who: who.name,
    item: item.replace(/^(?:an?|the|some)\s+/i, '').slice(0, 80),
    ...(isHaggling && { haggle: true, attitude: attitudeOf(desk, seller) }),
  })
  if (done.outcome === 'ruled')
    return tell(desk, phrase(desk, peopleWords, 'sell', { who: seller.name, what: theName(item) }))
  if (done.outcome === 'refused' && done.allowed.length > 0 && /list/.test(done.why)) return wares(desk, seller)
  denied(desk, done.outcome === 'refused' ? done.why : '')
}

const denied = (desk: Desk, why: string): void =>
  tell(desk, 'Nothing comes of it.', why === '' ? '' : `(${plain(why, 160)})`)

export async function* sell(desk: Desk, intent: Intent): Play {
  const buyer = sellerAt(desk, intent) ?? listener(desk, intent)
  if (buyer === undefined) return tell(desk, phrase(desk, peopleWords, 'noWares'))
  yield* turnTo(desk, buyer)
  const wish = intent.targets.find(({ kind }) => kind === 'item')?.name ?? plain(intent.words, 60)
  const held = holderOf(desk.game, wish)
  if (held === undefined) return denied(desk, `Nobody in the company has ${wish === '' ? 'that' : wish}.`)
  const done = yield* rule(desk, 'sell', { who: held.who.name, item: held.name })
  if (done.outcome !== 'ruled') return denied(desk, done.outcome === 'refused' ? done.why : '')
  tell(desk, phrase(desk, peopleWords, 'buys', { who: buyer.name, what: theName(held.name) }))
}
