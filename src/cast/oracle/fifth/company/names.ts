/** How a line calls somebody of the company: by any name the table uses, alone or several at once. */
import { memo } from '../../../../core/memo.ts'
import type { Desk } from '../desk.ts'
import { companionsOf, nameOf, shortName } from '../heroes.ts'

export type Names = {
  readonly ids: ReadonlyMap<string, string>
  /** Begins a line: what leads up to it, who is called, and the rest. */
  readonly first: RegExp
  /** Ends a line: what was said before it, a comma or none, who is called, and the mark. */
  readonly last: RegExp
  /** Stands in the midst of a line, between commas. */
  readonly within: RegExp
  readonly any: RegExp
  /** Begins a part of a line that has a part for each: `Wren`, `Wren and Aske`, `I`. */
  readonly part: RegExp
  /** `I whisper to Wren: ...`, and what is said to her. */
  readonly told: RegExp
  /** `give Wren ...`, `... to Wren`: who gets it, and what. */
  readonly given: RegExp
  readonly givenTo: RegExp
  /** `I hug Wren`. */
  readonly touched: RegExp
}

const leads =
  '(?:(?:hey|hi|hello|ok|okay|so|and|but|well|alright|all right|right|now|oh|please|come on|listen|psst|um|dear|yes|no|then)\\b[\\s,!.]*)*'

const escaped = (text: string): string => text.replaceAll(/[^\p{L}\p{N} ]/gu, '.')

const gesture =
  '(?:hug|kiss|embrace|pat|pat the shoulder of|clap|wink at|smile at|grin at|high[- ]?five|thank|apologi[sz]e to|say sorry to|comfort|console|tickle|slap|poke|nudge|nod to|nod at|wave to|wave at|bow to|toast|tease|flirt with|insult|praise|compliment|congratulate|cheer up|hold|take the hand of|shake hands with|glare at|laugh at|laugh with|dance with|drink with|greet|encourage|mock|reassure)'

const namesOf = memo(32, (key): Names => {
  const ids = new Map<string, string>()
  for (const line of key.split('\n')) {
    const [id = '', name = ''] = line.split('|')
    for (const spelling of [name, shortName(name), name.split(' ')[0] ?? name])
      if (spelling.length > 1) ids.set(spelling.toLowerCase(), id)
  }
  const spellings = [...ids.keys()].sort((a, b) => b.length - a.length).map(escaped)
  const one = `(?:${spellings.join('|')})(?![\\p{L}'’-])`
  const joint = String.raw`(?:\s*,\s*(?:and\s+)?|\s+and\s+|\s*&\s*|\s+)`
  const several = `${one}(?:${joint}${one})*`
  const anybody = `(?:${one}|I(?![\\p{L}'’])|me(?!\\p{L}))`
  return {
    ids,
    first: new RegExp(`^\\W*${leads}(${several})(.*)$`, 'isu'),
    last: new RegExp(`^(.*?)(,?)\\s+(${several})\\s*([?!.…]*)\\s*$`, 'isu'),
    within: new RegExp(`,\\s*(${one})\\s*,(?!\\s*(?:and\\s+)?${one})`, 'iu'),
    any: new RegExp(one, 'giu'),
    part: new RegExp(
      `(?:^\\W*${leads}|(?<=[\\p{L}\\p{N}])\\s*[,;.!]\\s*(?:and\\s+|then\\s+|while\\s+)?|\\s+(?:and|while|whilst|as|then|but)\\s+)(?:you,?\\s+)?(${anybody}(?:${joint}${anybody})*)(?=[\\s,:])`,
      'giu',
    ),
    told: new RegExp(
      `^\\W*(?:i |we )?(lie to|whisper to|confess to|admit to|say to|joke with|complain to|swear to|promise|assure|confide in|tell|warn|remind)\\s+(${one})[\\s,:]+(?:that\\s+|this:?\\s+)?(?!to\\s|about\\s)(.+)$`,
      'isu',
    ),
    given: new RegExp(
      `^\\W*(?:i |we |please |then )*(?:give|hand|pass|lend|loan|pay|toss|slip|offer|throw)\\s+(${one})\\s+(.+)$`,
      'isu',
    ),
    givenTo: new RegExp(
      `^\\W*(?:i |we |please |then )*(?:give|hand|pass|lend|loan|pay|toss|slip|offer|throw)\\s+(.+?)\\s+(?:over\\s+)?to\\s+(${one})\\W*$`,
      'isu',
    ),
    touched: new RegExp(`^\\W*(?:i |we |then )*(${gesture})\\s+(${one})(.*)$`, 'isu'),
  }
})

export const namesAt = (desk: Desk): Names | undefined => {
  const all = companionsOf(desk)
  return all.length === 0 ? undefined : namesOf(all.map(id => `${id}|${nameOf(desk, id)}`).join('\n'))
}

/** Everybody a text names, in its order. */
export const idsIn = ({ ids, any }: Names, text: string): readonly string[] => [
  ...new Set([...text.matchAll(any)].flatMap(([name]) => ids.get(name.toLowerCase()) ?? [])),
]
