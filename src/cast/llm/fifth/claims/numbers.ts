/** Numbers of the game that are told: damage, hit points, dice. Each must be one that fell or stands. */
import type { Rolled } from '../../../../rules/ruleset.ts'
import type { Sentence } from './clauses.ts'
import { eventsOf, type Facts, type Someone } from './facts.ts'

const words: Readonly<Record<string, number>> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, value) => [word, value]),
)
const number = `(\\d{1,3}|${Object.keys(words).join('|')})`
const valueOf = (text: string): number => words[text.toLowerCase()] ?? Number(text)

const kinds = '(?:acid|bludgeoning|cold|fire|force|lightning|necrotic|piercing|poison|psychic|radiant|slashing|thunder)'
const damage = new RegExp(
  `\\b${number} (?:points? of )?(?:${kinds} )?damage\\b|\\bloses? ${number} (?:hit points?|hp)\\b`,
  'giu',
)
const hitPoints = new RegExp(
  `\\b(?:at|down to|left with|has|have|with) (?:only )?${number} (?:hit points?|hp)\\b|\\bHP:? (\\d{1,3})/\\d`,
  'giu',
)
const notDice = '(?![-–]|\\s*(?:times|rounds|feet|of|more)\\b)'
const totals = new RegExp(`\\broll(?:s|ed)? (?:an? )?${number}\\b${notDice}`, 'giu')
const faces = new RegExp(`\\bnatural ${number}\\b`, 'giu')

export function falseNumbers({ text, mentions }: Sentence, facts: Facts): readonly string[] {
  const who = mentions.flatMap(mention => mention.who)
  return [
    ...wrong(text, damage, damageOf(facts, who)).map(value => `No damage of ${value} was done${named(facts, who)}.`),
    ...wrong(text, hitPoints, pointsOf(facts, who)).map(value => `Nobody named there has ${value} hit points.`),
    ...[...wrong(text, totals, totalsOf(facts, who)), ...wrong(text, faces, facesOf(facts, who))].map(
      value => `No roll shows ${value}${rolled(facts, who)}.`,
    ),
  ]
}

function wrong(text: string, pattern: RegExp, known: ReadonlySet<number>): readonly number[] {
  const said = [...text.matchAll(pattern)].map(match => valueOf(match.slice(1).find(part => part !== undefined) ?? ''))
  return said.filter(value => !known.has(value))
}

const isAmong = (who: readonly Someone[], id: string | undefined): boolean =>
  who.length === 0 || who.some(one => one.id === id)

/** Each wound, and what somebody took or dealt in all. */
function damageOf(facts: Facts, who: readonly Someone[]): ReadonlySet<number> {
  const wounds = eventsOf(facts, 'damage-taken').filter(one => isAmong(who, one.who) || isAmong(who, one.by))
  const sums = new Map<string, number>()
  for (const { who: target, by, amount } of wounds) {
    for (const key of [`on ${target}`, `by ${by}`, `${by} on ${target}`]) sums.set(key, (sums.get(key) ?? 0) + amount)
  }
  const thrown = facts.rolls.filter(({ purpose }) => /damage/i.test(purpose)).map(({ total }) => total)
  return new Set([...wounds.map(({ amount }) => amount), ...sums.values(), ...thrown])
}

const pointsOf = (facts: Facts, who: readonly Someone[]): ReadonlySet<number> =>
  new Set([
    ...(who.length > 0 ? who : facts.people).flatMap(({ before, now }) =>
      [before, now].flatMap(one => (one ? [one.hitPoints, one.maxHitPoints, one.temporaryHitPoints] : [])),
    ),
    ...facts.events.flatMap(event => ('hitPoints' in event && isAmong(who, event.who) ? [event.hitPoints] : [])),
  ])

function rollsOf({ rolls }: Facts, who: readonly Someone[]): readonly Rolled[] {
  const mine = rolls.filter(roll => who.some(({ name }) => name === roll.who))
  return mine.length > 0 ? mine : rolls
}

/** What stands between the brackets. */
const facesOf = (facts: Facts, who: readonly Someone[]): ReadonlySet<number> =>
  new Set(
    rollsOf(facts, who).flatMap(({ text }) =>
      [...text.matchAll(/\[([^\]]*)\]/g)].flatMap(([, shown = '']) => shown.split(/[^\d]+/).map(Number)),
    ),
  )

/** People call the bare die a roll as well. */
const totalsOf = (facts: Facts, who: readonly Someone[]): ReadonlySet<number> =>
  new Set([...rollsOf(facts, who).map(({ total }) => total), ...facesOf(facts, who)])

const named = (facts: Facts, who: readonly Someone[]): string => {
  const wounds = eventsOf(facts, 'damage-taken').filter(one => isAmong(who, one.who))
  const told = wounds.map(one => `${facts.people.find(({ id }) => id === one.who)?.name ?? one.who} took ${one.amount}`)
  return told.length > 0 ? `: ${told.join(', ')}` : ''
}

const rolled = ({ rolls }: Facts, who: readonly Someone[]): string => {
  const told = rolls.filter(roll => who.some(({ name }) => name === roll.who)).map(roll => `${roll.who}: ${roll.text}`)
  return told.length > 0 ? ` (${told.join('; ')})` : ''
}
