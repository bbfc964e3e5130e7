/**
 * NPC, QUEST, LOCATION: the line that speaks of the entity is replaced, or a new one is added. In files that keep a
 * `###` block or a table row per entity, the block's progress or the row's last cell is what changes.
 */
import { prefixFor, withoutBox } from '../markdown/bullet.ts'
import { foldWords, holdsWords } from '../text/fold.ts'
import { addToBlocks, updateBlock } from './block.ts'
import { addBullet, sayAnew, type Context, type Edited, type Note } from './edit.ts'
import { findBullet, isCalled, toEntity, type Entity, type Found } from './match.ts'
import { wholeOf, type Passage } from './passage.ts'
import { addRow, findRow, setRow } from './row.ts'
import { blocksIn, tableIn, type BlockIn } from './structure.ts'
import type { DeltaItem } from './types.ts'

export function applyUpsert(passage: Passage, item: DeltaItem, context: Context): Edited {
  const entity = toEntity(withoutBox(item.text))
  const { found: bullet, isMentioned } = findBullet(passage, entity, context.match)
  if (bullet?.tier === 1) return replaceBullet(passage, item, bullet)
  const blocks = blocksIn(passage)
  const table = tableIn(passage)
  const block = blocks.find(({ heading }) => isCalled(heading.title, entity))
  if (block) return updateBlock(passage, block, entity, item, context)
  const row = table && findRow(table, entity)
  if (row && (row.tier === 1 || !bullet || bullet.tier > 2)) return setRow(passage, table, row, entity, item)
  if (bullet) return replaceBullet(passage, item, bullet)
  const added = table ? addRow(passage, table, entity, item) : addItem(passage, blocks, entity, item, context)
  return isMentioned ? { ...added, notes: [...added.notes, mentioned(entity)] } : added
}

const mentioned = ({ name }: Entity): Note => ({
  code: 'only-mentioned',
  message: `Other lines mention "${name}" and none is about it, so it was added as a line of its own.`,
})

/** The whole line is said anew; its indentation, mark and checkbox stay, and so does what is nested below it. */
function replaceBullet(passage: Passage, item: DeltaItem, found: Found): Edited {
  const { line, bullet, tier, count } = found
  const said = ticked(found, item.text) ?? prefixFor(bullet, item.text) + item.text
  const after = said === line.text.trimEnd() ? line.text : said // spaces at its end are no news
  const notes: Note[] = []
  if (count > 1) notes.push({ code: 'several-match', message: `${count} lines match; the first was replaced.` })
  if (tier === 3 && after !== line.text) {
    notes.push({ code: 'matched-in-description', message: 'The name was found only in the description of this line.' })
  }
  return sayAnew(passage, line, after, item.children, notes)
}

/** A box that is ticked keeps what it says, and says beside it how it came out. */
function ticked({ bullet, tier }: Found, text: string): string | undefined {
  if (tier !== 1 || !bullet.isCheckbox || !/^\[x\]/i.test(text)) return undefined
  const { detail } = toEntity(withoutBox(text))
  const isSaid = detail === undefined || holdsWords(foldWords(bullet.text), foldWords(detail))
  const beside = isSaid ? '' : ` (${detail})`
  return `${bullet.prefix.replace('[ ]', '[x]')}${bullet.text}${beside}`
}

function addItem(
  passage: Passage,
  blocks: readonly BlockIn[],
  entity: Entity,
  item: DeltaItem,
  context: Context,
): Edited {
  const [first, ...others] = blocks
  return first === undefined
    ? addBullet(passage, wholeOf(passage), item.text, item.children, context)
    : addToBlocks(passage, [first, ...others], entity, item, context)
}
