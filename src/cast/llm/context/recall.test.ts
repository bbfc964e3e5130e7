import { expect, test } from 'vitest'
import { toCampaign } from '../../../campaign/folder/files.ts'
import { viewFor } from '../../../table/views/view-for.ts'
import { recallIn } from './recall.ts'

const texts = {
  'npcs/osk.md': '# Osk\n\nThe ferryman.\n\n## Secrets\n\nHe drowned the last warden.\n',
  'npcs/ysolde.md': '# Ysolde\n\nShe mends nets and knows Osk by his whistle.\n',
  'scenes/001-pier.md': '---\nlocation: Pier\ntime: dusk\n---\n\nThe ferry came late, and Osk would not say why.\n',
  'tmp/gm-context.md': 'Osk, Osk, Osk.\n',
}

const world = { presence: [], heard: [], whispers: [], constraints: () => [] }
const found = (words: string): string => recallIn(viewFor<'gm'>({ kind: 'gm' }, toCampaign(texts), world), words)

test('a page that bears the name comes first, then where it is spoken of; scratch files never', () => {
  const paths = [...found('Osk').matchAll(/^\((.+)\)$/gm)].map(([, path]) => path)
  expect(paths[0]).toBe('npcs/osk.md')
  expect(new Set(paths)).toEqual(new Set(['npcs/osk.md', 'npcs/ysolde.md', 'scenes/001-pier.md']))
})

test('what nobody wrote about is free to be made up', () => {
  expect(found('the moon whale')).toContain('Nothing in the campaign speaks of')
})

test('a companion looks things up in its own view alone', () => {
  const view = viewFor<'companion'>({ kind: 'companion', character: 'ada' }, toCampaign(texts), world)
  expect(recallIn(view, 'Osk warden')).toContain('Nothing in the campaign')
})
