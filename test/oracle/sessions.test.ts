/** What an evening leaves in the folder, and what the next evening makes of it. */
import { expect, test } from 'vitest'
import { readText } from '../../src/store/text.ts'
import type { Store } from '../../src/store/port.ts'
import { coldMill } from './cold-mill.ts'
import { sitDown } from './sitting.ts'

async function pageOf(store: Store, path: string): Promise<string> {
  const found = await readText(store, path)
  return found.ok ? (found.value?.text ?? '') : ''
}

test('what is done before one leaves stands on the page of the place that is left', async () => {
  const { say, table, store } = await sitDown({ texts: coldMill, human: 'tam-rook', seed: 7 })
  await say('ask Bettany about the wheel, then go to the mill')
  await table.save()
  expect(await pageOf(store, 'scenes/001-thornwick.md')).toContain('The wheel stopped at midnight')
  expect(await pageOf(store, 'scenes/002-the-cold-mill.md')).not.toContain('The wheel stopped at midnight')
})
