/** What was typed, as it was typed. */
import type { Mention } from './choose.ts'
import type { Verb } from './intent.ts'
import { isTalk } from './roles.ts'
import type { Token } from '../../../english/tokens.ts'
import type { FoundVerb } from './verb-in.ts'

/** All from this word of a clause to its end. */
export function typedFrom(line: string, tokens: readonly Token[], from: number): string {
  const [first, last] = [tokens[from], tokens.at(-1)]
  return first && last ? line.slice(first.at, last.end) : ''
}

const abouts = new Set(['about', 'regarding', 'concerning'])
/** Verbs whose words follow them. To thank and to nod say what they say by themselves. */
const reporting = new Set(
  'say shout yell whisper murmur mutter call exclaim cry declare state announce mumble remark scream holler'.split(' '),
)

const hearers: ReadonlySet<string> = new Set(['person', 'party', 'foe'])

/** After `about` where there is one; else after whom it is said to; else after the verb. */
export function typedAfter(
  line: string,
  tokens: readonly Token[],
  { phrase, from, to }: FoundVerb,
  verb: Verb,
  mentions: readonly Mention[],
): string {
  const about = tokens.findIndex(({ text }, at) => at > from && abouts.has(text))
  if (about !== -1) return typedFrom(line, tokens, about + 1)
  if (verb === 'say' && !reporting.has(phrase.words[0] ?? '')) return typedFrom(line, tokens, 0)
  const listener = isTalk(verb)
    ? mentions.find(one => !one.isContent && one.from <= to + 2 && hearers.has(one.named.kind))
    : undefined
  return typedFrom(line, tokens, listener?.to ?? to)
}
