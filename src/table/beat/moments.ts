/** What of a telling is worth keeping, as sentences that stand alone: deaths, finds, promises, ends. Made of facts, never of words. */
import { listOf } from '../../english/nouns.ts'
import type { Kept, Noted, SummaryWords } from '../../memory/summary.ts'
import type { Narrated } from './in-play.ts'
import type { FightEnd, Part, PartOf } from '../parts.ts'
import { partsOf } from '../read-parts.ts'

const plain = (text: string): string =>
  text
    .replaceAll(/[*_`>]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

const fallen: Readonly<Record<PartOf<'fell'>['how'], string>> = {
  down: 'went down',
  dead: 'died',
  defeated: 'was beaten',
  fled: 'fled',
  spared: 'was spared',
}

const ended: Readonly<Record<FightEnd, string>> = {
  won: 'was won',
  lost: 'was lost',
  fled: 'was fled from',
  parley: 'ended in words',
  spared: 'ended in mercy',
}

const goals = { open: '', done: 'is done', failed: 'has failed' } as const

/** Empty for what is told in passing. */
function sentenceOf(part: Part): string {
  switch (part.kind) {
    case 'fell':
      return `${part.who} ${fallen[part.how]}.`
    case 'fight':
      return part.stage === 'ends' ? `The fight with ${listOf(part.foes)} ${ended[part.end ?? 'won']}.` : ''
    case 'found':
      return `${part.by} found ${plain(part.what)}${part.where === undefined ? '' : ` at ${part.where}`}.`
    case 'promise':
      return `${part.by} promised ${part.to}: ${plain(part.what).replace(/\.$/, '')}.`
    case 'joined':
      return `${part.who} joined the company.`
    case 'goal':
      return part.state === 'open' ? '' : `${part.name} ${goals[part.state]}.`
    case 'ending':
      return `It came to an end: ${part.name}.`
    case 'established':
      return plain(part.text)
    default:
      return ''
  }
}

/** What somebody would not say is a question that is open. */
function threadOf(part: Part): string {
  if (part.kind === 'kept-back') return `${part.who} would not speak of ${plain(part.about)}.`
  return part.kind === 'goal' && part.state === 'open' ? `${part.name} is still to be done.` : ''
}

export const nothingKept: Kept = { moments: [], threads: [] }

/** As much of a long scene as somebody would tell of it. */
const mostKept = 12

export function keptOf(before: Kept, told: readonly Narrated[], party: readonly string[]): Kept {
  const noted = (say: (part: Part) => string): readonly Noted[] =>
    told.flatMap(one =>
      partsOf(one)
        .map(say)
        .filter(text => text !== '')
        .map(text => ({ text, audience: party.every(name => one.present.includes(name)) ? 'everyone' : one.present })),
    )
  return {
    moments: once([...before.moments, ...noted(sentenceOf)]).slice(-mostKept),
    threads: once([...before.threads, ...noted(threadOf)]).slice(-mostKept),
  }
}

const once = (all: readonly Noted[]): readonly Noted[] => [...new Map(all.map(one => [one.text, one])).values()]

/** What a mind has written of a scene, for those who were there. */
export const keptFrom = ({ moments, threads }: SummaryWords, audience: Noted['audience']): Kept => ({
  moments: moments.map(text => ({ text: plain(text), audience })),
  threads: threads.map(text => ({ text: plain(text), audience })),
})
