/** What an author writes for the rules within a sentence that is told to players: it is taken out, and the rest reads on. */
import { memo } from '../../core/memo.ts'
import rows from '../../../content/world/checks.json' with { type: 'json' }
import { sentencesOf } from '../../english/prose-sentences.ts'

const abilityWords = 'str(?:ength)?|dex(?:terity)?|con(?:stitution)?|int(?:elligence)?|wis(?:dom)?|cha(?:risma)?'
const skillWords = rows.skills.map(skill => skill.replaceAll('-', '[ -]')).join('|')
const asked = String.raw`(?:(?:${abilityWords})\b(?:\s*\((?:${skillWords})\))?|${skillWords}|thieves['’]? tools)`
/** `DC 13 Investigation check`, `DC 12 Wisdom (Perception)`, `a Perception check (DC 12)`. */
const check = String.raw`(?:DC\s*:?\s*\d{1,2}(?:\s+(?:or (?:higher|more)\s+)?(?:on an?\s+)?${asked})?(?:\s+(?:ability\s+)?(?:checks?|sav(?:es?|ing throws?)|tests?))?|${asked}\s+(?:checks?|sav(?:es?|ing throws?)),?\s*(?:\(\s*DC\s*\d{1,2}\s*\)|(?:of |at )?DC\s*\d{1,2})|${asked},?\s+DC\s*\d{1,2})`

const shape = (source: string): RegExp => new RegExp(source, 'giu')

/** `Wisdom (Perception)` within brackets would end them early. */
const inner = shape(String.raw`\b(?:${abilityWords})\s*\((${skillWords})\)`)
const bracketed =
  /(?<!\s)\s*[([](?=[^()[\]]*[)\]])[^()[\]]*\b(?:DC\s*:?\s*\d|passive (?:perception|insight|investigation)|\d+d\d+)[^()[\]]*[)\]]/giu
const revealing = shape(
  String.raw`\b(?:an?\s+|with an?\s+)?(?:successful\s+)?(?:${check}|${asked}\s+check)\s+(reveals?|shows?|uncovers?|discloses?|turns up|finds?|spots?|notices?|discovers?)\b(\s+that\b)?`,
)
/** `lifting it takes a DC 14 Strength check` says nothing else. */
const demand = shape(
  String.raw`(?:^|[;,]|(?<=[.:]))[^.;,:]*\b(?:requires?|needs?|takes?|calls? for|is) (?:an? )?(?:successful )?${check}`,
)
const condition = shape(
  String.raw`(?:\b(?:with|on|after|upon|by|given|for) )?(?:\ban? )?(?:successful(?:ly)? )?(?:making an? )?${check}(?: to (?:find|spot|notice|see|open|climb|force|pick|break|lift|read|cross|decipher|recogni[sz]e|recall)(?: (?:it|them|this|that))?)?\s*[,:;–—-]?\s*`,
)
/** `Characters who succeed on a DC 15 Arcana check know the runes` is told to those who did. */
const whoever = new RegExp(
  String.raw`^(?:anyone|anybody|those|any character|characters?|a character|players?|a player|the party|an? pc|pcs|whoever|somebody|someone)(?: (?:who|that))?(?: (?:can|may|must|search\p{L}*|look\p{L}*|inspect\p{L}*|and))*\s*(?:succeed(?:s|ing)?(?: on| at)?|makes?|making|pass(?:es|ing)?|beats?|rolls?|with) (?:an? )?(?:successful )?${check},? (?:can |may |will )?(notice|see|spot|find|reali[sz]e|know|recogni[sz]e|hear|recall|discover|learn|sense|feel|smell|tell)s?\b`,
  'iu',
)
const harm = new RegExp(
  String.raw`(?<![\s,:;])[\s,:;]*\b(?:(?:for|or|and|taking|takes?|takes? up to|deals?|dealing|suffers?|causing) )*\d{1,2}d\d{1,3}(?:\s*[+-]\s*\d{1,3})?(?:\s+(?:points? of )?(?:${rows.harms.join('|')}))?(?:\s+damage)?(?!\s*(?:gp|sp|cp|pp|gold|silver|copper|coins?))(?:,? (?:half|or half) (?:as much )?on an? (?:success|save)\p{L}*)?`,
  'giu',
)

const tidied = (text: string): string =>
  text
    .replaceAll(/(?<!\s)\s+([,.;:!?])/g, '$1')
    .replaceAll(/([,;:])(?=[.!?])/g, '')
    .replaceAll(/\s{2,}/g, ' ')
    .replace(/^[\s,;:–—-]+/u, '')
    .replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/u, '')
    .trim()

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const isMechanics = /\bDC\s*:?\s*\d|\b\d{1,2}d\d|\b(?:check|saving throw)s?\b/iu

/** Without its check, or nothing where it is about nothing else. */
function bare(sentence: string): string {
  const plain = sentence
    .replace(whoever, 'You $1')
    .replaceAll(inner, '$1')
    .replaceAll(bracketed, '')
    .replaceAll(/\b\d{1,2}d\d{1,3}(?:\s*[x×*+-]\s*\d+)?(?=\s*(?:gp|sp|cp|pp|gold|silver|copper|coins?)\b)/giu, 'some')
    .replaceAll(revealing, (_, verb: string, that: string | undefined) =>
      that === undefined ? `a closer look ${/s$/i.test(verb) ? verb : `${verb}s`}` : '',
    )
  const without = capital(
    tidied(
      isMechanics.test(plain) ? plain.replaceAll(demand, '').replaceAll(condition, ' ').replaceAll(harm, '') : plain,
    ),
  )
  const words = without.match(/\p{L}{2,}/gu) ?? []
  return isMechanics.test(without) || words.length < (without.length < sentence.length ? 2 : 1) ? '' : without
}

/** A text as it can be told. What was all mechanics is gone; a text that was nothing else stays, for it must say something. */
export const withoutMechanics = memo(4_000, (text): string => {
  if (!/\bDC\s*:?\s*\d|\b\d+d\d|\bpassive (?:perception|insight|investigation)/i.test(text)) return text
  const told = sentencesOf(text)
    .map(bare)
    .filter(one => one !== '')
    .join(' ')
  return told === '' ? tidied(text.replaceAll(inner, '$1').replaceAll(bracketed, '')) : told
})
