/** Coins and things that go from one of the company to another, out of real purses and packs. */
import { coinsOf, copperOf } from '../../../../rules/fifth/economy/coins.ts'
import type { Creature, Item } from '../../../../rules/fifth/model/creature.ts'
import { numberWords } from '../../../../english/nouns.ts'
import { rule, type Desk, type Play } from '../desk.ts'
import { shortName } from '../heroes.ts'
import { coinsText, counted } from '../matters/oneself.ts'
import { likeness, theName, topicWords } from '../nouns.ts'
import { phrase, tell } from '../tell.ts'
import { companyWords } from '../words/company.ts'

const worth: Readonly<Record<string, number>> = { p: 1000, g: 100, e: 50, s: 10, c: 1 }

const amount =
  /\b(\d{1,5}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|some|half|all|a few|a couple of)\s+(?:of\s+)?(?:your\s+|my\s+|the\s+)?(platinum|pp|gold|gp|electrum|ep|silver|sp|copper|cp|coins?|money|purse)\b/iu
const anyCoin = /\b(?:money|coins?|gold|silver|cash)\b/iu

/** How much is meant, in copper; undefined where no coin is spoken of. */
export function coinsIn(text: string, purse: number): number | undefined {
  const [, count = '', kind = ''] = amount.exec(text) ?? []
  if (count === '') return anyCoin.test(text) ? Math.min(purse, 500) : undefined
  const one = /^(?:coin|money|purse)/iu.test(kind) ? 100 : (worth[kind.charAt(0).toLowerCase()] ?? 100)
  const lower = count.toLowerCase()
  if (lower === 'all') return purse
  if (lower === 'half') return Math.floor(purse / 2)
  if (lower === 'some' || lower === 'a few') return Math.min(purse, 5 * one)
  if (lower === 'a couple of') return 2 * one
  const named = numberWords.indexOf(lower)
  return (named >= 0 ? named : /^an?$/u.test(lower) ? 1 : Number(lower)) * one
}

/** What of a pack is meant. */
export function thingIn(pack: readonly Item[], text: string): Item | undefined {
  const words = topicWords(text)
  const fits = pack.map(item => ({ item, fit: likeness(words, item.name) })).filter(({ fit }) => fit > 0)
  const isPart = ({ name }: Item): boolean => words.some(word => word.length > 3 && name.toLowerCase().includes(word))
  return fits.sort((a, b) => b.fit - a.fit)[0]?.item ?? pack.find(isPart) // a pack is a backpack
}

/** Why it was not done, where it was not. */
export type Bar = string | undefined

export async function* handCoins(desk: Desk, from: Creature, to: Creature, copper: number): Play<Bar> {
  const has = copperOf(from.coins)
  const held = coinsText(from.coins)
  if (copper <= 0 || has < copper) return has === 0 ? 'My purse is empty.' : `I have ${held} and no more.`
  const done = yield* rule(desk, 'give-coins', { from: from.name, to: to.name, amount: `${copper} cp` })
  if (done.outcome !== 'ruled') return 'It cannot be had just now.'
  tell(desk, phrase(desk, companyWords, 'lends', { what: coinsText(coinsOf(copper)), who: shortName(to.name) }))
  return undefined
}

export async function* handItem(desk: Desk, from: Creature, to: Creature, item: Item): Play<Bar> {
  const done = yield* rule(desk, 'give-item', { who: to.name, item: item.name, from: from.name })
  if (done.outcome !== 'ruled') return 'It cannot be had just now.'
  tell(
    desk,
    phrase(desk, companyWords, 'hands', { what: theName(counted({ ...item, count: 1 })), who: shortName(to.name) }),
  )
  return undefined
}
