/**
 * What a model says that is no telling: marks of its trade between the words, which are taken out, and whole paragraphs that
 * are said to nobody at the table, which are sent back.
 */
import { foldWords } from '../../../campaign/text/fold.ts'
import { readTagLine } from '../../../table/protocol/tag.ts'

/** Fences, rules and bare tags on lines of their own. */
const markupLine = /^(?:```.*|\[\/?[A-Z_]+\]|---+)$/

const marks: readonly (readonly [RegExp, string])[] = [
  [/<!--[\s\S]*?(?:-->|$)/g, ''],
  [/<(script|style)\b[\s\S]*?(?:<\/\1>|$)/gi, ''],
  [/<\/?(?:p|div|br|li|tr)\b[^>\n]{0,200}>/gi, '\n'],
  [
    /<\/?(?:b|i|u|em|strong|span|font|center|h[1-6]|ul|ol|a|img|iframe|html|body|table|td|small|sup|sub)\b[^>\n]{0,200}>/gi,
    '',
  ],
  [/<\|[\w-]{1,40}\|>/g, ''],
]

/** `[NARRATIVE]` in the middle of a line is a word of the protocol; `[CLOSED]` on a door is a sign. */
const isTag = (name: string): boolean => readTagLine(`[${name}]`)?.tag !== undefined

/** Codes for a terminal, marks that turn the direction of what follows, halves of letters: no words, wherever they are read. */
const escape = '\\u001B'
const codes = new RegExp(`${escape}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\u0007\\u001B]*\\u0007?)`, 'gu')
const unseen = /(?![\n\t])\p{Cc}|[\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/gu

type Cut = readonly [what: RegExp, instead: string | ((whole: string, ...groups: readonly string[]) => string)]

/** In this order: what one leaves may be the next one's to take. */
const cuts: readonly Cut[] = [
  [codes, ''],
  [unseen, ''],
  ...marks,
  // a message of the protocol that was written instead of made, with all that stands in it
  [/\[([A-Z][A-Z_]{3,40})\][^[]*\[\/\1\]/g, (whole, name = '') => (isTag(name) && name !== 'NARRATIVE' ? '' : whole)],
  [/ ?\[\/?([A-Z][A-Z_]{3,40})(?::[^\]\n]{0,200})?\]/g, (whole, name = '') => (isTag(name) ? '' : whole)],
  // what is said again and again in one breath is said once, and what are no words not at all
  [/([^.!?\n]{4,200}[.!?]["”’]?)(?:\s+\1){2,}/g, '$1'],
  [/(?<!\S)(\S{1,40})(?:\s+\1){11,}(?!\S)/g, '$1'],
  [/(\S{1,12}?)\1{19,}/g, ''],
]

/** What a chat begins and ends with. */
const courtesy =
  /^(?:(?:sure|certainly|of course|absolutely|okay|great|got it)\b[^\n]{0,120}[:!]|here(?:'s| is| are)\b[^\n]{0,120}:|(?:please )?let me know\b[^\n]{0,160}|(?:would you like|shall i|do you want) me to\b[^\n]{0,160}\?|i hope (?:this|that)\b[^\n]{0,160})$/i

export type Cleaned = {
  readonly text: string
  /** What was taken out of it, for whoever asks why. */
  readonly out: readonly string[]
}

export function clean(paragraph: string): Cleaned {
  const out: string[] = []
  let text = paragraph
  for (const [what, instead] of cuts) {
    text = text.replaceAll(what, (whole: string, ...found: readonly string[]) => {
      const left = typeof instead === 'string' ? instead.replace('$1', found[0] ?? '') : instead(whole, ...found)
      if (left !== whole) out.push(whole.trim())
      return left
    })
  }
  const lines = text.split('\n').filter(line => !markupLine.test(line.trim()))
  const left = lines.join('\n').trim()
  if (courtesy.test(left)) return { text: '', out: [...out, left] }
  return { text: /[\p{L}\p{N}]/u.test(left) ? left : '', out }
}

export const cleaned = (paragraph: string): string => clean(paragraph).text

/** A call that was written instead of made. */
const writtenCall =
  /^\s*(?:<\/?(?:tool_call|function_calls?|invoke|tool_use|antml:\w+|function)\b|\{\s*"(?:name|tool|function|type|tool_calls|arguments|action)"\s*:|\[\s*\{\s*"(?:name|tool|function|type)"\s*:|[a-z]+(?:_[a-z]+)+\s*\([^)]*\)\s*$)/i

/** Somebody who speaks of being a machine, or will not go on, is not at the table. */
const outOfStory =
  /\b(?:as an? (?:AI|artificial intelligence|(?:large )?language model|assistant)\b|I(?:'m| am) (?:just )?an? (?:AI|language model|assistant)\b|I(?:'m| am) (?:sorry|afraid),? (?:but )?I (?:can(?:not|'t)|am (?:not able|unable))|I (?:can(?:not|'t)|am unable to|won't) (?:continue|assist|help|comply|fulfil|generate|write|provide|create)\b|(?:my|the) system prompt\b|content (?:policy|guidelines)\b)/i

/** The other side of the conversation, written by the wrong one. */
const otherSide = /^\s*(?:>\s*)?\**(?:player|user|human|assistant)\**\s*:/im

export type Role = {
  /** Whom the human plays, by name. */
  readonly human: string
  /** What the human said to begin the beat. */
  readonly said: string
}

/** Why a paragraph is told to nobody; undefined for a telling. */
export function outOfRole(paragraph: string, { human, said }: Role): string | undefined {
  if (writtenCall.test(paragraph)) return 'That is a call, written as words. Call the tool itself; words are told.'
  if (outOfStory.test(paragraph.replace(/"[^"]*"|“[^”]*”/g, '')))
    return 'You are the Game Master of this table. Tell what happens in the story, in a way you are at ease with.'
  if (otherSide.test(paragraph))
    return 'You wrote both sides of the talk. Tell the world’s side, and stop where it is the player’s turn.'
  return spokenFor(paragraph, human, said)
    ? `What ${human} says is the player’s to say. Tell what the others say and do.`
    : undefined
}

/** Words in the mouth of whoever the human plays, other than those that they have said themselves. */
function spokenFor(paragraph: string, human: string, said: string): boolean {
  const [first = human] = human.split(' ')
  const known = foldWords(said)
  return Array.from(paragraph.matchAll(/^(?:>\s*)?\*\*([^*\n]{1,60})\*\*\s*:\s*(.+)$/gm)).some(
    ([, who = '', words = '']) => (who === human || who === first) && !known.includes(foldWords(words)),
  )
}
