/** One value on its line: bare when that is safe, in double quotes when it is not. Any text there is can be quoted. */

/** A code fence alone on its line. */
export const isFence = (line: string): boolean => /^\s*(?:`{3,}|~{3,})[\w-]*\s*$/.test(line)

/**
 * Text that can stand as it is: no edges to lose, nothing that is not a visible character, a space or a line feed, and
 * no fence at its end, which would be taken for the wrapping of the message.
 */
export const isTidy = (text: string): boolean =>
  text !== '' &&
  text.trim() === text &&
  !/(?![\n\t])[\p{Cc}\p{Cs}\u2028\u2029]/u.test(text) &&
  !isFence(text.slice(text.lastIndexOf('\n') + 1))

/** `|`, `>`, `|-`, `|2`: the mark by which a block is announced. */
export const isBlockMark = (raw: string): boolean => /^[|>][-+\d]{0,2}$/.test(raw)

export const quote = (text: string): string => JSON.stringify(text)

/** Bare where reading it back gives the same: one line, no edges, and nothing at its start that means something else. */
export const printPlain = (text: string): string =>
  isTidy(text) && !/^["']|\n/.test(text) && !isBlockMark(text) ? text : quote(text)

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

const unescape = (text: string): string =>
  text.replaceAll(/\\(?:u([0-9a-fA-F]{4})|(["\\/nrtbf]))/g, (_, code: string | undefined, mark: string) =>
    code === undefined ? (escapes[mark] ?? mark) : String.fromCharCode(Number.parseInt(code, 16)),
  )

/**
 * Whether quotes hold the whole value, or only its first words: `"Go," she said, "now."` begins and ends with a quote
 * and is not quoted, while `"He said "hi" to me"` is. The first quote inside tells: it closes, or it opens.
 */
function isQuoted(raw: string): boolean {
  if (raw.length < 2 || !raw.startsWith('"') || !/(?<!\\)(?:\\\\)*"$/.test(raw)) return false
  const inner = /(?<!\\)(?:\\\\)*"/.exec(raw.slice(1, -1))
  return inner === null || /^(?:["\p{L}\p{N}]|$)/u.test(raw.slice(1, -1).slice(inner.index + inner[0].length))
}

/** A value as a person or a model wrote it. What only looks like quotes is left as it is. */
export function readScalar(written: string): string {
  const raw = written.trim()
  if (isQuoted(raw)) return unescape(raw.slice(1, -1))
  const single = /^'((?:[^']|'')*)'$/.exec(raw)?.[1]
  return single === undefined ? raw : single.replaceAll("''", "'")
}
