import { expect, test } from 'vitest'
import { ownCampaigns } from './own.fixture.ts'
import { readWorld } from './read-world.ts'
import type { Who } from './types.ts'

const openWords = (texts: Readonly<Record<string, string>>): string =>
  readWorld(texts)
    .facts.filter(({ who }) => who === 'players')
    .map(({ text }) => text)
    .join('\n')

test.each(ownCampaigns)('14.2 $name: what is for players is open, and nothing else', ({ texts, open, secret }) => {
  const words = openWords(texts)
  expect(open.filter(one => !words.includes(one))).toEqual([])
  expect(secret.filter(one => words.includes(one))).toEqual([])
})

test.each(ownCampaigns)(
  '14.2 $name: places have their ways, people are where they are',
  ({ texts, ways, where, opening }) => {
    const world = readWorld(texts)
    const exit = (from: string, to: string) =>
      world.places.find(({ name }) => name === from)?.exits.find(one => one.to === to)
    expect(ways.map(([from, to]) => [from, to, exit(from, to)?.who])).toEqual(ways)
    expect(
      Object.fromEntries(
        Object.keys(where).map(name => [name, world.people.find(one => one.name === name)?.where?.place]),
      ),
    ).toEqual(where)
    expect(world.opening?.text).toContain(opening)
  },
)

const one = (text: string, path = 'notes.md'): Who | undefined => readWorld({ [path]: text }).facts.at(-1)?.who

test.each([
  ['a page nobody knows', '# A page\n\nSome words that stand here.\n', 'gm'],
  ['an unknown heading', '# A page\n\n## Of wind and water\n\nSome words that stand here.\n', 'gm'],
  ['an overview', '# A page\n\n## Overview\n\nA town of brick.\n', 'players'],
  ['an overview of the GM', '# A page\n\n## Overview (GM only)\n\nA town of brick.\n', 'gm'],
  ['a rumour', '# A page\n\n## Rumours in the square\n\n- The well is dry.\n', 'players'],
  [
    'read aloud',
    '# A page\n\n## Area 1: The Well\n\n> You smell wet stone, and somebody below is singing.\n',
    'players',
  ],
  ['a stat block', '# A page\n\n> - **Armor Class** 14\n', 'gm'],
  ['a secret callout', '# A page\n\n## Overview\n\n> [!secret]- Below\n> The well is a mouth.\n', 'gm'],
  ['a callout nobody knows', '# A page\n\n## Overview\n\n> [!frog] Below\n> The well is a mouth.\n', 'gm'],
  ['a comment', '# A page\n\n## Overview\n\n%% the well is a mouth %%\n', 'gm'],
  ['a field of truth', '# A page\n\n## Overview\n\ntruth:: the well is a mouth\n', 'gm'],
  ['a motive', '# A page\n\n## Overview\n\n**Motivation**: greed\n', 'gm'],
  ['a check', '# A page\n\n## Overview\n\nA DC 15 Perception check finds the stair.\n', 'gm'],
  ['a primer', '---\ntags: [players]\n---\n# A page\n\nSome words that stand here.\n', 'players'],
  ['a primer with an aside', '---\ntags: [players]\n---\n# A page\n\n## Secrets\n\nThe well is a mouth.\n', 'gm'],
  ['a page tagged for the GM', '---\ntags: [gm]\n---\n# A page\n\n## Overview\n\nA town of brick.\n', 'gm'],
] as const)('14.2 secret until shown to be public: %s', (_what, text, who) => expect(one(text)).toBe(who))

test('14.2 an enemy is not told of under the heading of an overview', () => {
  const page =
    '# Vane\n\n**Role**: Antagonist\n\n## Overview\n\nHe runs it all from the mill.\n\n## Appearance\n\nA thin man in grey.\n'
  expect(readWorld({ 'npcs/vane.md': page }).facts.map(({ who }) => who)).toEqual(['gm', 'gm', 'players'])
})

test('14.2 whoever is put into two places, counted twice, or given away is told of', () => {
  const world = readWorld({
    'locations/mill.md':
      '# The Mill\n\n## Overview\n\nA mill on a hill. The Mill has nine doors.\n\n## Notable NPCs\n\n| NPC | Role | Notes |\n|---|---|---|\n| Ada Quill | Miller | kind |\n',
    'locations/ford.md': '# The Ford\n\n## Overview\n\nWide and slow.\n',
    'npcs/ada-quill.md':
      '---\nlocation: "[[The Ford]]"\n---\n# Ada Quill\n\n## Secrets (GM only)\n\n- Ada drowned her brother Tobias below the weir at midsummer.\n',
    'world-primer.md': '# Primer\n\nThe Mill has seven doors, as everybody counts. See [[The Abbey]].\n',
    'party-knowledge.md': '# Party Knowledge\n\n- Tobias was drowned by his sister Ada below the weir at midsummer.\n',
  })
  expect(world.problems.map(({ code, path }) => `${code} ${path}`).toSorted()).toEqual([
    'contradiction locations/mill.md',
    'contradiction world-primer.md',
    'not-understood world-primer.md',
    'secret-in-the-open party-knowledge.md',
  ])
})

test('14.2 an encounter is a fight only where it says so, and boxes on a page that is a clock are counted', () => {
  const world = readWorld({
    'locations/mill.md':
      '# The Mill\n\n## Encounters\n\n- **The miller**: will want to ask questions\n- **Wolves**: **3 wolves** come down at dusk\n',
    'tide.md': '---\ntags: [clock]\n---\n# The Tide\n\n- [x] it turns\n- [ ] it comes\n',
  })
  expect(world.encounters.map(({ isFight }) => isFight)).toEqual([false, true])
  expect(world.clocks).toMatchObject([{ name: 'The Tide', filled: 1, size: 2 }])
})
