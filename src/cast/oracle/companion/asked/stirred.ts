/** What has just come up is what their own sheet is about: that comes before any other remark. */
import { memo } from '../../../../core/memo.ts'
import type { Voice } from '../../voice/voice.ts'
import { sharedWords } from '../../voice/words.ts'
import { joined } from '../parts.ts'
import { newest, type Speaker } from '../speaker.ts'
import { answering } from '../lines/asked/all.ts'
import { keysOf, ownOf } from './lore.ts'
import { unsaidOf, type Asked } from './said.ts'

/** Said to them, and nothing asked: if it touches their life they speak of that. */
export function ownFirst({ speaker, lore, lines, question }: Asked): string | undefined {
  const own = unsaidOf(speaker, lore.own)
  if (own !== undefined) return joined(own, lore.isTouchy ? newest(speaker, lines.enough) : undefined)
  return lore.isTouchy ? newest(speaker, lines.evade, { topic: [question.topic] }) : undefined
}

/** Names of people and places in a sheet's own words; a word that begins a sentence may be any word. */
const namesOf = memo(50, (text): readonly string[] => [
  ...new Set([...text.matchAll(/(?<=[\p{Ll},;:] )\p{Lu}\p{Ll}{2,}/gu)].map(([name]) => name)),
])

const nameIn = (
  { story, bond, flaw, ideal, name }: Voice,
  text: string,
  friends: readonly string[],
): string | undefined =>
  namesOf([bond, flaw, ideal, ...story].map(one => `of ${one}`).join(' '))
    .filter(one => !name.includes(one) && !friends.includes(one))
    .find(one => text.includes(one))

/** A secret of theirs is spoken of: two of its words at once. */
const isExposed = ({ hidden }: Voice, { stems }: Speaker['moment']): boolean =>
  hidden.some(words => sharedWords(words, stems) >= 2)

/** What they say to that; undefined where it is none of theirs. */
export function stirred(speaker: Speaker): string | undefined {
  const { voice, moment } = speaker
  const lines = answering[voice.manner]
  const name = nameIn(voice, moment.happened, moment.friends)
  const own = name === undefined ? undefined : unsaidOf(speaker, ownOf(voice, keysOf(name)))
  if (own !== undefined) return own
  return isExposed(voice, moment) && speaker.chance.isLucky(50)
    ? newest(
        speaker,
        lines.evade.filter(line => !line.includes('opic')),
      )
    : undefined
}
