/**
 * What of a delta was not merged, kept beside it for a person to look at. It is a delta itself, with the reasons as
 * headings: whoever mends its lines may give it the delta's name and merge again.
 */
import { toHeading } from '../markdown/document.ts'
import { isBlank, linesOf } from '../text/lines.ts'
import { deltaTitles } from './print.ts'
import type { Refused, Writer } from './types.ts'

/** `tmp/gm-state-delta.md` leaves its rest in `tmp/gm-state-delta.unmerged.md`. */
export const unmergedFile = ({ deltaFile }: Pick<Writer, 'deltaFile'>): string =>
  deltaFile.replace(/\.md$/, '.unmerged.md')

/** Each line that was set aside, with its number and why. */
export function readUnmerged(page: string): readonly Refused[] {
  const found: Refused[] = []
  let why = ''
  let number = 0
  for (const { text: raw } of linesOf(page)) {
    number += 1
    const heading = toHeading(raw)
    const last = found.at(-1)
    if (heading) why = heading.level === 1 ? '' : heading.title
    else if (isBlank(raw)) continue
    else if (/^\s/.test(raw) && last && last.why === why)
      found[found.length - 1] = { ...last, text: `${last.text}\n${raw}` }
    else found.push({ line: number, text: raw, why })
  }
  return found
}

const asBlock = ({ why, text }: Refused): string => `\n## ${why.replaceAll(/\s+/g, ' ')}\n${text}\n`

/**
 * The page with what it does not hold yet. The same line is kept once, so a merge that died and is done again sets
 * nothing aside twice.
 */
export function withUnmerged(page: string | undefined, writer: Writer, refused: readonly Refused[]): string {
  const begun =
    page === undefined || isBlank(page) ? `# Not Merged (${deltaTitles[writer.name]})\n` : page.replace(/\n?$/, '\n')
  const kept = new Set(readUnmerged(begun).map(({ text }) => text))
  const fresh = refused.filter(({ text }) => {
    const isNew = !kept.has(text)
    kept.add(text)
    return isNew
  })
  return fresh.length === 0 ? (page ?? '') : begun + fresh.map(asBlock).join('')
}
