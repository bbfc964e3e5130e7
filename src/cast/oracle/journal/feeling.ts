/** How it sits with them: what the dice inside decided, a thought of theirs, now and then the reason under it. */
import { handOf } from '../content/voices.ts'
import { impressionOf, reasonFor } from '../companion/own-words.ts'
import { bookOf, unsaid } from '../companion/speaker.ts'
import { sentencesOf } from '../prose/sentences.ts'
import type { Diary } from './diary.ts'
import { innerWords, type Pull } from './inner-words.ts'

/** What pulled hardest: a flaw before a stand, and a stand before a mood. */
function pullOf({ speaker }: Diary): Pull {
  const { inner, moment } = speaker
  if (inner.flaw === 'acts') return 'flaw'
  if (inner.flaw === 'colours') return 'shade'
  if (moment.isChoice && inner.stance !== 'agree') return inner.stance
  return inner.leads
}

export function feelingIn(diary: Diary, isLong: boolean): string {
  const { speaker } = diary
  const { chance, inner, voice } = speaker
  const pull = chance.isLucky(isLong ? 75 : 55)
    ? unsaid(speaker, innerWords[handOf(voice.manner)][pullOf(diary)])
    : undefined
  const thought =
    pull === undefined || (isLong && chance.isLucky(40)) ? unsaid(speaker, bookOf(speaker).inner) : undefined
  const isNew = (text: string | undefined): boolean =>
    text !== undefined && !speaker.said.some(one => one.includes(text))
  const seen = chance.isLucky(15) ? impressionOf(speaker) : undefined
  const friend = isNew(seen) ? seen : undefined
  const deep =
    friend === undefined && chance.isLucky(isLong ? 40 : 20) ? reasonFor(speaker, inner.wants, true) : undefined
  const reason = isNew(deep) ? deep : undefined
  return [pull, thought, friend ?? reason]
    .flatMap(text => sentencesOf(text ?? ''))
    .filter(felt => !diary.pages.hasFelt(felt)) // nobody feels the same in the same words twice
    .join(' ')
}
