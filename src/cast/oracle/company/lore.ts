/** What the company knows of something: from its book, from their own journal, from the primer of the world. */
import { asSentence, contentOf, sharedWords } from '../../../english/content-words.ts'
import { memo } from '../../../core/memo.ts'
import type { CompanionSees } from '../../../table/ports.ts'
import { sentencesOf } from '../../../english/prose-sentences.ts'

type Entry = { readonly text: string; readonly stems: ReadonlySet<string> }

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

const first = ['I ', "I'", 'My ', 'We ', 'Our ']

/** Sentences of a page that one might say; somebody else's words, in quotes, are theirs. */
const pageOf = memo(12, (text): readonly Entry[] =>
  text
    .split('\n')
    .filter(isProse)
    .flatMap(line => sentencesOf(bare(line)))
    .filter(
      one =>
        one.length > 14 &&
        one.length < 220 &&
        !one.includes('"') &&
        !one.includes('?') &&
        !first.some(start => one.startsWith(start)),
    )
    .map(one => ({ text: asSentence(one), stems: new Set(contentOf(one)) })),
)

/** The latest first: what was just learned is what one remembers. */
export function loreOn({ view }: Pick<CompanionSees, 'view'>, about: string): readonly string[] {
  const keys = contentOf(about)
  if (keys.length === 0) return []
  const pages = [...view.files['party-knowledge'], ...view.files['world-primer']].flatMap(({ text }) =>
    pageOf(text).toReversed(),
  )
  const needed = Math.max(1, Math.ceil(keys.length * 0.6)) // one word of two is about something else
  return pages
    .map(({ text, stems }) => ({ text, shared: sharedWords(keys, stems) }))
    .filter(({ shared }) => shared >= needed)
    .sort((one, other) => other.shared - one.shared)
    .slice(0, 4)
    .map(({ text }) => text)
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
