/** Whether players may be told a text of the campaign: by what the one reader of the folder has decided of its sentences. */
import { foldWords, withoutMarkup } from '../../text/fold.ts'
import type { Fact, World } from '../../world/types.ts'
import { sentencesOf } from '../../../english/prose-sentences.ts'

/** Whether a text may be told to anybody. */
export type Knowable = (text: string) => boolean

export type Knowing = {
  /** Nothing of it is the Game Master's. */
  readonly mayKnow: Knowable
  /** Nobody has said that it is the Game Master's: what is seen of people and ways as one meets them. */
  readonly maySee: Knowable
}

const marks: ReadonlySet<string> = new Set('.!?;:, ')

/** Without the marks it ends with, counted from behind: a run of them is looked at once. */
function folded(text: string): string {
  const words = foldWords(withoutMarkup(text))
  let end = words.length
  while (end > 0 && marks.has(words[end - 1] ?? '')) end -= 1
  return words.slice(0, end).trim()
}

/** A sentence, and what is left of it behind its label: `Feature: it hums` is told as `It hums`. */
function* formsOf(text: string): Generator<string, void> {
  for (const sentence of sentencesOf(withoutMarkup(text))) {
    yield folded(sentence)
    const colon = sentence.indexOf(': ')
    if (colon > 0) yield folded(sentence.slice(colon + 2))
    const dash = sentence.indexOf(' - ')
    if (dash > 0) yield folded(sentence.slice(dash + 3))
  }
}

const formsIn = (facts: readonly Fact[]): ReadonlySet<string> =>
  new Set(facts.flatMap(({ text }) => [...formsOf(text)]))

/** What stands nowhere in the folder as the Game Master's was put together by us, from what was looked at already. */
export function knowableIn({ facts }: World): Knowing {
  const open = formsIn(facts.filter(({ who }) => who === 'players'))
  const kept = formsIn(facts.filter(({ who }) => who === 'gm'))
  const marked = formsIn(facts.filter(({ who, isSure }) => who === 'gm' && isSure))
  const without =
    (secrets: ReadonlySet<string>): Knowable =>
    text =>
      [...formsOf(text)].every(form => form === '' || open.has(form) || !secrets.has(form))
  return { mayKnow: without(kept), maySee: without(marked) }
}
