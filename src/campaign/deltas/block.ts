/** An entity kept as a block under a `###`: its progress is what changes, and something new gets a place of its own. */
import { labelOf, toBullet, withoutBox } from '../markdown/bullet.ts'
import { foldWords, withoutMarkup } from '../text/fold.ts'
import { addBullet, sayAnew, unchanged, type Context, type Edited } from './edit.ts'
import type { Entity } from './match.ts'
import { insertLines, linesIn, type Passage } from './passage.ts'
import { holdsStance, stanceIn } from './stance.ts'
import type { BlockIn } from './structure.ts'
import type { DeltaItem } from './types.ts'

/** Where a block keeps how far things have come, or how somebody stands to the party where the news is of that. */
function isPlaceFor(label: string, detail: string): boolean {
  const words = foldWords(withoutMarkup(label))
  return words === 'current progress' || (holdsStance(words) && stanceIn(detail) !== undefined)
}

/** The block's progress or stance is replaced; a block that keeps none gets the news as one more item. */
export function updateBlock(
  passage: Passage,
  block: BlockIn,
  entity: Entity,
  item: DeltaItem,
  context: Context,
): Edited {
  const { detail } = entity
  if (detail === undefined) return withChildren(passage, block, item, context)
  const lines = linesIn(passage, block)
  for (const line of lines) {
    const bullet = toBullet(line.text)
    const words = bullet ? bullet.text : line.text
    const label = labelOf(words)
    if (!label || !isPlaceFor(label.label, detail)) continue
    const kept = (bullet?.prefix ?? '') + words.slice(0, label.valueAt).trimEnd()
    return sayAnew(passage, line, `${kept} ${detail}`, item.children)
  }
  const there = lines.find(line => foldWords(toBullet(line.text)?.text ?? '') === foldWords(detail))
  return there
    ? sayAnew(passage, there, there.text, item.children)
    : addBullet(passage, block, detail, item.children, context)
}

/** A name alone has no news; what is nested below it has, and each is an item of the block. */
function withChildren(passage: Passage, { from, to }: BlockIn, item: DeltaItem, context: Context): Edited {
  let edited = unchanged(passage)
  for (const child of item.children) {
    const text = toBullet(child)?.text ?? child.trim()
    const stretch = { from, to: to + edited.passage.raw.length - passage.raw.length }
    const isThere = linesIn(edited.passage, stretch).some(
      line => foldWords(toBullet(line.text)?.text ?? '') === foldWords(text),
    )
    if (isThere) continue
    const one = addBullet(edited.passage, stretch, text, [], context)
    edited = { passage: one.passage, changes: [...edited.changes, ...one.changes], notes: [] }
  }
  return edited
}

/**
 * Something new in a section of blocks. A list block (such as "Secondary Quests") takes it as an item; else it gets a
 * block of its own, so that it is never read as part of whatever block happens to stand last. What has no name of its
 * own stands above the blocks.
 */
export function addToBlocks(
  passage: Passage,
  blocks: readonly [BlockIn, ...BlockIn[]],
  entity: Entity,
  item: DeltaItem,
  context: Context,
): Edited {
  const list = blocks.findLast(block => isList(block))
  if (list) {
    const text = hasBoxes(passage, list) && withoutBox(item.text) === item.text ? `[ ] ${item.text}` : item.text
    return addBullet(passage, list, text, item.children, context)
  }
  const [first] = blocks
  return entity.detail === undefined
    ? addAbove(passage, first, item, context)
    : addBlock(passage, first, entity.name, [`- ${entity.detail}`, ...item.children])
}

function addAbove(passage: Passage, first: BlockIn, item: DeltaItem, context: Context): Edited {
  const added = addBullet(passage, { from: 0, to: first.start }, item.text, item.children, context)
  const heading = first.start + added.passage.raw.length - passage.raw.length
  const isApart = /\n[ \t]*\r?\n$/.test(added.passage.raw.slice(0, heading))
  return isApart ? added : { ...added, passage: insertLines(added.passage, heading, ['']) }
}

function addBlock(passage: Passage, like: BlockIn, name: string, body: readonly string[]): Edited {
  const lines = [`${'#'.repeat(like.heading.level)} ${name}`, ...(like.hasBlankLine ? [''] : []), ...body]
  const grown = insertLines(passage, passage.raw.length, ['', ...lines])
  return { passage: grown, changes: [{ before: null, after: lines.join(passage.eol) }], notes: [] }
}

const listTitle =
  /^(?:secondary|other|minor|side|additional|misc)|\b(?:quests|goals|objectives|leads|locations|places|npcs|people|others)$/i
const closedTitle = /completed?|done|finished|resolved|failed|closed|past/i

/** A heading for a list of things still open, as opposed to a heading that is the name of one thing. */
const isList = ({ heading: { title } }: BlockIn): boolean => listTitle.test(title) && !closedTitle.test(title)

/** A checklist gets one more box, so that the list stays of one kind. */
function hasBoxes(passage: Passage, list: BlockIn): boolean {
  const bullets = linesIn(passage, list).flatMap(line => toBullet(line.text) ?? [])
  return bullets.length > 0 && bullets.every(bullet => bullet.isCheckbox || bullet.indent > 0)
}
