/** What the table reminds the Game Master of: a party that has not been asked for a while, a trigger that fired. */
import type { CampaignFiles } from '../campaign/folder/files.ts'
import { foldWords, holdsWords } from '../campaign/text/fold.ts'
import type { TableState } from './chronicle/entry.ts'

/** After so many exchanges the whole party is asked how they are. */
const pulseAfter = 5
const pulseOverdue = 10

const pulse = ({ exchanges }: TableState): readonly string[] => {
  if (exchanges >= pulseOverdue) return [`The party has not been asked for ${exchanges} exchanges: ask them now.`]
  return exchanges >= pulseAfter
    ? [`The party has not been asked for ${exchanges} exchanges; a pulse check is due.`]
    : []
}

const triggerSection = /^##[^\n]*interrupt triggers[^\n]*\n([\s\S]*?)(?=^##\s|(?![\s\S]))/im

/** The words a trigger turns on: those in quotes, else those of four letters and more. */
function wordsOf(trigger: string): readonly string[] {
  const quoted = [...trigger.matchAll(/["“]([^"”]{3,})["”]/g)].map(([, words = '']) => words)
  return quoted.length > 0 ? quoted.map(foldWords) : (foldWords(trigger).match(/[\p{L}]{5,}/gu) ?? [])
}

/** Two words of a trigger in what was just said fire it; one is chance. */
function fires(trigger: string, said: string): boolean {
  const words = wordsOf(trigger)
  const hits = words.filter(word => holdsWords(said, word)).length
  return /["“]/.test(trigger) ? hits >= 1 : hits >= 2
}

/** Whose sheet says they would speak up now. */
export function firedTriggers(campaign: CampaignFiles, said: string): readonly string[] {
  const folded = foldWords(said)
  return campaign.sheet.flatMap(({ owner, text }) => {
    const section = triggerSection.exec(text)?.[1] ?? ''
    const trigger = section.split('\n').find(line => /^\s*[-*]/.test(line) && fires(line, folded))
    return trigger === undefined || owner === undefined
      ? []
      : [`${owner} would speak up: ${trigger.replace(/^\s*[-*]\s*/, '')}`]
  })
}

export const hintsFor = (state: TableState, campaign: CampaignFiles, lastTold: string): readonly string[] => [
  ...pulse(state),
  ...firedTriggers(campaign, lastTold),
]
