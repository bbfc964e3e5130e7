/**
 * A player's line in this game. What was offered is known by its words; what only this game has (jobs, rest, what was
 * seen to beforehand) is looked for first; the rest is heard by the ear that all games share.
 */
import { hear as hearLine } from '../../hear/hear.ts'
import { isBase } from '../../../../english/verbs.ts'
import type { Hearing } from '../../desk/wishes.ts'
import type { Offer } from '../memory.ts'
import { help, verbs } from '../words.ts'
import { topicIn } from '../lore.ts'
import { actionIn } from './actions.ts'
import { meant } from './meant.ts'
import type { Moment } from './moment.ts'
import { ownIn } from './option.ts'
import { howIn, isQuestion, isQuoted, recast } from './recast.ts'
import { namedIn, says, tokensOf, weighty, type Tokens } from './tokens.ts'
import { glances, type Glance, type Wish } from './wish.ts'

type Named = { readonly id: string; readonly name: string }

/** What can be meant here. */
export type Ears = Moment & {
  readonly offers: readonly Offer[]
  readonly people: readonly Named[]
  readonly jobs: readonly Named[]
  readonly isGoingOn: boolean
  /** Whoever has work to give, by name and calling. */
  readonly patrons: readonly string[]
  /** Powers of the city, by name. */
  readonly powers: readonly string[]
  /** Clocks that anybody can see. */
  readonly clocks: readonly string[]
  readonly placeOfJob: (job: string) => string | undefined
  /** Who of those who are here has work to give. */
  readonly patronHere: string | undefined
  /** Where a power is to be found. */
  readonly placeOfPower: (name: string) => string | undefined
  /** A place that was named in what was told last. */
  readonly placeTold: string | undefined
  /** Where they live. */
  readonly home: string | undefined
  /** The job that was last told of. */
  readonly lastJob: string
  readonly hearing: Hearing
}

const { wishes } = verbs

const folded = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[.!?]+$/g, '')

function offered(line: string, { offers }: Ears): Wish | undefined {
  return offers.find(({ text }) => folded(text) === folded(line))?.wish
}

/** What lies nearest on a job, in the player's own words. */
function inOwnWords(line: string, tokens: Tokens, { isOnScore, offers }: Ears): Wish | undefined {
  if (!isOnScore || isQuestion(line, tokens)) return undefined
  const deeds = offers.filter(({ wish }) => wish.kind === 'deed')
  return deeds[ownIn(line, deeds.map(({ text }) => ({ label: text }))) ?? -1]?.wish // prettier-ignore
}

const asksOfRules = ['how', 'difference', "what's", 'whats', 'explain', 'rules', 'help', 'mean', 'work', 'what are', 'what is', 'what a', 'what an', 'what does', 'what do', 'what happens', 'what if', 'can i', 'can we'] // prettier-ignore

/** What a reading leaves unexplained: words that carry something, and stand in none of its phrases. */
function isExplained(line: string, phrases: readonly string[], names: readonly string[] = []): boolean {
  const own = new Set([...phrases, ...names].flatMap(topicIn))
  return topicIn(line).every(stem => own.has(stem))
}

/** How something of the game works: a question that names it, and nobody and nothing else. */
export function helpOn(line: string): string | undefined {
  const tokens = tokensOf(line)
  if (!isQuestion(line, tokens) && !says(tokens, ['explain', 'rules', 'help'])) return undefined
  if (
    !says(tokens, asksOfRules) ||
    (says(tokens, [...verbs.opinions, ...verbs.toThem]) && !says(tokens, ['explain', 'rules']))
  )
    return undefined
  const all = help.topics.flatMap(({ words }) => words)
  return help.topics.find(({ words }) => says(tokens, words) && isExplained(line, [...all, ...asksOfRules]))?.text
}

/** Whoever is named in it is asked, and not the table. */
const isPutTo = (tokens: Tokens, { hearing }: Ears): boolean => {
  const people = hearing.things.filter(({ kind }) => kind === 'person' || kind === 'companion')
  return namedIn(tokens, people) !== undefined
}

function tableQuestion(line: string, tokens: Tokens, ears: Ears): Wish | undefined {
  const text = isPutTo(tokens, ears) ? undefined : helpOn(line)
  return text === undefined ? undefined : { kind: 'table', text }
}

/** `What is heat?`, `how does pushing work?`: what it is, and not how much of it there is. */
function defined(line: string, tokens: Tokens, ears: Ears): Wish | undefined {
  const isOwn = says(tokens, ['my', 'our', 'have', 'left', 'how many', 'how much', 'tonight', 'now', 'the plan'])
  const isHow = says(tokens, ['explain', 'how do', 'how does', 'how can', 'what does', 'what happens', 'what if'])
  return isHow || (!isOwn && says(tokens.slice(0, 2), ['what', "what's", 'whats']))
    ? tableQuestion(line, tokens, ears)
    : undefined
}

/** `Let Wick do it instead`: what lies nearest, by somebody else. */
function handedOver(line: string, { hearing, offers, lead }: Ears): Wish | undefined {
  const [, name = ''] = /\blet (\p{L}+) (?:do|try|handle|take|have)\b/iu.exec(line) ?? []
  const mate = namedIn(tokensOf(name), hearing.things.filter(({ kind, id }) => kind === 'companion' && id !== lead)) // prettier-ignore
  const deed = offers.find(({ wish }) => wish.kind === 'deed')?.wish
  return mate && deed?.kind === 'deed' ? { ...deed, by: mate.id } : undefined
}

function onScore(line: string, tokens: Tokens, ears: Ears): Wish | undefined {
  if (!ears.isOnScore) return undefined
  const handed = handedOver(line, ears)
  if (handed) return handed
  if (says(tokens, wishes.flashback)) return { kind: 'flashback', words: line.trim() }
  if (says(tokens, wishes.leave)) return { kind: 'leave' }
  return says(tokens, wishes.item) ? ofItem(line) : undefined
}

/** `I have a mirror in my bag, I flash it at them`: what it is ends where something is said of it; the rest is done with it. */
function ofItem(line: string): Wish | undefined {
  const [, item = '', rest = ''] =
    /\b(?:have|brought|use|take out|pull out|produce|out)\s+(?:a|an|my|the|some|our)\s+([\p{L}' -]+?)(?=\s+(?:in|from|to|and|with|that|so|out|for|at|on|which)\b|[,.;!]|$)(.*)$/iu.exec(line) ?? [] // prettier-ignore
  if (item === '') return undefined
  const then = rest.replace(/^\s*(?:in|from|out of) my \p{L}+/iu, '').replace(/^[\s,.;!]+(?:and )?/u, '')
  const declared = { kind: 'item', item: item.trim().slice(0, 60) } as const
  const found = then === '' ? undefined : actionIn(tokensOf(then))
  if (then === '') return declared
  const deed = { kind: 'deed', action: found?.action ?? 'finesse', isLethal: says(tokensOf(then), verbs.lethal), isTogether: false, words: line.trim() } as const // prettier-ignore
  return { kind: 'several', wishes: [declared, deed] }
}

/** `Hear about the haunting in Prospect`: a job by all of its name, or by a word of it that names nothing else. */
function ofJob(tokens: Tokens, { jobs, isOnScore, hearing }: Ears): Wish | undefined {
  if (isOnScore || !says(tokens.slice(0, 2), ['hear', 'tell me', 'about', 'what', 'what is', 'describe']))
    return undefined
  const others = hearing.things.filter(({ kind, id }) => kind !== 'item' && !id.startsWith('job/'))
  const isOther = namedIn(tokens, others) !== undefined && !says(tokens.slice(-2), verbs.asJob) // `the drawing one`
  const job = jobs.find(({ name }) => weighty(tokensOf(name)).every(word => tokens.includes(word))) ?? (isOther ? undefined : namedIn(tokens, jobs)) // prettier-ignore
  return job === undefined || says(tokens, wishes.ask.filter(word => word !== 'tell')) ? undefined : { kind: 'job', job: job.id } // prettier-ignore
}

function aboutWork(
  line: string,
  tokens: Tokens,
  { jobs, people, present, lastJob, isOnScore, stranger, hearing, patronHere }: Ears,
): Wish | undefined {
  if (isOnScore) return undefined
  const job = namedIn(tokens, jobs)
  const plan = says(tokens.slice(0, 4), wishes.plan) && !isQuestion(line, tokens) ? (job?.id ?? lastJob) : ''
  if (plan !== '') return { kind: 'take', job: plan, plan: line.trim() }
  const [opening = ''] = line.split(/[,.;:]/u)
  const isWork = job !== undefined && (says(tokens, ['job', 'score', 'work']) || isExplained(opening, [job.name, ...wishes.takeOn])) // prettier-ignore
  const isTaken = says(tokens, wishes.take) || (isWork && says(tokens.slice(0, 4), wishes.takeOn))
  const isAsked = line.split(/[,.;]/u).some(clause => isQuestion(clause, tokensOf(clause))) // `what do you think, should we do it`
  const isTheirs = says(tokens, verbs.deals) && job === undefined && present.length > 0 && patronHere === undefined // a bargain with somebody who has no work to give
  if (isTaken && !isAsked && !isTheirs) {
    const meantJob = job?.id ?? lastJob
    const said = howIn(line)
    const isOther = namedIn(
      tokensOf(said ?? '').slice(0, 1),
      hearing.things.filter(({ kind }) => kind === 'companion'),
    ) // `but Wick stays home`
    const how = isOther ? undefined : said
    return meantJob === '' ? { kind: 'jobs' } : { kind: 'take', job: meantJob, ...(how !== undefined && { plan: how }) }
  }
  const isPut = says(tokens.slice(0, 3), wishes.ask) && stranger(line) !== undefined
  if (
    isPut ||
    says(tokens, verbs.opinions) ||
    namedIn(tokens, people) ||
    (present.length > 0 && tokens.includes('you'))
  )
    return undefined // whoever is asked answers
  if (job && weighty(tokensOf(job.name)).every(word => tokens.includes(word)) && isExplained(line, [job.name, ...wishes.ask, ...wishes.jobs])) return { kind: 'job', job: job.id } // prettier-ignore
  return says(tokens, wishes.jobs) &&
    !says(tokens.slice(0, 5), [...verbs.proposes, ...verbs.goesTo]) &&
    !says(tokens, verbs.worksHere) &&
    isExplained(line, [...wishes.jobs, ...wishes.ask, ...wishes.look, ...verbs.town]) &&
    (isQuestion(line, tokens) || says(tokens, wishes.ask) || tokens.length <= 5 || says(tokens, wishes.look))
    ? { kind: 'jobs' }
    : undefined
}

function byRest(line: string, tokens: Tokens, ears: Ears): Wish | undefined {
  const { isOnScore } = ears
  if (says(tokens, wishes.end)) return { kind: 'end' }
  const [first = ''] = line.split(/[,.;!]/u) // what it is for comes after
  if (isOnScore || isQuestion(line, tokens) || tokensOf(first).length > 9 || isCalled(line, tokens, ears))
    return undefined
  if (says(tokens, ['lie low', 'lay low', 'keep out of sight'])) return { kind: 'lay-low' }
  if (actionIn(tokens)) return undefined
  return says(tokensOf(first), wishes.rest) && !says(tokens.slice(0, 2), wishes.ask) ? { kind: 'rest' } : undefined
}

const glancesOf: Readonly<Partial<Record<Glance, readonly string[]>>> = verbs.glances

/** What is a question however it is put. */
const plain: ReadonlySet<Glance> = new Set(['situation', 'options', 'undo', 'present'])

/** Where one of the crew is asked, or whoever is here, it is theirs to answer. */
const ofTable: ReadonlySet<Glance> = new Set(['situation', 'options', 'odds', 'pay', 'foes', 'friends', 'members'])

/** What the sheets and the board tell; of two things asked in one breath both. */
function reckoned(line: string, tokens: Tokens, ears: Ears): Wish | undefined {
  const { clocks } = ears
  const isAsked = isQuestion(line, tokens)
  const isTheirs = tokens.includes('you') || (ears.people.length > 0 && isCalled(line, tokens, ears))
  const isOfClock =
    says(tokens, verbs.ofClock) && clocks.some(name => weighty(tokensOf(name)).every(word => tokens.includes(word)))
  if (isAsked && isOfClock) return { kind: 'glance', at: 'clocks', words: line }
  const names = [
    ...Object.values(verbs.skills).flat(),
    ...clocks,
    ...ears.jobs.map(({ name }) => name),
    ...ears.powers,
    ...ears.patrons,
    'job work score',
    ...verbs.venues,
  ]
  const all = glances.flatMap(one => (says(tokens, glancesOf[one] ?? []) ? (glancesOf[one] ?? []) : []))
  const found = glances.filter(
    one =>
      says(tokens, glancesOf[one] ?? []) &&
      isExplained(line, all, names) &&
      (isAsked || (plain.has(one) && tokens.length <= 7)) &&
      !(isTheirs && ofTable.has(one)),
  )
  const wished = found.map(at => ({ kind: 'glance', at, words: line }) as const)
  const [only] = wished
  return wished.length > 1 ? { kind: 'several', wishes: wished.slice(0, 2) } : only
}

/** `Pet, ...`, `ask Pet ...`, `..., Pet?` */
function isCalled(line: string, tokens: Tokens, ears: Ears): boolean {
  const [head = '', ...more] = line.split(/[,:]/u)
  const ends = more.length > 0 ? [tokensOf(head), tokensOf(more.at(-1) ?? '')] : []
  return ends.some(end => end.length <= 2 && isPutTo(end, ears)) || (says(tokens.slice(0, 3), wishes.ask) && isPutTo(tokens, ears)) || isPutTo(tokens.slice(0, 1), ears) // prettier-ignore
}

/** `Go to the Office of Sightings`: a power is gone to where it sits, but where a place is called so itself. */
function seatIn(tokens: Tokens, { hearing, isOnScore, powers, placeOfPower }: Ears): string | undefined {
  if (isOnScore || !says(tokens.slice(0, 5), verbs.goesTo)) return undefined
  const isNamed = (name: string): boolean => weighty(tokensOf(name)).every(word => tokens.includes(word))
  const power = powers.find(isNamed)
  const isPlace = hearing.things.some(({ kind, name }) => kind === 'place' && isNamed(name))
  return power === undefined || isPlace ? undefined : placeOfPower(power)
}

/** `Visit Moult, maybe he has work`: to where they are, whatever is said of why. */
function visitedFirst(line: string, tokens: Tokens, ears: Ears): Wish | undefined {
  const { hearing, isOnScore, placeOf } = ears
  const seat = isQuestion(line, tokens) ? undefined : seatIn(tokens, ears)
  if (seat !== undefined) return { kind: 'go', place: seat }
  if (isOnScore || isQuestion(line, tokens) || !says(tokens.slice(0, 4), verbs.callsOn)) return undefined
  const [opening = ''] = line.split(/[,.;]| (?:to|and|because|for|if|in case)\b/u)
  const whom = namedIn(tokensOf(opening), hearing.things.filter(({ kind, from }) => kind === 'person' && from === 'elsewhere')) // prettier-ignore
  const place = whom === undefined ? undefined : placeOf(whom.id)
  return place === undefined || whom === undefined ? undefined : { kind: 'go', place, whom: whom.id }
}

/** `Who gave us this job again?`: all of it is told again, and whom it comes from. */
const patronAsked = (line: string, tokens: Tokens, { jobs, lastJob, isOnScore }: Ears): Wish | undefined =>
  !isOnScore &&
  lastJob !== '' &&
  isQuestion(line, tokens) &&
  says(tokens, verbs.ofPatron) &&
  isExplained(line, [...verbs.ofPatron, ...wishes.jobs, ...jobs.map(({ name }) => name)])
    ? { kind: 'job', job: namedIn(tokens, jobs)?.id ?? lastJob }
    : undefined

/** Nothing is about to happen that could be resisted: when it is, one is asked. */
const resisted = (line: string, tokens: Tokens): Wish | undefined =>
  says(tokens, ['resist']) && isExplained(line, ['resist', ...wishes.take]) ? { kind: 'table', text: help.resisting } : undefined // prettier-ignore

function small(line: string, tokens: Tokens, ears: Ears): Wish | undefined {
  if (tokens.length <= 4 && says(tokens, ['die', 'dice', 'highest', 'lowest'])) return { kind: 'glance', at: 'dice' } // nothing is asked that a die would answer
  if (says(tokens, wishes.recap) && !says(tokens, verbs.ofOthers) && isExplained(line, wishes.recap))
    return { kind: 'recap' }
  const [near] = ears.present
  if (near !== undefined && !ears.isOnScore && says(tokens.slice(0, 3), wishes.farewell) && tokens.length <= 6) return { kind: 'ask', person: near, said: line.trim(), tone: 'farewell' } // prettier-ignore
  const { patronHere } = ears
  const isHaggled = says(tokens, verbs.haggles) && says(tokens, verbs.haggleOver)
  if (patronHere !== undefined && !ears.isOnScore && isHaggled) return { kind: 'ask', person: patronHere, said: line.trim(), tone: 'plain', act: 'ask' } // prettier-ignore
  const [, handed = ''] = /\btake ((?:my|this|these|our) [\p{L}' -]+?)(?=[,.;!]|$)/iu.exec(line) ?? []
  if (near !== undefined && !ears.isOnScore && handed !== '') return { kind: 'ask', person: near, said: `I hand over ${handed}`, tone: 'gift' } // prettier-ignore
  if (!ears.isOnScore && ears.home !== undefined && says(tokens, verbs.homewards))
    return { kind: 'go', place: ears.home }
  const isFor = !tokens.includes('listen') || isExplained(line, [...wishes.listen, ...verbs.town]) // `I listen for steps`
  if (!ears.isOnScore && tokens.length <= 8 && !tokens.includes('you') && isFor && says(tokens, wishes.listen))
    return { kind: 'listen', words: line }
  if (ears.isGoingOn && says(tokens.slice(0, 3), ['join', 'step in', 'see what', 'go over'])) return { kind: 'join' }
  return undefined
}

/** `I ask Oswin what he thinks`, by Oswin. */
function ofOneself(tokens: Tokens, { hearing, lead }: Ears): Wish | undefined {
  const self = hearing.things.filter(({ id }) => id === lead)
  return says(tokens.slice(0, 2), wishes.ask) && namedIn(tokens.slice(1, 4), self) ? { kind: 'table', text: help.oneself } : undefined // prettier-ignore
}

/** `Let's case the shop first`: the place of a job is looked over before anything is taken from it. */
function scouted(
  line: string,
  tokens: Tokens,
  { jobs, lastJob, isOnScore, hearing, placeOfJob }: Ears,
): Wish | undefined {
  if (isOnScore || isQuestion(line, tokens) || !says(tokens.slice(0, 7), verbs.scouts)) return undefined
  const others = hearing.things.filter(({ kind, id }) => ['person', 'place', 'feature'].includes(kind) && id !== placeOfJob(lastJob)) // prettier-ignore
  const job = namedIn(tokens, jobs)?.id ?? (says(tokens, verbs.targets) && !namedIn(tokens, others) ? lastJob : '')
  const place = placeOfJob(job)
  if (place === undefined) return undefined
  const deed = { kind: 'deed', action: actionIn(tokens)?.action === 'consort' ? 'consort' : 'survey', isLethal: false, isTogether: false, words: line.trim() } as const // prettier-ignore
  const isThere = hearing.things.some(({ kind, id, from }) => kind === 'place' && id === place && from === 'here')
  return isThere ? deed : { kind: 'several', wishes: [{ kind: 'go', place }, deed] }
}

/** `I'd kill for a bun` is said; `pass me the rope` is for whoever stands nearest. */
function remarked(line: string, tokens: Tokens, places: readonly Named[]): Wish | undefined {
  const [first = '', second = ''] = tokens
  const to = second === 'me' || second === 'us' ? namedIn(tokens.slice(2), places) : undefined
  if (to && verbs.conveys.includes(first)) return { kind: 'go', place: to.id } // `lower me down to the pegs`
  if ((first === "i'd" || first === "we'd") && !verbs.wished.includes(second)) return { kind: 'crew', who: '', about: 'asked', said: line.trim(), act: 'say' } // prettier-ignore
  return second === 'me' && isBase(first) && !verbs.toMe.includes(first) && !line.includes('?') ? { kind: 'bid', who: '', words: line.trim() } : undefined // prettier-ignore
}

/** `Let's go there`: to the place that was just told of, else to where the job is. */
function goneThere(
  line: string,
  tokens: Tokens,
  { isOnScore, lastJob, placeOfJob, placeTold }: Ears,
): Wish | undefined {
  const place = !isOnScore && !isQuestion(line, tokens) && says(tokens.slice(0, 5), verbs.thither) ? (placeTold ?? placeOfJob(lastJob)) : undefined // prettier-ignore
  return place === undefined ? undefined : { kind: 'go', place }
}

/** `Let's go and ask her`: to whoever it was that might know. */
const followed = (tokens: Tokens, { offers, isOnScore }: Ears): Wish | undefined =>
  !isOnScore && tokens.length <= 7 && says(tokens, verbs.goesAfter) && says(tokens.slice(-1), verbs.pronouns) ? offers.find(({ wish }) => wish.kind === 'go')?.wish : undefined // prettier-ignore

/** `Lark keeps her busy while I look`: the one is told to, and the other is done. */
function meanwhile(line: string, ears: Ears): Wish | undefined {
  const [, first = '', own = ''] = /^(?:(?:i |let's |we )?(?:tell|ask|have|get|let|make) )?(.+?),? (?:while|as) ((?:i|we) .+)$/iu.exec(line.trim()) ?? [] // prettier-ignore
  const mates = ears.hearing.things.filter(({ kind, id }) => kind === 'companion' && id !== ears.lead)
  const [name = '', ...rest] = first.replace(/^(\S+?),? to\b/u, '$1').split(/[\s,]+/u)
  const mate = namedIn(tokensOf(name), mates)
  if (!mate || rest.length === 0) return undefined
  return { kind: 'several', wishes: [{ kind: 'bid', who: mate.id, words: rest.join(' ') }, hear(own, ears)] }
}

/** `I give it back and say that we will do it`: what is done before it is promised. */
function andTaken(line: string, ears: Ears): Wish | undefined {
  const [, first = '', promise = ''] = /^(.+),? and (?:then )?(.+)$/iu.exec(line.trim()) ?? []
  if (!says(tokensOf(promise), wishes.take) || says(tokensOf(first), wishes.take) || topicIn(first).length === 0) return undefined // prettier-ignore
  const taken = aboutWork(promise, tokensOf(promise), ears)
  const done = taken?.kind === 'take' ? hear(first, ears) : undefined
  return taken && done && beforeWork.has(done.kind) ? { kind: 'several', wishes: [done, taken] } : undefined
}

/** What is over before a job is begun. */
const beforeWork: ReadonlySet<Wish['kind']> = new Set(['ask', 'about', 'idea', 'crew', 'address', 'bid', 'go', 'look'])

export function hear(spoken: string, ears: Ears): Wish {
  const line = recast(spoken, ears)
  const tokens = tokensOf(line)
  const places = ears.isOnScore ? [] : ears.hearing.things.filter(({ kind, from }) => kind === 'place' && from === 'elsewhere') // prettier-ignore
  const onlySaid = remarked(line, tokens, places)
  if (onlySaid) return onlySaid
  const there = followed(tokens, ears) ?? goneThere(line, tokens, ears)
  if (there) return there
  const both = meanwhile(line, ears) ?? andTaken(line, ears)
  if (both) return both
  if (isQuoted(line)) return meant(line, hearLine(line, ears.hearing), ears)
  return (
    offered(line, ears) ??
    ofOneself(tokens, ears) ??
    defined(line, tokens, ears) ??
    reckoned(line, tokens, ears) ??
    tableQuestion(line, tokens, ears) ??
    onScore(line, tokens, ears) ??
    inOwnWords(line, tokens, ears) ??
    ofJob(tokensOf(line.split(/(?<=[.!]) /u).at(-1) ?? line), ears) ??
    patronAsked(line, tokens, ears) ??
    visitedFirst(line, tokens, ears) ??
    resisted(line, tokens) ??
    small(line, tokens, ears) ??
    byRest(line, tokens, ears) ??
    scouted(line, tokens, ears) ??
    aboutWork(line, tokens, ears) ??
    meant(line, hearLine(line, ears.hearing), ears)
  )
}
