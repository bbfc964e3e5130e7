/** Many lines for one section at once: what stands there is read once, what is new goes in together, and only the rest one by one. */
import { toBullet, withoutBox } from '../markdown/bullet.ts'
import { foldWords, needleOf } from '../text/fold.ts'
import { applyAppend } from './append.ts'
import { addBullet, unchanged, type Context, type Edited } from './edit.ts'
import { toEntity } from './match.ts'
import { insertLines, lastLine, linesWith, wholeOf, type Passage } from './passage.ts'
import { blocksIn, tableIn } from './structure.ts'
import { applyThread, isResolved } from './thread.ts'
import type { Behaviour, DeltaItem } from './types.ts'
import { applyUpsert } from './upsert.ts'

/** From here on reading a whole section costs less than looking for each line in it. */
const manyItems = 32

/** Whether a line is one that no other speaks of yet; whatever was asked for is there from then on. */
type IsNew = (item: DeltaItem) => boolean

type ApplyOne = (passage: Passage, item: DeltaItem, context: Context) => Edited

const saidBy = ({ text }: DeltaItem): string => foldWords(withoutBox(text))

/** By all that a line says. */
function unsaid(start: Passage): IsNew {
  const said = new Set<string>()
  for (const { text } of linesWith(start, undefined)) said.add(foldWords(toBullet(text)?.text ?? ''))
  return item => {
    const isNew = !said.has(saidBy(item))
    said.add(saidBy(item))
    return isNew
  }
}

const runsIn = (text: string): readonly string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? []

/** By name: the longest word of it stands nowhere. Where people have blocks or rows, each is looked for. */
function unnamed(start: Passage, { match }: Context): IsNew {
  if (match === 'substring' || blocksIn(start).length > 0 || tableIn(start)) return () => false
  const held = new Set(runsIn(start.raw))
  return ({ text, children }) => {
    const needle = needleOf(toEntity(withoutBox(text)).folded)
    const isNew = needle !== undefined && needle.isStart && needle.isEnd && !held.has(needle.run)
    for (const run of runsIn([text, ...children].join('\n'))) held.add(run)
    return isNew
  }
}

const appendOne: ApplyOne = (passage, item, context) =>
  item.children.length === 0 ? unchanged(passage) : applyAppend(passage, item, context)

/** What each line comes to, or nothing where they are few or of a kind that is looked at one by one. */
export function applyMany(
  behaviour: Behaviour,
  start: Passage,
  items: readonly DeltaItem[],
  context: Context,
): readonly Edited[] | undefined {
  if (items.length <= manyItems) return undefined
  switch (behaviour) {
    case 'append':
      return together(start, items, context, unsaid(start), appendOne)
    case 'upsert':
      return together(start, items, context, unnamed(start, context), applyUpsert)
    case 'thread': {
      const isNew = unsaid(start)
      return together(start, items, context, item => isNew(item) && !isResolved(item.text), applyThread)
    }
    default:
      return undefined
  }
}

function together(
  start: Passage,
  items: readonly DeltaItem[],
  context: Context,
  isNew: IsNew,
  applyOne: ApplyOne,
): readonly Edited[] {
  const edits: Edited[] = []
  let fresh: DeltaItem[] = []
  const passage = (): Passage => edits.at(-1)?.passage ?? start
  const putIn = (): void => {
    for (const edited of addAll(passage(), fresh, context)) edits.push(edited)
    fresh = []
  }
  for (const item of items) {
    if (isNew(item)) {
      fresh.push(item)
      continue
    }
    putIn()
    edits.push(applyOne(passage(), item, context))
  }
  putIn()
  return edits
}

/** The first clears what only held the place; the others follow it. */
function addAll(passage: Passage, items: readonly DeltaItem[], context: Context): readonly Edited[] {
  const [first, ...others] = items
  if (!first) return []
  const added = addBullet(passage, wholeOf(passage), first.text, first.children, context)
  const lines = others.map(({ text, children }) => [`- ${text}`, ...children])
  const end = lastLine(added.passage, wholeOf(added.passage))?.end ?? added.passage.raw.length
  const grown = insertLines(added.passage, Math.min(end, added.passage.raw.length), lines.flat())
  return [
    added,
    ...lines.map(all => ({ passage: grown, changes: [{ before: null, after: all.join(grown.eol) }], notes: [] })),
  ]
}
