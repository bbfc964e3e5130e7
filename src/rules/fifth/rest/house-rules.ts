/**
 * What a campaign's overview says about rests under `## House Rules`, read leniently: "short rest 8 hours, long rest 24
 * hours in safety", "Short rests take a night", "a long rest is one week".
 */
import { foldTitle, parseMarkdown, sectionEnd } from '../../../campaign/markdown/document.ts'
import { withoutMarkup } from '../../../campaign/text/fold.ts'
import type { HouseRules } from '../model/world.ts'

/** `needsSafety`: a long rest in the wild does not count as one. */
export type RestRules = HouseRules & { readonly longRestNeedsSafety?: true }

export const needsSafety = (rules: HouseRules): boolean => 'longRestNeedsSafety' in rules

/** The text under the heading, deeper headings included. */
export function houseRulesText(overview: string): string {
  const { blocks } = parseMarkdown(overview)
  const at = blocks.findIndex(({ heading }) => foldTitle(heading.title) === 'house rules')
  if (at === -1) return ''
  return blocks
    .slice(at, sectionEnd(blocks, at))
    .map(({ body }) => body)
    .join('\n')
}

const units: Readonly<Record<string, number>> = {
  minute: 1,
  min: 1,
  hour: 60,
  hr: 60,
  h: 60,
  night: 480,
  day: 1440,
  week: 10_080,
}
const counts: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
  twelve: 12,
  half: 0.5,
}
const lengthShape =
  /\b(?<count>\d{1,4}|an?|one|two|three|four|six|seven|eight|ten|twelve|half)\s*(?:an?\s+)?[- ]?(?<unit>minute|min|hour|hr|h|night|day|week)s?\b/i

/** `8 hours`, `a week`, `half an hour`, in minutes. */
export function minutesIn(text: string): number | undefined {
  const groups = lengthShape.exec(text)?.groups
  if (groups === undefined) return undefined
  const count = (groups['count'] ?? '').toLowerCase()
  const many = Object.hasOwn(counts, count) ? (counts[count] ?? 1) : Number(count)
  const minutes = many * (units[(groups['unit'] ?? '').toLowerCase()] ?? 0)
  return minutes > 0 ? Math.round(minutes) : undefined
}

/** What is said of one kind of rest: from its name to the name of the other, or to the end of its sentence. */
function clauseFor(text: string, rest: 'short' | 'long'): string {
  const other = rest === 'short' ? 'long' : 'short'
  const match = new RegExp(`\\b${rest}\\s+rests?\\b(?<said>[^.;\\n]*)`, 'i').exec(text)
  return (match?.groups?.['said'] ?? '').split(new RegExp(`\\b${other}\\s+rests?\\b`, 'i'))[0] ?? ''
}

const isSafety = (clause: string): boolean => /\b(?:safe|safety|sanctuary|haven|settlement|town|inn)\b/i.test(clause)

/** The book's rules with what the overview changes; what it does not mention stays. */
export function parseRestRules(overview: string, base: HouseRules): RestRules {
  const text = withoutMarkup(houseRulesText(overview))
  const [short, long] = [clauseFor(text, 'short'), clauseFor(text, 'long')]
  const rules: HouseRules = {
    ...base,
    shortRestMinutes: minutesIn(short) ?? base.shortRestMinutes,
    longRestMinutes: minutesIn(long) ?? base.longRestMinutes,
  }
  return isSafety(long) ? { ...rules, longRestNeedsSafety: true } : rules
}
