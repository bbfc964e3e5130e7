/** Words that belong to the table and not to the story: whoever asks with one of them asks the table, however they put it. */
import terms from '../../../../content/oracle/table-terms.json' with { type: 'json' }
import { isContent, questioners } from '../../../english/small-words.ts'
import type { Word } from '../../../english/line.ts'
import type { Matter } from '../desk/wishes.ts'
import type { Context } from './names.ts'

const phrasesOf = (lists: readonly string[]): readonly string[] =>
  lists.flatMap(list => list.split(',')).map(term => ` ${term.trim()} `)

const [rules, clock, filling, condition, everybody] = [
  terms.rules,
  terms.clock,
  terms.filling,
  terms.condition,
  terms.everybody,
].map(phrasesOf) as [readonly string[], readonly string[], readonly string[], readonly string[], readonly string[]]

const names = (text: string, phrases: readonly string[]): boolean => phrases.some(phrase => text.includes(phrase))

/** What asks how something is, and does not do it: `can I rage` is a wish to. */
const openings = new Set(['whats', 'does', 'do', 'is', 'are', 'has', 'have', 'did', 'explain', 'remind'])

/** A clock is called by its name only where enough of it is said. */
const namesClock = (text: string, { things }: Context): boolean =>
  things.some(({ kind, id, name }) => kind === 'topic' && id.length > 3 && text.includes(` ${name.toLowerCase()} `))

/** At most so much else may be said beside the words of a question about who is hurt: more of it is about something else. */
const mostBeside = 1

function asksOfAll(words: readonly Word[], text: string): boolean {
  if (!names(text, condition) || !names(text, everybody)) return false
  const beside = words.filter(
    ({ text: word }) => isContent(word) && !names(` ${word} `, everybody) && !condition.some(one => one.includes(word)),
  )
  return beside.length <= mostBeside
}

export function matterByTerm(words: readonly Word[], context: Context): Matter | undefined {
  const [first = ''] = (words[0]?.text ?? '').split(/['\u2019]/u) // `what's`
  if (!questioners.has(first) && !openings.has(first)) return undefined
  const text = ` ${words.map(({ text: word }) => word).join(' ')} `
  if (asksOfAll(words, text)) return 'condition'
  if (names(text, clock) || (names(text, filling) && namesClock(text, context))) return 'clock'
  return names(text, rules) ? 'rules' : undefined
}
