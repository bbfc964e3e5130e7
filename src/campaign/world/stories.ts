/** Clocks, encounters, factions and things: what else a folder tells of. */
import { namedIn } from './names.ts'
import type { Page, PageKind } from './page.ts'
import type { Read } from './read-world.ts'
import { ofHeading, ofTag, saysSo } from './table.ts'
import { tagsOf, valuesOf } from './front.ts'
import type { Clock, Encounter, Place, Thing } from './types.ts'

const lineOf = ({ passages }: Page): number => passages.find(({ kind }) => kind === 'heading')?.line ?? 1

export const thingsIn = (read: readonly Read[], kind: PageKind): readonly Thing[] =>
  read
    .filter(({ page }) => page.kind === kind)
    .map(({ page }) => ({
      path: page.path,
      line: lineOf(page),
      name: page.title,
      aliases: page.aliases,
      who: page.who ?? (page.isVillain ? 'gm' : 'players'),
    }))

/** `Name: 3/8`, `Name (6 segments)`, boxes to tick on a page or under a heading that is a clock. */
function clocksOn({ page }: Read): readonly Clock[] {
  const isClockPage = tagsOf(page.front).some(tag => ofTag(tag)?.means === 'clock')
  const numbers = page.passages.flatMap(({ text, line, headings }) => {
    const isUnder = headings.some(({ title }) => ofHeading(title)?.means === 'clocks')
    const found = isUnder
      ? /^(.{2,60}?)[\s:([–—-]+(?:(\d{1,2})\s*\/\s*)?(\d{1,2})(?:\s+(?:segments?|boxes|ticks?)\b|(?<=\/\s*\d{1,2})\b)/.exec(
          text,
        )
      : null
    return found ? [clock(page, line, found[1] ?? '', Number(found[2] ?? 0), Number(found[3]))] : []
  })
  if (numbers.length > 0 || !isClockPage) return numbers
  const boxes = page.passages.filter(({ raw }) => /^[-*]\s+\[[ xX]\]/.test(raw))
  const size = Number(valuesOf(page.front, 'max', 'size', 'segments', 'of')[0] ?? boxes.length)
  const filled = boxes.filter(({ raw }) => /^[-*]\s+\[[xX]\]/.test(raw)).length
  return size > 0 ? [clock(page, lineOf(page), page.title, filled, size)] : []
}

const clock = (page: Page, line: number, name: string, filled: number, size: number): Clock => ({
  path: page.path,
  line,
  name: name.trim(),
  filled,
  size,
  who: page.who ?? 'gm',
})

export const clocksIn = (read: readonly Read[]): readonly Clock[] => read.flatMap(clocksOn)

/** So many of something in bold, as people write foes: `**3 zombies**`. */
const counted =
  /\*\*\s*(?:\d+(?:d\d+)?|two|three|four|five|six)\s+[\p{L}' -]{3,40}\*\*|\b(?:\d{1,2}|two|three|four|five|six)\s+\*\*[\p{L}' -]{3,40}\*\*/iu

function encountersOn({ page, facts }: Read, places: readonly Place[]): readonly Encounter[] {
  const byLine = new Map(facts.map(fact => [`${fact.line} ${fact.text}`, fact]))
  return page.passages.flatMap(({ line, raw, text, kind, frame, label }) => {
    const fact = byLine.get(`${line} ${text}`)
    const isToldAs = fact?.means === 'encounters'
    const isStatLine = frame.kind === 'none' && /\bAC ?\d/.test(text) && /\bHP ?\d/.test(text) && label !== ''
    const isFoe = counted.test(raw) || /\(\d{1,2}\)[.:]?\*\*/.test(raw) // `**Giant rats (3).**`
    if (kind === 'heading' || (!isToldAs && !isFoe && !isStatLine) || page.kind === 'sheet') return []
    const place =
      page.kind === 'place' ? page.title : (placeAbove(page, line, places) ?? namedIn(places, text)[0]?.name)
    const isFight = isFoe || saysSo('fight', text)
    return [{ path: page.path, line, text, isFight, ...(place ? { place } : {}) }]
  })
}

const placeAbove = (page: Page, line: number, places: readonly Place[]): string | undefined => {
  const titles = page.passages.find(passage => passage.line === line)?.headings.map(({ title }) => title) ?? []
  return places.find(({ name, path }) => path === page.path && titles.includes(name))?.name
}

export const encountersIn = (read: readonly Read[], places: readonly Place[]): readonly Encounter[] =>
  read.flatMap(one => encountersOn(one, places))
