/** A clause that asks. */
import { askingOf, verbOfQuestion } from './asking.ts'
import type { Mention } from './choose.ts'
import type { Clause } from './clauses.ts'
import type { Horizon } from './intent.ts'
import { calledFirst, isCalled, isPerson, mentionsFor, toIntent } from './reading.ts'
import type { Context, Reading } from './reading.ts'
import { isTalk } from './roles.ts'
import { typedFrom } from './typed.ts'

/** In a question `it` and `there` seldom stand for anything: `did the Pans do it?`, `is there a door?` */
const withoutThings = ({ pronouns: { he, she, they }, ...horizon }: Horizon): Horizon => ({
  ...horizon,
  pronouns: { ...(he && { he }), ...(she && { she }), ...(they && { they }) },
})

export function readQuestion({ tokens, ending }: Clause, context: Context): Reading | undefined {
  const { talkingTo } = context.horizon
  const part = { tokens, verbEnd: 0, words: typedFrom(context.line, tokens, 0) }
  const mentions = mentionsFor('recall', part, { ...context, horizon: withoutThings(context.horizon) })
  const first = calledFirst(tokens, mentions)
  const asking = askingOf(tokens.slice(first?.to), ending)
  if (asking === undefined) return undefined
  const isCalledOn = (one: Mention): boolean => one === first || isCalled(one, tokens)
  const isToOne = mentions.some(one => isPerson(one) && isCalledOn(one))
  const isOfListener = mentions.some(({ named, from }) => named.id === talkingTo?.id && from < 3)
  const listener = isToOne ? 'spoken-to' : talkingTo ? (isOfListener ? 'spoken-of' : 'spoken-to') : 'none'
  const verb = verbOfQuestion(asking, tokens.slice(first?.to), mentions.length > 0, listener)
  const asked = isTalk(verb) ? mentions.map(one => ({ ...one, isContent: !isCalledOn(one) })) : mentions
  return { intent: toIntent(verb, part, asked, context), how: verb === 'ask' || verb === 'say' ? 'dialogue' : 'deed' }
}
