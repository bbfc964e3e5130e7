/** Showing and giving: what is held up moves whoever it touches, and what is given is remembered. */
import { wordsOf } from '../../../../english/tokens.ts'
import { slugOf } from '../../../../core/id.ts'
import { keep, rule, type Desk, type Play } from '../../desk/desk.ts'
import { actorName, actorOf, heroOf, holderOf, shortName } from '../../desk/heroes.ts'
import { added, setOf } from '../../desk/memory.ts'
import { numberWords, pluralOf } from '../../../../english/nouns.ts'
import { callName, placeName, theName } from '../../../../english/naming.ts'
import { changeTrust, moveAttitude, proofFor, untold, type Piece } from '../../desk/people.ts'
import { here, isFound, isItem, peopleAt } from '../../desk/place.ts'
import { check } from '../../desk/rolls.ts'
import { knows, partyDid, show } from '../../desk/tell.ts'
import type { Deed, Thing } from '../../desk/wishes.ts'
import type { Item, Person } from '../../../../campaign/played/world.ts'
import { answer, bestFit, isOpenTo } from './answer.ts'
import { keysOf } from '../../desk/keys.ts'
import { enough, fitOf } from '../answers/bearing.ts'
import { isSought, remember } from './between.ts'
import { isNameless } from '../../hear/beasts.ts'
import { crowd } from '../../hear/things.ts'
import { hasEars } from './crowd.ts'
import { absent, aside, isCold, listenerOf, turnTo } from './listener.ts'
import { heardNews } from './land.ts'
import { confront, provable } from './proof.ts'
import { inquiryOf } from '../answers/inquiry.ts'
import { answered, keepsBack, plainly, told } from '../../desk/say.ts'
import { share } from './share.ts'

/** Whom it is for: whoever was named, or the one the party talks with; by any role the words put them in. */
export function whomIn(
  desk: Desk,
  { roles }: Deed,
): { readonly thing: Thing | undefined; readonly person: Person | undefined } {
  const thing = [roles.whom, roles.where, roles.with, roles.about].find(
    one => one?.kind === 'person' || one?.kind === 'body' || one?.kind === 'crowd',
  )
  return { thing, person: thing?.kind === 'crowd' ? peopleAt(desk)[0] : listenerOf(desk, thing) }
}

const itemIn = ({ world }: Desk, name: string): Item | undefined => world.items.find(one => isItem(one, name))

export const itemId = (desk: Desk, name: string): string => itemIn(desk, name)?.id ?? slugOf(name)

/** What of a tier the thing touches: by its name, else by what is written of it. */
function touched(desk: Desk, pieces: readonly Piece[], name: string): Piece | undefined {
  const of = (text: string, beside: string): Piece | undefined => {
    const question = { keys: keysOf(text), beside: keysOf(beside), heads: [], asks: undefined, isOfYou: false }
    return pieces
      .map(piece => ({ piece, fit: fitOf(desk.world, question, piece.knowledge.text) }))
      .filter(({ fit }) => fit >= enough)
      .sort((one, other) => other.fit - one.fit)[0]?.piece
  }
  return of(name, (itemIn(desk, name)?.text ?? []).join(' '))
}

/** It has been held up to them before: the first sight of it is what moves them. */
function isFirst(desk: Desk, person: Person, name: string): boolean {
  const key = `shown/${person.id}/${slugOf(name)}`
  if (setOf(desk.memory.happened).has(key)) return false
  keep(desk, { happened: added(desk.memory.happened, key) })
  return true
}

function opens(desk: Desk, person: Person, piece: Piece): void {
  told(desk, person, 'opensUp')
  share(desk, person, piece)
}

/** Held up to somebody: what it touches comes out, or nearly. */
export async function* holdUp(desk: Desk, person: Person, name: string): Play {
  const isNew = isFirst(desk, person, name)
  const kept = touched(desk, untold(desk, person, 'private'), name)
  if (kept !== undefined && (proofFor(kept.knowledge) !== undefined || isOpenTo(desk, person)))
    return opens(desk, person, kept)
  if (kept !== undefined && isNew) {
    const { isSuccess } = yield* check(desk, {
      skill: 'persuasion',
      dc: 13,
      npc: person.name,
      advantage: `${theName(name)} in hand`,
    })
    if (isSuccess) return opens(desk, person, kept)
  }
  const open = kept === undefined ? touched(desk, untold(desk, person, 'public'), name) : undefined
  if (open !== undefined) return share(desk, person, open)
  const isTouched = kept !== undefined || touched(desk, untold(desk, person, 'secret'), name) !== undefined
  if (!isTouched) {
    const again = bestFit(desk, person, inquiryOf(desk, person, { said: name, about: [], asks: 'what' }))
    if (again !== undefined && again.piece.tier === 'public') return share(desk, person, again.piece)
    return answered(desk, person, 'answer', 'nothingToIt', {}, name)
  }
  if (isNew) changeTrust(desk, person, 1)
  show(desk, { kind: 'seen', of: person.name, text: plainly(desk, 'startles', { who: person.name }), salience: 2 })
  keepsBack(desk, person, 'private', name)
}

const papers = new Set(keysOf('note letter message paper slip scrap strip writing page'))
const isPaper = (text: string): boolean => keysOf(text).some(key => papers.has(key))

/** A find that is nothing one carries: words on a wall, tracks; a note is whatever was found with words on it. */
function findingOf(desk: Desk, { name }: Thing): string | undefined {
  const found = desk.world.places.flatMap(place => place.hidden.filter(hidden => isFound(desk, place, hidden.name)))
  const own = found.find(
    hidden => slugOf(hidden.name) === slugOf(name) || keysOf(name).some(key => keysOf(hidden.name).includes(key)),
  )
  return (own ?? (isPaper(name) ? found.findLast(hidden => isPaper(hidden.text)) : undefined))?.name
}

/** What is shown: a thing of the world, or whatever the line called it. */
const shownIn = ({ roles, left }: Deed): Thing | undefined => {
  const name = left.at(-1)
  const named = roles.what ?? roles.with
  if (named !== undefined || name === undefined || !isPaper(name)) return named
  return { kind: 'mention', id: slugOf(name), name, names: [], from: 'elsewhere' }
}

const isInSight = ({ kind, from }: Thing): boolean =>
  (kind === 'mention' || kind === 'feature') && (from === 'here' || from === 'told')

/** Nobody has to own a thing to show it: what lies before all eyes is pointed out, and they say what there is to it. */
async function* pointOut(desk: Desk, person: Person, what: Thing): Play {
  yield* turnTo(desk, person)
  const text = plainly(desk, 'pointsOut', { who: callName(person.name), what: theName(what.name) })
  show(desk, { kind: 'deed', who: actorName(desk), verb: 'show', on: what.name, text })
  keep(desk, { happened: added(desk.memory.happened, `shown/${slugOf(what.name)}/${person.id}`) })
  answer(desk, person, inquiryOf(desk, person, { said: what.name, about: [what], asks: 'what' }))
}

export async function* showTo(desk: Desk, deed: Deed): Play {
  if (deed.roles.what === undefined && coinWord(deed) !== undefined) return yield* giveTo(desk, deed) // held out, it is meant
  const { thing, person } = whomIn(desk, deed)
  if (person === undefined) return absent(desk, thing)
  const what = shownIn(deed)
  const held = what === undefined ? undefined : holderOf(desk.game, what.name)
  const name = held?.name ?? (what === undefined ? undefined : findingOf(desk, what))
  if (what !== undefined && name === undefined && isInSight(what)) return yield* pointOut(desk, person, what)
  if (what === undefined || name === undefined)
    return aside(desk, plainly(desk, 'notYours', { what: what?.name ?? 'such thing' }))
  yield* turnTo(desk, person)
  keep(desk, { happened: added(desk.memory.happened, `used/${itemId(desk, name)}/${person.id}`) })
  const proven = provable(desk, person, proof => slugOf(proof) === slugOf(name))
  if (proven !== undefined) return confront(desk, person, proven.piece, proven.proof)
  show(desk, {
    kind: 'deed',
    who: actorName(desk),
    verb: 'show',
    on: name,
    text: plainly(desk, 'shows', { who: person.name, what: theName(name) }),
  })
  if (held !== undefined) return yield* holdUp(desk, person, name)
  const said = `${name} ${what.says ?? ''}`
  heardNews(desk, person, {
    kind: 'speech',
    act: 'tell',
    about: [what],
    said,
    words: said,
    manner: [],
    left: [],
  })
}

/** Goes from a pack into somebody's hands. */
export async function* giveTo(desk: Desk, deed: Deed): Play {
  const { whom, what } = deed.roles
  if (whom?.kind === 'companion') return yield* handToFriend(desk, deed, whom)
  const { thing, person } = whomIn(desk, deed)
  const coin = coinWord(deed)
  if (whom !== undefined && isOneOfMany(whom) && coin === undefined && hasEars(desk))
    return yield* giveToOne(desk, deed, whom)
  if (whom?.kind === 'crowd' && coin !== undefined && hasEars(desk)) return yield* alms(desk, deed.count ?? 1, coin)
  if (person === undefined) return absent(desk, thing)
  if (coin !== undefined) return yield* tip(desk, person, deed.count ?? 1, coin)
  const held = what === undefined ? undefined : holderOf(desk.game, what.name)
  if (what === undefined || held === undefined)
    return aside(desk, plainly(desk, 'notYours', { what: what?.name ?? 'such thing' }))
  yield* turnTo(desk, person)
  const gone = yield* rule(desk, 'use-up-item', { who: held.who.name, item: held.name })
  if (gone.outcome !== 'ruled') return aside(desk, plainly(desk, 'notYours', { what: held.name }))
  const name = theName(held.name)
  show(desk, {
    kind: 'lost',
    who: actorName(desk),
    what: held.name,
    to: person.name,
    text: plainly(desk, 'gives', { who: person.name, what: name }),
  })
  const isDear = itemIn(desk, held.name) !== undefined
  keep(desk, { happened: added(desk.memory.happened, `gave/${itemId(desk, held.name)}/${person.id}`) })
  changeTrust(desk, person, isDear ? 3 : 1)
  remember(desk, person, {
    kind: 'kindness',
    what: `you gave me ${name}`,
    about: [itemId(desk, held.name)],
  })
  const isWanted = isSought(desk, person) || person.motivation.toLowerCase().includes(held.name.toLowerCase())
  answered(
    desk,
    person,
    'thank',
    isCold(desk, person) ? 'receives-cold' : isDear && isWanted ? 'wanted' : 'receives',
    {},
    held.name,
  )
  show(desk, { kind: 'attitude', who: person.name, direction: 'warmer', text: '', salience: isDear ? 2 : 1 })
  if (isDear) yield* moveAttitude(desk, person, 'exceptional-deed')
  knows(desk, `NPC: ${person.name} - has ${name} from us`)
  partyDid(desk, `gave ${name} to ${person.name}`)
  desk.isSavePoint = true
}

/** Whichever coin the words speak of, where no other thing is meant. */
const coinWord = ({ roles, words }: Deed): string | undefined => {
  const { what } = roles
  if (what !== undefined && what.kind !== 'mention') return undefined
  return what === undefined ? wordsOf(words).find(word => coinOf(word) !== undefined) : coinOf(what.name) === undefined ? undefined : what.name // prettier-ignore
}

/** Whoever it is has no name: a child of the line, the woman with the pail. */
const isOneOfMany = (whom: Thing): boolean => whom.kind === 'crowd' || isNameless(whom)

/** Whoever it is has it, and all who stand there have seen it. A drink is shared, and the skin comes back. */
async function* giveToOne(desk: Desk, { roles: { what } }: Deed, whom: Thing): Play {
  const held = what === undefined ? undefined : holderOf(desk.game, what.name)
  if (what === undefined || held === undefined) return aside(desk, plainly(desk, 'notYours', { what: what?.name ?? 'such thing' })) // prettier-ignore
  const isShared = isDrunkFrom(held.name)
  if (!isShared) yield* rule(desk, 'use-up-item', { who: held.who.name, item: held.name })
  const who = whom.name === crowd.name ? plainly(desk, 'whoeverIsNear') : theName(whom.name)
  const text = plainly(desk, isShared ? 'drinkShared' : 'giftTaken', { who, what: theName(held.name) })
  show(desk, { kind: 'deed', who: actorName(desk), verb: 'give', on: who, text })
  keep(desk, { happened: added(desk.memory.happened, `gave/${itemId(desk, held.name)}/${here(desk).id}`) })
  for (const person of peopleAt(desk).slice(0, 3)) changeTrust(desk, person, 1)
  partyDid(desk, isShared ? `shared ${theName(held.name)} at ${placeName(here(desk).name)}` : `gave ${theName(held.name)} away at ${placeName(here(desk).name)}`) // prettier-ignore
}

const drunkFrom = new Set(keysOf('waterskin skin flask bottle canteen cup mug jug wineskin'))
const isDrunkFrom = (name: string): boolean => keysOf(name).some(key => drunkFrom.has(key))

/** Coin for one of many: the hand closes on it, and the mouth opens. */
async function* alms(desk: Desk, count: number, coin: string): Play {
  const paid = yield* rule(desk, 'change-coins', { who: actorOf(desk)?.name ?? '', amount: `${count} ${coinOf(coin) ?? 'gp'}`, pays: true, why: 'given away' }) // prettier-ignore
  const text = plainly(desk, paid.outcome === 'ruled' ? 'almsTaken' : 'almsNone', { what: `${numberWords[count] ?? count} ${count > 1 ? pluralOf(coin) : coin}` }) // prettier-ignore
  show(desk, { kind: 'deed', who: actorName(desk), verb: 'give', on: 'the people here', text })
  if (paid.outcome === 'ruled') partyDid(desk, `gave coin away at ${placeName(here(desk).name)}`)
}

/** Coin for nothing: it is taken, and remembered. */
async function* tip(desk: Desk, person: Person, count: number, coin: string): Play {
  const what = `${count} ${coin}`
  const paid = yield* rule(desk, 'change-coins', { who: actorOf(desk)?.name ?? '', amount: `${count} ${coinOf(coin) ?? 'gp'}`, pays: true, why: `given to ${person.name}`.slice(0, 100) }) // prettier-ignore
  if (paid.outcome !== 'ruled') return answered(desk, person, 'refuse', 'yourPurse')
  yield* turnTo(desk, person)
  const text = plainly(desk, 'pays', { who: person.name, what })
  show(desk, { kind: 'lost', who: actorName(desk), what, to: person.name, text })
  changeTrust(desk, person, 1)
  remember(desk, person, { kind: 'kindness', what: `you gave me ${what}` })
  show(desk, { kind: 'attitude', who: person.name, direction: 'warmer', text: '' })
  answered(desk, person, 'thank', isCold(desk, person) ? 'receives-cold' : 'paidFor')
  const [next] = coinOf(coin) === 'gp' && count >= handsome ? [...untold(desk, person, 'private'), ...untold(desk, person, 'public')] : [] // prettier-ignore
  if (next !== undefined) share(desk, person, next)
}

/** So many gold pieces loosen a tongue. */
const handsome = 5

/** Among friends a thing or a coin only changes hands. */
async function* handToFriend(desk: Desk, deed: Deed, friend: Thing): Play {
  const { roles, count = 1 } = deed
  const [to, from] = [heroOf(desk, friend.id), actorOf(desk)]
  const word = coinWord(deed)
  const what = word === undefined ? roles.what : { name: word }
  if (to === undefined || from === undefined || what === undefined)
    return aside(desk, plainly(desk, 'notYours', { what: what?.name ?? 'such thing' }))
  const coin = coinOf(what.name)
  const held = coin === undefined ? holderOf(desk.game, what.name) : undefined
  if (coin === undefined && held === undefined) return aside(desk, plainly(desk, 'notYours', { what: what.name }))
  const done =
    coin === undefined
      ? yield* rule(desk, 'give-item', {
          who: to.name,
          item: held?.name ?? what.name,
          from: held?.who.name ?? from.name,
        })
      : yield* rule(desk, 'give-coins', { from: from.name, to: to.name, amount: `${count} ${coin}` })
  if (done.outcome !== 'ruled') return aside(desk, done.why)
  const name = coin === undefined ? theName(held?.name ?? what.name) : `${count} ${what.name}`
  const text = plainly(desk, 'gives', { who: shortName(to.name), what: name })
  show(desk, { kind: 'gained', who: to.name, what: name, from: from.name, text, salience: 1 })
}

const coins: Readonly<Record<string, string>> = {
  gold: 'gp',
  silver: 'sp',
  copper: 'cp',
  platinum: 'pp',
  coins: 'gp',
  coin: 'gp',
}

const coinOf = (name: string): string | undefined =>
  Object.entries(coins).find(([word]) => name.toLowerCase().split(' ').includes(word))?.[1]
