/** Dangers that move by themselves, as an author counts them; or one gentle clock where nobody counts. */
import { withoutAsides } from '../../text/brackets.ts'
import { slugOf } from '../../../core/id.ts'
import { sentencesOf } from '../../../english/prose-sentences.ts'
import { countOf } from '../counts.ts'
import type { Entry } from '../page/entry.ts'
import { called, listed, sentencesIn, valueOf, wholeText, type Page } from '../page/page.ts'
import type { Threat } from '../world.ts'

export type ThreatDraft = Omit<Threat, 'ticks'> & { readonly tickTexts: readonly string[] }

const sections =
  /^(?:clocks?|threats?|fronts?|upcoming(?: planned)? events?|dooms?|countdowns?|moving threats?|progress clocks?)\b/

/** Whoever counts or tells signs has said more than a date. */
const toSigns = /\b(?:segments?|signs?:|advances?)\b/i

const sizeIn = (text: string): number | undefined => {
  const [, count] = /\b(\w+)[\s-]*(?:segments?|ticks|steps|boxes|wedges)\b/i.exec(text) ?? []
  const drawn = /\b\d{1,2}\s*\/\s*(\d{1,2})\b/.exec(text)?.[1]
  const size = count === undefined ? Number(drawn ?? Number.NaN) : countOf(count)
  return size === undefined || Number.isNaN(size) || size < 2 ? undefined : Math.min(size, 12)
}

/** The part of a text that a word opens, up to the word that opens the next one. */
function part(text: string, opens: string): string {
  const shape = new RegExp(
    String.raw`(?:^|[.;\s])(?:${opens})\s*:?\s+(.*?)(?=(?:\s|^)(?:Signs?|Omens?|Portents?|When (?:it is |the clock is )?full|When (?:it )?fills|At full|If full|Filled|Advances?|Ticks?)\b\s*(?::|on\b|when\b|if\b|each\b|every\b|,|the\b)|$)`,
    'is',
  )
  return shape.exec(text)?.[1]?.trim() ?? ''
}

const trimmed = (text: string): string => text.replace(/^[\s,;:–-]+|[\s,;]+$/gu, '')

/** `advances on each long rest, and when the party fails at the mill`: each way to move by itself. */
const ticksIn = (text: string): readonly string[] =>
  trimmed(text.replace(/\.$/, ''))
    .split(
      /\s*[,;]\s*(?:and\s+|or\s+)?(?=(?:when|whenever|on|each|every|if|once|after|at)\b)|\s+(?:and|or)\s+(?=(?:when|whenever|on each|on every|each|every|if|once|after)\b)/i,
    )
    .map(trimmed)
    .filter(words => words !== '')

function signsIn(entry: Entry, text: string): readonly string[] {
  const labelled = called(entry.below, /^(?:signs?|omens?|portents?)/)
    .flatMap(listed)
    .map(wholeText)
  const said = labelled.length > 1 ? labelled : (labelled[0] ?? part(text, 'Signs?|Omens?|Portents?')).split(/\s*;\s*/)
  return said.map(sign => trimmed(sign).replace(/\.$/, '')).filter(sign => sign !== '')
}

function toThreat(entry: Entry): ThreatDraft | undefined {
  const text = wholeText({ ...entry, below: entry.below })
  const size = sizeIn(`${entry.label} ${text}`)
  const signs = signsIn(entry, text)
  const advance =
    valueOf(entry.below, /^(?:advances?|ticks?|moves?|fills?)\b(?!.*full)/) || part(text, 'Advances?|Ticks?|Moves?')
  if (size === undefined && signs.length === 0) return undefined
  const name = withoutAsides(entry.label) || (text.split(/[.:(]/)[0] ?? text)
  const ticks = ticksIn(advance)
  return {
    id: slugOf(name),
    name,
    segments: size ?? Math.max(4, signs.length),
    isOpen: /\bopen\b/i.test(`${entry.label} ${/^\(([^)]*)\)/.exec(entry.text)?.[1] ?? ''}`),
    tickTexts: ticks.length > 0 ? ticks : ['each long rest'],
    signs,
    whenFull:
      valueOf(entry.below, /^(?:when (?:it is )?full|when (?:it )?fills|at full|filled|if full)/) ||
      part(text, 'When (?:it is |the clock is )?full|When (?:it )?fills|At full|If full|Filled'),
  }
}

export const threatsIn = (page: Page): readonly ThreatDraft[] =>
  called(page.entries, sections).flatMap(section => listed(section).flatMap(entry => toThreat(entry) ?? []))

const when =
  /,?\s*\b(?:(?:on|at|by|in|during) )?(?:(?:the )?(?:day|night) \d{1,2}|the (?:first|second|third|fourth|fifth|sixth|seventh|\d{1,2}(?:st|nd|rd|th)) (?:day|night|evening|dawn|morning))\b/i

/** `The generator stops on the second night`: no clock is drawn for it, and it comes all the same. */
export function datedThreat(text: string): ThreatDraft | undefined {
  const [date] = when.exec(text) ?? []
  if (date === undefined || toSigns.test(text)) return undefined
  const told = trimmed(text.replace(date, ' ').replaceAll(/\s+/g, ' ').replaceAll('**', '')).replace(/\s+([.,])/g, '$1')
  return {
    id: slugOf(told),
    name: told.replace(/\.$/, ''),
    segments: 1,
    isOpen: false,
    tickTexts: [trimmed(date)],
    signs: [],
    whenFull: told,
  }
}

/** A gentle clock from what everybody may hear of the danger. */
export function gentleThreat(open: Page, upcoming: string): ThreatDraft {
  const [section] = called(open.entries, /^(?:the )?(?:threat|danger|menace|problem|conflict|villain)s?\b/)
  const told = section ? sentencesIn([section]) : []
  const name = section && !/^(?:the )?threats?$/i.test(section.label) ? section.label : 'What is coming'
  return {
    id: 'what-is-coming',
    name,
    segments: 6,
    isOpen: false,
    tickTexts: ['each long rest'],
    signs: told.slice(0, 4),
    whenFull: sentencesOf(upcoming)[0] ?? told.at(-1) ?? '',
  }
}
