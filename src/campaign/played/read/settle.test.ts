import { noLore } from '../lore.ts'
import { expect, test } from 'vitest'
import { worldFrom } from '../../../table/testing/worlds.ts'
import { settled } from './settle.ts'
import { namesOf } from '../names.ts'
import { sourceOf, type Source } from './source.ts'

const named = (at: number): string => `Person${at}`

/** A town whose people stand in no list; its two places speak of the first of them. */
function town(size: number): { readonly reads: () => number; readonly settle: () => readonly string[] } {
  let reads = 0
  const pages = Array.from({ length: size }, (_, at) => `# ${named(at)}\n`)
  const npcs = pages.map((text, at) => sourceOf({ path: `npcs/person${at}.md`, text }))
  const counted = (source: Source): Source => ({
    ...source,
    get text() {
      reads += 1
      return source.text
    },
  })
  const locations = ['Mill', 'Quay'].map(name =>
    counted(
      sourceOf({ path: `locations/${name.toLowerCase()}.md`, text: `# ${name}\n\n${named(0)} is often here.\n` }),
    ),
  )
  const names = namesOf(
    [
      ...pages.map((text, at) => ({ kind: 'npcs' as const, fileName: `person${at}.md`, text })),
      ...locations.map(({ id, text }) => ({ kind: 'locations' as const, fileName: `${id}.md`, text })),
    ],
    noLore,
  )
  const { people } = worldFrom(Object.fromEntries(pages.map((text, at) => [`npcs/person${at}.md`, text] as const)))
  const bare = people.map(({ placeId: _placeId, ...person }) => person)
  reads = 0
  return {
    reads: () => reads,
    settle: () => settled([], bare, { npcs, locations }, names, 'quay').people.map(({ placeId = '' }) => placeId),
  }
}

test('13.25 a place is read once for everybody, however many they are', () => {
  const [few, many] = [town(3), town(300)]
  expect(few.settle()).toEqual(['mill', 'quay', 'quay'])
  expect(new Set(many.settle().slice(1))).toEqual(new Set(['quay']))
  expect(many.reads()).toBe(few.reads())
})
