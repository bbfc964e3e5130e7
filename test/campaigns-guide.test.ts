import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import rows from '../src/campaign/world/rows.json' with { type: 'json' }
import { readWorld } from '../src/campaign/world/read-world.ts'

const guide = readFileSync(fileURLToPath(new URL('../docs/campaigns.md', import.meta.url)), 'utf8')

const examples = [...guide.matchAll(/\n([^\n]+)\n\n<!-- (players|gm) -->\n```markdown\n([\s\S]*?)\n```/g)].map(
  ([, why = '', who = '', text = '']) => ({ why, who, text }),
)

test('14.2 the guide has an example of each shape', () => expect(examples.length).toBeGreaterThan(14))

test.each(examples)('14.2 as the guide says: $why', ({ text, who }) => {
  const facts = readWorld({ 'notes/page.md': text }).facts
  expect(facts.at(-1)?.who).toBe(who)
})

test('14.2 every word that is read stands in the guide', () => {
  const all = [rows.headings, rows.labels, rows.callouts, rows.tags, rows.files, rows.declares]
  const words = [...all.flatMap(table => table.flatMap(({ says }) => says)), ...Object.values(rows.legend).flat()]
  expect(words.length).toBeGreaterThan(300)
  const plain = guide.replaceAll(/\s+/g, ' ')
  expect(words.filter(word => !plain.includes(`\`${word}\``))).toEqual([])
})
