import { assert, expect, test } from 'vitest'
import { addToBlocks, updateBlock } from './block.ts'
import { toEntity } from './match.ts'
import { contextOf, itemOf, passage } from './scenario.ts'
import { blocksIn, type BlockIn } from './structure.ts'

const update = (text: string, news: string, children: readonly string[] = []): string => {
  const section = passage(text)
  const [block] = blocksIn(section)
  assert(block)
  return updateBlock(section, block, toEntity(news), itemOf('QUEST', news, children), contextOf()).passage.raw
}

const add = (text: string, news: string): string => {
  const section = passage(text)
  const blocks = blocksIn(section)
  assert(blocks.length > 0)
  const known = blocks as readonly [BlockIn, ...BlockIn[]]
  return addToBlocks(section, known, toEntity(news), itemOf('QUEST', news), contextOf()).passage.raw
}

test('a quest kept as a block gets new progress, in the line that has it', () => {
  const quest = '### The Rot Beneath\n- **Giver**: Harwick\n- **Current Progress**: nothing yet\n'
  expect(update(quest, 'The Rot Beneath - found the tunnel')).toBe(
    '### The Rot Beneath\n- **Giver**: Harwick\n- **Current Progress**: found the tunnel\n',
  )
})

test('a block that keeps no progress gets the news as one more item, once', () => {
  const once = update('### The Rot Beneath\n- from Harwick', 'The Rot Beneath - found the tunnel')
  expect(once).toBe('### The Rot Beneath\n- from Harwick\n- found the tunnel')
  expect(update(once, 'The Rot Beneath - found the tunnel')).toBe(once)
})

test('a name without news leaves its block alone', () => {
  expect(update('### Rook\n- clerk\n', 'Rook')).toBe('### Rook\n- clerk\n')
})

test('a new quest goes into the list that takes them, with a box where the others have one', () => {
  expect(add('### The Rot Beneath\n- x\n\n### Secondary Quests\n- [ ] Feed the eels', 'Find Odo - for Pim')).toBe(
    '### The Rot Beneath\n- x\n\n### Secondary Quests\n- [ ] Feed the eels\n- [ ] Find Odo - for Pim',
  )
})

test('a list of what is done takes nothing new', () => {
  expect(add('### The Rot Beneath\n- x\n\n### Completed Quests\n- y', 'Find Odo - for Pim')).toBe(
    '### The Rot Beneath\n- x\n\n### Completed Quests\n- y\n\n### Find Odo\n- for Pim',
  )
})

test('where every quest has its block, a new one has its own', () => {
  expect(add('### The Rot Beneath\n\n- x', 'Find Odo - for Pim')).toBe(
    '### The Rot Beneath\n\n- x\n\n### Find Odo\n\n- for Pim',
  )
})

test('news without a name of its own stands above the blocks', () => {
  expect(add('### Rook\n- clerk\n', 'Somebody rang the bell')).toBe('- Somebody rang the bell\n\n### Rook\n- clerk\n')
})
