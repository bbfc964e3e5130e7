import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderWith } from './cli/scenario.ts'
import { diskFault, explainDisk, makeFolder } from './disk.ts'
import { placeCampaign } from './place-campaign.ts'
import { StoreFault } from '../store/port.ts'

const bytes = (text: string): Uint8Array => Buffer.from(text, 'utf8')

test('a campaign is placed whole, with the folders it asks for, and never over another', () => {
  const folder = folderWith({})
  const files = { 'overview.md': bytes('# Fen\n'), 'party/a/b.md': bytes('') }
  expect(placeCampaign(join(folder, 'new/deep'), 'fen', files, ['beats', 'runs/old'])).toEqual({
    ok: true,
    value: join(folder, 'new/deep/fen'),
  })
  expect(readFileSync(join(folder, 'new/deep/fen/overview.md'), 'utf8')).toBe('# Fen\n')
  expect(readdirSync(join(folder, 'new/deep/fen'))).toEqual(['beats', 'overview.md', 'party', 'runs'])
  expect(placeCampaign(join(folder, 'new/deep'), 'fen', files)).toMatchObject({
    ok: false,
    refusal: expect.stringContaining('is there already'),
  })
  expect(readdirSync(join(folder, 'new/deep'))).toEqual(['fen'])
})

test('a file in the way is told, and nothing half made stays', () => {
  const folder = folderWith({ notes: 'mine' })
  expect(placeCampaign(join(folder, 'notes'), 'fen', {})).toMatchObject({
    ok: false,
    refusal: expect.stringMatching(/notes" is not a folder\. Choose another folder with --campaigns DIR\.$/),
  })
  const clashing = { a: bytes('1'), 'a/b': bytes('2') }
  expect(placeCampaign(folder, 'fen', clashing).ok).toBe(false)
  expect(readdirSync(folder)).toEqual(['notes'])
})

test.skipIf(!statSync('/proc/self', { throwIfNoEntry: false }))(
  'where no folder can be made it is said at once',
  () => {
    expect(makeFolder('/proc/gloam/campaigns').ok).toBe(false)
    expect(existsSync('/proc/gloam')).toBe(false)
  },
)

test('a full disk is called that, and what is no fault of the disk is left to others', () => {
  const fault = new StoreFault('could not append', 'runs/1/chronicle.jsonl', 'ENOSPC', { cause: undefined })
  expect(diskFault(fault)).toBe(
    'The disk is full, and "runs/1/chronicle.jsonl" could not be written. Make some room, then try again.',
  )
  expect(diskFault(new Error('no'))).toBeUndefined()
  expect(explainDisk(new Error('no'), 'fen')).toBe('"fen": no')
})
