/** Which section a keyword means in this file: the seed's headings first, then those of the campaign template. */
import { memo } from '../../core/memo.ts'
import { foldTitle, sectionEnd, type Block } from '../markdown/document.ts'
import type { Route, Writer } from './types.ts'

/** `GM Notes (Secret)` is found as `GM Notes`. */
const foldLoosely = memo(2_000, (title): string => foldTitle(title.replace(/(?<!\s)\s*\([^()]*\)\s*:?\s*$/, '')))

function findHeading(blocks: readonly Block[], level: number, title: string): number {
  const wanted = foldTitle(title)
  return blocks.findIndex(({ heading }) => heading.level === level && foldTitle(heading.title) === wanted)
}

function findLoosely(blocks: readonly Block[], level: number, title: string): number {
  const wanted = foldTitle(title)
  return blocks.findIndex(({ heading }) => heading.level === level && foldLoosely(heading.title) === wanted)
}

/** Two headings that only the template has: one alone may be anybody's word. */
export const isTemplateShaped = (blocks: readonly Block[], writer: Writer): boolean =>
  writer.templateHeadings.filter(title => findLoosely(blocks, 2, title) !== -1).length >= 2

function findAlias(blocks: readonly Block[], { alias }: Route): number {
  if (!alias) return -1
  if (alias.below === undefined) return findLoosely(blocks, 2, alias.heading)
  const parent = findLoosely(blocks, 2, alias.below)
  if (parent === -1) return -1
  const within = findLoosely(blocks.slice(parent, sectionEnd(blocks, parent)), 3, alias.heading)
  return within === -1 ? -1 : parent + within
}

/** The index of the block that begins the section, or undefined when the primary heading has to be made. */
export function findSection(blocks: readonly Block[], route: Route, isTemplate: boolean): number | undefined {
  for (const heading of route.headings) {
    const index = findHeading(blocks, 2, heading)
    if (index !== -1) return index
  }
  const index = isTemplate ? findAlias(blocks, route) : -1
  return index === -1 ? undefined : index
}
