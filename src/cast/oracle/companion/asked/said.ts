/** What every answer is made from. */
import type { CompanionSees } from '../../../../table/ports.ts'
import type { Answering } from '../lines/asked/book.ts'
import { unsaid, type Speaker } from '../speaker.ts'
import type { Lore } from './lore.ts'
import type { Question } from './question.ts'

export type Asked = {
  readonly sees: CompanionSees
  readonly speaker: Speaker
  readonly question: Question
  readonly lore: Lore
  readonly lines: Answering
}

/** Of some sentences the first that they have not said yet: they stand in the order of how near they are. */
export const unsaidOf = (speaker: Speaker, texts: readonly string[]): string | undefined => {
  for (const text of texts) {
    const said = unsaid(speaker, [text])
    if (said !== undefined) return said
  }
  return undefined
}

/** One of the company, where the question is about one; by the fire of those who are not there too. */
export function friendOf({ speaker: { moment, voice }, question: { topic } }: Asked): string | undefined {
  const [first = ''] = topic.split(' ')
  const isKnown = voice.impressions.some(
    ({ of, thinks }) => of.split(' ').includes(first) || thinks.startsWith(`${first} `),
  )
  return /^\p{Lu}/u.test(first) && (isKnown || moment.friends.includes(first)) ? first : undefined
}
