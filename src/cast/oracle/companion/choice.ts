/** Whether something is proposed or done that one can be for or against. */
import { memo } from '../../../core/memo.ts'
import { sentencesOf } from '../prose/sentences.ts'

/** Something is put to the company, */
const proposal =
  /\b(?:propos\w*|suggest\w*|offers?|should we|shall we|let us|let's|(?:a|the) (?:plan|bargain|deal)|what do you think|asked what to do|do you (?:go along|follow|object|agree|stand))\b/i
/** or somebody of it means to do something; what others mean to do is no choice of theirs. */
const intention = /^[^.]{0,24}(?:wants? to|means? to|intends?|decides?|going to|about to|ready to)\b/i

const intended = /(?:wants? to|means? to|intends?|decides?|going to|about to|ready to)\b/i

/** Whether it is proposed, whoever hears it, and the sentences in which somebody means to do something. */
const plansIn = memo(16, (text): { readonly isProposed: boolean; readonly wishes: readonly string[] } => ({
  isProposed: proposal.test(text),
  wishes: sentencesOf(text).filter(sentence => intended.test(sentence)),
}))

/** Whether one can be for or against it: `ours` are the names of those whose choice it would be. */
export function isPut(text: string, ours: readonly string[]): boolean {
  const { isProposed, wishes } = plansIn(text)
  return (
    isProposed ||
    wishes.some(wish =>
      ours.some(name => wish.includes(name) && intention.test(wish.slice(wish.indexOf(name) + name.length))),
    )
  )
}
