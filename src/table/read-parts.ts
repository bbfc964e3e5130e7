/**
 * The one reader of prose from outside: what a mind told in words alone, as parts. It knows only how a telling is set:
 * speech has its speaker in bold, lists and headings and dice are for whoever plays, and all else is prose.
 */
import { sentencesOf } from '../english/prose-sentences.ts'
import { prose, type Part } from './parts.ts'

const speech = /^>\s*\*\*([^*\n]{1,80}?):?\*\*:?\s*(.*)$/su
const quoted = /["“]([^"”]*)["”]/gu
/** A heading, a table, a list, a rule: set for the eye and not to be told. */
const isSet = (block: string): boolean => /^(?:#|\||\d+[.)]\s|[-*+]\s|[-*_═─]{3,}|\*\*[^*\n]+\*\*:?$)/u.test(block)
/** Dice, and numbers that only rules would use. */
const isRuling = (block: string): boolean => /`|\b\d*d\d+\b|\bDC\s*\d|\b\d+\s*(?:HP|XP)\b|\b\d+\/\d+\b/u.test(block)
/** What is asked of whoever plays, at the end of a telling: its last words, and never what was told before them. */
const isAsked = (sentence: string): boolean => /\?[*_]*$/u.test(sentence) && /\byou\b/iu.test(sentence)

function lastIn(block: string): readonly Part[] {
  const asked = sentencesOf(block).at(-1) ?? ''
  if (!isAsked(asked) || !block.endsWith(asked)) return [prose(block)]
  const before = block.slice(0, block.length - asked.length).trim()
  return [...(before === '' ? [] : [prose(before)]), { kind: 'table', text: asked }]
}

const together = (pieces: readonly string[]): string => pieces.join(' ').replaceAll(/\s+/gu, ' ').trim()

/** Speech, as anybody sets it: what stands in quotation marks. */
export const quotesIn = (text: string): readonly string[] => [...text.matchAll(quoted)].map(([, words = '']) => words)

function saidIn(who: string, rest: string): Part {
  const said = together(quotesIn(rest))
  const manner = together([rest.replaceAll(quoted, ' ').replaceAll(/[*_]/gu, '')])
  return { kind: 'said', who: who.trim(), act: 'say', text: said, ...(manner !== '' && { manner }) }
}

export function readParts(text: string): readonly Part[] {
  const blocks = text
    .split(/\n[^\S\n]*\n/u)
    .map(block => block.trim())
    .filter(block => block !== '')
  return blocks.flatMap((block, at): readonly Part[] => {
    const [, who, rest] = speech.exec(block.replaceAll(/\n>\s*/gu, ' ')) ?? []
    if (who !== undefined && rest !== undefined) return [saidIn(who, rest)]
    if (isSet(block) || isRuling(block)) return [{ kind: 'table', text: block }]
    return at === blocks.length - 1 ? lastIn(block) : [prose(block)]
  })
}

/** The facts of a telling: as they were given, else as its words are set. */
export const partsOf = ({
  text,
  parts,
}: {
  readonly text: string
  readonly parts?: readonly Part[]
}): readonly Part[] => parts ?? readParts(text)
