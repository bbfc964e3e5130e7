/** What a companion said, without what a model puts around it: its name, marks, other people's lines, too many words. */
import { literally } from '../../../core/pattern.ts'
import { vetoIn } from '../../../campaign/relay/veto.ts'
import type { RequestType } from '../../../table/protocol/message-gm.ts'
import { cleaned } from '../gm/manners.ts'

/** In characters, by what was asked. */
const most: Readonly<Record<RequestType, number>> = {
  QUICK_REACTION: 420,
  OPTIONAL_REACTION: 420,
  FULL_CONTEXT: 1800,
  COMBAT_ACTION: 600,
  SECRET_ACTION: 800,
  REFLECTION: 900,
  INTERACTION: 900,
}

const longestVeto = 500

/** `name` is the one who speaks; `others` may be at the table, and never speak here. */
export function spokenIn(text: string, kind: RequestType, name: string, others: readonly string[]): string {
  const clean = cleaned(text.replaceAll(/^[ \t]*>[ \t]?/gm, '')).trim()
  if (vetoIn(clean)) return atSentence(clean, longestVeto) // the table reads it as it stands
  const own = untilOthers(clean, others).replace(ownName(name), '')
  return atSentence(withoutMarks(own), most[kind])
}

/** Ids are names with dashes, and people are called by the first word of theirs. */
const namesOf = (name: string): readonly string[] => {
  const whole = name.replaceAll('-', ' ')
  return [...new Set([whole, whole.split(' ')[0] ?? whole])].filter(one => one !== '').map(literally)
}

const ownName = (name: string): RegExp => new RegExp(`^[*_\\s]*(?:${namesOf(name).join('|')})[*_]*\\s*:[*_]*\\s*`, 'i')

function untilOthers(text: string, others: readonly string[]): string {
  const names = [...others.flatMap(namesOf), 'GM', 'Game Master', 'Narrator']
  const line = new RegExp(`^[*_]*(?:${names.join('|')})[*_]*\\s*:`, 'im')
  const at = text.search(line)
  return at > 0 ? text.slice(0, at).trim() : text
}

/** Deeds stand plain: stars and underlines are stage marks of other tables. */
const withoutMarks = (text: string): string =>
  text
    .replaceAll(/(\*{1,3}|_{1,3})(?=\S)([^*_\n]*?\S)\1/g, '$2')
    .replaceAll(/^#+\s*/gm, '')
    .trim()

/** Ends with a whole sentence, where there is one. */
export function atSentence(text: string, limit: number): string {
  if (text.length <= limit) return text
  const head = text.slice(0, limit)
  const end = [...head.matchAll(/[.!?…]["”'’)]*(?=\s)/gu)].at(-1)
  if (end !== undefined) return closed(head.slice(0, end.index + end[0].length))
  return closed(`${head.slice(0, Math.max(head.lastIndexOf(' '), 1)).trimEnd()} …`)
}

/** Speech that was cut in the middle is closed. */
const closed = (text: string): string => {
  if ((text.match(/"/g)?.length ?? 0) % 2 === 1) return `${text}"`
  return (text.match(/“/gu)?.length ?? 0) > (text.match(/”/gu)?.length ?? 0) ? `${text}”` : text
}
