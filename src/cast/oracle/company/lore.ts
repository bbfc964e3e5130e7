/** What a companion remembers of the evening: what stands in its own journal. */
import type { CompanionSees } from '../../../table/ports.ts'
import { sentencesOf } from '../../../english/prose-sentences.ts'

const marks = ['**', '*', '_', '`']

const bare = (line: string): string => {
  const text = marks.reduce((words, mark) => words.replaceAll(mark, ''), line.trim())
  const item = text.startsWith('- ') ? text.slice(2) : text
  const label = item.indexOf(': ')
  if (label > 0 && label < 28 && item.slice(0, label).split(' ').length < 6) return bare(item.slice(label + 2))
  const aside = item.lastIndexOf(' (')
  return aside > 0 && item.trimEnd().endsWith(')') ? item.slice(0, aside) : item
}

const isProse = (line: string): boolean => {
  const text = line.trim()
  const isEntry = text.startsWith('- ') && (text.includes(' - ') || text.includes('; met ') || text.includes(' is at ')) // of a list, and nobody says it so
  return (
    !isEntry &&
    !text.startsWith('- The party ') &&
    text.length > 12 &&
    !text.startsWith('#') &&
    !text.startsWith('|') &&
    !text.endsWith(':')
  )
}

const entry = 'what happened'

/** What they set down last of what happened, out of their own journal. */
export function lastEntry({ view }: Pick<CompanionSees, 'view'>): string | undefined {
  const text = view.files.journal.at(-1)?.text ?? ''
  const at = text.toLowerCase().lastIndexOf(entry)
  if (at === -1) return undefined
  const [, ...told] = text.slice(at).replaceAll('*', '').split(':')
  const [first = ''] = told.join(':').split('\n').filter(isProse)
  return sentencesOf(bare(first))[0]
}
