/** What has just come up is what their own sheet is about: that comes before any other remark. */
import type { Voice } from '../../voice/voice.ts'
import { sharedWords } from '../../../../english/content-words.ts'
import { joined } from '../parts.ts'
import { newest, type Speaker } from '../speaker.ts'
import { answering } from '../lines/asked/all.ts'
import { tiedTo } from '../ties.ts'
import { keysOf, ownOf } from './lore.ts'
import { unsaidOf, type Asked } from './said.ts'

/** Said to them, and nothing asked: if it touches their life they speak of that. */
export function ownFirst({ speaker, lore, lines, question }: Asked): string | undefined {
  const own = unsaidOf(speaker, lore.own)
  if (own !== undefined) return joined(own, lore.isTouchy ? newest(speaker, lines.enough) : undefined)
  return lore.isTouchy ? newest(speaker, lines.evade, { topic: [question.topic] }) : undefined
}

/** A secret of theirs is spoken of: two of its words at once. */
const isExposed = ({ hidden }: Voice, { stems }: Speaker['moment']): boolean =>
  hidden.some(words => sharedWords(words, stems) >= 2)

/** What they say to that; undefined where it is none of theirs. */
export function stirred(speaker: Speaker): string | undefined {
  const { voice, moment } = speaker
  const lines = answering[voice.manner]
  const name = tiedTo(voice, moment.happened, moment.friends)
  const own = name === undefined ? undefined : unsaidOf(speaker, ownOf(voice, keysOf(name)))
  if (own !== undefined) return own
  return isExposed(voice, moment) && speaker.chance.isLucky(50)
    ? newest(
        speaker,
        lines.evade.filter(line => !line.includes('opic')),
      )
    : undefined
}
