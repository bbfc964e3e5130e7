/** From a deed to a wish: a way, a look, a kindness, something that is tried, or something for later. */
import type { Action } from '../../../../rules/blades/model/crew.ts'
import type { Deed, Thing } from '../../desk/wishes.ts'
import { topicIn } from '../lore.ts'
import { verbs } from '../words.ts'
import { actionIn } from './actions.ts'
import { actionOf, asAbout, isAsking, isNoun, later, mentionIn, tried, type Moment } from './moment.ts'
import { says, tokensOf } from './tokens.ts'
import type { Wish } from './wish.ts'

const byVerb: Readonly<Record<string, string>> = verbs.deeds
const looks: ReadonlySet<string> = new Set(verbs.looks)
const atStake: ReadonlySet<string> = new Set(verbs.atStake)
const visits: ReadonlySet<string> = new Set(verbs.visits)

const whatOf = ({ roles }: Deed): Thing | undefined => roles.what ?? roles.whom ?? roles.about ?? roles.where

const isCoin = (line: string): boolean => says(tokensOf(line), verbs.money)

/** What is looked at: what the ear found, else what its last noun was told of. */
const seen = (thing: Thing | undefined, line: string, moment: Moment): Wish => {
  const on = thing && isNoun(thing.name) ? thing : mentionIn(tokensOf(line), moment)
  return { kind: 'about', about: on === undefined ? [] : [asAbout(on)], words: line.trim(), isLook: true }
}

/** Somebody of one's own is to do it. */
function bidden(line: string, { words, verb }: Deed, by: Thing, action: Action | undefined, moment: Moment): Wish {
  const deed = isAsking(line) && moment.isOnScore && says(tokensOf(line).slice(0, 2), verbs.mayThey) ? tried(line, action ?? 'finesse', { by }) : undefined // prettier-ignore
  if (deed?.kind === 'deed') return { kind: 'weigh', deed }
  if (isAsking(line)) return { kind: 'crew', who: by.id, about: 'asked', said: line.replace(/^[^,]{2,20},\s*/u, ''), act: 'ask' } // prettier-ignore
  if (action !== undefined && (moment.isOnScore || atStake.has(verb))) return tried(line, action, { by })
  if (verb === 'make' && !moment.isOnScore) return later(line) // who would forge it, forges it in days of rest
  return { kind: 'bid', who: by.id, words: words.split(/,\s*(?=(?:we|i|you|it|they|he|she)\b)/iu)[0] ?? words }
}

/** However one gets there. */
const moves: ReadonlySet<string> = new Set(verbs.moves)

/** Somebody who is elsewhere is gone to. */
const visited = (line: string, { verb, roles }: Deed, thing: Thing | undefined, moment: Moment): Wish | undefined => {
  const place = roles.where?.kind === 'place' ? roles.where : thing?.kind === 'place' ? thing : undefined
  if (moves.has(verb) && place !== undefined && place.from !== 'here') return { kind: 'go', place: place.id } // prettier-ignore
  if (verb === 'go' && place === undefined && (thing === undefined || thing.kind === 'mention')) {
    const [way = line] = line.split(/\bto (?=\p{L}+ (?:an?|the|some|my|our|for|with|at|what|if|out)\b)/iu).filter(part => tokensOf(part).length > 2) // prettier-ignore
    const called = moment.placeCalled(way)
    if (called !== undefined) return { kind: 'go', place: called }
  }
  const isVisit = verb === 'go' || tokensOf(line).some(word => visits.has(word))
  const to = thing?.kind === 'person' && thing.from !== 'here' && isVisit ? moment.placeOf(thing.id) : undefined
  return to === undefined || thing === undefined ? undefined : { kind: 'go', place: to, whom: thing.id }
}

/** `Could I climb it?` asks how that would be: a question does nothing. */
export function weighed(line: string, action: Action | undefined, thing: Thing | undefined): Wish {
  const deed =
    action === undefined || !says(tokensOf(line), verbs.mayI) ? undefined : tried(line, action, { on: thing })
  return deed?.kind === 'deed' ? { kind: 'weigh', deed } : { kind: 'known', about: thing === undefined ? [] : [asAbout(thing)], words: line.trim() } // prettier-ignore
}

/** `We leave`: where to is not said. */
const isLeaving = (line: string, { roles, words }: Deed): boolean => {
  const [opening = ''] = words.split(/[,.;]/u)
  return (
    roles.where === undefined &&
    topicIn(opening.replaceAll(/\p{L}+ly\b/gu, '')).length === 0 &&
    says(tokensOf(line), verbs.leaving)
  )
}

const unhurried: ReadonlySet<string> = new Set(verbs.unhurried)
export const isElsewhere = (thing: Thing | undefined): boolean =>
  thing !== undefined && thing.from === 'elsewhere' && (thing.kind === 'person' || thing.kind === 'place')

/** Sleep, a letter, a visit: nobody does that with a job in front of them. */
const isForLater = (line: string, { verb, roles }: Deed, thing: Thing | undefined): boolean =>
  verb === 'rest' || isElsewhere(thing) || isElsewhere(roles.where) || (unhurried.has(verb) && actionIn(tokensOf(line)) === undefined && (thing === undefined || thing.from !== 'here')) // prettier-ignore

/** Something kind that is done for somebody, who is gone to first where they are elsewhere. */
export function kindness(line: string, person: Thing | undefined, moment: Moment): Wish | undefined {
  if (person?.kind !== 'person' || !says(tokensOf(line), verbs.kindly)) return undefined
  const wish = { kind: 'ask', person: person.id, said: line.trim(), tone: 'gift' } as const
  const place = moment.present.includes(person.id) ? undefined : moment.placeOf(person.id)
  return place === undefined ? wish : { kind: 'several', wishes: [{ kind: 'go', place }, wish] }
}

export function done(line: string, deed: Deed, moment: Moment): Wish {
  const { verb, roles, by } = deed
  const thing = whatOf(deed)
  const action = actionOf(line, byVerb[verb])
  if (by !== undefined && by.id !== moment.lead) return bidden(line, deed, by, action, moment)
  if (isAsking(line)) return weighed(line, verb === 'go' ? undefined : action, thing)
  if (verb === 'wait') return { kind: 'wait' }
  if (moment.isOnScore && thing?.kind === 'companion' && thing.id !== moment.lead) return { kind: 'about', about: [asAbout(thing)], words: line.trim() } // prettier-ignore
  if (moment.isOnScore && verb === 'go' && thing === undefined && topicIn(line).length === 0) return { kind: 'look', feature: '' } // prettier-ignore
  if (says(tokensOf(line).slice(0, 8), verbs.projects) || (moment.isOnScore && isForLater(line, deed, thing))) return later(line) // prettier-ignore
  if (verb === 'go' && !moment.isOnScore && roles.where === undefined && says(tokensOf(line), verbs.goesTo) && visited(line, deed, thing, moment) === undefined && (thing === undefined || thing.kind === 'mention')) return { kind: 'glance', at: 'ways', words: line } // prettier-ignore
  if (verb === 'go' && !moment.isOnScore && (isLeaving(line, deed) || tokensOf(line).length === 1))
    return { kind: 'glance', at: 'ways', words: '' }
  const kind = moment.isOnScore ? undefined : kindness(line, thing ?? roles.whom, moment)
  if (kind) return kind
  if (verb === 'plan') return { kind: 'crew', who: '', about: 'opinion', said: deed.words }
  const isLook = looks.has(verb) && !(moment.isOnScore && action !== undefined && verb !== 'look' && verb !== 'examine')
  const way = moment.isOnScore ? undefined : visited(line, deed, thing, moment)
  if (way) return way
  if (isLook && thing?.kind !== 'feature' && isCoin(line)) return { kind: 'glance', at: 'coin', words: line }
  if (isLook && verb === 'look' && thing === undefined) return { kind: 'look', feature: '' }
  const [own] = deed.left.filter(word => topicIn(word).length > 0)
  if (isLook && thing?.kind === 'person' && own !== undefined) return { kind: 'about', about: [asAbout(mentionIn([own], moment) ?? { kind: 'mention', id: own, name: own, names: [], from: 'here' })], words: line.trim(), isLook: true } // prettier-ignore
  if (isLook) return thing?.kind === 'place' && thing.from === 'here' ? { kind: 'look', feature: '' } : seen(thing, line, moment) // prettier-ignore
  if (moment.isOnScore) return action === undefined ? { kind: 'idea', words: line.trim() } : tried(line, action, { on: thing }) // prettier-ignore
  const whom = roles.whom?.kind === 'person' ? roles.whom.id : undefined
  if ((verb === 'give' || verb === 'buy') && whom !== undefined)
    return { kind: 'ask', person: whom, said: line.trim(), tone: isCoin(line) ? 'pay' : 'gift' }
  if (verb === 'show' && whom !== undefined) return { kind: 'ask', person: whom, said: line.trim(), tone: 'plain', act: 'ask' } // prettier-ignore
  const isPerson = thing?.kind === 'person' && moment.present.includes(thing.id)
  if (action !== undefined && (atStake.has(verb) || (isPerson && !verbs.gentle.includes(verb)))) return tried(line, action, { on: thing }) // prettier-ignore
  const on = thing ?? mentionIn(tokensOf(line), moment)
  return { kind: 'about', about: on === undefined ? [] : [asAbout(on)], words: deed.words }
}
