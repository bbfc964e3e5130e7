/** A character's journal: by and for that character, growing at its end and nowhere else. */
import { appendBlock } from '../scenes/append-block.ts'
import { labelled, oneLine } from './plain-words.ts'

export type JournalOwner = { readonly name: string; readonly campaign: string }

export type SceneMark = { readonly number: string; readonly slug: string }

export type JournalEntry = {
  readonly title: string
  /** The scene it tells of. Notes that were taken in another scene keep that one. */
  readonly scene?: SceneMark
  readonly whatHappened?: string
  readonly whatIDid?: string
  readonly whatILearned?: string
  readonly howIFeel?: string
  readonly notes?: string
}

const printHeader = ({ name, campaign }: JournalOwner): string =>
  [
    `# ${oneLine(name)}'s Journal`,
    `**Campaign**: ${oneLine(campaign)}`,
    `> Written by ${oneLine(name)}, for ${oneLine(name)}'s eyes alone.`,
    '## Entries\n',
  ].join('\n\n')

const printTitle = ({ title, scene }: JournalEntry): string =>
  [`### ${oneLine(title)}`, ...(scene ? [`*Scene ${oneLine(scene.number)}: ${oneLine(scene.slug)}*`] : [])].join('\n')

/** What is not said leaves no empty label behind. */
function printEntry(entry: JournalEntry): string {
  const said = [
    ...labelled('What happened', entry.whatHappened),
    ...labelled('What I did', entry.whatIDid),
    ...labelled('What I learned', entry.whatILearned),
    ...labelled('How I feel', entry.howIFeel),
    ...labelled('Notes', entry.notes),
  ]
  return ['---', '', printTitle(entry), ...(said.length > 0 ? ['', ...said] : [])].join('\n')
}

/** The journal with one more entry; a journal that is not there yet begins with its header. */
export const appendEntry = (text: string | undefined, owner: JournalOwner, entry: JournalEntry): string =>
  appendBlock(text === undefined || text.trim() === '' ? printHeader(owner) : text, printEntry(entry))
