/** What one knows or can see of something without any dice: people, places, powers, jobs, things, and words of what was told. */
import { contentOf, sharedWords } from '../../../english/content-words.ts'
import { isBase } from '../../../english/verbs.ts'
import { toldOfYou } from '../../../english/retell/player.ts'
import { anyMate, crewOf, wordFrom } from './crew.ts'
import { draw, fact, isLucky, isTold, lead, noteTold, phrase, tell, type Desk, type Play } from './desk.ts'
import { actionIn } from './hear/actions.ts'
import { tokensOf } from './hear/tokens.ts'
import type { About, Wish } from './hear/wish.ts'
import { hiddenFor, hintAt, type Buried } from './hidden.ts'
import { fitting, isNear, knownOf, toldLately, topicIn } from './lore.ts'
import { askPerson, whoMightKnow } from './people.ts'
import { stateOf } from './reckoning.ts'
import { obstacleNow } from './running.ts'
import { company, lookAt, personOf, placeNow, presentNow, tellJob } from './scenes.ts'
import { isStranger, strangerAnswers } from './strangers.ts'
import { askCrew } from './talk.ts'
import { fill, scene as words, sentence, verbs } from './words.ts'

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
  const features = placeNow(desk)?.features ?? []
  const texts = features.map(({ name, what }) => `${name}. ${what}`)
  const best = fitting(desk, said, texts)
  return best === undefined ? undefined : features[texts.indexOf(best)]?.name
}

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

/** What is said of whatever is asked about, and not of something else that shares a word with the question. */
const isOf = ({ name, text: told }: About, asked: string, text: string): boolean =>
  told.includes(text) || isNear(asked, text) || contentOf(name).every(stem => contentOf(text).includes(stem))

/** As it was told, without what made a list of it. */
const plainly = (text: string): string => text.replace(/^[-*\s]+/u, '')

/** A question to nobody in particular: what the crew knows of it; else who of them has a thought, and who else might. */
export async function* tellKnown(desk: Desk, { about: all, words: asked }: Known): Play {
  const about = all.filter(({ id }) => id !== desk.world.lead)
  const [first] = about
  if (first?.kind === 'companion' && tokensOf(asked).length <= 4) return void ofOne(desk, first)
  if (first?.kind === 'companion')
    return yield* askCrew(desk, { kind: 'crew', who: first.id, about: 'asked', said: asked, act: 'ask' })
  const isNamed = first?.kind === 'crowd' ? topicIn(asked).length === 0 : first !== undefined && first.kind !== 'mention' && first.kind !== 'company' // prettier-ignore
  const isOwnPage = first !== undefined && isNamed && ofOne(desk, first)
  const spokenOf = first?.kind === 'mention' && first.text !== '' ? first : undefined
  const known = knownOf(desk, asked, false, spokenOf ? [spokenOf.text] : toldLately(desk)).filter(text => !spokenOf || isOf(spokenOf, asked, text)) // prettier-ignore
  if (known.length > 0) {
    recite(desk, isOwnPage ? known.slice(0, 1) : known)
    return closer(desk, asked, known.join(' '))
  }
  if (isOwnPage) return
  if (spokenOf) return tell(desk, phrase(desk, 'mention', words.mention, { says: sentence(plainly(spokenOf.text)) }), draw(desk, 'mentionMore', words.mentionMore)) // prettier-ignore
  const feature = featureFor(desk, asked)
  if (feature !== undefined) return lookAt(desk, feature)
  const other = whoMightKnow(desk, asked)
  if (other) return tell(desk, phrase(desk, 'mightKnow', words.mightKnow, { who: other.name, where: other.place }))
  const near = presentNow(desk).includes(desk.memory.with) ? desk.memory.with : presentNow(desk)[0]
  if (near !== undefined)
    return yield* askPerson(desk, { kind: 'ask', person: near, said: asked, tone: 'plain', act: 'ask' })
  yield* askCrew(desk, { kind: 'crew', who: '', about: 'asked', said: asked, act: 'ask', ...(first && { topic: first.name }) }) // prettier-ignore
}

/** A line that says who does it, or begins with what is done, can be told again; any other words stand for themselves. */
const doers = new Set(verbs.doers)
export function retold(line: string): string {
  const [first = ''] = tokensOf(line)
  if (doers.has(first)) return toldOfYou(line)
  return isBase(first) && !line.trimEnd().endsWith('?') ? toldOfYou(`I ${line.charAt(0).toLowerCase()}${line.slice(1)}`) : '' // prettier-ignore
}

/** Whoever goes about it rightly is at it already; not while something else is being decided. */
type TryFor = (desk: Desk, said: string, hidden: Buried) => Play

/** A look, or something harmless that is done: what is there is told, what is hidden there is hinted at, somebody has a word. */
export async function* tellAbout(desk: Desk, wish: Touched, tryFor?: TryFor): Play {
  const [first] = wish.about
  const isLook = wish.isLook === true
  const feature = first?.kind === 'feature' ? first.id : featureFor(desk, wish.words)
  const hidden = hiddenFor(desk, wish.words)
  const action = actionIn(tokensOf(wish.words))?.action
  if (tryFor && hidden && (!isLook || (action && hidden.by.includes(action))))
    return yield* tryFor(desk, wish.words, hidden)
  if (!isLook) tell(desk, retold(wish.words))
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
  else recite(desk, freshOn(desk, `${wish.words} ${first?.text ?? ''}`))
  if (hidden) return hintAt(desk, hidden)
  if (!isLook && (desk.telling.length < 2 || isLucky(desk, 2))) yield* noticed(desk, wish.words, first)
}

/** One thing about it that was not told yet. */
const freshOn = (desk: Desk, said: string): readonly string[] =>
  knownOf(desk, said).filter(text => isNear(said, text) && !isTold(desk, `lore/${text.slice(0, 40)}`)).slice(0, 1) // prettier-ignore

/** Of what was only told of there is what was told, and what everybody knows of it. */
function seenOf(desk: Desk, about: About | undefined, asked: string): void {
  const known = knownOf(desk, asked)
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
  const known = knownOf(desk, `${about.name} ${about.text}`).slice(0, 1)
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
