/** `{character}-notes-for-journal.md`: what a companion kept to itself while it acted, for its journal. */
import type { SceneMark } from '../journal/journal.ts'
import { printNotesMark, readSceneMark } from './scene-mark.ts'
import { printSections, readSections, textUnder } from './sections.ts'

export type JournalNotes = {
  /** The scene they were taken in, which need not be the one being played when they are read. */
  readonly scene?: SceneMark
  readonly internalThoughts?: string
  readonly observations?: string
  readonly feelings?: string
  readonly forLater?: string
}

const titles = {
  internalThoughts: 'Internal Thoughts',
  observations: 'Observations',
  feelings: 'Feelings',
  forLater: 'For Later',
} as const

export function parseNotes(page: string): JournalNotes {
  const { sections } = readSections(page)
  const scene = readSceneMark(textUnder(sections, 'Scene') ?? '')
  const said = Object.entries(titles).flatMap(([key, title]) => {
    const text = textUnder(sections, title)
    return text === undefined ? [] : [[key, text] as const]
  })
  return { ...(scene && { scene }), ...Object.fromEntries(said) }
}

export function printNotes(notes: JournalNotes): string {
  const said = Object.entries(titles).flatMap(([key, title]) => {
    const text = notes[key as keyof typeof titles]
    return text === undefined || text.trim() === '' ? [] : [{ title, text }]
  })
  const mark = notes.scene ? [{ title: 'Scene', text: printNotesMark(notes.scene) }] : []
  return `${printSections([...mark, ...said])}\n`
}
