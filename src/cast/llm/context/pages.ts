/** Pages of a view as a prompt shows them: the part that matters, in a few lines. */

export type Page = { readonly path: string; readonly text: string }

export const titleOf = ({ path, text }: Page): string =>
  /^#\s+(.+)$/m.exec(text)?.[1]?.trim() ?? path.replace(/^.*\//, '').replace(/\.md$/, '')

/** `**Role**: ...` and its like, anywhere in the page. */
export const labelled = (text: string, label: string): string =>
  new RegExp(`^[-*| \\t]*\\*\\*${label}\\*\\*[ \\t]*[:|][ \\t]*(\\S.*)$`, 'im')
    .exec(text)?.[1]
    ?.trimEnd()
    .replace(/\|$/, '')
    .trimEnd() ?? ''

/** Sections by the beginning of their titles, with what stands below them. */
export function sectionsOf(text: string, titles: readonly string[]): string {
  const wanted = titles.map(title => title.toLowerCase())
  const lines: string[] = []
  let depth = 0
  for (const line of text.split(/\r?\n/)) {
    const heading = /^(#{1,6})\s+(.*)$/.exec(line)
    if (heading) {
      const [, marks = '', title = ''] = heading
      const isWanted = wanted.some(one => title.toLowerCase().startsWith(one))
      if (isWanted && depth === 0) depth = marks.length
      else if (depth > 0 && marks.length <= depth) depth = isWanted ? marks.length : 0
    }
    if (depth > 0) lines.push(line)
  }
  return lines.join('\n').trim()
}
