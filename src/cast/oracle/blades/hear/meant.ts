/**
 * From what the shared ear heard to a wish of this game: talk, a look, a way, a question to the table, or something that
 * is tried. Which of the twelve actions a deed is stands in the game's own table of verbs.
 */
import type { Action } from '../../../../rules/blades/model/crew.ts'
import { nounOf } from '../../../../english/noun-phrases.ts'
import type { SpeechAct } from '../../../../table/parts.ts'
import type { Deed, Heard, Idea, Speech, TableQuestion, Thing, Wish as Heeded } from '../../desk/wishes.ts'
import { verbs } from '../words.ts'
import { actionIn } from './actions.ts'
import { says, tokensOf, weighty, type Tokens } from './tokens.ts'
import type { About, Glance, Tone, Wish } from './wish.ts'

export type Moment = {
  readonly isOnScore: boolean
  /** Who is here, by id, whoever was spoken with last first. */
  readonly present: readonly string[]
  readonly lead: string
  /** A noun of what was told, with the sentence that told of it. */
  readonly mentioned: (noun: string, words: readonly string[]) => Thing | undefined
  /** Somebody here who has no page, by a calling or by a pronoun. */
  readonly stranger: (words: string) => Thing | undefined
  /** Where somebody is to be found. */
  readonly placeOf: (person: string) => string | undefined
  /** A place by what it is: `the market`. */
  readonly placeCalled: (words: string) => string | undefined
}

const { wishes } = verbs
const byVerb: Readonly<Record<string, string>> = verbs.deeds
const byAct: Readonly<Record<string, string>> = verbs.acts
const byIdea: Readonly<Record<string, string>> = verbs.ideas
const looks: ReadonlySet<string> = new Set(verbs.looks)
const atStake: ReadonlySet<string> = new Set(verbs.atStake)
const visits: ReadonlySet<string> = new Set(verbs.visits)

/** A verb that opens the line is what is done; else what the ear took for the verb; else any verb in it. */
function actionOf(line: string, fallback: string | undefined): Action | undefined {
  const found = actionIn(tokensOf(line))
  if (found && found.at <= 2) return found.action
  return (fallback as Action | undefined) ?? found?.action
}

const asAbout = ({ kind, id, name, says: text = '' }: Thing): About => ({ kind, id, name, text })

function tried(
  line: string,
  action: Action,
  more: { readonly by?: Thing | undefined; readonly on?: Thing | undefined } = {},
): Wish {
  const tokens = tokensOf(line)
  return {
    kind: 'deed',
    action,
    isLethal: says(tokens, verbs.lethal),
    isTogether: says(tokens, wishes.together),
    words: line.trim(),
    ...(more.by === undefined ? {} : { by: more.by.id }),
    ...(more.on === undefined ? {} : { on: asAbout(more.on) }),
  }
}

const tones: Readonly<Partial<Record<SpeechAct, Tone>>> = { thank: 'thanks', farewell: 'farewell', insult: 'insult' }

const isOwn = ({ kind, id }: Thing, { lead }: Moment): boolean =>
  kind === 'company' || (kind === 'companion' && id !== lead)

const isAsking = (line: string): boolean => line.trimEnd().endsWith('?')

/** One's own people are asked what they think, how they are, or what they keep to themselves; or told to do something. */
function toCrew(line: string, speech: Speech, to: Thing, moment: Moment): Wish {
  const { act, wants, said, by, about } = speech
  const tokens = tokensOf(said === '' ? line : said)
  const action = wants === undefined ? undefined : actionOf(said, byVerb[wants.verb])
  if (action !== undefined && !isAsking(line) && (moment.isOnScore || atStake.has(wants?.verb ?? '')))
    return tried(line, action, { by: by ?? to })
  const who = to.kind === 'company' ? '' : to.id
  if ((act === 'order' || act === 'request') && wants !== undefined && who !== '' && !isAsking(line))
    return { kind: 'bid', who, words: said.split(/,\s*(?=(?:we|i|you|it|they|he|she)\b)/iu)[0] ?? said }
  const topic = about.find(thing => thing.id !== to.id)?.name
  if (says(tokens, verbs.crewTalk.secret)) return { kind: 'crew', who, about: 'secret', said }
  if (act === 'greet' && topic === undefined) return { kind: 'crew', who, about: 'greet', said }
  if (topic === undefined && says(tokens, verbs.crewTalk.well)) return { kind: 'crew', who, about: 'well', said }
  return { kind: 'crew', who, about: 'asked', said: said.slice(0, 300), act, ...(topic !== undefined && { topic }) }
}

/** Whoever or whatever was told of, by the last noun that names it. */
function mentionIn(tokens: Tokens, { mentioned }: Moment): Thing | undefined {
  const called = tokens.flatMap(word => verbs.vocatives.find(([one]) => one === word)?.[1] ?? [])
  const nouns = weighty(tokens).filter(word => !verbs.saying.includes(word))
  for (const word of [...called, ...nouns.toReversed()]) {
    const told = mentioned(nounOf(word), [nounOf(word)])
    if (told) return told
  }
  return undefined
}

/** What is put to somebody who can be talked with. */
function toPerson(line: string, speech: Speech, person: string, moment: Moment): Wish {
  const { act } = speech
  const action = actionOf(line, byAct[act])
  const where = moment.present.includes(person) || isAsking(line) || !tokensOf(line).some(word => visits.has(word)) ? undefined : moment.placeOf(person) // prettier-ignore
  if (where !== undefined) return { kind: 'go', place: where }
  const isHard = verbs.hardActs.includes(act) && action !== undefined && !isAsking(line)
  if (isHard && moment.present.includes(person))
    return tried(line, action, { on: { kind: 'person', id: person, name: person, names: [], from: 'here' } })
  const isPaid = !isAsking(line) && act !== 'ask' && (says(tokensOf(line), wishes.pay) || speech.gold !== undefined)
  const tone = isPaid ? 'pay' : (tones[act] ?? 'plain')
  return { kind: 'ask', person, said: speech.said === '' ? '' : line.trim(), tone, act }
}

/** `Mrs Imms, who was Walter?`: whoever is called first is asked. */
const calledIn = (line: string, about: readonly Thing[], { present }: Moment): Thing | undefined => {
  const head = line.includes(',') ? tokensOf(line.slice(0, line.indexOf(','))) : []
  const isCalled = ({ name }: Thing): boolean => head.length <= 3 && tokensOf(name).some(word => head.includes(word))
  return about.find(thing => thing.kind === 'person' && present.includes(thing.id) && isCalled(thing))
}

/** Who has no page is spoken to as anybody is: what is hard to get is tried, the rest is said. */
function toStranger(line: string, { act, to }: Speech, moment: Moment): Wish | undefined {
  const isOpen = to === undefined || to.kind === 'mention' || to.kind === 'crowd'
  const who = isOpen && moment.present.length === 0 ? moment.stranger(line) : undefined
  if (!who || (to === undefined && !says(tokensOf(line).slice(0, 4), [...wishes.ask, ...verbs.saying])))
    return undefined
  const action = actionOf(line, byAct[act])
  return verbs.hardActs.includes(act) && action !== undefined && !isAsking(line)
    ? tried(line, action, { on: who })
    : { kind: 'address', about: asAbout(who), words: line.trim(), isAsked: act === 'ask' }
}

/** What is said to somebody who is there, even where nobody else would answer; the rest one's own people hear. */
const toTheFace: ReadonlySet<SpeechAct> = new Set(['greet', 'ask', 'thank', 'farewell', 'insult', 'apologise', 'comfort', 'praise', 'request']) // prettier-ignore

/** Talk that could go wrong is tried; the rest is talk. */
function spoken(line: string, speech: Speech, moment: Moment): Wish {
  const { act, to, about } = speech
  const isAsked = act === 'ask'
  const stranger = toStranger(line, speech, moment)
  if (stranger) return stranger
  const called = to === undefined || to.kind === 'company' ? calledIn(line, about, moment) : undefined
  if (called) return toPerson(line, speech, called.id, moment)
  const asked = isAsking(line) && (to === undefined || to.kind === 'company' || to.id === moment.lead) ? actionIn(tokensOf(line)) : undefined // prettier-ignore
  if (asked && says(tokensOf(line), verbs.mayI)) return weighed(line, asked.action, about[0])
  if (to?.kind === 'company' && isAsked && says(tokensOf(line), verbs.opinions)) return { kind: 'crew', who: '', about: 'opinion', said: speech.said } // prettier-ignore
  if (to?.kind === 'company' && isAsked) return { kind: 'known', about: about.map(asAbout), words: line.trim() }
  if (to && isOwn(to, moment)) return toCrew(line, speech, to, moment)
  if (to === undefined && tokensOf(line).length <= 1 && act !== 'greet') return { kind: 'glance', at: 'unclear' }
  if (moment.isOnScore) return isAsked ? { kind: 'known', about: about.map(asAbout), words: line.trim() } : tried(line, actionOf(line, byAct[act]) ?? 'sway', { on: to }) // prettier-ignore
  if (to?.kind === 'person') return toPerson(line, speech, to.id, moment)
  if (to !== undefined && says(tokensOf(line).slice(0, 3), verbs.proposes)) return { kind: 'crew', who: '', about: 'asked', said: line.trim(), act: 'advise' } // prettier-ignore
  if (to !== undefined && to.id !== moment.lead && !isAsked) return { kind: 'address', about: asAbout(to), words: line.trim() } // prettier-ignore
  const [near] = moment.present
  if (isAsked && (to !== undefined || near === undefined || about[0] !== undefined))
    return { kind: 'known', about: [...(to === undefined ? [] : [to]), ...about].map(asAbout), words: line.trim() }
  if (near !== undefined) return toPerson(line, speech, near, moment)
  const told = !toTheFace.has(act) && !says(tokensOf(line), verbs.toYou) ? undefined : mentionIn(tokensOf(line), moment)
  if (told) return { kind: 'address', about: asAbout(told), words: line.trim() }
  const topic = about[0]?.name
  return { kind: 'crew', who: '', about: 'asked', said: line.trim(), act, ...(topic !== undefined && { topic }) }
}

const whatOf = ({ roles }: Deed): Thing | undefined => roles.what ?? roles.whom ?? roles.about ?? roles.where

const isCoin = (line: string): boolean => says(tokensOf(line), verbs.money)

/** What is looked at: what the ear found, else what its last noun was told of. */
const seen = (thing: Thing | undefined, line: string, moment: Moment): Wish => {
  const on = thing ?? mentionIn(tokensOf(line), moment)
  return { kind: 'about', about: on === undefined ? [] : [asAbout(on)], words: line.trim(), isLook: true }
}

/** Somebody of one's own is to do it. */
function bidden(line: string, { words, verb }: Deed, by: Thing, action: Action | undefined, moment: Moment): Wish {
  const deed = isAsking(line) && moment.isOnScore && says(tokensOf(line).slice(0, 2), verbs.mayThey) ? tried(line, action ?? 'finesse', { by }) : undefined // prettier-ignore
  if (deed?.kind === 'deed') return { kind: 'weigh', deed }
  if (isAsking(line)) return { kind: 'crew', who: by.id, about: 'asked', said: line.replace(/^[^,]{2,20},\s*/u, ''), act: 'ask' } // prettier-ignore
  if (action !== undefined && (moment.isOnScore || atStake.has(verb))) return tried(line, action, { by })
  return { kind: 'bid', who: by.id, words: words.split(/,\s*(?=(?:we|i|you|it|they|he|she)\b)/iu)[0] ?? words }
}

/** Somebody who is elsewhere is gone to. */
const visited = (line: string, { verb, roles }: Deed, thing: Thing | undefined, moment: Moment): Wish | undefined => {
  const place = roles.where?.kind === 'place' ? roles.where : thing?.kind === 'place' ? thing : undefined
  if ((verb === 'go' || verb === 'lead') && place !== undefined && place.from !== 'here') return { kind: 'go', place: place.id } // prettier-ignore
  if (verb === 'go' && place === undefined && thing?.kind !== 'person') {
    const called = moment.placeCalled(line)
    if (called !== undefined) return { kind: 'go', place: called }
  }
  const isVisit = verb === 'go' || tokensOf(line).some(word => visits.has(word))
  const to = thing?.kind === 'person' && thing.from !== 'here' && isVisit ? moment.placeOf(thing.id) : undefined
  return to === undefined ? undefined : { kind: 'go', place: to }
}

/** `Could I climb it?` asks how that would be: a question does nothing. */
function weighed(line: string, action: Action | undefined, thing: Thing | undefined): Wish {
  const deed =
    action === undefined || !says(tokensOf(line), verbs.mayI) ? undefined : tried(line, action, { on: thing })
  return deed?.kind === 'deed' ? { kind: 'weigh', deed } : { kind: 'known', about: thing === undefined ? [] : [asAbout(thing)], words: line.trim() } // prettier-ignore
}

function done(line: string, deed: Deed, moment: Moment): Wish {
  const { verb, roles, by } = deed
  const thing = whatOf(deed)
  const action = actionOf(line, byVerb[verb])
  if (by !== undefined && by.id !== moment.lead) return bidden(line, deed, by, action, moment)
  if (isAsking(line)) return weighed(line, action, thing)
  if (verb === 'wait') return { kind: 'wait' }
  if (verb === 'go' && !moment.isOnScore && roles.where === undefined && says(tokensOf(line), verbs.goesTo) && visited(line, deed, thing, moment) === undefined && (thing === undefined || thing.kind === 'mention')) return { kind: 'glance', at: 'ways', words: line } // prettier-ignore
  if (verb === 'plan') return { kind: 'crew', who: '', about: 'opinion', said: deed.words }
  const isLook = looks.has(verb) && !(moment.isOnScore && action !== undefined && verb !== 'look' && verb !== 'examine')
  const way = moment.isOnScore ? undefined : visited(line, deed, thing, moment)
  if (way) return way
  if (isLook && verb === 'look' && thing === undefined) return { kind: 'look', feature: '' }
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

const byMatter: Readonly<Partial<Record<TableQuestion['matter'], Glance>>> = {
  hour: 'hour',
  weather: 'hour',
  ways: 'ways',
  'way-to': 'ways',
  belongings: 'self',
  coins: 'coin',
  self: 'self',
  condition: 'crew',
  company: 'members',
  'with-us': 'members',
  people: 'present',
  'who-can': 'best',
}

function questioned(line: string, { matter, about }: TableQuestion): Wish {
  const asked = says(tokensOf(line), verbs.mayI) ? actionIn(tokensOf(line)) : undefined
  if (asked) return weighed(line, asked.action, about[0])
  const at = byMatter[matter]
  if (at !== undefined) return { kind: 'glance', at, words: line }
  if (matter === 'place') return { kind: 'look', feature: '' }
  if (matter === 'choices') return { kind: 'glance', at: 'options', words: line }
  if ((matter === 'errand' || matter === 'said') && about.length === 0) return { kind: 'recap' }
  if (matter === 'who-has') return { kind: 'glance', at: 'gear', words: line }
  if (matter === 'rules' || matter === 'roll') return { kind: 'table', text: '', asked: line }
  return { kind: 'known', about: about.map(asAbout), words: line }
}

/** What nothing covers is tried where something hangs on it, and else it is done, and somebody makes something of it. */
function thought(line: string, { idea, names, by }: Idea, moment: Moment): Wish {
  const action = actionOf(line, byIdea[idea])
  if (action !== undefined && (moment.isOnScore || idea !== 'plain')) return tried(line, action, { by, on: names[0] })
  const [first] = names
  return first === undefined ? { kind: 'idea', words: line.trim() } : { kind: 'idea', words: line.trim(), about: asAbout(first) } // prettier-ignore
}

function wishOf(line: string, wish: Heeded, moment: Moment): Wish {
  switch (wish.kind) {
    case 'speech':
      return spoken(line, wish, moment)
    case 'deed':
      return done(line, wish, moment)
    case 'question':
      return questioned(line, wish)
    case 'idea':
      return thought(line, wish, moment)
  }
}

/** Words that do nothing and ask nothing are said: to whoever is here, or to whoever was told of. */
function unclear(line: string, moment: Moment): Wish {
  const tokens = tokensOf(line)
  const [near] = moment.present
  if (doers.has(tokens[0] ?? '')) return { kind: 'idea', words: line.trim() }
  if (tokens.length <= 2) return { kind: 'glance', at: 'unclear' }
  if (near !== undefined) return { kind: 'ask', person: near, said: line.trim(), tone: 'plain', act: 'say' }
  const [called] = verbs.vocatives.flatMap(([word = '', noun = '']) => tokens.includes(word) ? (moment.mentioned(noun, [noun]) ?? []) : []) // prettier-ignore
  return called ? { kind: 'address', about: asAbout(called), words: line.trim() } : { kind: 'crew', who: '', about: 'asked', said: line.trim(), act: 'say' } // prettier-ignore
}

const doers = new Set(verbs.doers)
const mostWishes = 3

/** All that a line says, one thing after the other; where something is tried, the whole of it is how. */
export function meant(line: string, heard: Heard, moment: Moment): Wish {
  if (heard.kind === 'nothing') return { kind: 'table', text: '', asked: '' }
  const all = heard.kind === 'wishes' ? heard.wishes : heard.readings.slice(0, 1).map(({ wish }) => wish)
  const found = all.map(wish => wishOf(all.length === 1 ? line : wish.words || line, wish, moment))
  const deed = found.find(({ kind }) => kind === 'deed')
  if (deed?.kind === 'deed') return { ...deed, words: line.trim() }
  const action = moment.isOnScore ? actionIn(tokensOf(line)) : undefined
  if (found.length === 0) return action ? tried(line, action.action) : unclear(line, moment)
  const fresh = found.filter((wish, at) => found.findIndex(other => JSON.stringify(other) === JSON.stringify(wish)) === at) // prettier-ignore
  const [only] = fresh
  return fresh.length === 1 && only ? only : { kind: 'several', wishes: fresh.slice(0, mostWishes) }
}
