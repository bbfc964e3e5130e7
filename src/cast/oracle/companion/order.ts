/**
 * An order: it is done, or done with a grumble, or refused with a reason. Whoever is told to do what goes against their
 * bond or their flaw may refuse; and what is dangerous is refused by those who do not trust whoever orders it. The dice
 * of the inner conflict decide, and what was refused once and is wanted again is done.
 */
import type { CompanionSees } from '../../../table/ports.ts'
import { regardIn } from '../voice/leaning.ts'
import { contentOf, sharedBetween } from '../../../english/content-words.ts'
import { refusals } from './lines/orders.ts'
import { touched } from './opinion.ts'
import { spoken } from './parts.ts'
import { bookOf, newest, type Speaker } from './speaker.ts'
import { hitIn, reasonFor } from './veto.ts'

const order = /^(\S+) orders you: ["“](.+?)["”]/su

/** It could cost whoever does it dearly, whatever else it is. */
const risky =
  /\b(?:alone|by yourself|(?:go|walk|climb|crawl|step) (?:\p{L}+ ){0,3}first|drink|taste|eat|swallow|jump|leap|dive|bait|decoy|lure|provoke|wake|(?:hold|fight) (?:\p{L}+ ){0,3}off|stay behind|put your (?:hand|arm|head)|surrender|give yourself up|stand still|burn|set fire)\b/iu

export const isRisky = (words: string): boolean => risky.test(words)

export const deedOf = (words: string): { readonly text: string; readonly stems: ReadonlySet<string> } => ({
  text: words,
  stems: new Set(contentOf(words)),
})

/** They have refused the same before, and it is wanted all the same. */
const wasRefused = (memory: CompanionSees['memory'], words: string): boolean =>
  memory.some(
    ({ asked, said }) => said.startsWith('[VETO') && sharedBetween(asked, words) * 2 >= contentOf(words).length,
  )

function trustIn({ voice }: Speaker, asker: string): 'kind' | 'cold' | 'even' {
  const known = voice.impressions.filter(({ of, thinks }) => of.includes(asker) || thinks.includes(asker))
  return regardIn(known.map(({ thinks }) => thinks).join(' '))
}

/** Why they will not; undefined where they will. */
function whyNot(speaker: Speaker, asker: string, words: string): string | undefined {
  const { voice, inner, chance } = speaker
  const deed = deedOf(words)
  const hit = hitIn(voice, deed)
  const isFelt = inner.leads === 'heart' || inner.flaw === 'acts' || chance.isLucky(voice.vetoPercent)
  if (hit !== undefined && isFelt) return reasonFor(voice, hit, chance)
  if (!isRisky(words)) return undefined
  const trust = trustIn(speaker, asker)
  const isFeared = touched(voice, deed).some(({ direction }) => direction === 'against')
  const isRefused = trust === 'cold' ? inner.stance !== 'agree' : isFeared || inner.stance === 'object'
  return isRefused && (trust !== 'kind' || isFeared) ? newest(speaker, refusals[voice.manner]) : undefined
}

/** What is answered to an order; undefined where none was given, and nothing where it is simply done. */
export function answerOrder({ request, memory }: CompanionSees, speaker: Speaker): string | undefined {
  const [, asker, words] = order.exec(request.request) ?? []
  if (asker === undefined || words === undefined) return undefined
  if (wasRefused(memory, words)) return spoken(newest(speaker, bookOf(speaker).yield)) ?? ''
  const why = whyNot(speaker, asker, words)
  if (why !== undefined) return `[VETO - need more input]\n${spoken(why) ?? ''}`
  return speaker.inner.stance === 'agree' ? '' : (spoken(newest(speaker, bookOf(speaker).reluctant)) ?? '')
}
