import { expect, test } from 'vitest'
import { toCampaign } from '../campaign/folder/files.ts'
import { Knowledge } from './knowledge.ts'
import { firstState } from './start.ts'

const page = 'party/pim-journal.md'
const before = { 'party/pim.md': '# Pim\n', [page]: '# Journal\n- A bell\n' }
const state = firstState(toCampaign(before), ['pim'])

test('whoever writes of a beat knows what was known at its end, and not what was written of it since', () => {
  const knowledge = new Knowledge(toCampaign(before))
  const atTheEnd = knowledge.viewsOfNow(state, () => [])
  const ever = knowledge.views(
    () => state,
    () => [],
  )
  knowledge.changed(page, '# Journal\n- A bell\n- A rope\n')
  knowledge.hear(2, [{ present: ['pim'], text: 'The rope moves.', parts: [] }])
  expect(JSON.stringify(atTheEnd.journalKeeper('pim'))).toContain('A bell')
  expect(JSON.stringify(atTheEnd.journalKeeper('pim'))).not.toMatch(/rope/)
  expect(JSON.stringify(ever.journalKeeper('pim'))).toMatch(/A rope[^]*The rope moves/)
})
