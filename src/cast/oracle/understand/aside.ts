/** What is said at the table and not in the story: `ooc: …`, `((…))`, `gm, …`, and remarks in brackets beside a deed. */

const led = /^[\s([{]*(?:ooc|o\.o\.c\.?|out[ -]of[ -]character)\b[\s)\]}]*[:,;–—-]*\s*/iu
const trailing = /[\s([{]+(?:ooc|out[ -]of[ -]character)[)\]}\s]*$/iu
const doubled = /^\s*\(\((.+)\)\)\s*$/su

/** The words themselves; undefined for a line that is of the story. */
export function asideIn(line: string): string | undefined {
  const inner = doubled.exec(line)?.[1] ?? line
  const isLed = led.test(inner)
  if (!isLed && inner === line && !trailing.test(line)) return undefined
  return inner
    .replace(led, '')
    .replace(trailing, '')
    .replace(/[\s)\]}]+$/u, '')
    .trim()
}

const gm = '(?:gm|dm|game ?master|dungeon ?master)'
const toGm = new RegExp(
  `^\\W*(?:(?:hey|hi|ok|okay|so|um|dear|mr|yo|sorry|wait|question for the|(?:i )?ask(?: the)?)[\\s,]+)*${gm}\\b[\\s,:;!.-]*(.*\\p{L}.*)$`,
  'isu',
)
const fromGm = new RegExp(`^(.*\\p{L}.*?)[\\s,]+${gm}\\W*$`, 'isu')

/** What is put to whoever runs the game, by that name; undefined where it is nobody's or somebody else's. */
export function putToGm(line: string): string | undefined {
  if (!/\b[gd]m\b|master/iu.test(line)) return undefined
  const [, words] = toGm.exec(line) ?? fromGm.exec(line) ?? []
  if (words === undefined) return undefined
  return /\?\W*$/u.test(line) && !words.includes('?') ? `${words.trim()}?` : words.trim()
}

const bracketed = /\([^()]*\)/gu

/** The line with spaces for what stands in brackets beside it, so that every word keeps its place. */
export function withoutRemarks(line: string): string {
  if (!line.includes('(')) return line
  const rest = line.replaceAll(bracketed, remark => ' '.repeat(remark.length))
  return /\p{L}/u.test(rest) ? rest : line
}

/** `tell her he confessed (that's a bluff)`: the remark says that it is not so. */
export const isSaidToBeFalse = (line: string): boolean =>
  (line.match(bracketed) ?? []).some(remark =>
    /\b(?:bluff|lie|lying|lied|not true|untrue|false|made (?:it|that|this) up|(?:did|does|has|was|is|had|are|were)(?:n['’]?t| not|nt))\b|n['’]t\W*$/iu.test(
      remark,
    ),
  )
