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
import type { About, Tone, Wish } from './wish.ts'

export type Moment = {
  readonly isOnScore: boolean
  /** Who is here, by id, whoever was spoken with last first. */
  readonly present: readonly string[]
  readonly lead: string
  /** A noun of what was told, with the sentence that told of it. */
  readonly mentioned: (noun: string, words: readonly string[]) => Thing | undefined
}

const { wishes } = verbs
const byVerb: Readonly<Record<string, string>> = verbs.deeds
const byAct: Readonly<Record<string, string>> = verbs.acts
const looks: ReadonlySet<string> = new Set(verbs.looks)
const atStake: ReadonlySet<string> = new Set(verbs.atStake)

/** A verb that opens the line is what is done; else what the ear took for the verb; else any verb in it. */
function actionOf(line: string, fallback: string | undefined): Action | undefined {
  const found = actionIn(tokensOf(line))
  if (found && found.at <= 2) return found.action
  return (fallback as Action | undefined) ?? found?.action
}

const asAbout = ({ kind, id, name, says: text = '' }: Thing): About => ({ kind, id, name, text })

function tried(line: string, action: Action, words: string, by?: Thing): Wish {
  const tokens = tokensOf(line)
  return {
    kind: 'deed',
    action,
    isLethal: says(tokens, verbs.lethal),
    isTogether: says(tokens, wishes.together),
    words: words === '' ? line.trim() : words,
    ...(by === undefined ? {} : { by: by.id }),
  }
}

const tones: Readonly<Partial<Record<SpeechAct, Tone>>> = { thank: 'thanks', farewell: 'farewell', insult: 'insult' }

const isOwn = ({ kind, id }: Thing, { lead }: Moment): boolean =>
  kind === 'company' || (kind === 'companion' && id !== lead)

/** One's own people are asked what they think, how they are, or what they keep to themselves; or told to do something. */
function toCrew(line: string, speech: Speech, to: Thing, moment: Moment): Wish {
  const { act, wants, said, by } = speech
  const tokens = tokensOf(said === '' ? line : said)
  const action = wants === undefined ? undefined : actionOf(said, byVerb[wants.verb])
  const isBidden = action !== undefined && (moment.isOnScore || atStake.has(wants?.verb ?? ''))
  if (isBidden) return tried(said, action, line.trim(), by ?? to)
  const about = says(tokens, verbs.crewTalk.secret)
    ? 'secret'
    : says(tokens, verbs.crewTalk.well)
      ? 'well'
      : act === 'greet' || tokens.length === 0
        ? 'greet'
        : 'opinion'
  return { kind: 'crew', who: to.kind === 'company' ? '' : to.id, about, said: said.slice(0, 200) }
}

const topicOf = ({ about, said, left }: Speech, name: string): string => {
  const gone = new Set(tokensOf(name))
  const words = [...about.map(thing => thing.name), ...left, said].join(' ')
  const asking = new Set<string>([...wishes.ask, ...verbs.questions])
  return [...new Set(weighty(tokensOf(words)))].filter(word => !gone.has(word) && !asking.has(word)).join(' ')
}

/** Whoever or whatever was told of, by the first noun that names it. */
function mentionIn(tokens: Tokens, { mentioned }: Moment): Thing | undefined {
  for (const word of weighty(tokens).toReversed()) {
    const told = mentioned(nounOf(word), [nounOf(word)])
    if (told) return told
  }
  return undefined
}

/** Talk that could go wrong is tried; the rest is talk. */
function spoken(line: string, speech: Speech, moment: Moment): Wish {
  const { act, to, about } = speech
  const isAsked = act === 'ask' && about[0] !== undefined
  if (to?.kind === 'company' && isAsked) return { kind: 'about', about: about.map(asAbout) }
  if (to && isOwn(to, moment)) return toCrew(line, speech, to, moment)
  const tokens = tokensOf(line)
  const action = actionOf(line, byAct[act])
  if (moment.isOnScore) return act === 'ask' && about[0] !== undefined ? { kind: 'about', about: about.map(asAbout) } : tried(line, action ?? 'sway', line.trim()) // prettier-ignore
  const person = to?.kind === 'person' ? to.id : undefined
  const isHard = verbs.hardActs.includes(act) && action !== undefined
  if (isHard && (person === undefined ? moment.present.length > 0 : moment.present.includes(person))) return tried(line, action, line.trim()) // prettier-ignore
  const tone = says(tokens, wishes.pay) || speech.gold !== undefined ? 'pay' : (tones[act] ?? 'plain')
  if (person !== undefined) return { kind: 'ask', person, about: topicOf(speech, to?.name ?? ''), tone }
  if (to !== undefined) return { kind: 'about', about: [asAbout(to)], words: speech.words }
  if (isAsked) return { kind: 'about', about: about.map(asAbout) }
  if (act === 'ask' && moment.present.length === 0) return { kind: 'look', feature: '' }
  const told = moment.present.length === 0 ? mentionIn(tokens, moment) : undefined
  if (told) return { kind: 'about', about: [asAbout(told)], words: speech.words }
  const [near] = moment.present
  return near === undefined
    ? { kind: 'idea', words: line.trim() }
    : { kind: 'ask', person: near, about: topicOf(speech, ''), tone }
}

const whatOf = ({ roles }: Deed): Thing | undefined => roles.what ?? roles.whom ?? roles.about ?? roles.where

function done(line: string, deed: Deed, moment: Moment): Wish {
  const { verb, roles, by } = deed
  const thing =
    whatOf(deed)?.kind === 'companion' && deed.left.length > 0
      ? (mentionIn(deed.left, moment) ?? whatOf(deed))
      : whatOf(deed)
  const place = roles.where?.kind === 'place' ? roles.where : thing?.kind === 'place' ? thing : undefined
  const action = actionOf(line, byVerb[verb])
  if (verb === 'wait') return { kind: 'wait' }
  if (verb === 'plan') return { kind: 'crew', who: '', about: 'opinion', said: deed.words }
  if (looks.has(verb) && !(moment.isOnScore && action !== undefined && verb !== 'look' && verb !== 'examine'))
    return thing === undefined || place?.from === 'here' ? { kind: 'look', feature: '' } : { kind: 'about', about: [asAbout(thing)], isLook: true } // prettier-ignore
  if (moment.isOnScore) return action === undefined ? { kind: 'idea', words: line.trim() } : tried(line, action, line.trim(), by) // prettier-ignore
  if ((verb === 'go' || verb === 'lead') && place !== undefined) return { kind: 'go', place: place.id }
  if ((verb === 'give' || verb === 'buy') && roles.whom?.kind === 'person')
    return { kind: 'ask', person: roles.whom.id, about: '', tone: 'pay' }
  const isPerson = thing?.kind === 'person' && moment.present.includes(thing.id)
  if (action !== undefined && (atStake.has(verb) || isPerson)) return tried(line, action, line.trim(), by)
  const on = thing ?? mentionIn(tokensOf(line), moment)
  return { kind: 'about', about: on === undefined ? [] : [asAbout(on)], words: deed.words }
}

const byMatter: Readonly<Partial<Record<TableQuestion['matter'], Wish>>> = {
  people: { kind: 'look', feature: '' },
  place: { kind: 'look', feature: '' },
  choices: { kind: 'recap' },
  errand: { kind: 'recap' },
  known: { kind: 'recap' },
  said: { kind: 'recap' },
  hour: { kind: 'glance', at: 'hour' },
  weather: { kind: 'glance', at: 'hour' },
  ways: { kind: 'glance', at: 'ways' },
  'way-to': { kind: 'glance', at: 'ways' },
  belongings: { kind: 'glance', at: 'self' },
  coins: { kind: 'glance', at: 'self' },
  self: { kind: 'glance', at: 'self' },
  condition: { kind: 'glance', at: 'crew' },
  company: { kind: 'glance', at: 'crew' },
  'with-us': { kind: 'glance', at: 'crew' },
}

const questioned = ({ matter, about, words }: TableQuestion): Wish =>
  about.length > 0 && byMatter[matter] === undefined
    ? { kind: 'about', about: about.map(asAbout) }
    : (byMatter[matter] ?? { kind: 'table', text: '', asked: words })

function thought(line: string, { names, by }: Idea, moment: Moment): Wish {
  const action = actionOf(line, undefined)
  if (action !== undefined && moment.isOnScore) return tried(line, action, line.trim(), by)
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
      return questioned(wish)
    case 'idea':
      return thought(line, wish, moment)
  }
}

/** What moves the story most of what a line says: what is tried, then talk, then the rest. */
export function meant(line: string, heard: Heard, moment: Moment): Wish {
  if (heard.kind === 'nothing') return { kind: 'table', text: '', asked: '' }
  const all = heard.kind === 'wishes' ? heard.wishes : heard.readings.slice(0, 1).map(({ wish }) => wish)
  const found = all.map(wish => wishOf(all.length === 1 ? line : wish.words || line, wish, moment))
  const deed = found.find(({ kind }) => kind === 'deed')
  if (deed?.kind === 'deed') return { ...deed, words: line.trim() }
  const action = moment.isOnScore ? actionIn(tokensOf(line)) : undefined
  return found[0] ?? (action ? tried(line, action.action, line.trim()) : { kind: 'idea', words: line.trim() })
}
