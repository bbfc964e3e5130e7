/** A clause as a condition, its words resolved against what the campaign names. */
import { foesIn } from '../foes.ts'
import { slugOf } from '../../../core/id.ts'
import type { Condition } from '../world.ts'
import type { Clause } from './clause.ts'
import { keyOfWords, named, termIn, type Lexicon } from './lexicon.ts'

type Words = readonly string[]

const itemIn = (lexicon: Lexicon, words: Words): string | undefined =>
  named(lexicon, words, 'items') ?? termIn(lexicon, words, ['item'])?.id

const personIn = (lexicon: Lexicon, words: Words): string | undefined =>
  named(lexicon, words, 'npcs') ?? named(lexicon, words, 'factions') ?? named(lexicon, words, 'party')

const placeIn = (lexicon: Lexicon, words: Words): string | undefined => named(lexicon, words, 'locations')

const thingIn = (lexicon: Lexicon, words: Words): string | undefined =>
  itemIn(lexicon, words) ?? termIn(lexicon, words, ['hidden', 'feature'])?.id

const foeIn = (lexicon: Lexicon, words: Words): string | undefined => {
  const [foe] = foesIn(words.join(' '), lexicon.names.lore)
  return (
    named(lexicon, words, 'npcs') ??
    termIn(lexicon, words, ['foe'])?.id ??
    named(lexicon, words, 'factions') ??
    (foe && slugOf(foe.monster))
  )
}

/** Something done that is none of the known deeds: its verb, and what it was done to as far as that has a name. */
function deed(clause: Clause, lexicon: Lexicon): Condition {
  const { object, target, subject, verb } = clause
  const spots = [object, target, subject].filter(words => words.length > 0)
  for (const words of spots) {
    const id = personIn(lexicon, words) ?? foeIn(lexicon, words) ?? thingIn(lexicon, words) ?? placeIn(lexicon, words)
    if (id !== undefined) return { kind: 'did', verb, target: id }
  }
  return { kind: 'did', verb, target: keyOfWords(spots[0] ?? []) }
}

function reach(clause: Clause, lexicon: Lexicon): Condition {
  const place = placeIn(lexicon, [...clause.object, ',', ...clause.target])
  return place === undefined ? deed(clause, lexicon) : { kind: 'at', place }
}

function find(clause: Clause, lexicon: Lexicon): Condition {
  const { object, target, preposition } = clause
  if (object[0] === 'out' || preposition === 'that' || /^(?:who|why|how|where|what|that)$/.test(object[0] ?? ''))
    return learn(clause, lexicon)
  const thing = thingIn(lexicon, object)
  if (thing !== undefined) return { kind: 'found', thing }
  const place = placeIn(lexicon, object)
  if (place !== undefined) return { kind: 'at', place }
  return { kind: 'found', thing: personIn(lexicon, object) ?? keyOfWords(object.length > 0 ? object : target) }
}

function have({ object, subject, target }: Clause, lexicon: Lexicon): Condition {
  const words = object.length > 0 ? object : subject.length > 0 ? subject : target
  return { kind: 'has', item: thingIn(lexicon, words) ?? keyOfWords(words) }
}

function give(clause: Clause, lexicon: Lexicon): Condition {
  const { object, target } = clause
  const person = personIn(lexicon, target) ?? personIn(lexicon, object)
  if (person === undefined)
    return target.length > 0 || itemIn(lexicon, object) === undefined ? deed(clause, lexicon) : have(clause, lexicon)
  const item = itemIn(lexicon, object) ?? itemIn(lexicon, target) ?? thingIn(lexicon, object)
  return { kind: 'gave', item: item ?? keyOfWords(withoutName(object, lexicon)), person }
}

/** `gives Maren the key`: the words for the thing, without those for the person. */
const withoutName = (words: Words, lexicon: Lexicon): Words => {
  const person = personIn(lexicon, words)?.split('-') ?? []
  return words.filter(word => !person.includes(word))
}

/** Bringing something somewhere is to have it and be there; bringing it to somebody is giving it. */
function bring(clause: Clause, lexicon: Lexicon): Condition {
  const { object, target } = clause
  const item = thingIn(lexicon, object)
  const place = placeIn(lexicon, target) ?? (item === undefined ? placeIn(lexicon, object) : undefined)
  if (personIn(lexicon, target) !== undefined) return give(clause, lexicon)
  if (item === undefined)
    return place !== undefined && object.length === 0 ? { kind: 'at', place } : deed(clause, lexicon)
  const has: Condition = { kind: 'has', item }
  return place === undefined ? has : { kind: 'all', of: [has, { kind: 'at', place }] }
}

const spotIn = (lexicon: Lexicon, words: Words): string =>
  placeIn(lexicon, words) ??
  personIn(lexicon, words) ??
  termIn(lexicon, words, ['feature', 'hidden', 'foe', 'item'])?.id ??
  keyOfWords(words)

/** `uses X at Y`, `lights Y with X`, `uses X to light Y`. */
function use(clause: Clause, lexicon: Lexicon): Condition {
  const { object, target, preposition, verb, words } = clause
  if (/\bto rest\b|\bdown\b|\ban end\b/.test(words.join(' ')) && foeIn(lexicon, words) !== undefined)
    return defeat(clause, lexicon)
  const other = preposition === 'with' || preposition === 'by' ? itemIn(lexicon, target) : undefined
  if (other !== undefined) return { kind: 'used', item: other, target: spotIn(lexicon, object) }
  const item = itemIn(lexicon, object)
  if (item !== undefined) return { kind: 'used', item, target: target.length > 0 ? spotIn(lexicon, target) : '' }
  return verb === 'use' || verb === 'place' || verb === 'set'
    ? { kind: 'used', item: keyOfWords(object), target: target.length > 0 ? spotIn(lexicon, target) : '' }
    : deed(clause, lexicon)
}

function show(clause: Clause, lexicon: Lexicon): Condition {
  const { object, target } = clause
  const item = thingIn(lexicon, object) ?? thingIn(lexicon, target)
  const person = personIn(lexicon, target) ?? personIn(lexicon, object)
  return item !== undefined && person !== undefined ? { kind: 'used', item, target: person } : deed(clause, lexicon)
}

function defeat(clause: Clause, lexicon: Lexicon): Condition {
  const { object, subject, target, verb } = clause
  const words = [object, subject, target].find(part => foeIn(lexicon, part) !== undefined)
  if (words) return { kind: 'defeated', who: foeIn(lexicon, words) ?? '' }
  const thing = thingIn(lexicon, object)
  if (thing !== undefined && verb === 'destroy')
    return { kind: 'used', item: thing, target: target.length > 0 ? spotIn(lexicon, target) : '' }
  return subject.length === 0 && object.length > 0
    ? { kind: 'defeated', who: keyOfWords(object) }
    : deed(clause, lexicon)
}

function persuade(clause: Clause, lexicon: Lexicon): Condition {
  const person = [clause.object, clause.subject, clause.target].map(words => personIn(lexicon, words)).find(Boolean)
  return person === undefined ? deed(clause, lexicon) : { kind: 'persuaded', person }
}

function learn({ object, target, preposition }: Clause, lexicon: Lexicon): Condition {
  const rest =
    preposition === 'of' || preposition === 'about' || preposition === 'that'
      ? target
      : [...object, preposition, ...target]
  const topic = keyOfWords(rest.filter((word, at) => word !== '' && !(at === 0 && word === 'out')))
  const whole = termIn(lexicon, rest, ['hidden', 'threat'])
  return { kind: 'learned', topic: whole && slugOf(whole.words.join(' ')) === topic ? whole.id : topic }
}

function fill(clause: Clause, lexicon: Lexicon): Condition {
  const threat = termIn(lexicon, clause.words, ['threat'])
  return threat ? { kind: 'clock', threat: threat.id } : deed(clause, lexicon)
}

export function readClause(clause: Clause, lexicon: Lexicon): Condition {
  switch (clause.kind) {
    case 'reach':
      return reach(clause, lexicon)
    case 'find':
      return find(clause, lexicon)
    case 'have':
      return have(clause, lexicon)
    case 'give':
      return give(clause, lexicon)
    case 'bring':
      return bring(clause, lexicon)
    case 'use':
      return use(clause, lexicon)
    case 'show':
      return show(clause, lexicon)
    case 'defeat':
      return defeat(clause, lexicon)
    case 'persuade':
      return persuade(clause, lexicon)
    case 'learn':
      return learn(clause, lexicon)
    case 'fill':
      return fill(clause, lexicon)
    case 'rest':
      return { kind: 'rested' }
    case 'fail':
    case 'do':
      return deed(clause, lexicon)
  }
}
