/** The campaigns that come with the house are understood to the last line. */
import { describe, expect, test } from 'vitest'
import { sortOf } from '../folder/kind.ts'
import { foldersIn, leaves, reached, textsIn, worldFrom, type Texts } from '../../table/testing/worlds.ts'
import type { Condition, OracleWorld } from './world.ts'

/** The names and words a deed may be done to. */
const thingsOf = ({ places, people, items, factions, threats }: OracleWorld): ReadonlySet<string> =>
  new Set([...places, ...people, ...items, ...factions, ...threats].map(({ id }) => id))

/** A leaf that names nothing the world knows. */
function isVague(leaf: Condition, things: ReadonlySet<string>): boolean {
  switch (leaf.kind) {
    case 'at':
      return !things.has(leaf.place)
    case 'has':
      return !things.has(leaf.item)
    case 'gave':
      return !things.has(leaf.item) || !things.has(leaf.person)
    case 'used':
      return !things.has(leaf.item) || (leaf.target !== '' && !things.has(leaf.target))
    case 'persuaded':
      return !things.has(leaf.person)
    case 'defeated':
      return !things.has(leaf.who)
    case 'clock':
      return !things.has(leaf.threat)
    case 'did':
      return !things.has(leaf.target)
    case 'found':
    case 'learned':
    case 'rested':
    case 'day':
    case 'all':
    case 'any':
    case 'not':
      return false
  }
}

/** The bullets under a title, in a text of the plain template. */
function bulletsUnder(text: string, title: RegExp): readonly string[] {
  const lines = text.split('\n')
  const at = lines.findIndex(line => line.startsWith('#') && title.test(line))
  if (at === -1) return []
  const level = /^#+/.exec(lines[at] ?? '')?.[0].length ?? 0
  const end = lines.findIndex((line, index) => index > at && (/^#+/.exec(line)?.[0].length ?? 9) <= level)
  return lines.slice(at, end === -1 ? undefined : end).filter(line => line.startsWith('- '))
}

const countIn = (texts: Texts, kind: string, title: RegExp): number =>
  Object.entries(texts)
    .filter(([path]) => sortOf(path).kind === kind)
    .reduce((sum, [, text]) => sum + bulletsUnder(text, title).length, 0)

/** Those of the game that this world is read for. */
const ofTheFifth = foldersIn('content/campaigns').filter(
  folder => !/\bgame\W*:\W*(?!fifth)\w/.test(textsIn(folder)['preferences.md'] ?? ''),
)

describe.each(ofTheFifth)('%s', folder => {
  const texts = textsIn(folder)
  const world = worldFrom(texts)
  const things = thingsOf(world)

  test('every place can be reached from where it begins', () => {
    expect(reached(world)).toEqual(new Set(world.places.map(({ id }) => id)))
  })

  test('every ending is a condition of things that are there', () => {
    expect(world.endings.length).toBe(countIn(texts, 'overview', /^#+ Endings/))
    expect(world.endings.length).toBeGreaterThanOrEqual(3)
    for (const { when, text, name } of world.endings) {
      expect({ name, vague: [...leaves(when)].filter(leaf => isVague(leaf, things)) }).toEqual({ name, vague: [] })
      expect(text.length).toBeGreaterThan(0)
    }
  })

  test('every clock moves by what is understood, and has a sign for each step', () => {
    expect(world.threats.length).toBe(countIn(texts, 'overview', /^#+ Clocks/))
    for (const { ticks, signs, segments, whenFull, name } of world.threats) {
      const vague = ticks.flatMap(tick => [...leaves(tick)]).filter(leaf => isVague(leaf, things))
      expect({ name, vague, signs: signs.length, isTold: whenFull !== '' }).toEqual({
        name,
        vague: [],
        signs: segments,
        isTold: true,
      })
    }
  })

  test('every exit, hidden thing and piece of knowledge was read', () => {
    const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0)
    expect(sum(world.places.map(({ exits }) => exits.length))).toBe(countIn(texts, 'location', /^## Exits/))
    expect(sum(world.places.map(({ hidden }) => hidden.length))).toBe(countIn(texts, 'location', /^## Secrets/))
    expect(sum(world.places.map(({ features }) => features.length))).toBe(
      countIn(texts, 'location', /^## Key Features/),
    )
    for (const tier of ['public', 'private', 'secret'] as const) {
      const bullets = countIn(texts, 'npc', new RegExp(`^### ${tier}`, 'i'))
      expect(sum(world.people.map(({ knows }) => knows[tier].length))).toBe(bullets)
      expect(bullets).toBeGreaterThan(0)
    }
  })

  test('every encounter names foes the rules know', () => {
    const lines = Object.entries(texts)
      .filter(([path]) => sortOf(path).kind === 'location')
      .flatMap(([, text]) => /## Encounters\n([\s\S]*?)(?=\n## |$)/.exec(text)?.[1]?.split('\n') ?? [])
    const written = lines.filter(line => /^(?:\*\*|- )/.test(line)).length
    const encounters = world.places.flatMap(place => place.encounters)
    expect(encounters.length).toBe(written)
    for (const { name, foes } of encounters) expect({ name, hasFoes: foes.length > 0 }).toEqual({ name, hasFoes: true })
    for (const { when, chance, name } of encounters)
      expect([name, when !== undefined]).toEqual([name, chance === 'trigger'])
  })

  test('everything an ending or a lock asks for lies somewhere or is in somebody’s hands', () => {
    const wanted = world.endings
      .flatMap(({ when }) => [...leaves(when)])
      .flatMap(leaf => ('item' in leaf ? [leaf.item] : []))
    const keys = world.places.flatMap(({ exits }) => exits.flatMap(({ locked }) => locked?.key ?? []))
    for (const id of [...wanted, ...keys]) {
      const item = world.items.find(one => one.id === id)
      const isHidden = world.places.some(({ hidden }) => hidden.some(({ items }) => items.includes(id)))
      expect([id, isHidden || item?.personId !== undefined || item?.placeId !== undefined]).toEqual([id, true])
    }
  })
})
