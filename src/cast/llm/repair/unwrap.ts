/** Takes off what is around the JSON: a mark of byte order, a fence with prose before it, an end that was only begun. */

export function unwrap(text: string): string {
  return inBraces(trimCut(unescaped(inFence(text.replace(/^\ufeff/, '')))))
}

const opened = /(?:^|\n|\s)(?:```|~~~)[a-z0-9]*[ \t]*\r?\n?/i
const closed = /\n[ \t]*(?:```|~~~)[ \t]*(?:\n|$)/

/** What is between the fences, where words come before them. Text that begins as JSON may hold fences of its own. */
function inFence(text: string): string {
  if (/^\s*[{["']/.test(text)) return withoutFence(text)
  const open = opened.exec(text)
  if (!open) return text
  const rest = text.slice(open.index + open[0].length)
  if (opened.test(afterFence(rest))) return text // several fences: each may hold something
  const end = closed.exec(rest)
  return end ? rest.slice(0, end.index) : withoutFence(rest)
}

function afterFence(rest: string): string {
  const end = closed.exec(rest)
  return end ? rest.slice(end.index + end[0].length) : ''
}

function withoutFence(text: string): string {
  const end = text.trimEnd()
  return end.endsWith('```') || end.endsWith('~~~') ? end.slice(0, -3) : text
}

/** JSON that was put in a text, and the quotes of that text lost. */
const unescaped = (text: string): string =>
  /^\s*[{[](?:\s|\\n|[{[])*\\"/.test(text)
    ? text.replaceAll(/\\(["\\nrt/])/g, (_, kind: string) => plain[kind] ?? kind)
    : text

const plain: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' }

/** A quote or a minus at the very end was the beginning of something that never came. */
function trimCut(text: string): string {
  const end = text.trimEnd()
  return /[[{,]\s*["'-]$/.test(end.slice(-20)) ? end.slice(0, -1) : text
}

/** Fields without their braces. */
const inBraces = (text: string): string => (/^\s*"[^"\n]{0,100}"\s*:/.test(text) ? `{${text}}` : text)
