/** What a thing is made of, by what it is called and what is said of it, and how that tastes, smells, feels and sounds. */
import rows from '../../../../../content/oracle/stuffs.json' with { type: 'json' }
import stuffs from '../../../../../content/oracle/phrases/stuffs.json' with { type: 'json' }
import { topicWords } from '../../../../english/naming.ts'
import type { Grammar } from '../../../../english/prose/prose.ts'
import type { Desk } from '../../desk/desk.ts'
import { phrase } from '../../desk/tell.ts'
import type { Deed } from '../../desk/wishes.ts'
import type { Matter } from './matter.ts'

const stuffWords: Grammar = stuffs

const byWord: ReadonlyMap<string, string> = new Map(
  Object.entries(rows).flatMap(([stuff, words]) => topicWords(words.join(' ')).map(word => [word, stuff] as const)),
)

/** Its name before what is said of it, and of a name the last word that says so: a felt hat is cloth. */
export function stuffOf({ thing, feature, item, sentences }: Matter): string | undefined {
  const named = topicWords(thing.name).findLast(word => byWord.has(word))
  const isTold = feature !== undefined || item !== undefined
  const told = named ?? (isTold ? topicWords(sentences[0] ?? '').find(word => byWord.has(word)) : undefined)
  return told === undefined ? undefined : byWord.get(told)
}

const cuesOf = (words: string): readonly string[] => topicWords(words)

/** Which sense a deed's words ask for, and the key of what it brings. */
const senses: readonly (readonly [readonly string[], (stuff: string) => string])[] = [
  [cuesOf('taste lick sip sample drop tongue bite chew'), stuff => `taste-${stuff}`],
  [cuesOf('smell sniff inhale breathe nose scent'), stuff => `smell-${stuff}`],
]

function keyFor({ words }: Deed, stuff: string): string {
  const said = new Set(topicWords(words))
  const [, key] = senses.find(([cues]) => cues.some(cue => said.has(cue))) ?? []
  return key === undefined ? `touch-${stuff}` : key(stuff)
}

const told = (desk: Desk, key: string, { what }: Matter): string =>
  key in stuffWords ? phrase(desk, stuffWords, key, { what }) : ''

/** What one learns by tongue, nose or hand; empty where nobody can say what it is made of. */
export const sensedAs = (desk: Desk, deed: Deed, matter: Matter): string =>
  told(desk, keyFor(deed, stuffOf(matter) ?? ''), matter)
