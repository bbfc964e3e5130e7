/**
 * NPC, QUEST, LOCATION: the line that speaks of the entity is replaced, or a new one is added. In files that keep a
 * `###` block or a table row per entity, the block's progress or the row's last cell is what changes.
 */
import { labelOf, toBullet } from '../markdown/bullet.ts'
import { foldWords, withoutMarkup } from '../text/fold.ts'
import type { Line } from '../text/lines.ts'
import {
  appendBullet,
  carryChildren,
  linesIn,
  unchanged,
  wholeOf,
  type Context,
  type Edited,
  type Note,
  type Stretch,
} from './edit.ts'
import { findBullet, isCalled, toEntity, type Entity, type Found } from './match.ts'
import { insertLines, replaceLine, type Passage } from './passage.ts'
import { addRow, findRow, setRow } from './row.ts'
import { blocksIn, tableIn, type BlockIn } from './structure.ts'
import type { DeltaItem } from './types.ts'

export function applyUpsert(passage: Passage, item: DeltaItem, context: Context): Edited {
  const entity = toEntity(item.text)
  const blocks = blocksIn(passage)
  const table = tableIn(passage)
  const bullet = findBullet(passage, entity, context.match)
  if (bullet?.tier === 1) return replaceBullet(passage, item, bullet)
  const block = blocks.find(({ heading }) => isCalled(heading.title, entity))
  if (block) return updateBlock(passage, block, entity, item, context)
  const row = table && findRow(table, entity)
  if (row && (row.tier === 1 || !bullet || bullet.tier > 2)) return setRow(passage, row, entity, item)
  if (bullet) return replaceBullet(passage, item, bullet)
  return table ? addRow(passage, table, entity, item) : addItem(passage, blocks, entity, item, context)
}

/** The whole line is said anew; its indentation, mark and checkbox stay, and so does what is nested below it. */
function replaceBullet(passage: Passage, item: DeltaItem, found: Found): Edited {
  const after = found.bullet.prefix + item.text
  const notes: Note[] = []
  if (found.count > 1)
    notes.push({ code: 'several-match', message: `${found.count} lines match; the first was replaced.` })
  if (found.tier >= 3 && after !== found.line.text) {
    notes.push({ code: 'matched-in-description', message: 'The name was found only in the description of this line.' })
  }
  const replaced = replaceLine(passage, found.line, after)
  const line: Line = { ...found.line, text: after, end: found.line.end + after.length - found.line.text.length }
  const carried = carryChildren(replaced, line, item.children)
  if (carried.text === passage.text) return unchanged(passage, notes)
  return { passage: carried, change: { before: found.line.text, after }, notes }
}

/** Where a block keeps how far things have come. */
const isProgress = (label: string): boolean => foldWords(withoutMarkup(label)) === 'current progress'

function updateBlock(passage: Passage, block: BlockIn, entity: Entity, item: DeltaItem, context: Context): Edited {
  const detail = entity.detail
  if (detail === undefined && item.children.length === 0) return unchanged(passage)
  const lines = linesIn(passage, block)
  for (const line of lines) {
    const bullet = toBullet(line.text)
    const words = bullet ? bullet.text : line.text
    const label = labelOf(words)
    if (!label || !isProgress(label.label) || detail === undefined) continue
    const kept = (bullet?.prefix ?? '') + words.slice(0, label.valueAt).trimEnd()
    return progressed(passage, line, `${kept} ${detail}`, item)
  }
  const text = detail ?? entity.name
  const there = lines.find(line => foldWords(toBullet(line.text)?.text ?? '') === foldWords(text))
  if (there) return unchanged(passage)
  const added = appendBullet(passage, block, text, item.children, context)
  return { passage: added, change: { before: null, after: `- ${text}` }, notes: [] }
}

function progressed(passage: Passage, line: Line, after: string, item: DeltaItem): Edited {
  const replaced = replaceLine(passage, line, after)
  const moved: Line = { ...line, text: after, end: line.end + after.length - line.text.length }
  const carried = carryChildren(replaced, moved, item.children)
  if (carried.text === passage.text) return unchanged(passage)
  return { passage: carried, change: { before: line.text, after }, notes: [] }
}

/**
 * Something new. In a section of blocks a list block (such as "Secondary Quests") takes it as an item; else it gets a
 * block of its own, so that it is never read as part of whatever block happens to stand last.
 */
function addItem(
  passage: Passage,
  blocks: readonly BlockIn[],
  entity: Entity,
  item: DeltaItem,
  context: Context,
): Edited {
  const first = blocks[0]
  if (first === undefined) return addTo(wholeOf(passage), item.text, passage, item, context)
  const list = blocks.findLast(block => isList(block))
  if (list) return addTo(list, hasBoxes(passage, list) ? `[ ] ${item.text}` : item.text, passage, item, context)
  if (entity.detail !== undefined) return addBlock(passage, first, entity.name, entity.detail, item)
  const above = addTo({ from: 0, to: first.start }, item.text, passage, item, context)
  const heading = first.start + above.passage.text.length - passage.text.length
  const isApart = /\n[ \t]*\r?\n$/.test(above.passage.text.slice(0, heading))
  return isApart ? above : { ...above, passage: insertLines(above.passage, heading, ['']) }
}

function addTo(stretch: Stretch, text: string, passage: Passage, item: DeltaItem, context: Context): Edited {
  const grown = appendBullet(passage, stretch, text, item.children, context)
  return { passage: grown, change: { before: null, after: `- ${text}` }, notes: [] }
}

function addBlock(passage: Passage, like: BlockIn, name: string, detail: string, item: DeltaItem): Edited {
  const heading = `${'#'.repeat(like.heading.level)} ${name}`
  const lines = ['', heading, ...(like.hasBlankLine ? [''] : []), `- ${detail}`, ...item.children]
  const grown = insertLines(passage, passage.text.length, lines)
  return { passage: grown, change: { before: null, after: `${heading}: ${detail}` }, notes: [] }
}

/** A heading for a list of things still open, as opposed to a heading that is the name of one thing. */
const isList = ({ heading: { title } }: BlockIn): boolean =>
  /^(?:secondary|other|minor|side|additional|misc)|\b(?:quests|goals|objectives|leads|locations|places|npcs|people|others)$/i.test(
    title,
  ) && !/completed?|done|finished|resolved|failed|closed|past/i.test(title)

function hasBoxes(passage: Passage, list: BlockIn): boolean {
  const bullets = linesIn(passage, list).flatMap(line => toBullet(line.text) ?? [])
  return bullets.length > 0 && bullets.every(bullet => bullet.isCheckbox || bullet.indent > 0)
}
