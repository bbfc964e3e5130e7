/** The structure a section may have beside plain bullets: `###` blocks and tables. */
import { parseMarkdown, type Heading } from '../markdown/document.ts'
import { isDelimiterRow } from '../markdown/table.ts'
import type { Line } from '../text/lines.ts'
import { fromRaw } from '../text/raw.ts'
import { holds, linesWith, type Passage } from './passage.ts'

/** A block below a deeper heading: `start` is the heading's place, `from` to `to` what stands under it. */
export type BlockIn = {
  readonly heading: Heading
  readonly start: number
  readonly from: number
  readonly to: number
  /** Whether its author leaves a line free under a heading. */
  readonly hasBlankLine: boolean
}

export function blocksIn(passage: Passage): readonly BlockIn[] {
  if (!holds(passage, '###')) return []
  const { lead, blocks } = parseMarkdown(passage.raw, fromRaw)
  let start = lead.length
  return blocks.map(({ heading, line, body }) => {
    const from = start + line.length
    const block = { heading, start, from, to: from + body.length, hasBlankLine: /^[ \t]*\r?\n/.test(body) }
    start = block.to
    return block
  })
}

/** The section's first table: its header, the line under that, and the rows below. */
export type TableIn = { readonly header: string; readonly delimiter: Line; readonly rows: readonly Line[] }

export function tableIn(passage: Passage): TableIn | undefined {
  if (!holds(passage, '|')) return undefined
  let delimiter: Line | undefined
  let header = ''
  const rows: Line[] = []
  for (const line of linesWith(passage, undefined)) {
    if (delimiter === undefined) {
      delimiter = isDelimiterRow(line.text) ? line : undefined
      if (delimiter === undefined) header = line.text
    } else if (line.text.includes('|')) rows.push(line)
    else break
  }
  return delimiter && { header, delimiter, rows }
}
