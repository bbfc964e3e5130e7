/**
 * Words that are said aloud: whoever is near has heard them, so they are no secret between those any more. Whoever says
 * what they know has told it; what somebody merely guesses tells nobody anything, however often it is said.
 */
import { sentencesOf } from '../../english/prose-sentences.ts'
import type { Json } from '../../core/json.ts'
import { quotesIn } from '../read-parts.ts'
import { orElse } from '../steps.ts'
import type { BeatContext } from './context.ts'
import type { BeatInPlay } from './in-play.ts'
import { around } from './tell.ts'
import { knownIn } from './withheld.ts'

export type Aloud = { readonly by: string; readonly hearers: readonly string[]; readonly text: string }

/** Where it is recorded, with who heard it. */
export const aloudKey = '/aloud'

/** Who spoke, and what they said or did: of that, what stands in quotation marks is speech. Talk may do without them. */
export type Voiced = { readonly character: string; readonly said: string; readonly isTalk?: boolean }

function speechIn({ said, isTalk = false }: Voiced): readonly string[] {
  const quotes = quotesIn(said)
  return isTalk && quotes.length === 0 ? [said] : quotes
}

/** Sentence by sentence: the ones that hold a secret which the speaker does not are left out. */
function heardFrom(context: BeatContext, beat: BeatInPlay, voiced: Voiced): readonly Aloud[] {
  const { character: by } = voiced
  const known = knownIn(context, beat, [by])
  const text = speechIn(voiced)
    .flatMap(sentencesOf)
    .filter(sentence => context.leaks(sentence, [by], known).length === 0)
    .map(sentence => `${context.titleOf(by)}: ${sentence}`)
    .join('\n\n')
  return text === '' ? [] : [{ by, hearers: around(beat.now.state, by), text }]
}

/** A step only where somebody has said something, which an older run did not record. */
export async function hearAloud(
  context: BeatContext,
  beat: BeatInPlay,
  voiced: readonly Voiced[],
  key: string,
): Promise<void> {
  const place = `${key}${aloudKey}`
  const heard = beat.steps.has(place) ? [] : voiced.flatMap(one => heardFrom(context, beat, one))
  if (heard.length === 0 && !beat.steps.has(place)) return
  const all = await beat.steps.take<Json>(place, () => heard as unknown as Json).catch(orElse<Json>([]))
  beat.aloud.push(...(all as unknown as readonly Aloud[]))
}
