/** What one knows or can see of something without any dice: people, places, powers, jobs, things, and words of what was told. */
import { contentOf, inMidst, sharedWords } from '../../../english/content-words.ts'
import { polarOf } from '../../../english/polar.ts'
import { isBase } from '../../../english/verbs.ts'
import { embedded } from '../../../english/embedded.ts'
import { anyMate, crewOf, firstName, wordFrom } from './crew.ts'
import { draw, fact, isLucky, isTold, lead, noteTold, phrase, tell, type Desk, type Play } from './desk.ts'
import type { CityPerson } from './city.ts'
import { placedIn, settled, soughtIn } from './fate.ts'
import { actionIn } from './hear/actions.ts'
import { says, tokensOf } from './hear/tokens.ts'
import type { About, Wish } from './hear/wish.ts'
import { hiddenFor, hintAt, type Buried } from './hidden.ts'
import { fitting, inFull, knownOf, toldLately, topicIn } from './lore.ts'
import { answer, inTalk, knows, whoMightKnow } from './people.ts'
import { stateOf } from './reckoning.ts'
import { retold } from './retold.ts'
import { obstacleNow } from './running.ts'
import { company, inSight, lookAt, personOf, placeNow, presentNow, tellJob } from './scenes.ts'
import { isMute, isStranger, missingFrom, strangerAnswers } from './strangers.ts'
import { askCrew } from './talk.ts'
import { capital, fill, scene as words, score, sentence, verbs } from './words.ts'

type Known = Extract<Wish, { kind: 'known' }>
type Touched = Extract<Wish, { kind: 'about' }>

function ofPerson(desk: Desk, id: string): void {
  const person = personOf(desk, id)
  if (!person) return tell(desk, draw(desk, 'nobody', words.nobody))
  const isHere = presentNow(desk).includes(id)
  const seen = isHere || isTold(desk, `met/${id}`)
  tell(desk, `**${person.name}.**`, sentence(person.role), ...(seen ? person.looks.map(sentence) : []))
  if (!isHere && person.place !== '')
    tell(desk, phrase(desk, 'foundAt', words.foundAt, { who: person.name, where: person.place }))
}

function ofPlace(desk: Desk, id: string): void {
  const place = desk.city.places.find(one => one.id === id)
  if (!place) return
  if (place.id === placeNow(desk)?.id) return lookAt(desk, '')
  tell(desk, `**${place.name}.**`, ...place.about.slice(0, 2).map(sentence))
}

/** `faction/the-sitters`, `job/the-hat`. */
function ofTopic(desk: Desk, { id, name, text }: About): void {
  const [kind, key = ''] = id.split('/')
  if (kind === 'job') return tellJob(desk, key)
  tell(desk, `**${name}.**`, sentence(text === '' ? draw(desk, 'nothingNew', words.nothingNew) : text))
}

/** What somebody or something is, where it has a page or a place of its own. */
function ofOne(desk: Desk, about: About): boolean {
  if (about.kind === 'person') ofPerson(desk, about.id)
  else if (about.kind === 'companion') tell(desk, `**${about.name}.**`, sentence(stateOf(desk, about.id)))
  else if (about.kind === 'place') ofPlace(desk, about.id)
  else if (about.kind === 'topic') ofTopic(desk, about)
  else if (about.kind === 'feature' && about.id === obstacleNow(desk)?.name) tell(desk, sentence(about.text))
  else if (about.kind === 'feature') lookAt(desk, about.id)
  else if (about.kind === 'crowd') company(desk)
  else if (about.kind === 'item') tell(desk, fill(words.haveIt, { item: about.name }))
  else return false
  return true
}

/** What stands here and is spoken of in what was just said. */
function featureFor(desk: Desk, said: string): string | undefined {
  const topic = topicIn(said)
  const called = (placeNow(desk)?.features ?? []).filter(({ name }) => topicIn(name).some(stem => topic.includes(stem)))
  const best = fitting(desk, said, called.map(({ name }) => name)) // prettier-ignore
  return called.find(({ name }) => name === best)?.name
}

/** What was only told of may be part of something that stands here: the paper, of the mended pane. */
const featureOf = (desk: Desk, about: About | undefined): string | undefined =>
  about?.kind !== 'mention' ? undefined : placeNow(desk)?.features.find(({ name, what }) => topicIn(about.name).some(stem => topicIn(`${name} ${what}`).includes(stem)))?.name // prettier-ignore

/** A feature that shares so many words with what was told of is the same thing, closer by. */
const sameThing = 2

function closer(desk: Desk, asked: string, told: string): void {
  const stems = contentOf(told)
  const of = contentOf(asked)
  const near = placeNow(desk)?.features.find(
    ({ name, what }) => !isTold(desk, `feature/${placeNow(desk)?.id ?? ''}/${name}`) && sharedWords(of, new Set(contentOf(name))) > 0 && sharedWords(stems, new Set(contentOf(`${name} ${what}`))) >= sameThing, // prettier-ignore
  )
  if (near) lookAt(desk, near.name)
}

function recite(desk: Desk, known: readonly string[]): void {
  for (const text of known) {
    noteTold(desk, `lore/${text.slice(0, 40)}`)
    tell(desk, sentence(text))
  }
}

const worldly: ReadonlySet<string> = new Set(['person', 'place', 'topic', 'feature', 'item', 'mention'])

/** Whoever and whatever is asked about, as it is called. A place or a power has to be called by all of its name. */
function namesOf(asked: string, about: readonly About[]): readonly string[] {
  const said = topicIn(asked)
  const isWhole = ({ kind, id, name }: About): boolean =>
    id.startsWith('job/') || (kind !== 'place' && kind !== 'topic') || topicIn(name).every(stem => said.includes(stem))
  return about.filter(one => worldly.has(one.kind) && isWhole(one)).map(({ name }) => name)
}

/** `Who is she?` asks nothing of her but who she is. */
const asksNoMore = (asked: string, names: readonly string[]): boolean => {
  const own = new Set(names.flatMap(topicIn))
  return names.length > 0 && topicIn(asked).every(stem => own.has(stem))
}

/** `What happens if he turns round?`: what is so does not answer what would be. */
const isSupposed = (asked: string): boolean => tokensOf(asked).includes('if')

/** True where it was known: told from what holds what was asked about, or from the page of what was asked for. */
export function toldOf(desk: Desk, asked: string, about: readonly About[]): boolean {
  const [first] = about
  const names = namesOf(asked, about)
  const isBare = first !== undefined && asksNoMore(asked, names)
  if (isBare && first.kind !== 'mention' && ofOne(desk, first)) return true
  if (soughtIn(asked) && settled(desk, asked)) return true
  const known = isBare && (isSupposed(asked) || polarOf(asked) !== undefined) ? [] : knownOf(desk, asked, { told: [...inSight(desk), ...toldLately(desk)], of: names }) // prettier-ignore
  if (known.length > 0) {
    recite(desk, known)
    closer(desk, asked, known.join(' '))
    return true
  }
  const part = isBare && /^what/iu.test(asked.trim()) ? featureOf(desk, first) : undefined
  if (part !== undefined) {
    lookAt(desk, part)
    return true
  }
  if (!isBare || first.text === '' || isSupposed(asked) || polarOf(asked) !== undefined) return false
  tell(desk, phrase(desk, 'mention', words.mention, { says: sentence(plainly(first.text)) }), draw(desk, 'mentionMore', words.mentionMore)) // prettier-ignore
  return true
}

/** As it was told, without what made a list of it. */
const plainly = (text: string): string => text.replace(/^[-*\s]+/u, '')

/** Who would know: whoever has a word for it, or whom it is about, or who has brought it. */
function whoWouldKnow(desk: Desk, asked: string, about: readonly About[]): CityPerson | undefined {
  const [first] = about
  const job = first?.kind === 'topic' ? desk.world.jobs[first.id.replace('job/', '')] : undefined
  const giver = desk.city.people.find(({ name }) => name === job?.offeredBy)
  const person = first?.kind === 'person' ? personOf(desk, first.id) : undefined
  const found = whoMightKnow(desk, asked) ?? person ?? giver
  return found?.place === '' ? undefined : found
}

/** What nobody of the crew knows is said to be so, in the asker's own words, and who might know it. */
export function notKnown(desk: Desk, asked: string, about: readonly About[]): void {
  if (says(tokensOf(asked), verbs.priced)) return tell(desk, draw(desk, 'priceless', words.priceless))
  const { city, world } = desk
  const named = [...city.people, ...city.places, ...Object.values(world.factions), ...Object.values(world.scoundrels)].flatMap(({ name }) => name.split(' ')) // prettier-ignore
  const what = embedded(
    asked,
    named.filter(word => word !== word.toLowerCase() && word !== 'The'),
  )
  const who = whoWouldKnow(desk, asked, about)
  const told = what === undefined ? draw(desk, 'unknownAll', words.unknownAll) : phrase(desk, 'unknownOf', words.unknownOf, { what, What: capital(what) }) // prettier-ignore
  if (!who) return tell(desk, told, draw(desk, 'wouldShow', words.wouldShow))
  const isHere = presentNow(desk).includes(who.id)
  const slots = { who: who.name, where: who.place }
  tell(desk, told, isHere ? phrase(desk, 'askHere', words.askHere, slots) : phrase(desk, 'mightKnow', words.mightKnow, slots)) // prettier-ignore
  const place = desk.city.places.find(({ name }) => name.toLowerCase() === who.place.toLowerCase())
  if (isHere) desk.offers.push({ text: fill(words.askFor, slots), wish: { kind: 'ask', person: who.id, said: asked, tone: 'plain', act: 'ask' } }) // prettier-ignore
  else if (place) desk.offers.push({ text: fill(words.goTo, { place: place.name }), wish: { kind: 'go', place: place.id } }) // prettier-ignore
}

/** `Who's the woman working late?`: whoever is the only one here that it could be. */
function oneCalled(desk: Desk, asked: string): string | undefined {
  const tokens = tokensOf(asked)
  const pronoun = Object.entries(verbs.callings).find(([, nouns]) => tokens.some(word => nouns.includes(word)))?.[0]
  const here = presentNow(desk).filter(id => personOf(desk, id)?.pronoun === pronoun)
  return here.length === 1 ? here[0] : undefined
}

/** `Can Oswin climb?` is asked of him. */
const toThem = (asked: string, name: string): string =>
  asked.replace(new RegExp(`^(can|could|is|does|has|will|would|did|was) ${firstName(name)}\\b`, 'iu'), (_, helper: string) => `${turned[helper.toLowerCase()] ?? helper} you`) // prettier-ignore
const turned: Readonly<Record<string, string>> = { is: 'are', does: 'do', has: 'have', was: 'were' }

/** `Can we move it?` and not `can we trust him?` */
function isDoable(asked: string): boolean {
  const tokens = tokensOf(asked)
  const [first = ''] = tokens.slice(2).filter(word => !verbs.justs.includes(word))
  return says(tokens.slice(0, 4), verbs.mayWe) && isBase(first) && !verbs.learns.includes(first)
}

/** `Could we hang a curtain?`: nobody forbids it, and it is there to be done. */
function mayTry(desk: Desk, asked: string): void {
  tell(desk, draw(desk, 'mayTry', words.mayTry))
  const deed = asked
    .trim()
    .replace(/\?+$/u, '')
    .replace(/^\p{L}+ (?:i|we) (?:(?:just|maybe|perhaps|also|not) )*/iu, '')
  desk.offers.push({ text: capital(deed), wish: { kind: 'idea', words: `I ${deed}` } })
}

/** A question to nobody in particular: what the crew knows of it; else that nobody does, and who might. */
export async function* tellKnown(desk: Desk, { about: all, words }: Known): Play {
  const asked = all.length > 0 ? words : inFull(desk, words)
  const about = all.filter(({ id, kind }) => id !== desk.world.lead && (kind !== 'crowd' || all.length === 1))
  const [first] = about
  if (first?.kind === 'companion' && tokensOf(asked).length <= 4) return void ofOne(desk, first)
  if (first?.kind === 'companion')
    return yield* askCrew(desk, {
      kind: 'crew',
      who: first.id,
      about: 'asked',
      said: toThem(asked, first.name),
      act: 'ask',
    })
  const who = tokensOf(asked)[0]?.startsWith('who') === true ? oneCalled(desk, asked) : undefined
  if (who) return ofPerson(desk, who)
  const obstacle = obstacleNow(desk)
  if (isDoable(asked)) return obstacle ? tell(desk, phrase(desk, 'notYet', score.notYet, { obstacle: inMidst(obstacle.name), Obstacle: obstacle.name })) : mayTry(desk, asked) // prettier-ignore
  const near = inTalk(desk)
  if (near && !about.some(({ kind }) => kind === 'feature') && knows(desk, near, asked)) return
  if (toldOf(desk, asked, about)) return
  if (placedIn(asked) && settled(desk, asked, placedIn(asked))) return
  if (near) return answer(desk, near, asked)
  notKnown(desk, asked, about)
}

/** Whoever goes about it rightly is at it already; not while something else is being decided. */
type TryFor = (desk: Desk, said: string, hidden: Buried) => Play

/** A look, or something harmless that is done: what is there is told, what is hidden there is hinted at, somebody has a word. */
export async function* tellAbout(desk: Desk, wish: Touched, tryFor?: TryFor): Play {
  const [first] = wish.about
  const isToNobody = first === undefined && says(tokensOf(wish.words), verbs.ofOthers) && presentNow(desk).length === 0
  if (isToNobody) return tell(desk, draw(desk, 'nobody', words.nobody))
  const missing = desk.memory.running || presentNow(desk).length > 1 ? undefined : missingFrom(desk, wish.words)
  if (missing !== undefined) return tell(desk, phrase(desk, 'noneSuch', words.noneSuch, { what: missing }))
  const isLook = wish.isLook === true
  const feature = first?.kind === 'feature' ? first.id : (featureFor(desk, wish.words) ?? featureOf(desk, first))
  const action = actionIn(tokensOf(wish.words))?.action
  const within = placeNow(desk)?.features.find(({ name }) => !isLook && name === feature)
  const isTrade = says(tokensOf(wish.words), [...verbs.shops, ...verbs.sells])
  const hidden = isTrade ? undefined : (action && hiddenFor(desk, wish.words, action)) ?? hiddenFor(desk, wish.words) ?? (within && hiddenFor(desk, within.what)) // prettier-ignore
  if (tryFor && hidden && (!isLook || (action && hidden.by.includes(action))))
    return yield* tryFor(desk, wish.words, hidden)
  if (!isLook) tell(desk, retold(wish.words))
  if (!isLook && first?.kind === 'mention' && isMute(first.name)) return tell(desk, phrase(desk, 'through', words.through, { what: first.name, What: capital(first.name) })) // prettier-ignore
  if (
    first &&
    first.kind !== 'mention' &&
    first.kind !== 'feature' &&
    first.kind !== 'company' &&
    (isLook || first.kind !== 'companion')
  )
    ofOne(desk, first) // prettier-ignore
  else if (feature !== undefined && feature !== obstacleNow(desk)?.name) lookAt(desk, feature)
  else if (first?.kind === 'feature') ofOne(desk, first)
  else if (isLook) seenOf(desk, first, wish.words)
  if (hidden) return hintAt(desk, hidden)
  if (!isLook && (desk.telling.length < 2 || isLucky(desk, 2))) yield* noticed(desk, wish.words, first)
}

/** Of what was only told of there is what was told, and what everybody knows of it. */
function seenOf(desk: Desk, about: About | undefined, asked: string): void {
  const known = knownOf(desk, asked, { of: about ? namesOf(asked, [about]) : [] })
  if (known.length > 0) {
    recite(desk, known.slice(0, 1))
    return closer(desk, asked, known.join(' '))
  }
  if (!about) return tell(desk, draw(desk, 'nothingMore', words.nothingMore))
  if (about.text === '') return tell(desk, phrase(desk, 'noSuch', words.noSuch, { what: about.name }))
  tell(desk, phrase(desk, 'mention', words.mention, { says: sentence(about.text) }))
}

/** Said to what does not answer: how it takes it, what is known of such things, and what one's own think of it. */
export async function* addressed(
  desk: Desk,
  { about, words: said, isAsked }: Extract<Wish, { kind: 'address' }>,
): Play {
  if (isStranger(about)) return strangerAnswers(desk, about.name, said, isAsked ?? false)
  tell(desk, phrase(desk, 'noAnswer', words.noAnswer, { what: about.name }))
  const known = knownOf(desk, about.name, { of: [about.name] }).slice(0, 1)
  if (!known.some(text => isTold(desk, `lore/${text.slice(0, 40)}`))) return recite(desk, known)
  yield* noticed(desk, said, about)
}

/** Whoever is there makes something of it: a stranger with a look, one's own with a word. */
export async function* noticed(desk: Desk, deed: string, on?: About): Play {
  fact(desk, { kind: 'deed', who: lead(desk)?.name ?? '', verb: 'do', ...(on && { on: on.name }) })
  if (desk.hasRemarked) return
  desk.hasRemarked = true
  const [person] = presentNow(desk)
  const name = person === undefined ? undefined : personOf(desk, person)?.name
  if (name !== undefined) return tell(desk, phrase(desk, 'watched', words.watched, { who: name }))
  const mate = on?.kind === 'companion' ? crewOf(desk).find(({ id }) => id === on.id) : anyMate(desk) // whom it was done to
  if (mate) return yield* wordFrom(desk, mate.id, 'noticed', deed)
  tell(desk, phrase(desk, 'unseen', words.unseen))
}
