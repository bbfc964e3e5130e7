/** What somebody is for and what they are against, read from what their sheet says they think. */
import { contentOf, small, withoutStop } from './content-words.ts'

export type Leaning = {
  readonly direction: 'for' | 'against'
  /** What it is about, as one would name it; empty where it has no short name. */
  readonly topic: string
  readonly words: readonly string[]
  /** The sentence itself. */
  readonly text: string
}

const likes =
  /\b(?:likes?|loves?|trusts?|respects?|admires?|honou?rs?|prefers?|believes? in|approves? of|enjoys?|is fond of|am fond of|values?|treasures?|swears? by|will always (?:help|defend|stand by))\s+(?!to\b)(?<what>[^.;:!?,]+)/i
const dislikes =
  /\b(?:hates?|distrusts?|mistrusts?|despises?|dislikes?|loathes?|detests?|resents?|fears?|scorns?|cannot (?:stand|abide|bear|forgive)|can't (?:stand|abide|bear|forgive)|ha(?:ve|s) no (?:patience|time|use|love|respect) (?:for|with)|(?:never|do not|don't|does not|doesn't) (?:trusts?|like|believe|respect)|disapproves? of|is against|am against|looks? down on|(?:is|am) (?:afraid|suspicious|wary|tired|sick) of|suspicious of)\s+(?!to\b)(?<what>[^.;:!?,]+)/i
const isGood =
  /^(?<what>[^.;:!?,]{3,40}?)\s+(?:is|are)\s+(?:always |still |never )?(?:good|sacred|right|worth\b|a kindness|holy|everything|the only|owed|the best|the one|all that|what matters|precious|worthy|a habit)/i
const isBad =
  /^(?<what>[^.;:!?,]{3,40}?)\s+(?:(?:is|are)\s+(?:always |never |just |only |not )?(?:a crime|wrong|worthless|evil|poison|a lie|lies|nonsense|rotten|cruel|a sin|trouble|for (?:cowards|fools)|cowardice|to be trusted|cheap|a waste|a trap|dangerous)|(?:kills?|ruins?|rots?|starves?|lies?|breaks?|corrupts?|always costs?|costs? more|makes? fools?|eats?)\b)/i
/** A rule against something has no short name, and is still against it. */
const forbids =
  /^(?:(?:I )?(?:never|do not|don't|will not|won't)\b|no(?:body| one)\b.*\b(?:should|ought|may|deserves)\b|nothing is ever\b|there is no such thing\b)/i
const demands =
  /^(?:(?:I )?always\b|every(?:body|one)\b.*\b(?:should|ought|deserves|must)\b|what (?:is|has been) \w+ (?:is|will|must|can)\b)/i

/** A name short enough to be said in passing. */
function topicOf(what: string): string {
  const named = withoutStop(
    what.replace(/\s+(?:that|who|which|because|when|if|more|most|above|than|and|but|with all)\b.*$/i, '').trim(),
  )
  const words = named.split(/\s+/)
  if (words.length > 4 || /^(?:it|them|that|this|him|her|you|me|what|who|there|anyone|nobody|people who)$/i.test(named))
    return ''
  return /\b(?:I|my|me)\b/.test(named) ? '' : small(named)
}

const leaning = (text: string, direction: Leaning['direction'], what: string): Leaning => ({
  direction,
  topic: topicOf(what),
  words: contentOf(what === '' ? text : what),
  text,
})

function leaningIn(text: string): readonly Leaning[] {
  const against = dislikes.exec(text)?.groups?.['what'] ?? isBad.exec(text)?.groups?.['what']
  if (against !== undefined) return [leaning(text, 'against', against)]
  const liked = likes.exec(text)?.groups?.['what'] ?? isGood.exec(text)?.groups?.['what']
  if (liked !== undefined) return [leaning(text, 'for', liked)]
  if (forbids.test(text)) return [leaning(text, 'against', '')]
  return demands.test(text) ? [leaning(text, 'for', '')] : []
}

/** Clause by clause: `Trusts the guild; hates its masters` is both. */
export const leaningsOf = (texts: readonly string[]): readonly Leaning[] =>
  texts
    .flatMap(text => text.split(/(?<=[.!?])\s+|;\s*/))
    .flatMap(leaningIn)
    .filter(({ words }) => words.length > 0)
