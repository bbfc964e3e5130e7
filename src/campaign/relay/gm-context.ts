/** `gm-context.md`: what one Game Master leaves for the next. It holds secrets, so no player's view may hold it. */
import type { SceneMark } from '../journal/journal.ts'
import { printSections, readSections, sectionsBeside, textUnder } from './sections.ts'
import type { Section } from './sections.ts'

type Contingency = { readonly when: string; readonly outcome: string }

export type GmContext = {
  readonly currentScene?: string
  readonly whatJustHappened?: string
  readonly expecting?: string
  readonly contingencies: readonly Contingency[]
  readonly npcReactions?: string
  readonly sceneDirection?: string
  readonly sceneTracking?: SceneMark
  /** What a Game Master keeps under headings of its own. */
  readonly others: readonly Section[]
}

const titles = {
  currentScene: 'Current Scene',
  whatJustHappened: 'What Just Happened',
  expecting: 'Expecting',
  npcReactions: 'NPC Reactions',
  sceneDirection: 'Scene Direction',
} as const

const known = [...Object.values(titles), 'Contingencies', 'Scene Tracking']

/** `- If they run: the tide turns`. A line without an "if" is a thing to come whatever happens. */
function readContingency(line: string): Contingency {
  const text = line.trim().replace(/^[-*+]\s+/, '')
  const match = /^If\s+([^:]+):\s+(.*)$/is.exec(text)
  return match ? { when: match[1]?.trim() ?? '', outcome: match[2]?.trim() ?? '' } : { when: '', outcome: text }
}

const printContingency = ({ when, outcome }: Contingency): string =>
  when === '' ? `- ${outcome}` : `- If ${when}: ${outcome}`

function readTracking(text: string): SceneMark | undefined {
  const number = /^\W*Current scene\W*:\W*(\d{1,9})/im.exec(text)?.[1]
  const slug = /^\W*Current slug\W*:[*_`\s]*([^\s*`]+)/im.exec(text)?.[1]
  return number === undefined ? undefined : { number, slug: slug ?? '' }
}

const printTracking = ({ number, slug }: SceneMark): string => `Current scene: ${number}\nCurrent slug: ${slug}`

export function parseGmContext(page: string): GmContext {
  const { lead, sections } = readSections(page)
  const said = Object.entries(titles).flatMap(([key, title]) => {
    const text = textUnder(sections, title)
    return text === undefined ? [] : [[key, text] as const]
  })
  const tracking = readTracking(textUnder(sections, 'Scene Tracking') ?? '')
  const above = lead.replace(/^# .*$/m, '').trim()
  return {
    ...Object.fromEntries(said),
    contingencies: (textUnder(sections, 'Contingencies') ?? '')
      .split('\n')
      .filter(line => line.trim() !== '')
      .map(readContingency),
    ...(tracking && { sceneTracking: tracking }),
    others: [...(above === '' ? [] : [{ title: 'Notes', text: above }]), ...sectionsBeside(sections, known)],
  }
}

export function printGmContext(context: GmContext): string {
  const { contingencies, sceneTracking, others } = context
  const section = (title: string, text: string | undefined): readonly Section[] =>
    text === undefined || text.trim() === '' ? [] : [{ title, text }]
  return `${printSections([
    ...Object.entries(titles).flatMap(([key, title]) => section(title, context[key as keyof typeof titles])),
    ...section('Contingencies', contingencies.map(printContingency).join('\n')),
    ...others,
    ...section('Scene Tracking', sceneTracking && printTracking(sceneTracking)),
  ])}\n`
}
