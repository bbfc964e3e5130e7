/** Words of people: what they say is a part with who said it and what was done by it. */
import bank from '../../../../content/oracle/phrases/people.json' with { type: 'json' }
import manners from '../../../../content/oracle/manners.json' with { type: 'json' }
import { remembering } from '../../../core/memo.ts'
import type { SpeechAct } from '../../../table/parts.ts'
import { subjectWords } from '../content/subjects.ts'
import { keep, type Desk } from './desk.ts'
import { added } from './memory.ts'
import { actorName } from './heroes.ts'
import { habit } from './people.ts'
import { freshOf, phrase, quote, show, tell } from './tell.ts'
import type { Grammar } from '../../../english/prose/prose.ts'
import { wordsOf } from '../../../english/tokens.ts'
import type { Person } from '../../../campaign/played/world.ts'

const words: Grammar = { ...bank, ...subjectWords }

export const hasRow = (key: string): boolean => Object.hasOwn(words, key)

/** How somebody speaks, as far as their author says: by words of theirs that stand in the table. */
export type Manner = keyof typeof manners | 'plain'

export const mannerOf = remembering(({ demeanour, speech, role }: Person): Manner => {
  const said = new Set(wordsOf(`${demeanour} ${speech} ${role}`))
  const found = (Object.entries(manners) as [Manner, readonly string[]][]).find(([, signs]) =>
    signs.some(sign => said.has(sign)),
  )
  return found?.[0] ?? 'plain'
})

/** A line of the bank in somebody's own manner, where it has one for that, else as anybody would say it. */
export function saying(desk: Desk, person: Person, key: string, slots: Readonly<Record<string, string>> = {}): string {
  const own = words[`${key}.${mannerOf(person)}`] ?? []
  const plain = words[key] ?? words[`${key}.plain`] ?? []
  return phrase(desk, { ...words, [key]: [...own, ...plain] }, key, { who: person.name, ...slots })
}

/** They say it, and do with their hands what they do. */
export function answered(
  desk: Desk,
  person: Person,
  act: SpeechAct,
  key: string,
  slots: Readonly<Record<string, string>> = {},
  about?: string,
): void {
  says(desk, person, saying(desk, person, key, slots), act, about)
}

export const says = (desk: Desk, person: Person, text: string, act: SpeechAct, about?: string): void =>
  quote(desk, person.name, text, habit(desk, person), {
    act,
    to: actorName(desk),
    ...(about !== undefined && about !== '' && { about }),
  })

/** A line their author wrote for them, while there is one that was not heard yet. */
export const ownLine = (desk: Desk, { sampleLines }: Person): string => freshOf(desk, sampleLines)

/** Told of them in the words of the bank. */
export const told = (desk: Desk, person: Person, key: string, slots: Readonly<Record<string, string>> = {}): void =>
  tell(desk, phrase(desk, words, key, { who: person.name, ...slots }))

export const plainly = (desk: Desk, key: string, slots: Readonly<Record<string, string>> = {}): string =>
  phrase(desk, words, key, slots)

/** The party has seen that they keep something back. */
export const evadedKey = ({ id }: Pick<Person, 'id'>): string => `evaded/${id}`

/** They have something to keep, and it shows: nobody has learned anything by it but that. */
export function keepsBack(desk: Desk, person: Person, kind: 'private' | 'accused' | 'strangers', about: string): void {
  const text = plainly(desk, kind === 'strangers' ? 'holdsBack' : 'deflects', { who: person.name })
  show(desk, { kind: 'kept-back', who: person.name, about, text, salience: 2 })
  keep(desk, { happened: added(desk.memory.happened, evadedKey(person)) })
  answered(desk, person, 'refuse', kind, {}, about)
}
