/** What a beat has recorded as learned opens the lines and sentences it speaks of, however it puts them. */
import type { CampaignFiles } from '../../campaign/folder/files.ts'
import type { Leak } from './find-leaks.ts'
import { eachToken } from './tokens.ts'

function weightsIn(text: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  eachToken(text, ({ stem, weight }) => {
    if (weight > 0) found.set(stem, weight)
  })
  return found
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, one) => all + one, 0)

/** Of what is mostly known, the rest is how it is put. */
const most = 0.5

/** Whether the sentence that a leak tells of, or the line it stands on, is learned already. */
export function isLearnedIn(campaign: CampaignFiles, learned: readonly string[]): (leak: Leak) => boolean {
  const known = weightsIn(learned.join('\n'))
  const isKnown = (text: string): boolean => {
    const words = [...weightsIn(text)]
    return (
      sum(words.filter(([stem]) => known.has(stem)).map(([, weight]) => weight)) >
      most * sum(words.map(([, weight]) => weight))
    )
  }
  return ({ path, line, secret }) => {
    const file = Object.values(campaign)
      .flat()
      .find(one => one.path === path)
    return isKnown(secret) || isKnown(file?.text.split('\n')[line - 1] ?? '')
  }
}
