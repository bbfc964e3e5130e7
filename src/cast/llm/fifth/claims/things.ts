/** Things that change hands and spells that are cast, as they are told. */
import type { Coins } from '../../../../rules/fifth/model/creature.ts'
import { spells, type Spell } from '../../../../rules/fifth/data/spells.ts'
import { namedAfter, saidOf, type Clause } from './clauses.ts'
import { eventsOf, sideOf, type Facts, type Someone } from './facts.ts'
import type { Mention } from './names.ts'

const words = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const counted: Readonly<Record<string, number>> = {
  ...Object.fromEntries(words.map((word, at) => [word, at + 1])),
  twenty: 20,
  thirty: 30,
  fifty: 50,
  hundred: 100,
}

/** What people would miss on their sheet. A bowl of soup is nobody's treasure. */
const treasure =
  /\b(potion|scroll|ring|amulet|wand|gem|ruby|emerald|sapphire|diamond|pearl|necklace|key|sword|longsword|shortsword|dagger|axe|bow|shield|armou?r)\b/i
const money = new RegExp(
  `\\b(\\d[\\d,]*|${Object.keys(counted).join('|')}) (gold|silver|copper|platinum)(?: (?:pieces?|coins?|crowns?))?\\b(?! \\w*(?:ring|key|chain|cup))`,
  'i',
)

const gives = 'hands?|gives?|passes|tosses|slips'
const takes = 'receives?|pockets?|(?:is|are) (?:given|handed)|accepts?'

/** Who is given something by whom, where it is the party's. */
export function falseGift(clause: Clause, facts: Facts): string | undefined {
  if (clause.isNegated) return undefined
  const taken = saidOf(clause, takes)
  if (taken && clause.subject && !clause.subject.isPossessive)
    return notGiven(clause.subject, clause.text.slice(clause.restAt + taken[0].length), facts)
  const given = new RegExp(`\\b(?:${gives})\\b(?! (?:up|in|way|over)\\b)`, 'i').exec(clause.text)
  const to = given ? namedAfter(clause, given.index + given[0].length, 1) : undefined
  return to && !to.isPossessive ? notGiven(to, clause.text.slice(to.end), facts) : undefined
}

function notGiven({ who }: Mention, what: string, facts: Facts): string | undefined {
  if (!who.every(one => sideOf(one) === 'party')) return undefined
  const coins = money.exec(what)
  if (coins) return who.some(one => wasPaid(one, coins, facts)) ? undefined : `${got(who)} such money.`
  const thing = treasure.exec(what)?.[1]?.toLowerCase()
  if (thing === undefined || who.some(one => hasOrGot(one, thing, facts))) return undefined
  return `${got(who)} ${thing}.`
}

const got = (who: readonly Someone[]): string => (who.length === 1 ? `${names(who)} got no` : 'Nobody of the party got')

const names = (who: readonly Someone[]): string => (who.length === 1 ? (who[0]?.name ?? '') : 'Nobody of the party')

const coinOf: Readonly<Record<string, keyof Coins>> = { gold: 'gp', silver: 'sp', copper: 'cp', platinum: 'pp' }

function wasPaid({ id }: Someone, [, amount = '', metal = '']: RegExpExecArray, facts: Facts): boolean {
  const value = counted[amount.toLowerCase()] ?? Number(amount.replaceAll(',', ''))
  const coin = coinOf[metal.toLowerCase()] ?? 'gp'
  return eventsOf(facts, 'gold-changed').some(({ who, coins }) => who === id && coins[coin] === value)
}

const hasOrGot = ({ id, before, now }: Someone, thing: string, facts: Facts): boolean =>
  [...(before?.items ?? []), ...(now?.items ?? [])].some(({ name }) => name.toLowerCase().includes(thing)) ||
  [...(now?.attacks ?? [])].some(({ name }) => name.toLowerCase().includes(thing)) ||
  eventsOf(facts, 'item-gained').some(({ who, item }) => who === id && item.name.toLowerCase().includes(thing))

const spellAt = (text: string): Spell | undefined =>
  spells
    .filter(({ name }) => text.toLowerCase().startsWith(name.toLowerCase()))
    .toSorted((one, other) => other.name.length - one.name.length)[0]

/** Small magic outside of a fight leaves no trace in the rules, and neither does a ritual. */
export function falseSpell(clause: Clause, facts: Facts): string | undefined {
  const said = saidOf(clause, 'casts?')
  const { subject } = clause
  if (!said || !subject || subject.isPossessive || clause.isNegated) return undefined
  const spell = spellAt(clause.text.slice(clause.restAt + said[0].length).replace(/^\s+(?:the |a )?/i, ''))
  if (!spell || (!facts.isFight && (spell.level === 0 || spell.isRitual))) return undefined
  return subject.who.some(one => hasCast(one, facts)) ? undefined : `${names(subject.who)} cast no ${spell.name}.`
}

const traces: ReadonlySet<string> = new Set([
  'slot-spent',
  'use-spent',
  'action-used',
  'bonus-action-used',
  'reaction-used',
  'item-lost',
  'legendary-action-used',
  'concentration-begun',
])

const hasCast = ({ id }: Someone, { events }: Facts): boolean =>
  events.some(event => traces.has(event.type) && 'who' in event && event.who === id)
