import { expect, test } from 'vitest'
import { toCampaign } from '../../campaign/folder/files.ts'
import { leakCheck } from '../leak-check.ts'
import { viewFor } from '../views/view-for.ts'

const campaign = toCampaign({
  'overview.md': '# Salt\n\n## Setting\n\nA town by a dry well.\n',
  'locations/well.md':
    '# The Well\n\n## Secrets & Hidden Things\n\n- **The lining** (DC 10 Perception): A strip of vellum is tucked in the bonnet. In charcoal it says: ODETTE LIVES. BELOW. FOLLOW THE CISTERN, NOT THE HIGHWAY.\n- **The rim** (DC 12): Odette scratched a map of the cellars under the rim with a hairpin.\n',
})
const quiet = { presence: [], heard: [], whispers: [], constraints: () => [] }
const check = leakCheck(() => campaign, {
  companion: character => viewFor({ kind: 'companion', character }, campaign, quiet),
})
const learned = [
  '- LEARNED: A vellum strip in Odette’s bonnet says ODETTE LIVES. BELOW. FOLLOW THE CISTERN, NOT THE HIGHWAY.',
]
const found = 'Tucked in the bonnet is a strip of vellum. In charcoal it says: ODETTE LIVES.'

test('18: a line most of which is learned may be told with the rest of its words', () => {
  expect(check(found, ['pim'])).not.toEqual([])
  expect(check(found, ['pim'], { learned })).toEqual([])
})

test('18: the line beside it is as secret as it was', () => {
  const beside = 'Odette scratched a map of the cellars with a hairpin.'
  expect(check(beside, ['pim'], { learned }).map(({ line }) => line)).toEqual([6])
})
