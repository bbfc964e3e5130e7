/** List items as people write them: `- text`, `* text`, `- [ ] text`, `- **Label**: text`, at any depth. */
import { foldWords, withoutMarkup } from '../text/fold.ts'

export type Bullet = {
  /** All that stands before the words: indentation, mark, checkbox. An edit keeps it. */
  readonly prefix: string
  readonly indent: number
  readonly isCheckbox: boolean
  readonly text: string
}

const shape = /^([ \t]*)([-*+•]|\d{1,9}[.)])([ \t]+|$)(\[[ xX]\][ \t]+)?/

/** Columns of white space; a tab goes to the next multiple of four. */
export function indentOf(space: string): number {
  let columns = 0
  for (const mark of space) columns += mark === '\t' ? 4 - (columns % 4) : 1
  return columns
}

/** A line that is a rule (`* * *`, `- - -`) is no bullet. */
export function toBullet(line: string): Bullet | undefined {
  const match = shape.exec(line)
  if (!match || isRule(line)) return undefined
  const [prefix, space = ''] = match
  return {
    prefix,
    indent: indentOf(space),
    isCheckbox: match[4] !== undefined,
    text: line.slice(prefix.length).trimEnd(),
  }
}

const box = /^\[[ xX]\][ \t]+/

/** The words of an item without the checkbox it may begin with. */
export const withoutBox = (text: string): string => text.replace(box, '')

/** A prefix with the checkbox that new words bring along; without one it stays as it is. */
export const prefixFor = ({ prefix, isCheckbox }: Bullet, text: string): string =>
  isCheckbox && box.test(text) ? prefix.replace(/\[[ xX]\][ \t]+$/, '') : prefix

export const isRule = (line: string): boolean => /^ {0,3}([-*_])(?:[ \t]*\1){2,}[ \t]*$/.test(line)

/** `**Label**:` or `**Label:**`, the label and where the value begins. */
export function labelOf(text: string): { readonly label: string; readonly valueAt: number } | undefined {
  const match = /^(?:\*\*|__)([^*_]+?)(?::(?:\*\*|__)|(?:\*\*|__)[ \t]*:)[ \t]*/.exec(text)
  return match?.[1] === undefined ? undefined : { label: match[1].trim(), valueAt: match[0].length }
}

/** A dash with space around it, of any length; a hyphen inside a name never separates. */
export const separator = /\s[-–—]+\s/u

export type Named = {
  /** What the bullet is about, as it is written and folded. */
  readonly part: string
  readonly name: string
  /** A labelled bullet speaks of its label; a name in its value is only mentioned there. */
  readonly isLabelled: boolean
  /** Nothing parts the name from what is said of it. */
  readonly isSentence: boolean
  readonly whole: string
}

/**
 * The name part: the label, or the words before the first separator, or before a colon that comes early enough. A
 * bullet with none of these is all one part.
 */
export function nameIn(text: string): Named {
  const whole = foldWords(withoutMarkup(text))
  const named = (part: string, isLabelled: boolean, isSentence: boolean): Named => ({
    part,
    name: foldWords(withoutMarkup(part)),
    isLabelled,
    isSentence,
    whole,
  })
  const label = labelOf(text)
  if (label) return named(label.label, true, false)
  const dash = separator.exec(text)
  const colon = dash ? undefined : /^([^:]{1,60}):\s/.exec(text)?.[1]
  const part = dash ? text.slice(0, dash.index) : (colon ?? text)
  return named(part, false, !dash && colon === undefined)
}
