/** Orders and things that cannot be taken back: done, done with a grumble, or refused with a reason from the sheet. */
import { withoutStop } from '../../../english/content-words.ts'
import type { CompanionSees } from '../../../table/ports.ts'
import type { PartOf } from '../../../table/parts.ts'
import { regardIn } from '../voice/manner.ts'
import { isDear, isSore, ownWords, stemsOf, thoughtOf } from './own.ts'
import { aloud, bookOf, newest, type Speaker } from './speaker.ts'

type Said = PartOf<'said'>

const risky = new Set(
  'alone yourself first drink taste eat swallow jump leap dive bait decoy lure provoke wake behind surrender burn fire attack kill hit stab steal rob strangle threaten torture'.split(
    ' ',
  ),
)

const isRisky = (text: string): boolean =>
  text
    .toLowerCase()
    .split(' ')
    .some(word => risky.has(withoutStop(word)))

/** They have refused the same before, and it is wanted all the same. */
const wasRefused = (memory: CompanionSees['memory'], { text }: Said): boolean =>
  memory.some(({ asked, said }) => said.startsWith('[VETO') && asked.includes(text.slice(0, 24)))

const veto = (words: string): string => `[VETO - need more input]\n${aloud(words)}`

const whyNot = (speaker: Speaker, put: Said): string | undefined => {
  const { voice, chance } = speaker
  const book = bookOf(speaker)
  const stems = stemsOf(put.text, put.about ?? '')
  const own = ownWords(voice, stems)[0]
  const isHit = (isDear(voice, stems) || isSore(voice, stems)) && chance.isLucky(voice.vetoPercent)
  if (isHit)
    return own === undefined
      ? newest(speaker, book.stands.object)
      : newest(speaker, book.words.because, { it: [own], who: [put.who] })
  if (!isRisky(put.text)) return undefined
  const regard = regardIn(thoughtOf(voice, put.who) ?? '')
  const odds =
    (regard === 'cold' ? 60 : regard === 'kind' ? 5 : 20) +
    (voice.will === 'contrarian' ? 20 : voice.will === 'cooperative' ? -15 : 0)
  return chance.isLucky(Math.max(0, odds)) ? newest(speaker, book.stands.refuse) : undefined
}

/** What is answered to an order: nothing where it is simply done, a veto where it is not. */
export function toOrder(sees: CompanionSees, speaker: Speaker, put: Said): string {
  const book = bookOf(speaker)
  if (wasRefused(sees.memory, put)) return aloud(newest(speaker, book.stands.yield) ?? '')
  const why = whyNot(speaker, put)
  if (why !== undefined) return veto(why)
  return speaker.voice.will === 'contrarian' && speaker.chance.isLucky(50)
    ? aloud(newest(speaker, book.stands.reluctant) ?? '')
    : aloud(newest(speaker, book.talk.heed) ?? '')
}

/** Before something grave: those who cannot have it stop the table, the others say where they stand. */
export function toGrave(sees: CompanionSees, speaker: Speaker, put: Said): string {
  const { voice, chance } = speaker
  const book = bookOf(speaker)
  if (wasRefused(sees.memory, put)) return aloud(newest(speaker, book.stands.yield) ?? '')
  const isHit = isDear(voice, stemsOf(put.text, put.about ?? ''))
  const odds = isHit ? 90 : voice.will === 'contrarian' ? 60 : voice.temper === 'impulsive' ? 25 : 45
  if (!chance.isLucky(odds))
    return aloud(newest(speaker, chance.isLucky(60) ? book.stands.reluctant : book.moments.cruel) ?? '')
  return veto(newest(speaker, book.stands.object) ?? 'No.')
}
