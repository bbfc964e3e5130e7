/** What comes with the second game as text: its city hangs together, its cards are whole, its archetypes are fair. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { openWorld } from '../src/rules/blades/campaign/open.ts'
import { actions } from '../src/rules/blades/model/crew.ts'

const content = fileURLToPath(new URL('../content/', import.meta.url))
const city = join(content, 'campaigns/standing-room')
const texts = Object.fromEntries(
  readdirSync(city, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .map(path => [path.slice(city.length + 1), readFileSync(path, 'utf8')]),
)
const { world, warnings } = openWorld(texts)
const namesIn = (record: Readonly<Record<string, { readonly name: string }>>): readonly string[] =>
  Object.values(record).map(({ name }) => name)
const pagesIn = (folder: string): readonly string[] =>
  Object.keys(texts)
    .filter(path => path.startsWith(`${folder}/`))
    .map(path => texts[path] ?? '')
const titleOf = (page: string): string => /^# (.+)$/m.exec(page)?.[1] ?? ''
const known = {
  score: pagesIn('scores').map(titleOf),
  clock: namesIn(world.clocks),
  faction: namesIn(world.factions),
  person: namesIn(world.people),
  place: namesIn(world.places),
}

/** Every name that a pattern finds on these pages and that nobody has. A pattern that finds no name holds nothing. */
function strangers(pages: readonly string[], pattern: RegExp, names: readonly string[]): readonly string[] {
  const found = pages.flatMap(page => [...page.matchAll(pattern)].map(([, name = '']) => name.trim()))
  expect(found).not.toEqual([])
  return found.filter(name => !names.includes(name))
}

describe('15 the city that comes with the game', () => {
  const scores = pagesIn('scores')

  test('is read without a word of complaint', () => {
    expect(warnings).toEqual([])
    expect(known.faction).toHaveLength(9)
    expect(known.person).toHaveLength(20)
    expect(known.score).toHaveLength(15)
  })

  test.each([
    ['a target', /^\*\*Target:\*\* (.+)$/gm, known.faction],
    ['a place', /^\*\*Place:\*\* (.+)$/gm, known.place],
    ['somebody who offers it', /^\*\*Offered by:\*\* (.+)$/gm, known.person],
    ['a score that it opens', /^- opens (.+)$/gm, known.score],
    ['a clock that it moves', /^- clock (.+) [+-]\d+$/gm, known.clock],
    ['a faction that minds', /^- faction (.+) [+-]\d+$/gm, known.faction],
    ['a person who minds', /^- person (.+) [+-]\d+$/gm, known.person],
  ])('a score names %s that is there', (_, pattern, names) => {
    expect(strangers(scores, pattern, names)).toEqual([])
  })

  test('what an ending or a score asks for can come true', () => {
    const rows = [texts['endings.md'] ?? '', ...scores].flatMap(page =>
      [...page.matchAll(/^\*\*(?:When|Needs):\*\* (.+)$/gm)].flatMap(([, row = '']) => row.split(', ')),
    )
    expect(strangers(rows, /^(?:not )?score (.+) (?:won|lost|done)$/g, known.score)).toEqual([])
    expect(strangers(rows, /^(?:not )?clock (.+) full$/g, known.clock)).toEqual([])
    const gained = [...scores, texts['clocks.md'] ?? ''].flatMap(page =>
      [...page.matchAll(/(?:^- |\| )asset: ([^|\n]+?) *(?:\||$)/gm)].map(([, asset = '']) => asset),
    )
    const unheardOf = strangers(rows, /^(?:not )?asset (.+)$/g, gained)
    expect(unheardOf.filter(name => !gained.some(asset => asset.startsWith(name)))).toEqual([])
  })

  test('everybody is somewhere, and of somebody', () => {
    expect(strangers(pagesIn('npcs'), /^\*\*Location:\*\* (.+)$/gm, known.place)).toEqual([])
    expect(strangers(pagesIn('npcs'), /^\*\*Faction:\*\* (.+)$/gm, known.faction)).toEqual([])
    expect(strangers(pagesIn('locations'), /^\*\*District:\*\* (.+)$/gm, known.place)).toEqual([])
    expect(known.place).toContain(world.crew.lair)
  })

  test.each(Object.values(world.scoundrels).map(one => [one.name, one] as const))(
    '%s has seven dots, a vice with an address, a friend, a rival and a secret',
    (_, one) => {
      const dots = Object.values(one.dots)
      expect(dots.reduce((sum, count) => sum + count, 0)).toBe(7)
      expect(Math.max(...dots)).toBe(2)
      for (const person of [one.vice.purveyor, one.friend, one.rival]) expect(known.person).toContain(person)
      expect(one.secret.length).toBeGreaterThan(100)
    },
  )
})

type Card = {
  readonly id: string
  readonly arcana: 'major' | 'minor'
  readonly suit?: string
  readonly rank: number
  readonly trouble: { readonly name: string }
  readonly score: { readonly name: string }
  readonly picture: readonly string[]
}

describe('15 the cards', () => {
  const { cards } = JSON.parse(readFileSync(join(content, 'blades/tarot.json'), 'utf8')) as { cards: readonly Card[] }

  test('are seventy-eight, four suits of fourteen and twenty-two besides', () => {
    expect(new Set(cards.map(({ id }) => id)).size).toBe(78)
    expect(cards.filter(({ arcana }) => arcana === 'major').map(({ rank }) => rank)).toEqual([...Array(22).keys()])
    for (const suit of ['wands', 'cups', 'swords', 'pentacles']) {
      const ranks = cards.filter(card => card.suit === suit).map(({ rank }) => rank)
      expect(ranks).toEqual(Array.from({ length: 14 }, (_, at) => at + 1))
    }
  })

  test('no two bring the same trouble, or the same score', () => {
    expect(new Set(cards.map(({ trouble }) => trouble.name)).size).toBe(78)
    expect(new Set(cards.map(({ score }) => score.name)).size).toBe(78)
  })

  test('a picture is five lines of nine characters at most', () => {
    for (const { picture } of cards) {
      expect(picture).toHaveLength(5)
      expect(Math.max(...picture.map(line => line.length))).toBeLessThanOrEqual(9)
    }
  })
})

type Archetype = {
  readonly name: string
  readonly actions: Readonly<Record<string, number>>
  readonly vices: readonly unknown[]
  readonly questions: readonly { readonly answers: readonly { readonly gives: Readonly<Record<string, unknown>> }[] }[]
}

/** Every way to answer: one answer to each question. */
const waysThrough = <Answer>(questions: readonly (readonly Answer[])[]): readonly (readonly Answer[])[] =>
  questions.reduce<readonly (readonly Answer[])[]>(
    (ways, answers) => ways.flatMap(way => answers.map(answer => [...way, answer])),
    [[]],
  )

describe('15 the archetypes', () => {
  const { archetypes } = JSON.parse(readFileSync(join(content, 'blades/archetypes.json'), 'utf8')) as {
    archetypes: readonly Archetype[]
  }

  test('are ten', () => expect(new Set(archetypes.map(({ name }) => name)).size).toBe(10))

  test.each(archetypes.map(one => [one.name, one] as const))('%s: whatever is answered, seven dots', (_, one) => {
    expect(one.vices.length).toBeGreaterThanOrEqual(3)
    const ways = waysThrough(one.questions.map(({ answers }) => answers))
    expect(ways).toHaveLength(27)
    for (const way of ways) {
      const dots: Record<string, number> = { ...one.actions }
      for (const { gives } of way) {
        const action = String(gives['action'])
        dots[action] = (dots[action] ?? 0) + 1
        expect(Object.keys(gives).length).toBeGreaterThan(1)
      }
      expect(Object.keys(dots).filter(name => !(actions as readonly string[]).includes(name))).toEqual([])
      expect(Object.values(dots).reduce((sum, count) => sum + count, 0)).toBe(7)
      expect(Math.max(...Object.values(dots))).toBeLessThanOrEqual(2)
    }
  })
})
