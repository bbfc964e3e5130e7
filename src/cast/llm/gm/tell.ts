/**
 * Telling. A paragraph is held against what the rules decided before anybody hears it. One that contradicts them is sent
 * back once with the facts; if it comes again it is told, since play must go on, and flagged for whoever asks why.
 */
import { isSaving } from '../../../table/chronicle/entry.ts'
import { isSameTelling } from './paragraphs.ts'
import { flag, type Play, type Talk } from './talk.ts'

/** Told, or what the model must hear about it. From the first objection on nothing more of the answer is told. */
export type Objection = { readonly paragraph: string; readonly why: string }

/** So often a paragraph that gives something away is sent back; the table itself gives up after three. */
const mostLeaks = 2

export async function* tell(talk: Talk, paragraph: string): Play<Objection | undefined> {
  if (isSaving(talk.sees.incoming)) return undefined // what is said beside the records is for nobody
  if (talk.heard.some(told => isSameTelling(told, paragraph))) return undefined // sent back, a model begins at its beginning
  const wrong = talk.mind.game.contradictions(paragraph, talk.happened)
  if (wrong.length > 0 && !talk.objected.facts) {
    talk.objected.facts = true
    return { paragraph, why: `It contradicts what happened: ${wrong.join(' ')}` }
  }
  if (wrong.length > 0) await flag(talk, `Told against the facts: "${paragraph}" (${wrong.join(' ')})`)
  const outcome = yield { tag: 'NARRATIVE', text: paragraph }
  if (outcome.outcome === 'withheld' && talk.objected.leaks < mostLeaks) {
    talk.objected.leaks += 1
    return { paragraph, why: outcome.why }
  }
  if (outcome.outcome === 'withheld') await flag(talk, `Not told: "${paragraph}" (${outcome.why})`)
  if (outcome.outcome === 'dropped') talk.isOver = true
  if (outcome.outcome === 'done') {
    talk.told += 1
    talk.heard.push(paragraph)
  }
  return undefined
}

export const objectionWords = ({ paragraph, why }: Objection): string =>
  `From here on nothing of your answer was told to the players:\n\n${paragraph}\n\n${why}\n\nTell it again from there, true to the facts, without a word about this correction.`
