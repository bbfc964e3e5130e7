/** The words the tests of the merge's parts share: a passage, an item of a delta, a file's habits. */
import type { Eol } from '../text/lines.ts'
import { toRaw } from '../text/raw.ts'
import type { Context } from './edit.ts'
import { passageOf, type Passage } from './passage.ts'
import type { DeltaItem, Keyword } from './types.ts'

export const passage = (text: string, eol: Eol = '\n'): Passage => passageOf(toRaw(text), eol)

export const itemOf = (keyword: Keyword, text: string, children: readonly string[] = []): DeltaItem => ({
  line: 1,
  raw: `- ${keyword}: ${text}`,
  keyword,
  text,
  children,
  source: [`- ${keyword}: ${text}`, ...children].join('\n'),
  isUnmarked: false,
})

export const contextOf = (habits: Partial<Context> = {}): Context => ({
  isTemplate: false,
  leavesLineFree: false,
  session: 1,
  mayHide: true,
  ...habits,
})
