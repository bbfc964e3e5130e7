/**
 * Telling. A paragraph is held against what the rules decided before anybody hears it. One that contradicts them is sent
 * back once with the facts; if it comes again it is told, since play must go on, and flagged for whoever asks why.
 */
import { isSaving } from '../../../table/chronicle/entry.ts'
import { outOfRole } from './manners.ts'
import { isSameTelling } from './paragraphs.ts'
import { flag, type Play, type Talk } from './talk.ts'

/** Told, or what the model must hear about it. From the first objection on nothing more of the answer is told. */
export type Objection = { readonly paragraph: string; readonly why: string }

/** So often a paragraph that gives something away is sent back; the table itself gives up after three. */
const mostLeaks = 2

export async function* tell(talk: Talk, paragraph: string): Play<Objection | undefined> {
  if (isSaving(talk.sees.incoming)) return undefined // what is said beside the records is for nobody
  if (talk.heard.some(told => isSameTelling(told, paragraph))) return undefined // sent back, a model begins at its beginning
  const held = await heldBack(talk, paragraph)
  if (held !== undefined) return held === 'for good' ? undefined : held
  const outcome = yield { tag: 'NARRATIVE', text: paragraph }
  if (outcome.outcome === 'withheld' && talk.objected.leaks < mostLeaks) {
    talk.objected.leaks += 1
    return { paragraph, why: outcome.why }
  }
  if (outcome.outcome === 'dropped') talk.isOver = true
  if (outcome.outcome === 'done') {
    talk.told += 1
    talk.heard.push(paragraph)
  }
  return undefined
}

/** What is no telling is sent back once and then left out; what is against the facts is sent back once and then flagged. */
export async function heldBack(talk: Talk, paragraph: string): Promise<Objection | 'for good' | undefined> {
  const { mind, objected } = talk
  const why = noTelling(talk, paragraph)
  if (why !== undefined) {
    await flag(talk, `Not told: "${paragraph}" (${why})`)
    if (objected.role) return 'for good'
    objected.role = true
    return { paragraph, why }
  }
  const wrong = mind.game.contradictions(paragraph, talk.happened)
  if (wrong.length === 0) return undefined
  await flag(talk, `${objected.facts ? 'Told' : 'Sent back'} against the facts: "${paragraph}" (${wrong.join(' ')})`)
  if (objected.facts) return undefined
  objected.facts = true
  return { paragraph, why: `It contradicts what happened: ${wrong.join(' ')}` }
}

/** Why a paragraph is said to nobody at the table; whoever is spoken to as a person may answer as one. */
export function noTelling({ mind, sees: { incoming } }: Talk, paragraph: string): string | undefined {
  const isAction = incoming.tag === 'PLAYER_ACTION'
  if (isAction && incoming.aside === 'gm') return undefined
  return outOfRole(paragraph, { human: mind.human, said: isAction ? incoming.action : '' })
}

export const objectionWords = ({ paragraph, why }: Objection): string =>
  `From here on nothing of your answer was told to the players:\n\n${paragraph}\n\n${why}\n\nTell it again from there, true to the facts, without a word about this correction.`
