/**
 * What an author hides by hand, in the front matter of a sheet: `player_hidden: true` for all of it, or a list of
 * titles, labels and words. The key itself goes too: it names what it hides.
 */
import { frontMatterEnd, type Range } from '../markdown/hidden.ts'
import { linesOf } from '../text/lines.ts'

export type PlayerHidden = {
  readonly isWhole: boolean
  readonly words: readonly string[]
  /** The keys of the front matter that are not for players. */
  readonly ranges: readonly Range[]
}

const secretKey = /^(player[_-]hidden|(?:gm|dm)(?:[_-][\w-]+)?)[ \t]*:[ \t]*(.*)$/i

const unquoted = (item: string): string => item.trim().replace(/^(["'])(.*)\1$/, '$2')

const listed = (value: string): readonly string[] =>
  value
    .replace(/^\[(.*)\]$/, '$1')
    .split(',')
    .map(unquoted)

export function playerHidden(text: string): PlayerHidden {
  const words: string[] = []
  const ranges: { start: number; end: number }[] = []
  let key: string | undefined
  for (const line of linesOf(text.slice(0, frontMatterEnd(text)))) {
    const [, name, value = ''] = secretKey.exec(line.text) ?? []
    const isBelow = /^(?:\s|- )/.test(line.text)
    if (name === undefined && !(isBelow && key !== undefined)) {
      key = undefined
      continue
    }
    if (name !== undefined) key = name.toLowerCase()
    ranges.push({ start: line.start, end: line.end })
    if (key?.startsWith('player')) words.push(...listed(name === undefined ? line.text.replace(/^\s*-\s*/, '') : value))
  }
  const said = words.filter(word => word !== '')
  return { isWhole: said.includes('true'), words: said.filter(word => !/^(?:true|false)$/.test(word)), ranges }
}
