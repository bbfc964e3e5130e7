/** What the table reminds the Game Master of: a party that has not been asked for a while, a trigger that fired. */
import type { CampaignFiles } from '../campaign/folder/files.ts'
import { memo } from '../core/memo.ts'
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

type Trigger = { readonly line: string; readonly words: readonly string[]; readonly enough: number }

/** The triggers of a sheet. Two words of one in what was just said fire it, because one is chance; of a quote one will do. */
const triggersIn = memo(32, (sheet): readonly Trigger[] =>
  (triggerSection.exec(sheet)?.[1] ?? '')
    .split('\n')
    .filter(line => /^\s*[-*]/.test(line))
    .map(line => ({ line, words: wordsOf(line), enough: /["“]/.test(line) ? 1 : 2 })),
)

const fires = ({ words, enough }: Trigger, said: string): boolean =>
  words.filter(word => holdsWords(said, word)).length >= enough

/** Whose sheet says they would speak up now. */
export function firedTriggers(campaign: CampaignFiles, said: string): readonly string[] {
  const folded = foldWords(said)
  return campaign.sheet.flatMap(({ owner, text }) => {
    const trigger = triggersIn(text).find(one => fires(one, folded))
    return trigger === undefined || owner === undefined
      ? []
      : [`${owner} would speak up: ${trigger.line.replace(/^\s*[-*]\s*/, '')}`]
  })
}

export const hintsFor = (state: TableState, campaign: CampaignFiles, said: string): readonly string[] => [
  ...pulse(state),
  ...firedTriggers(campaign, said),
]
