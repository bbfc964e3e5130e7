/** What everybody present has seen and heard: nobody claims not to know whose hat it is when all have just been told. */
import { remembering } from '../../../../core/memo.ts'
import { sentencesOf } from '../../prose/sentences.ts'
import type { OracleWorld, Person, Place } from '../../world/world.ts'
import type { Desk } from '../desk.ts'
import { likeness, topicWords } from '../nouns.ts'
import { here } from '../place.ts'
import { phrase, quote } from '../tell.ts'
import { peopleWords } from '../words/people.ts'

const longest = 170
/** Told of the party itself, or in somebody's words: nobody would say it as it stands. */
const isOfTheParty = (text: string): boolean =>
  /\b(?:you|your|yours)\b|["\u201c\u201d:]/iu.test(text) || text.length > longest

const told = (texts: readonly string[]): readonly string[] =>
  texts.flatMap(text => sentencesOf(text)).filter(text => !isOfTheParty(text))

const hookOf = remembering(({ hook }: OracleWorld): readonly string[] => told(hook))
const shownAt = remembering(({ overview, features }: Place): readonly string[] =>
  told([...overview, ...features.map(({ text }) => text)]),
)

const asksWhose = /\bwhose\b|\bwho\b/iu
const says = (text: string): boolean => /\p{Lu}\p{L}+['\u2019]s?\s|\bbelongs? to\b/u.test(text)

/** The sentence that says most of it; who asks whose it is wants a name. */
function best(texts: readonly string[], words: readonly string[], line: string): string | undefined {
  const near = texts.filter(text => likeness(words, text) > 0)
  const naming = asksWhose.test(line) ? near.filter(says) : near
  return naming.toSorted((one, other) => likeness(words, other) - likeness(words, one))[0]
}

/** True where it is plain to everybody here, and was said. */
export function isPlainToSee(desk: Desk, person: Person, words: readonly string[], line: string): boolean {
  const own = new Set(topicWords(person.name))
  const asked = words.filter(word => !own.has(word))
  const place = here(desk)
  const hook = place.id === desk.world.startId ? hookOf(desk.world) : []
  const text = best([...hook, ...shownAt(place)], asked, line)
  if (text === undefined) return false
  quote(desk, person.name, `${phrase(desk, peopleWords, 'plainToSee')} ${text}`)
  return true
}
