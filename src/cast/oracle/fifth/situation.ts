/** Where things stand, for both books: it replaces what stood there, in the shape that each book has for it. */
import { foldTitle, parseMarkdown } from '../../../campaign/markdown/document.ts'
import { memo } from '../../../core/memo.ts'
import { timeText } from '../../../rules/fifth/model/time.ts'
import type { Desk } from './desk.ts'
import { here } from './place.ts'
import { recounted } from './recount.ts'
import { knows, note } from './tell.ts'

const label = /^\s*(?:[-*]\s+)?\*\*([^*]+?):?\*\*\s*:?/
const isOurs = /^(?:location|time|date|day|clocks?|immediate context|context|what(?:'|\u2019)?s happening|situation)$/i

/** What a book says of the situation, as far as it is not ours to say: its own name for what goes on, and other labels. */
type Kept = { readonly story: string; readonly others: readonly string[] }

const keptIn = memo(16, (text): Kept | undefined => {
  const { blocks } = parseMarkdown(text)
  const body = blocks.find(({ heading }) => /^(?:current )?situation$/.test(foldTitle(heading.title)))?.body ?? ''
  const lines = body.split(/\r?\n/).filter(line => line.trim() !== '')
  const labels = lines.map(line => label.exec(line)?.[1] ?? '')
  if (!labels.some(one => /^location$/i.test(one))) return undefined
  let isTheirs = false
  const others = lines.filter((_, at) => {
    const name = labels[at] ?? ''
    if (name !== '') isTheirs = !isOurs.test(name)
    return isTheirs
  })
  return { story: labels.find(one => /context|happening/i.test(one)) ?? 'Immediate Context', others }
})

/** As many lines of somebody else's as a situation may carry along. */
const mostOthers = 12

/** Labels where the book has them, a sentence where it has none. Nested lines stay with their line. */
function lineFor(desk: Desk, text: string, clocks: readonly string[]): string {
  const [where, time] = [here(desk).name, timeText(desk.game)]
  const seen = recounted(desk.memory.events.slice(-3).map(event => event.text)).join(' ')
  const told = [seen, clocks.length === 0 ? '' : `Clocks: ${clocks.join(', ')}.`].filter(part => part !== '').join(' ')
  const kept = keptIn(text)
  if (kept === undefined) return `SITUATION: The party is at ${where}. ${time}. ${told}`.trim()
  const labels = [`**Time**: ${time}`, `**${kept.story}**: ${told}`, ...kept.others.slice(0, mostOthers)]
  return [`SITUATION: **Location**: ${where}`, ...labels.map(line => `  ${line}`)].join('\n')
}

export function situation(desk: Desk): void {
  const { files } = desk.sees.view
  const textOf = (kind: 'story-state' | 'party-knowledge'): string => files[kind][0]?.text ?? ''
  const clocks = desk.world.threats.map(
    ({ id, name, segments }) => `${name} ${desk.memory.clocks[id] ?? 0}/${segments}`,
  )
  knows(desk, lineFor(desk, textOf('party-knowledge'), []))
  note(desk, lineFor(desk, textOf('story-state'), clocks))
}
