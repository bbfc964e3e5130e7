/** A decision point in a Game Master's text, as a question with options. A free answer is always welcome. */
import { withoutMarkup } from '../../campaign/text/fold.ts'
import type { TableEvent } from '../ports.ts'
import type { Option } from '../protocol/message-gm.ts'
import { endsWithPrompt } from '../protocol/prompt.ts'
import { toQuestion } from '../protocol/question.ts'

export const commonActions: readonly Option[] = [
  { label: 'Investigate', description: 'Look around, search for clues' },
  { label: 'Talk', description: 'Speak to someone present' },
  { label: 'Attack', description: 'Initiate combat' },
  { label: 'Move', description: 'Go somewhere else' },
]

const item = /^\s*(?:[-*•]|\d{1,2}[.)]|[a-h][.)])\s+(\S.*)$/i
const counted = /^\s*(?:\d{1,2}[.)]|[a-h][.)])\s+(\S.*)$/i

const asOption = (text: string): Option => {
  const words = withoutMarkup(text)
  const [, label = words, description = ''] = /^(.{1,60}?)(?::| [-–—]) (.+)$/.exec(words) ?? []
  return description === '' ? { label } : { label, description }
}

/** The list a text ends with, and the text above it. */
function cutList(
  lines: readonly string[],
  shape: RegExp,
): { readonly above: readonly string[]; readonly list: readonly Option[] } {
  let end = lines.length
  while (end > 0 && (lines[end - 1]?.trim() === '' || shape.test(lines[end - 1] ?? ''))) end -= 1
  const list = lines.slice(end).flatMap(line => shape.exec(line)?.[1] ?? [])
  return list.length > 1 ? { above: lines.slice(0, end), list: list.map(asOption) } : { above: lines, list: [] }
}

const alternatives =
  /\b(?:do you(?: (?:want|wish|try|prefer|choose) to)?|would you (?:rather|like to|prefer to)|will you|sh(?:all|ould) (?:we|you|i))\s+([^?]{1,160}?),?\s+or\s+([^?,]{1,80})\?/i

/** `Do you take the stair, the lift, or wait?` */
function eitherOr(question: string): readonly Option[] {
  const [, first = '', last = ''] = alternatives.exec(question) ?? []
  if (last === '') return []
  return [...first.split(/,\s+(?:or\s+)?/), last]
    .map(part => part.replace(/^(?:to|you)\s+/i, '').trim())
    .filter(part => part !== '')
    .map(part => ({ label: part.charAt(0).toUpperCase() + part.slice(1) }))
}

const lastSentence = (line: string): string => /[^.!?…]+[?？][\s"'”’»)\]]*$/u.exec(line)?.[0].trim() ?? line

function optionsFor(question: string, list: readonly Option[], party: readonly Option[]) {
  if (list.length > 0) return { header: 'Choice', options: list }
  if (/\bwhich (?:character|hero)\b|\bwho (?:are you playing|do you play|will you play)/i.test(question)) {
    return { header: 'Character', options: party }
  }
  if (/\bwhat (?:do|would|will) (?:you|y['’]all)\b(?: all)?(?: like to| want to)? do\b/i.test(question)) {
    return { header: 'Action', options: commonActions }
  }
  const either = eitherOr(question)
  return { header: either.length > 0 ? 'Choice' : 'Question', options: either }
}

export type QuestionShown = Extract<TableEvent, { readonly type: 'question' }>

/** Undefined when the text does not hand over to the player. `party` are the characters one may play. */
export function questionIn(narrative: string, party: readonly Option[]): QuestionShown | undefined {
  const { above, list } = cutList(narrative.split(/\r?\n/), item)
  if (!endsWithPrompt(above.join('\n'))) return undefined
  const at = above.findLastIndex(line => /[\p{L}\p{N}?]/u.test(line))
  const asked = lastSentence(withoutMarkup((above[at] ?? '').replace(/^\s*>\s?/, '')))
  const before = list.length > 0 ? list : cutList(above.slice(0, at), counted).list
  const { question, header, pages } = toQuestion({
    tag: 'ASK_PLAYER',
    question: asked,
    ...optionsFor(asked, before, party),
  })
  return { type: 'question', question, header, options: pages.flat() }
}
