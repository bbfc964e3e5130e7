/**
 * Where things stand, for both books, in the shape that each book has for it. What an author wrote there of the place, the
 * hour and the moment stands until play has changed it.
 */
import { isPlaceholder } from '../../../campaign/deltas/placeholder.ts'
import { foldTitle, parseMarkdown } from '../../../campaign/markdown/document.ts'
import { foldWords, holdsWords } from '../../../campaign/text/fold.ts'
import { memo } from '../../../core/memo.ts'
import { minuteIn } from '../../../rules/fifth/campaign/story-time.ts'
import { timeText } from '../../../rules/fifth/model/time.ts'
import { emptyWorld } from '../../../rules/fifth/model/world.ts'
import type { Desk } from './desk.ts'
import { here } from './place.ts'
import { recounted } from './recount.ts'
import { knows, note } from './tell.ts'

const label = /^\s*(?:[-*]\s+)?\*\*([^*]+?):?\*\*\s*:?/

/** Labels that are ours to say, each with the place it takes. */
const isOurs = /^(?:location|time|date|day|clocks?|immediate context|context|what(?:'|\u2019)?s happening|situation)$/i
const isStory = /context|happening/i

/** A label with all that stands below it, as it is written. */
type Said = { readonly name: string; readonly lines: readonly string[] }

/** What a book says of the situation: its labels, or its sentences where it has none. */
type Written = { readonly words: string; readonly labels: readonly Said[] }

const writtenIn = memo(16, (text): Written => {
  const { blocks } = parseMarkdown(text)
  const body = blocks.find(({ heading }) => /^(?:current )?situation$/.test(foldTitle(heading.title)))?.body ?? ''
  const lines = body.split(/\r?\n/).filter(line => line.trim() !== '')
  const labels: Said[] = []
  for (const line of lines) {
    const name = label.exec(line)?.[1]
    const last = labels.at(-1)
    if (name !== undefined) labels.push({ name, lines: [line] })
    else if (last) labels[labels.length - 1] = { ...last, lines: [...last.lines, line] }
  }
  const words = lines.join(' ').trim()
  return { words: isPlaceholder(words, true) ? '' : words, labels: labels.some(isLocation) ? labels : [] }
})

const isLocation = ({ name }: Said): boolean => /^location$/i.test(name)

const valueOf = ({ lines }: Said): string => lines.join(' ').replace(label, '').trim()

/** As many lines of somebody else's as a situation may carry along. */
const mostOthers = 12

/** What has really changed since the book was written: an author's words stand until then. */
type Changes = { readonly hasMoved: boolean; readonly isLater: boolean; readonly hasHappened: boolean }

function changesSince(desk: Desk, text: string, state: string, { words, labels }: Written): Changes {
  const place = foldWords(here(desk).name)
  const location = labels.find(isLocation)
  const isNamed = holdsWords(foldWords(location ? valueOf(location) : words), place)
  const minute = minuteIn(text) ?? minuteIn(state) ?? emptyWorld.minute
  return {
    hasMoved: !isNamed && desk.memory.visited.length > 1,
    isLater: timeText({ minute }) !== timeText(desk.game),
    hasHappened: desk.memory.events.length > 1, // the first is that it began
  }
}

/** Labels where the book has them, a sentence where it has none. Nested lines stay with their line. */
function lineFor(desk: Desk, text: string, state: string, clocks: readonly string[]): readonly string[] {
  const written = writtenIn(text)
  const { hasMoved, isLater, hasHappened } = changesSince(desk, text, state, written)
  if (written.words !== '' && !hasMoved && !isLater && !hasHappened) return []
  const [where, time] = [here(desk).name, timeText(desk.game)]
  const seen = recounted(desk.memory.events.slice(-3)).join(' ')
  const told = [seen, clocks.length === 0 ? '' : `Clocks: ${clocks.join(', ')}.`].filter(part => part !== '').join(' ')
  const { labels } = written
  if (labels.length === 0) return [`SITUATION: The party is at ${where}. ${time}. ${told}`.trim()]
  const story = labels.find(({ name }) => isStory.test(name))
  const stands = (said: Said | undefined, isChanged: boolean): said is Said =>
    said !== undefined && !isChanged && valueOf(said) !== ''
  const kept = (said: Said | undefined, isChanged: boolean, anew: string): readonly string[] =>
    stands(said, isChanged) ? said.lines : [anew]
  const at = kept(labels.find(isLocation), hasMoved, `**Location**: ${where}`)
  const when = kept(
    labels.find(({ name }) => /^time$/i.test(name)),
    isLater,
    `**Time**: ${time}`,
  )
  const what = kept(story, hasHappened, `**${story?.name ?? 'Immediate Context'}**: ${told}`)
  const others = labels.filter(({ name }) => !isOurs.test(name)).flatMap(({ lines }) => lines)
  const [first = '', ...rest] = [...at, ...when, ...what, ...others.slice(0, mostOthers)]
  return [[`SITUATION: ${first.replace(/^\s*[-*]\s+/, '')}`, ...rest.map(line => `  ${line}`)].join('\n')]
}

export function situation(desk: Desk): void {
  const { files } = desk.sees.view
  const textOf = (kind: 'story-state' | 'party-knowledge'): string => files[kind][0]?.text ?? ''
  const clocks = desk.world.threats.map(
    ({ id, name, segments }) => `${name} ${desk.memory.clocks[id] ?? 0}/${segments}`,
  )
  const state = textOf('story-state')
  for (const line of lineFor(desk, textOf('party-knowledge'), state, [])) knows(desk, line)
  for (const line of lineFor(desk, state, state, clocks)) note(desk, line)
}
