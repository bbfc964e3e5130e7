/** A file of a campaign as a tree of what it says. Sections are entries too, so that a bullet may be one and a title another. */
import { isPlaceholder } from '../../deltas/placeholder.ts'
import { foldTitle, parseMarkdown } from '../../markdown/document.ts'
import { withoutMarkup } from '../../text/fold.ts'
import { sentencesOf } from '../../../english/prose-sentences.ts'
import { entriesIn } from './body.ts'
import type { Entry, Growing } from './entry.ts'

export type Page = { readonly title: string; readonly entries: readonly Entry[] }

const isNothing = (entry: Growing): boolean =>
  entry.below.length === 0 && isPlaceholder(entry.text === '' ? entry.label : entry.text, true)

/** What only holds a place says nothing. */
const withoutPlaceholders = (entries: readonly Growing[]): readonly Entry[] =>
  entries.flatMap(entry =>
    isNothing(entry) ? [] : [{ ...entry, below: withoutPlaceholders(entry.below) as Growing[] }],
  )

export function toPage(text: string): Page {
  const { lead, blocks } = parseMarkdown(text)
  const isTitled = blocks[0]?.heading.level === 1
  const entries: Growing[] = isTitled ? [] : entriesIn(lead.replace(/^\ufeff?---\n[\s\S]*?\n---\n/, ''))
  const open: { readonly level: number; readonly below: Growing[] }[] = []
  for (const [index, { heading, body }] of blocks.entries()) {
    if (index === 0 && isTitled) {
      entries.push(...entriesIn(body))
      continue
    }
    while ((open.at(-1)?.level ?? 0) >= heading.level) open.pop()
    const below = entriesIn(body)
    const label = withoutMarkup(heading.title).replace(/\s*:$/, '')
    ;(open.at(-1)?.below ?? entries).push({
      shape: 'heading',
      label,
      key: foldTitle(label),
      text: '',
      links: [],
      isTicked: false,
      below,
    })
    open.push({ level: heading.level, below })
  }
  return { title: isTitled ? withoutMarkup(blocks[0]?.heading.title ?? '') : '', entries: withoutPlaceholders(entries) }
}

/** Every entry that is called so, from the top down; what stands in one that was found is not looked at again. */
export function called(entries: readonly Entry[], name: RegExp): readonly Entry[] {
  return entries.flatMap(entry => (entry.key !== '' && name.test(entry.key) ? [entry] : called(entry.below, name)))
}

/** All that an entry says in its own words and below it, as one text. */
export const wholeText = (entry: Entry): string =>
  [entry.text, ...entry.below.map(inner => (inner.label === '' ? '' : `${inner.label}: `) + wholeText(inner))]
    .filter(part => part !== '')
    .join(' ')

/** The value of the first label that is called so and says something. */
export function valueOf(entries: readonly Entry[], name: RegExp): string {
  for (const entry of called(entries, name)) {
    const text = wholeText(entry)
    if (text !== '') return text
  }
  return ''
}

/** The sentences some entries say, labels left out: what a reader would say aloud. */
export const sentencesIn = (entries: readonly Entry[]): readonly string[] =>
  entries.flatMap(({ text, below }) => [...sentencesOf(text), ...sentencesIn(below)])

/** What an entry lists: the things below it, or the parts of a line that names several, or itself. */
export function listed(entry: Entry): readonly Entry[] {
  if (entry.below.length === 0) return entry.text === '' ? [] : [{ ...entry, label: '', key: '' }]
  return entry.text === '' ? entry.below : [{ ...entry, label: '', key: '', below: [] }, ...entry.below]
}

/** Each single thing some sections list, titles among them taken for the names of what they head. */
export const itemsIn = (sections: readonly Entry[]): readonly Entry[] => sections.flatMap(listed)
