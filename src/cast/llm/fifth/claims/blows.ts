/** Hits and misses that are told, held against the attacks that were made. */
import type { FifthEvent } from '../../../../rules/fifth/model/events.ts'
import { namedAfter, saidOf, type Clause } from './clauses.ts'
import { eventsOf, sideOf, type Facts, type Someone } from './facts.ts'
import type { Mention } from './names.ts'

const hits =
  'hits?|strikes?|stabs?|slashes|slash|pierces?|cleaves?|impales?|skewers?|smashes|smash|gores?|clubs|wounds?|cuts?|rakes?|runs? through|catches|catch|crashes into|slams into|thuds into|punches|bites?|sinks?|drives?|buries|bury|plunges?|rams?|opens? a gash|draws? blood'

/** These need a word for where it goes, or they are no blows. */
const needsInto =
  /(?:cuts?|sinks?|drives?|buries|bury|plunges?|rams?|bites?|crashes into|slams into|thuds into|punches)$/i

const misses =
  'miss(?:es)?|goes wide|go wide|flies wide|finds? (?:only|nothing but) (?:empty )?air|cuts? (?:only|nothing but) (?:empty )?air|whistles? past|hisses past|sails? past|glances? off|skitters? off|clangs? off|bounces? off|falls? short|overshoots?'

const dodges = 'dodges?|ducks?|sidesteps?|parries|parry|evades?|twists? away from|leaps? aside from'

type Attack = Extract<FifthEvent, { type: 'attack-made' }>

const isOf = (who: readonly Someone[], id: string): boolean => who.some(one => one.id === id)

const namesOf = ({ who }: Mention): string => who.map(({ name }) => name).join(' or ')

const attacksBy = (facts: Facts, by: Mention, on: Mention | undefined): readonly Attack[] =>
  eventsOf(facts, 'attack-made').filter(
    ({ who, target }) => isOf(by.who, who) && (on === undefined || isOf(on.who, target)),
  )

const hurtBy = (facts: Facts, by: Mention, on: Mention): boolean =>
  eventsOf(facts, 'damage-taken').some(one => isOf(on.who, one.who) && one.by !== undefined && isOf(by.who, one.by))

export const falseBlows = (clause: Clause, facts: Facts): string | undefined =>
  falseMiss(clause, facts) ?? falseDodge(clause, facts) ?? falseHit(clause, facts)

function falseHit(clause: Clause, facts: Facts): string | undefined {
  const said = saidOf(clause, hits)
  const by = clause.subject
  if (!said || !by || clause.isNegated) return undefined
  const after = clause.restAt + said[0].length
  const on = namedAfter(clause, after)
  if (!on || !isBlow(said[0], clause.text.slice(after, on.start), clause.text.slice(on.end))) return undefined
  const attacks = attacksBy(facts, by, on)
  if (attacks.some(({ hit }) => hit) || hurtBy(facts, by, on)) return undefined
  if (attacks.length > 0) return told(attacks, facts)
  return areEnemies(by, on) && !isPlayedOtherwise(facts, by)
    ? `${namesOf(by)} made no attack on ${namesOf(on)}.`
    : undefined
}

/** "Strikes at" is a try, "strikes somebody as" a thought; a blade is driven into somebody, or it is only driven. */
function isBlow(verb: string, between: string, after: string): boolean {
  if (/\b(?:at|toward|towards|past|for|out|about|upon|beside|between|to)\b/i.test(between)) return false
  if (/^\s+as\b/i.test(after) || /^\s*['’]?s?\s+(?:eye|gaze|attention|arm to|off)\b/i.test(after)) return false
  return !needsInto.test(verb) || /\b(?:into|through|in|deep|across)\b/i.test(`${verb} ${between} ${after}`)
}

function areEnemies(one: Mention, other: Mention): boolean {
  const sides = (mention: Mention): ReadonlySet<unknown> => new Set(mention.who.map(sideOf))
  return (sides(one).has('party') && sides(other).has('foes')) || (sides(one).has('foes') && sides(other).has('party'))
}

/** A shove, a trick, or a fight that was decided at a stroke: the rules have had their say without an attack. */
const isPlayedOtherwise = (facts: Facts, by: Mention): boolean =>
  (facts.events.some(({ type }) => type === 'fight-ended') && eventsOf(facts, 'attack-made').length === 0) ||
  facts.rolls.some(
    ({ who, purpose }) => by.who.some(({ name }) => name === who) && !/attack|damage|initiative|save/i.test(purpose),
  )

function falseMiss(clause: Clause, facts: Facts): string | undefined {
  const said = saidOf(clause, misses)
  const by = clause.subject
  if (!said || !by || /\bnever\b|n['’]t\b|\bnot\b/i.test(clause.text)) return undefined
  const attacks = attacksBy(facts, by, namedAfter(clause, clause.restAt + said[0].length))
  return attacks.length > 0 && attacks.every(({ hit }) => hit) ? told(attacks, facts) : undefined
}

function falseDodge(clause: Clause, facts: Facts): string | undefined {
  const said = saidOf(clause, dodges)
  const on = clause.subject
  if (!said || !on || clause.isNegated) return undefined
  const by = namedAfter(clause, clause.restAt + said[0].length)
  if (!by) return undefined
  const attacks = attacksBy(facts, by, on)
  return attacks.length > 0 && attacks.every(({ hit }) => hit) ? told(attacks, facts) : undefined
}

const told = (attacks: readonly Attack[], { people }: Facts): string =>
  attacks
    .map(({ who, target, hit }) => {
      const name = (id: string): string => people.find(one => one.id === id)?.name ?? id
      return `The attack of ${name(who)} on ${name(target)} ${hit ? 'hit' : 'missed'}.`
    })
    .join(' ')
