/**
 * What would give something away to whoever reads a page is left off it, sentence by sentence, and stands in the chronicle
 * for whoever asks why. Who writes a page was told no secret, and may still guess one.
 */
import { foldWords } from '../../campaign/text/fold.ts'
import { sentencesOf } from '../../english/prose-sentences.ts'
import type { FoundLeak } from '../beat/context.ts'
import { orElse, type Steps } from '../steps.ts'

export type Reading = (words: string) => readonly FoundLeak[]

type Judged = { readonly texts: readonly string[]; readonly leaks: readonly FoundLeak[] }

/**
 * What was told was judged when it was told, and its readers have heard it: a secret that is written down meanwhile takes
 * nothing of it off their page, however soon or late the page is written.
 */
function besideTold(told: readonly string[], leaks: Reading): Reading {
  const heard = foldWords(told.join('\n\n'))
  return words => {
    const own = sentencesOf(words).filter(sentence => !heard.includes(foldWords(sentence)))
    return own.length === 0 ? [] : leaks(own.join(' '))
  }
}

/** The texts as they may stand on the page of those who heard what was told. */
export async function unsaid(
  steps: Steps,
  key: string,
  texts: readonly string[],
  told: readonly string[],
  judge: Reading,
): Promise<readonly string[]> {
  const leaks = besideTold(told, judge)
  const place = `${key}/judged`
  const found = steps.has(place) ? [] : texts.flatMap(leaks)
  if (found.length === 0 && !steps.has(place)) return texts // hardly a page has any, and then nothing is set down of it
  const judged = await steps
    .take<Judged>(place, () => ({ texts: texts.map(text => without(text, leaks)), leaks: found }))
    .catch(orElse({ texts })) // a run of before pages were read
  return judged.texts
}

const without = (text: string, leaks: Reading): string =>
  text
    .split(/(\n[ \t]*\n)/)
    .map(paragraph => (leaks(paragraph).length === 0 ? paragraph : innocent(paragraph, leaks)))
    .join('')
    .trim()

/** What two sentences tell together, neither of them may say. */
function innocent(paragraph: string, leaks: Reading): string {
  const rest = sentencesOf(paragraph)
    .filter(sentence => leaks(sentence).length === 0)
    .join(' ')
  return leaks(rest).length === 0 ? rest : ''
}
