import { expect, test } from 'vitest'
import { toCampaign } from '../../campaign/folder/files.ts'
import { leakCheck } from '../leak-check.ts'
import { textsIn } from '../testing/worlds.ts'
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

test('18: of a plan a sentence that is mostly learned may be told, and what happens after it is as secret as it was', () => {
  const water = toCampaign(textsIn('content/campaigns/borrowed-water'))
  const party = ['maren-okell', 'korda-venn']
  const plan = leakCheck(() => water, {
    companion: character => viewFor({ kind: 'companion', character }, water, quiet),
  })
  const known = { learned: ['LEARNED: Cobb says that anyone can see whose work this is'] }
  const told = '"Anyone can see whose work this is," says Sergeant Cobb, to nobody, loudly.'
  expect(plan(told, party)).not.toEqual([])
  expect(plan(told, party, known)).toEqual([])
  expect(plan('Ruddock sits with twenty coins in a row.', party, known)).not.toEqual([])
})
