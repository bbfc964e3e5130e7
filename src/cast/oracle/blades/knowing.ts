/** What one knows or can see of something without any dice: people, places, powers, jobs, things, and words of what was told. */
import { toldOfYou } from '../../../english/retell/player.ts'
import { actions } from '../../../rules/blades/model/crew.ts'
import { dotsOf } from '../../../rules/blades/model/ratings.ts'
import { crewOf, firstName } from './crew.ts'
import { draw, lead, note, phrase, tell, type Desk } from './desk.ts'
import type { About, Wish } from './hear/wish.ts'
import { lookAt, company, personOf, placeNow, presentNow, tellJob, waysFrom } from './scenes.ts'
import { obstacleNow } from './running.ts'
import { capital, clause, fill, help, listed, scene as words, sentence } from './words.ts'

type Asked = Extract<Wish, { kind: 'about' }>

function ofPerson(desk: Desk, id: string, isLook: boolean): void {
  const person = personOf(desk, id)
  if (!person) return tell(desk, draw(desk, 'nobody', words.nobody))
  const isHere = presentNow(desk).includes(id)
  const seen = isHere || desk.memory.told.includes(`met/${id}`)
  tell(desk, `**${person.name}.**`, sentence(person.role), ...(seen ? person.looks.map(sentence) : []))
  if (isHere && isLook && person.want !== '') return
  if (!isHere && person.place !== '') tell(desk, phrase(desk, 'foundAt', words.foundAt, { who: person.name, where: person.place })) // prettier-ignore
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

const stateOf = (desk: Desk, id: string): string => {
  const one = desk.world.scoundrels[id]
  if (!one) return ''
  const worn = one.stress >= 7 ? words.states.fraying : one.stress >= 4 ? words.states.worn : words.states.well
  const hurt = one.harm.map(({ what }) => clause(what))
  return [worn, ...hurt].join('; ')
}

/** What is told of is there; more of it than was told nobody knows yet. */
function ofMention(desk: Desk, { name, text }: About, isAsked: boolean): void {
  if (text === '') return tell(desk, phrase(desk, 'noSuch', words.noSuch, { what: name }))
  tell(desk, phrase(desk, 'mention', words.mention, { says: sentence(text) }), isAsked ? draw(desk, 'mentionMore', words.mentionMore) : '') // prettier-ignore
}

function ofOne(desk: Desk, about: About, { isLook }: Asked): void {
  switch (about.kind) {
    case 'person':
      return ofPerson(desk, about.id, isLook === true)
    case 'companion':
      return tell(desk, `**${about.name}.**`, sentence(stateOf(desk, about.id)))
    case 'place':
      return ofPlace(desk, about.id)
    case 'topic':
      return ofTopic(desk, about)
    case 'feature':
      return about.id === obstacleNow(desk)?.name ? tell(desk, sentence(about.text)) : lookAt(desk, about.id)
    case 'company':
      return glance(desk, 'crew')
    case 'crowd':
      return company(desk)
    case 'item':
      return tell(desk, fill(words.haveIt, { item: about.name }))
    default:
      return ofMention(desk, about, isLook !== true)
  }
}

/** Something harmless is done, and what it is done to is as it is. */
export function tellAbout(desk: Desk, wish: Asked): void {
  const [first] = wish.about
  if (wish.words !== undefined) tell(desk, toldOfYou(wish.words))
  if (!first) return tell(desk, draw(desk, 'touched', words.touched))
  if (wish.words !== undefined && first.kind === 'mention')
    tell(desk, sentence(first.text), draw(desk, 'touched', words.touched))
  else ofOne(desk, first, wish)
}

function ofSelf(desk: Desk): void {
  const one = lead(desk)
  if (!one) return
  const good = actions.filter(action => dotsOf(one, action) > 0).toSorted((a, b) => dotsOf(one, b) - dotsOf(one, a))
  note(
    desk,
    fill(words.self, {
      state: stateOf(desk, desk.world.lead),
      carried: one.carried.length === 0 ? words.pockets : listed(one.carried),
      coin: desk.world.crew.coin,
      good: listed(good.slice(0, 4)),
    }),
  )
}

export function glance(desk: Desk, at: Extract<Wish, { kind: 'glance' }>['at']): void {
  if (at === 'self') return ofSelf(desk)
  if (at === 'crew') {
    for (const { id, one } of crewOf(desk)) note(desk, `${firstName(one.name)}: ${stateOf(desk, id)}.`)
    return
  }
  if (at === 'hour') return tell(desk, fill(words.day, { day: desk.world.day }), draw(desk, 'hours', words.hours))
  const names = waysFrom(desk, placeNow(desk)).map(({ name }) => name)
  tell(desk, names.length === 0 ? draw(desk, 'nothingNew', words.nothingNew) : fill(words.ways, { names: listed(names) })) // prettier-ignore
}

/** A question nobody but the table can answer. */
export function answerTable(desk: Desk, { text }: Extract<Wish, { kind: 'table' }>): void {
  note(desk, text === '' ? (help.topics.at(-1)?.text ?? '') : capital(text))
}
