/** Deaths and falls that are told, and the dead who act. */
import { conditions, type Condition } from '../../../../rules/fifth/model/lasting.ts'
import { namedAfter, saidOf, type Clause, type Sentence } from './clauses.ts'
import { eventsOf, type Facts, type Someone } from './facts.ts'
import type { Mention } from './names.ts'

const idiom = '(?! (?:tired|set|quiet|silent|certain|sure|wrong|right|on|ahead|drunk|serious|calm|still|centre|center))'
const dies = `dies?|(?:is|are|lies|lie) (?:already )?dead${idiom}|(?:falls?|drops?|slumps?|collapses?|crumples?) (?:down )?dead${idiom}|(?:is|are) (?:slain|killed)|breathes? (?:his|her|its|their) last|draws? (?:his|her|its|their) last breath`
const kills = 'kills?|slays?|beheads?|decapitates?'
const falls =
  '(?:crumples?|collapses?)(?! (?:in|on|again)\\w*)|goes down(?! (?:the|to|on|into|a)\\b)|(?:falls?|drops?) (?:to the (?:ground|floor|stones?|cobbles|dirt|mud|grass)|in a heap|unconscious|senseless)|(?:is|are) (?:down(?! (?:to|the|on|in|at)\\b)|knocked out|out cold|unconscious)'
const acts =
  'laughs?|says?|nods?|steps?|speaks?|turns?|walks?|runs?|smiles?|grins?|swings?|lunges?|attacks?|shouts?|whispers?|stands? up|rises?|raises?|points?|charges?|shrugs?|strikes?|stabs?|waves?|grabs?|asks?|answers?|replies|leads?|looks? (?:up|at|around)|shakes? (?:his|her|its) head'

const isDead = ({ now }: Someone): boolean => now === undefined || now.life === 'dead'
const names = (who: readonly Someone[]): string => who.map(({ name }) => name).join(' and ')
const be = (who: readonly Someone[]): string => (who.length > 1 ? 'are' : 'is')

export const falseLives = (clause: Clause, sentence: Sentence, facts: Facts): string | undefined =>
  falseDeath(clause, facts) ?? falseFall(clause, facts) ?? deadWhoAct(clause, sentence)

function falseDeath(clause: Clause, facts: Facts): string | undefined {
  if (clause.isNegated) return undefined
  const killed = saidOf(clause, kills)
  const victim = killed
    ? namedAfter(clause, clause.restAt + killed[0].length, 3)
    : saidOf(clause, dies) && !clause.subject?.isPossessive
      ? clause.subject
      : undefined
  if (!victim || victim.isPossessive || victim.who.some(isDead)) return undefined
  const died = eventsOf(facts, 'died').some(({ who }) => victim.who.some(({ id }) => id === who))
  return died ? undefined : `${names(victim.who)} ${be(victim.who)} not dead.`
}

/** Outside of a fight people fall in many ways that are nobody's business. */
function falseFall(clause: Clause, facts: Facts): string | undefined {
  const { subject } = clause
  if (!facts.isFight || clause.isNegated || !subject || subject.isPossessive || !saidOf(clause, falls)) return undefined
  return subject.who.every(one => isStanding(one, facts))
    ? `${names(subject.who)} ${be(subject.who)} still standing.`
    : undefined
}

const isStanding = (one: Someone, facts: Facts): boolean =>
  one.now?.life === 'alive' &&
  one.now.hitPoints > 0 &&
  !one.now.conditions.some(({ condition }) => condition === 'prone' || condition === 'unconscious') &&
  !eventsOf(facts, 'dropped').some(({ who }) => who === one.id) &&
  !gained(facts, [one], 'prone') &&
  !gained(facts, [one], 'unconscious')

const gained = (facts: Facts, who: readonly Someone[], condition: Condition): boolean =>
  eventsOf(facts, 'condition-gained').some(
    event => event.held.condition === condition && who.some(({ id }) => id === event.who),
  )

const wasDead = ({ before, now }: Someone): boolean => before?.life === 'dead' && now?.life === 'dead'

/** The dead are seen in dreams, in ghosts and in what others say of them. */
const elsewhere = /\b(?:ghost|shade|spirit|memory|portrait|corpse|body|statue|voice|name|grave|coffin|picture)\b/i

function deadWhoAct(clause: Clause, { text }: Sentence): string | undefined {
  const { subject } = clause
  if (!subject || subject.isPossessive || elsewhere.test(text) || !subject.who.every(wasDead)) return undefined
  return saidOf(clause, acts) ? `${names(subject.who)} ${be(subject.who)} dead.` : undefined
}

/** `**Name**: "..."` by somebody who is dead. */
export function deadWhoSpeak(text: string, facts: Facts): readonly string[] {
  const speakers = [...text.matchAll(/^[> \t]*\*\*([^*\n]+?):?\*\*:?\s*["“]/gmu)].map(match => match[1] ?? '')
  return facts.people
    .filter(one => wasDead(one) && speakers.includes(one.name))
    .map(({ name }) => `${name} is dead, and says nothing.`)
}

const stated: Readonly<Record<string, Condition>> = {
  ...Object.fromEntries(conditions.map(condition => [condition, condition])),
  paralysed: 'paralyzed',
}
/** Words that people use of each other every day count only in a fight, and only when nothing explains them. */
const everyday = /^(?:stunned|petrified|blinded|restrained|grappled)$/
const conditionWords =
  '(?:is|are|stands|lies|falls|goes) (?:now |suddenly )?(paraly[zs]ed|poisoned|stunned|petrified|blinded|restrained|grappled|unconscious)(?! (?:by|with|of|to|in)\\b)'

export function falseCondition(clause: Clause, facts: Facts): string | undefined {
  const { subject } = clause
  const word = saidOf(clause, conditionWords)?.[1]?.toLowerCase()
  const condition = word === undefined ? undefined : stated[word]
  if (!subject || subject.isPossessive || !condition || clause.isNegated) return undefined
  if (everyday.test(condition) && !facts.isFight) return undefined
  return subject.who.some(one => has(one, condition, facts)) ? undefined : notSo(subject, condition)
}

const notSo = ({ who }: Mention, condition: Condition): string => `${names(who)} ${be(who)} not ${condition}.`

const has = (one: Someone, condition: Condition, facts: Facts): boolean =>
  one.now === undefined ||
  one.now.conditions.some(held => held.condition === condition) ||
  gained(facts, [one], condition) ||
  (condition === 'unconscious' && one.now.life !== 'alive')
