/** What is shown, in the words and the signs of the story: one text for a terminal and for a pipe. */
import type { Sign } from '../../cast/llm/model/signs.ts'
import type { NarrativeStyle } from '../../campaign/style/narrative-style.ts'
import type { Option } from '../../table/protocol/message-gm.ts'
import type { OpenClock } from '../../table/board.ts'
import type { Happening, Rolled } from '../../rules/ruleset.ts'
import type { Glance, Shown } from './face.ts'
import { inStyle } from './in-style.ts'

export type Signs = {
  readonly filled: string
  readonly empty: string
  readonly between: string
  readonly said: string
  readonly die: string
  /** Before what has changed. */
  readonly change: string
  /** A branch, the last branch, and what goes on beside one. */
  readonly tree: readonly [string, string, string]
}

export const fineSigns: Signs = {
  filled: '▰',
  empty: '▱',
  between: ' · ',
  said: '»',
  die: '⚄',
  change: '◆',
  tree: ['├─ ', '└─ ', '│  '],
}
export const asciiSigns: Signs = {
  filled: '#',
  empty: '.',
  between: ' | ',
  said: '>>',
  die: '*',
  change: '+',
  tree: ['+- ', '`- ', '|  '],
}

/** Whoever speaks through the party stands here by name. */
export type NameOf = (id: string) => string

/** `The tide ▰▰▱▱`; a clock of more segments than fit is told in numbers. */
export const clockWords = ({ name, filled, segments }: OpenClock, signs: Signs): string =>
  segments > 12
    ? `${name} ${filled}/${segments}`
    : `${name} ${signs.filled.repeat(filled)}${signs.empty.repeat(Math.max(0, segments - filled))}`

export const glanceParts = ({ who, parts, scene, clocks }: Glance, signs: Signs): readonly string[] =>
  [who === '' ? '' : `**${who}**`, ...parts, scene, ...clocks.map(clock => clockWords(clock, signs))].filter(
    part => part !== '',
  )

/** Numbers beside the story, which stand together. */
export const isInMargin = ({ type }: Shown): boolean => type === 'rolled' || type === 'happened'

/** Dice stand in code, and what they mean in brackets behind them. */
export function rollWords({ purpose, who, text, outcome }: Rolled, nameOf: NameOf, signs: Signs): string {
  const whose = who === '' ? '' : `${nameOf(who)}, `
  const result = outcome === undefined || outcome === '' ? '' : ` (${outcome})`
  return `${signs.die} \`${whose}${purpose}: ${text}\`${result}`
}

/** What changed and is worth a glance, in a line of its own; what is only for the record is for whoever reads data. */
const happeningWords = ({ severity, text, reason }: Happening, signs: Signs): string =>
  severity === 'info' ? '' : `${signs.change} \`${text}\`${reason === '' ? '' : ` (${shortened(reason)})`}`

const longestReason = 60
const shortened = (text: string): string =>
  text.length > longestReason ? `${text.slice(0, longestReason - 1)}…` : text

export const numbered = (options: readonly string[]): string =>
  options.map((option, index) => `${index + 1}. ${option}`).join('\n')

const optionWords = ({ label, description }: Option): string =>
  description === undefined || description === '' ? label : `${label}: ${description}`

const endWords = ({ summary, nextHook, isSaved }: Extract<Shown, { type: 'ended' }>): string =>
  [
    summary,
    nextHook,
    isSaved ? 'Session saved. See you next time!' : 'The session is over, but not everything is saved yet.',
  ]
    .filter(text => text !== '')
    .join('\n\n')

/** Empty when there is nothing to read in it. */
export function wordsOf(event: Shown, nameOf: NameOf, signs: Signs, style: NarrativeStyle = 'hybrid'): string {
  const tell = (text: string): string => inStyle(text, style, signs === asciiSigns)
  switch (event.type) {
    case 'narrative':
      return tell(event.isWhisper ? `*(For you alone.)*\n\n${event.text}` : event.text)
    case 'rolled':
      return rollWords(event.roll, nameOf, signs)
    case 'question':
      return [`**${event.question}**`, numbered(event.options.map(optionWords))].filter(Boolean).join('\n')
    case 'spoke':
      return tell(
        `> **${nameOf(event.character)}**: ${event.isWhisper ? '*(in a whisper)* ' : ''}${event.text.trim().replaceAll('\n', '\n> ')}`,
      )
    case 'notice':
      return `(${event.text})`
    case 'ended':
      return endWords(event)
    case 'turn':
      return [glanceParts(event.glance, signs).join(signs.between), numbered(event.options)].filter(Boolean).join('\n')
    case 'previously':
      return `**Previously**\n\n${tell(event.text)}`
    case 'said':
      return `${signs.said} ${event.text}`
    case 'answer':
    case 'welcome':
    case 'left':
      return event.text
    case 'happened':
      return happeningWords(event.happening, signs)
    case 'status':
    case 'board':
    case 'acted':
    case 'suggestions':
      return ''
  }
}

/** Whom one is waiting for, as one would say it. */
export function waitingWords({ who = 'The Game Master', waitMs, why }: Sign): string {
  if (waitMs === undefined) return `${who} thinks …`
  return `${why ?? 'The provider is busy.'} Trying again in ${Math.max(1, Math.round(waitMs / 1000))} s.`
}
