/** Which pages of people and places matter now: those that are named where things stand, and then all others by name. */
import { foldWords, holdsWords } from '../../../campaign/text/fold.ts'
import { cut } from '../context/cut.ts'
import { labelled, sectionsOf, titleOf, type Page } from '../context/pages.ts'

/** A page by how near it is to the story: told whole, told in a line, or named. */
export type Tiers = { readonly near: readonly Page[]; readonly far: readonly Page[] }

/** The word somebody is called by: the first of a name that is no title. */
const callNames = (title: string): readonly string[] => {
  const words = title
    .split(/\s+/)
    .filter(word => word.length > 3 && !/^(?:the|old|captain|brother|sister)$/i.test(word))
  return [title, ...words.slice(0, 1)].map(foldWords)
}

export const isNamedIn = (page: Page, folded: string): boolean =>
  callNames(titleOf(page)).some(name => name !== '' && holdsWords(folded, name))

export function tiersOf(pages: readonly Page[], story: string): Tiers {
  const folded = foldWords(story)
  const near = pages.filter(page => isNamedIn(page, folded))
  return { near, far: pages.filter(page => !near.includes(page)) }
}

/** `Bessamy Crake (Keeper of the well, Well-Keeper's House)`. */
export function inALine(page: Page, labels: readonly string[]): string {
  const about = labels.map(label => labelled(page.text, label)).filter(Boolean)
  return `${titleOf(page)}${about.length > 0 ? ` (${about.join(', ')})` : ''}`
}

const body = ({ text }: Page): string => text.replace(/^#\s.*\n/, '').trim()

/** A page without what a prompt knows already. */
export const pageText = (page: Page, most: number): string =>
  cut(
    `### ${titleOf(page)}\n${body(page)
      .replaceAll(/^\*\*Campaign\*\*.*\n/gm, '')
      .replaceAll(/^#+\s*/gm, '')
      .replaceAll(/\n{2,}/g, '\n')}`,
    most,
  )

/** What is needed of somebody who is there: how they speak, how they stand to the party, what they want and hide. */
export function whoIsHere(page: Page, attitude: string | undefined, most: number): string {
  const { text } = page
  if (isOfTheDead(page)) return `- ${titleOf(page)}: dead; neither speaks nor acts, and is spoken of in the past`
  const [voice] = [labelled(text, 'Speech Pattern') || firstLine(sectionsOf(text, ['Voice', 'Speech']))]
  const stands = attitude ?? labelled(text, 'Current Disposition')
  const parts = [
    labelled(text, 'Role'),
    stands && `now ${stands.toLowerCase()}`,
    labelled(text, 'Motivation'),
    voice && `Speaks: ${voice}`,
    labelled(text, 'Mannerisms'),
  ]
  return cut(`- ${titleOf(page)}: ${parts.filter(Boolean).join('; ')}`, most)
}

/** The page says so: whoever dies by the rules has it written there. */
export const isOfTheDead = ({ text }: Page): boolean => /^dead\b/i.test(labelled(text, 'Status'))

const firstLine = (section: string): string =>
  section
    .split('\n')
    .slice(1)
    .find(line => line.trim() !== '')
    ?.replace(/^[-*\s]+/, '') ?? ''
