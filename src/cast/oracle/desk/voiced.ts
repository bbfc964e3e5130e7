/**
 * Who a sentence speaks of. Grammars are written for both tables: `{You} {kneel|kneels}` is `You kneel` to a human and
 * `Tilda kneels` where nobody is one; `{We}` is `You` or `The party`.
 */
import type { Grammar } from '../../../english/prose/prose.ts'

export type Voice = { readonly isYou: boolean; readonly name: string }

const words = ({ isYou, name }: Voice): Readonly<Record<string, string>> => ({
  you: isYou ? 'you' : name,
  You: isYou ? 'You' : name,
  your: isYou ? 'your' : 'their',
  Your: isYou ? 'Your' : `${name}'s`,
  we: isYou ? 'you' : 'the party',
  We: isYou ? 'You' : 'The party',
  our: isYou ? 'your' : "the party's",
  Our: isYou ? 'Your' : "The party's",
  them: isYou ? 'you' : 'them',
})

export const inVoice = (text: string, voice: Voice): string =>
  text.replaceAll(/\{([^{}|]*)(?:\|([^{}|]*))?\}/g, (_, first: string, second: string | undefined) =>
    second === undefined ? (words(voice)[first] ?? first) : voice.isYou ? first : second,
  )

/** A grammar is the same for whoever acts, beat after beat. */
const spokenBefore = new WeakMap<Grammar, Map<string, Grammar>>()

export function voiced(grammar: Grammar, voice: Voice): Grammar {
  const byVoice = spokenBefore.get(grammar) ?? new Map<string, Grammar>()
  spokenBefore.set(grammar, byVoice)
  const key = voice.isYou ? '' : voice.name
  const before = byVoice.get(key)
  if (before !== undefined) return before
  const texts = Object.entries(grammar).map(([name, all]) => [name, all.map(text => inVoice(text, voice))] as const)
  const spoken: Grammar = Object.fromEntries(texts)
  byVoice.set(key, spoken)
  return spoken
}
