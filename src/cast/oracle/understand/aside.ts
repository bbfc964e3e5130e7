/** What is said at the table and not in the story: `ooc: …`, `(out of character: …)`, `((…))`. */

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
