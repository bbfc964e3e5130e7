/** From what is said to a wish: to one's own, to somebody here, to a stranger, or to nobody in particular. */
import { isBase } from '../../../../english/verbs.ts'
import type { SpeechAct } from '../../../../table/parts.ts'
import type { Speech, Thing } from '../../desk/wishes.ts'
import { topicIn } from '../lore.ts'
import { verbs } from '../words.ts'
import { actionIn } from './actions.ts'
import { isElsewhere, weighed } from './done.ts'
import { actionOf, asAbout, isAsking, isBegged, later, mentionIn, tried, type Moment } from './moment.ts'
import { says, tokensOf } from './tokens.ts'
import type { Tone, Wish } from './wish.ts'

const { wishes } = verbs
const byVerb: Readonly<Record<string, string>> = verbs.deeds
const byAct: Readonly<Record<string, string>> = verbs.acts
const atStake: ReadonlySet<string> = new Set(verbs.atStake)
const visits: ReadonlySet<string> = new Set(verbs.visits)

const tones: Readonly<Partial<Record<SpeechAct, Tone>>> = { thank: 'thanks', farewell: 'farewell', insult: 'insult' }

const isOwn = ({ kind, id }: Thing, { lead }: Moment): boolean =>
  kind === 'company' || (kind === 'companion' && id !== lead)

/** `You've gone quiet, what's wrong?`: of several clauses the one that asks. */
function askedIn(said: string): string {
  const clauses = said.split(/(?<=[,.;!?])\s+/u)
  return clauses.findLast(one => verbs.questions.includes(tokensOf(one)[0] ?? '')) ?? said
}

/** `Wick, tell him he can have it`: what opens with a deed bids, whatever follows. */
const isOrder = ({ act, said }: Speech): boolean => {
  const [first = '', second = ''] = tokensOf(said)
  const isToMe = ['me', 'us'].includes(second) && verbs.toMe.includes(first) // `tell me a joke`
  return (act === 'ask' || act === 'tell') && !isToMe && !said.includes('?') && ((first === 'do' && !verbs.asked.includes(second)) || (!verbs.questions.includes(first) && isBase(first))) // prettier-ignore
}

/** One's own people are asked what they think, how they are, or what they keep to themselves; or told to do something. */
function toCrew(line: string, speech: Speech, to: Thing, moment: Moment): Wish {
  const { wants, by, about } = speech
  const isState = says(tokensOf(line).slice(0, 4), verbs.states)
  const act = isState || says(tokensOf(speech.said).slice(0, 2), ['tell me', 'tell us']) ? 'ask' : isOrder(speech) ? 'order' : speech.act // prettier-ignore
  const isProposal = says(tokensOf(line).slice(0, 2), verbs.proposes)
  const said = act === 'ask' ? askedIn(speech.said) : isProposal ? line.trim() : speech.said
  const tokens = tokensOf(said === '' ? line : said)
  const action = wants === undefined ? undefined : actionOf(said, byVerb[wants.verb])
  const isBid = !isAsking(line) || isBegged(line)
  if (action !== undefined && isBid && (moment.isOnScore || atStake.has(wants?.verb ?? '')))
    return tried(line, action, { by: by ?? to })
  const who = to.kind === 'company' ? '' : to.id
  if ((act === 'order' || act === 'request') && who !== '' && isBid)
    return { kind: 'bid', who, words: said.split(/,\s*(?=(?:we|i|you|it|they|he|she)\b)/iu)[0] ?? said }
  const topic = about.find(thing => thing.id !== to.id)?.name
  if (says(tokens, verbs.crewTalk.secret)) return { kind: 'crew', who, about: 'secret', said }
  if (act === 'greet' && topic === undefined) return { kind: 'crew', who, about: 'greet', said }
  if (topic === undefined && says(tokens, verbs.crewTalk.well)) return { kind: 'crew', who, about: 'well', said }
  return { kind: 'crew', who, about: 'asked', said: said.slice(0, 300), act, ...(topic !== undefined && { topic }) }
}

/** What is put to somebody who can be talked with. */
function toPerson(line: string, speech: Speech, person: string, moment: Moment): Wish {
  const { act } = speech
  const action = actionOf(line, byAct[act])
  const where = moment.present.includes(person) || isAsking(line) || !tokensOf(line).some(word => visits.has(word)) ? undefined : moment.placeOf(person) // prettier-ignore
  if (where !== undefined) return { kind: 'go', place: where, whom: person }
  const isHaggled = says(tokensOf(line), verbs.haggles) && says(tokensOf(line), verbs.haggleOver)
  const isSmall = isHaggled || says(tokensOf(line).slice(0, 5), verbs.helpsOneself) // `I'd like a glass of wine`
  const isHard = verbs.hardActs.includes(act) && action !== undefined && !isAsking(line) && !isSmall
  if (isHard && moment.present.includes(person))
    return tried(line, action, { on: { kind: 'person', id: person, name: person, names: [], from: 'here' } })
  const isPaid =
    !isAsking(line) && act !== 'ask' && says(tokensOf(line), speech.gold === undefined ? wishes.pay : verbs.handsOver)
  const tone = isPaid ? 'pay' : (tones[act] ?? 'plain')
  return { kind: 'ask', person, said: speech.said, tone, act }
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
  const isQuote = /^["“]/u.test(line.trim())
  const who = isOpen && moment.present.length === 0 ? (moment.stranger(line) ?? (isQuote ? moment.stranger(verbs.anybody) : undefined)) : undefined // prettier-ignore
  if (!who || (to === undefined && !isQuote && !says(tokensOf(line).slice(0, 4), [...wishes.ask, ...verbs.saying])))
    return undefined
  const action = actionOf(line, byAct[act])
  return verbs.hardActs.includes(act) && action !== undefined && !isAsking(line)
    ? tried(line, action, { on: who })
    : { kind: 'address', about: asAbout(who), words: line.trim(), isAsked: act === 'ask' }
}

/** What is said to somebody who is there, even where nobody else would answer; the rest one's own people hear. */
const toTheFace: ReadonlySet<SpeechAct> = new Set(['greet', 'ask', 'thank', 'farewell', 'insult', 'apologise', 'comfort', 'praise', 'request']) // prettier-ignore

/** Talk that could go wrong is tried; the rest is talk. */
export function spoken(line: string, heard: Speech, moment: Moment): Wish {
  const speech = heard.act === 'offer' && verbs.questions.includes(tokensOf(line)[0] ?? '') ? { ...heard, act: 'ask' as const } : heard // prettier-ignore
  const { act, to, about } = speech
  const isAsked = act === 'ask' || speech.isLeave === true
  const put = speech.said === '' ? line.trim() : speech.said
  const where = about.find(({ kind, from }) => kind === 'place' && from !== 'here')
  if (where && !moment.isOnScore && !isAsked && !/^["“]/u.test(line.trim()) && says(tokensOf(line).slice(0, 3), verbs.proposes)) return { kind: 'go', place: where.id } // prettier-ignore
  const stranger = toStranger(line, speech, moment)
  if (stranger) return stranger
  const called = to === undefined || to.kind === 'company' ? calledIn(line, about, moment) : undefined
  if (called) return toPerson(line, speech, called.id, moment)
  const asked = isAsking(line) && (to === undefined || to.kind === 'company' || to.id === moment.lead) ? actionIn(tokensOf(line)) : undefined // prettier-ignore
  if (asked && says(tokensOf(line), verbs.mayI)) return weighed(line, asked.action, about[0])
  if (to?.kind === 'company' && isAsked && says(tokensOf(line), verbs.opinions)) return { kind: 'crew', who: '', about: 'opinion', said: speech.said } // prettier-ignore
  if (isAsked && (to === undefined || to.kind === 'company') && isForCounsel(put)) return { kind: 'crew', who: '', about: 'asked', said: put, act: 'ask' } // prettier-ignore
  if (isAsked && says(tokensOf(put), verbs.thinking) && (to === undefined || to.kind === 'company')) return counsel(put, about[0]) // prettier-ignore
  if (says(tokensOf(line).slice(0, 3), verbs.suggests) && (to === undefined || to.kind === 'company')) return { kind: 'crew', who: '', about: 'asked', said: line.trim(), act: 'advise' } // prettier-ignore
  const power = isAsked ? moment.powerCalled(put) : undefined // `tell me about the Sitters`, and not of one of them
  if (to?.kind === 'company' && isAsked) return { kind: 'known', about: (power ? [power] : about).map(asAbout), words: put } // prettier-ignore
  if (to && isOwn(to, moment)) return toCrew(line, speech, to, moment)
  if (to === undefined && tokensOf(line).length <= 1 && act !== 'greet') return { kind: 'glance', at: 'unclear' }
  if (moment.isOnScore && to === undefined && !isAsked && says(tokensOf(line).slice(0, 2), verbs.claims)) return tried(line, actionOf(line, byAct[act]) ?? 'sway') // prettier-ignore
  if (moment.isOnScore && to === undefined && !says(tokensOf(line), verbs.toThose)) return isAsked ? { kind: 'known', about: about.map(asAbout), words: put } : { kind: 'crew', who: '', about: 'asked', said: put, act } // prettier-ignore
  if (moment.isOnScore && !isAsked && isElsewhere(to)) return later(line)
  if (moment.isOnScore) return isAsked ? { kind: 'known', about: about.map(asAbout), words: line.trim() } : tried(line, actionOf(line, byAct[act]) ?? 'sway', { on: to }) // prettier-ignore
  if (to?.kind === 'person') return toPerson(line, speech, to.id, moment)
  if (to !== undefined && says(tokensOf(line).slice(0, 3), verbs.proposes)) return { kind: 'crew', who: '', about: 'asked', said: line.trim(), act: 'advise' } // prettier-ignore
  const pressed = isAsked || !verbs.hardActs.includes(act) ? undefined : actionOf(line, byAct[act])
  if (pressed && (to?.kind === 'mention' || (to === undefined && act === 'threaten'))) return tried(line, pressed, { on: to }) // prettier-ignore
  if (to !== undefined && to.id !== moment.lead && !isAsked) return { kind: 'address', about: asAbout(to), words: line.trim() } // prettier-ignore
  if (isAsked && says(tokensOf(put).slice(0, 2), verbs.anyOfUs)) return { kind: 'crew', who: '', about: 'asked', said: put, act: 'offer' } // prettier-ignore
  const [near] = moment.present
  if (isAsked && (to !== undefined || near === undefined || about[0] !== undefined))
    return { kind: 'known', about: [...(to === undefined ? [] : [to]), ...about].map(asAbout), words: put }
  if (near !== undefined) return toPerson(line, speech, near, moment)
  const told = !toTheFace.has(act) && !says(tokensOf(line), verbs.toYou) ? undefined : mentionIn(tokensOf(line), moment)
  if (told) return { kind: 'address', about: asAbout(told), words: line.trim() }
  if (to === undefined && says(tokensOf(line).slice(1, 3), verbs.ofOthers)) return { kind: 'address', about: { kind: 'mention', id: 'nobody', name: '', text: '' }, words: line.trim() } // prettier-ignore
  const topic = about[0]?.name
  const whole = says(tokensOf(line).slice(0, 2), verbs.proposes) ? line.trim() : put
  return { kind: 'crew', who: '', about: 'asked', said: whole, act, ...(topic !== undefined && { topic }) }
}

/** How to go about it, and what to do next. */
export const isForCounsel = (said: string): boolean => says(tokensOf(said), [...verbs.waysAsked, ...verbs.nextAsked])

/** What they think of a job they weigh up; of anything else they say what they think. */
export const counsel = (said: string, about: Thing | undefined): Wish =>
  about?.id.startsWith('job/') || (about === undefined && isOfWork(said))
    ? { kind: 'crew', who: '', about: 'opinion', said }
    : { kind: 'crew', who: '', about: 'asked', said, act: 'ask', ...(about && { topic: about.name }) }

/** Nothing is named but what they are about. */
const isOfWork = (said: string): boolean => {
  const own = new Set(
    topicIn([...verbs.thinking, ...wishes.jobs, ...verbs.wishes.plan, 'tonight chance risk'].join(' ')),
  )
  return topicIn(said).every(stem => own.has(stem))
}
