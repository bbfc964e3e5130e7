/** No search finds what its seat may not know, whatever it asks for; and the test fails when a view is loosened. */
import { expect, test } from 'vitest'
import { Library } from '../../src/memory/library.ts'
import type { Listener } from '../../src/memory/piece.ts'
import { piecesOf } from '../../src/table/memory/pieces.ts'
import type { Lived } from '../../src/table/memory/lived.ts'
import { access, type AccessTable } from '../../src/table/views/access.ts'
import { readCampaign } from '../../src/table/views/read.ts'
import type { World } from '../../src/table/views/world.ts'
import { party, plantAll, type Canary } from './canaries.ts'
import { situationOf, type Situation } from './situations.ts'

const { store, canaries } = plantAll()
const { campaign } = await readCampaign(store)

const livedIn = ({ heard, whispers }: World): readonly Lived[] => [
  ...heard.map(({ path, text, witnesses }) => toLived(path, text, 'heard', witnesses)),
  ...whispers.map(({ path, text, to }) => toLived(path, text, 'whisper', to)),
]

const toLived = (path: string, text: Lived['text'], kind: Lived['kind'], to: readonly string[]): Lived => ({
  path,
  text,
  beat: 1,
  session: 'session 1',
  where: '',
  kind,
  to,
})

function libraryOf({ world }: Situation, table: AccessTable): Library {
  const told = { campaign, lived: livedIn(world), written: new Set<string>(), table }
  const library = new Library()
  for (const piece of [...piecesOf(told, 'story'), ...piecesOf(told, 'pages')]) library.add(piece)
  return library
}

const mayHold = ({ holders }: Canary, name: string): boolean => holders.includes(`companion:${name}`)

/** Every seat asks for every secret by its own words. */
function searchAll(seed: number, table: AccessTable = access) {
  const situation = situationOf(seed)
  const library = libraryOf(situation, table)
  const byMark = new Map([...canaries, ...situation.canaries].map(canary => [canary.mark, canary]))
  const leaks: string[] = []
  let [searches, found] = [0, 0]
  for (const name of party) {
    const listener: Extract<Listener, { kind: 'character' }> = { kind: 'character', name }
    const reader = library.readerFor<'character'>(listener)
    for (const { mark } of byMark.values()) {
      searches += 1
      for (const piece of reader.find({ words: mark, budget: 400 }))
        for (const seen of new Set(JSON.stringify(piece).match(/canary\d{6}x/g))) {
          const canary = byMark.get(seen)
          if (canary && mayHold(canary, name)) found += 1
          else leaks.push(`${seen} -> ${name}`)
        }
    }
  }
  return { leaks, searches, found }
}

test('16.4 in 10,000 searches by every seat for every secret none is found outside its view', () => {
  let [searches, found] = [0, 0]
  for (let seed = 0; searches < 10_000; seed += 1) {
    const told = searchAll(seed)
    expect(told.leaks).toEqual([])
    searches += told.searches
    found += told.found
  }
  expect(found).toBeGreaterThan(500)
})

test.each([
  ['the story state', { files: { ...access.companion.files, 'story-state': 'full' } }],
  ["others' journals", { files: { ...access.companion.files, journal: 'full' } }],
  ['what others heard', { hears: 'all' }],
  ["others' whispers", { whispers: 'all' }],
] as const)('16.4 a view that is loosened for %s is found out', (_, change) => {
  const loosened = { ...access, companion: { ...access.companion, ...change } } as AccessTable
  const leaks = [0, 1, 2, 3, 4].flatMap(seed => searchAll(seed, loosened).leaks)
  expect(leaks.length).toBeGreaterThan(0)
})

test('16.4 the Game Master finds every one', () => {
  const situation = situationOf(1)
  const reader = libraryOf(situation, access).readerFor<'gm'>({ kind: 'gm' })
  const files = canaries.filter(({ path }) => !/^tmp|preferences|scenes/.test(path))
  const missed = files.filter(({ mark }) => !JSON.stringify(reader.find({ words: mark, budget: 400 })).includes(mark))
  expect(missed.map(({ path, mark }) => `${path} ${mark}`)).toEqual([])
})
