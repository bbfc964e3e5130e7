/** Something is said to the company, or to one of it: told as it was said, kept in mind, and theirs to answer. */
import { wordsOf } from '../../../../english/tokens.ts'
import { passiveScore } from '../../../../rules/fifth/checks/bonus.ts'
import type { Part, SpeechAct } from '../../../../table/parts.ts'
import { exitsSeen, facesAt, here, itemsAt, peopleAt, personOf, placeOf } from '../../desk/place.ts'
import type { Desk } from '../../desk/desk.ts'
import { actorName, heroOf, nameOf, shortName } from '../../desk/heroes.ts'
import { callName, theName } from '../../../../english/naming.ts'
import { plain } from '../../../../english/told-back.ts'
import { untold } from '../../desk/people.ts'
import { show, event } from '../../desk/tell.ts'
import { setOf, type Between } from '../../desk/memory.ts'
import type { Deed, Speech, Thing } from '../../desk/wishes.ts'
import { putIn, type Put } from '../../hear/put.ts'
import { topicOf } from '../answers/honest.ts'
import { inquiryOf, type Inquiry } from '../answers/inquiry.ts'
import { breath } from '../answers/notable.ts'
import { knownOf, seenOf } from '../questions/world.ts'
import { remember } from '../people/between.ts'
import { knownLines, pieceOf } from '../answers/book.ts'
import { putWords, saidPart } from '../people/put.ts'
import { evadedKey } from '../../desk/say.ts'
import { hidesSomething } from '../people/themselves.ts'
import { call } from './call.ts'
import { absence, meant, toWhom } from './present.ts'
import { line } from './say.ts'

/** What a companion keeps in mind of what was said to it. */
const kept: Partial<Readonly<Record<SpeechAct, Between['kind']>>> = {
  insult: 'grudge',
  threaten: 'threat',
  promise: 'promise',
  comfort: 'kindness',
  thank: 'kindness',
  praise: 'kindness',
  confess: 'owned-up',
  apologise: 'owned-up',
}

/** `ask around about Lisbet`: of nobody in particular, wherever people are. */
function askAbout(desk: Desk, { to, said, manner }: Speech): Deed | undefined {
  const words = wordsOf(said)
  const isAtLarge = words.some((word, at) => speaking.has(word) && atLarge.has(words[at + 1] ?? ''))
  const near = exitsSeen(desk).flatMap(({ to: id }) => placeOf(desk, id) ?? [])
  const place = near.find(one => peopleAt(desk, one).some(person => untold(desk, person, 'public').length > 0))
  if (to === undefined || !isAtLarge || place === undefined) return undefined
  const where: Thing = { kind: 'place', id: place.id, name: place.name, names: [], from: 'elsewhere' }
  return { kind: 'deed', verb: 'split', roles: { where }, words: said, by: to, manner, left: [] }
}

const atLarge = new Set(['around', 'about', 'everyone', 'everybody', 'people', 'anyone', 'anybody', 'some'])

/** `Dabney, go and ask Cobb about the mule`: said to one of them, and meant for somebody else. */
export function errandIn(desk: Desk, speech: Speech): Speech | Deed | undefined {
  const { act, to, wants, about, said } = speech
  if ((act !== 'request' && act !== 'order') || wants !== undefined || to?.kind !== 'companion' || to.id === desk.actor)
    return undefined
  const around = askAbout(desk, speech)
  if (around !== undefined) return around
  const whom = about.find(({ kind }) => kind === 'person')
  const isHere = whom !== undefined && peopleAt(desk).some(({ id }) => id === whom.id)
  if (whom === undefined || (!isHere && !wordsOf(said).some(word => speaking.has(word)))) return undefined
  const rest = about.filter(one => one !== whom)
  const who = callName(whom.name)
  if (!isHere && rest.length === 0)
    return { ...speech, act: 'say', to: whom, about: [], said: '', words: `talk to ${who}`, by: to }
  const topic = rest[0]?.name ?? said
  if (rest.length === 0 && !wordsOf(said).some(word => speaking.has(word))) return undefined
  const words = `ask ${who} about ${theName(topic)}`
  return { ...speech, act: 'ask', to: whom, about: rest, said: topic, words, asks: 'what', by: to }
}

const speaking = new Set(['talk', 'speak', 'ask', 'question'])

export function speakToCompany(desk: Desk, speech: Speech): void {
  const { to } = speech
  const isSelf = to?.id === desk.actor
  const why = to?.kind === 'companion' && !isSelf ? absence(desk, to) : undefined
  if (to !== undefined && why !== undefined) return unheard(desk, to, why)
  const ids = meant(desk, isSelf ? undefined : to)
  putWords(desk, speech, ids.length === 0 ? undefined : toWhom(desk, ids, to))
  if (ids.length === 0) return show(desk, { kind: 'prose', text: line(desk, 'toNobody') })
  inMind(desk, ids, speech)
  const isAsked =
    speech.act === 'ask' || (speech.act !== 'tell' && (speech.asks !== undefined || putIn(speech.said) !== undefined)) // `tell them what I found`
  const isAll = isSelf || to?.kind !== 'companion'
  const inquiry = inquiryOf(desk, undefined, speech)
  const isWorldly = isAsked && inquiry.keys.length > 0 && inquiry.put === undefined && !inquiry.isOfYou
  const named = isAsked && isOfPlace(desk, inquiry) ? 'place' : isWorldly ? topicOf(inquiry) : ''
  const said = saidPart(desk, speech, toWhom(desk, ids, isAll ? undefined : to)) // whatever becomes of the telling
  call(desk, ids, speech.act === 'advise' && isAll ? 'counsel' : isAsked ? 'answer' : 'react', isAll, [
    { ...said, ...(named !== '' && said.about === undefined && { about: named }) },
    ...evidence(desk, ids, speech, inquiry),
  ])
}

/** What the company was told last and what it has found out, as facts. */
const learnedLately = (desk: Desk): readonly Part[] => [
  ...desk.memory.told.slice(-6).flatMap((key): readonly Part[] => {
    const person = personOf(desk, key.split('/')[0])
    const text = person === undefined ? undefined : pieceOf(desk, person, key)
    return person === undefined || text === undefined ? [] : [{ kind: 'learned', from: person.name, text }]
  }),
  ...knownLines(desk, false)
    .filter(text => !text.includes('"') && !text.endsWith('?'))
    .slice(-6)
    .map((text): Part => ({ kind: 'learned', text })),
]

/** So keen an eye sees through somebody without the dice. */
const keen = 12

const keptBack = (name: string): Part => ({ kind: 'kept-back', who: name, about: '', text: '' })

/** What they have seen themselves of whoever is asked about, or of all who have kept something back; else what is known. */
function evidence(desk: Desk, ids: readonly string[], { about, asks }: Speech, inquiry: Inquiry): readonly Part[] {
  const { put } = inquiry
  const isAtLarge = about.length === 0 && !isOfPlace(desk, inquiry)
  if (put === 'suspect' || (isAtLarge && (put === 'going-on' || put === 'opinion')))
    return [
      ...desk.world.people.filter(person => setOf(desk.memory.happened).has(evadedKey(person))).map(({ name }) => keptBack(name)), // prettier-ignore
      ...learnedLately(desk),
    ]
  if (put === 'seen' && asks !== 'whether' && isAtLarge)
    return [
      ...facesAt(desk).map(({ name }) => name),
      ...[...here(desk).features, ...itemsAt(desk, here(desk))].map(({ name }) => theName(name)),
    ].map((of): Part => ({ kind: 'seen', of, text: '' }))
  const known = asks === undefined || about.some(({ kind }) => kind === 'companion') ? [] : asKnown(desk, inquiry)
  if (put !== 'trust') return known
  const person = about.flatMap(({ id }) => personOf(desk, id) ?? [])[0] ?? personOf(desk, desk.memory.talkingTo)
  const hero = heroOf(desk, ids[0] ?? '')
  if (person === undefined || hero === undefined || passiveScore(hero, 'insight') < keen) return known
  return [...known, hidesSomething(desk, person) ? keptBack(person.name) : { kind: 'seen', of: person.name, text: '' }]
}

const judging: ReadonlySet<Put> = new Set<Put>(['opinion', 'going-on', 'trust'])

/** `what do you make of this place`: where they stand. */
const isOfPlace = (desk: Desk, { about, said, keys }: Inquiry): boolean =>
  about[0]?.id === here(desk).id ||
  (keys.length === 0 && wordsOf(said).some(word => word === 'place' || word === 'town'))

/** Asked about the world and not about themselves, they know what lies open; what they think is about that too. */
function asKnown(desk: Desk, inquiry: Inquiry): readonly Part[] {
  const { put, isOfYou } = inquiry
  const isJudged = put !== undefined && judging.has(put)
  if (isOfYou && !isJudged) return []
  const about = topicOf(inquiry)
  if (isJudged) {
    const { atmosphere, overview } = here(desk)
    const text = isOfPlace(desk, inquiry) ? breath([...atmosphere.feeling, ...overview], 1) : seenOf(desk, inquiry)
    return text === '' ? [] : [{ kind: 'learned', about, text }]
  }
  const known = knownOf(desk, inquiry)
  return known === undefined ? [] : [{ kind: known.isSure ? 'established' : 'learned', about, text: known.text }]
}

/** The dead do not answer, and to speak to them is no small thing. */
function unheard(desk: Desk, to: Thing, why: 'dead' | 'down' | 'apart'): void {
  const who = shortName(to.name)
  const text = line(desk, why === 'dead' ? 'toTheDead' : why === 'down' ? 'toTheDown' : 'toTheApart', { who })
  if (why === 'apart') return show(desk, { kind: 'table', text })
  show(desk, { kind: 'seen', of: to.name, text, salience: why === 'dead' ? 2 : 1 })
}

function inMind(desk: Desk, ids: readonly string[], { act, said, about }: Speech): void {
  const kind = kept[act]
  if (kind === undefined) return
  const what = `"${plain(said, 140)}"`
  for (const id of ids) remember(desk, { id }, { kind, what, about: about.map(one => one.id) })
  if (act === 'promise') {
    const [first = ''] = ids
    const to = ids.length === 1 ? nameOf(desk, first) : 'the company'
    show(desk, { kind: 'promise', by: actorName(desk), to, what: plain(said, 140), text: '', salience: 2 })
  }
  if (act === 'confess') event(desk, `${actorName(desk)} confided in the company.`)
}
