/** How well strangers' campaigns are read, held against the answers their authors gave; nothing of them is copied here. */
import { foldWords, withoutMarkup } from '../src/campaign/text/fold.ts'
import { readWorld } from '../src/campaign/world/read-world.ts'
import type { Fact, World } from '../src/campaign/world/types.ts'
import { answersOf, foreignNames, ownNames, textsIn, type Answers } from '../test/foreign/foreign.ts'
import type { BenchRow } from './row.ts'

const keyOf = (name: string): string =>
  foldWords(name.replaceAll(/\([^)]*\)/g, ' '))
    .replace(/^(?:area )?\d+[a-z]?[:.] /, '')
    .replace(/^the /, '')

const row = (name: string, ours: number, of: number, share: number): BenchRow => ({
  name,
  ours,
  peer: of,
  unit: 'of',
  ratio: of === 0 ? 1 : ours / of,
  bar: `at least ${share * 100}%`,
  met: ours >= share * of,
})

const plain = (text: string): string => foldWords(withoutMarkup(text).replaceAll(/[>|]/g, ''))

/** A secret is kept when none of its tells stands in anything players may know. */
const kept = ({ secrets }: Answers, open: readonly Fact[]): number => {
  const texts = open.map(({ text }) => plain(text))
  return secrets.filter(({ tells }) => !tells.some(tell => texts.some(text => text.includes(plain(tell))))).length
}

function shown(answers: Answers, open: readonly Fact[]): number {
  return answers.public.filter(words => {
    const [, path, line] = /\[(.+):(\d+)\]$/.exec(words) ?? []
    return open.some(fact => fact.path === path && fact.line <= Number(line) && fact.lastLine >= Number(line))
  }).length
}

function waysOf({ places }: Answers, world: World): { readonly found: number; readonly all: number } {
  const ways = places.flatMap(({ name, ways: all }) => all.map(way => ({ name, to: way.replace(/\s*\(.*$/, '') })))
  const found = ways.filter(({ name, to }) => {
    const number = /^Area \d+/.exec(to)?.[0]
    const place = world.places.find(one => keyOf(one.name) === keyOf(name))
    return place?.exits.some(
      exit => keyOf(exit.to) === keyOf(to) || (number !== undefined && exit.to.startsWith(`${number}:`)),
    )
  })
  return { found: found.length, all: ways.length }
}

function peopleOf({ people }: Answers, world: World): { readonly found: number; readonly placed: number } {
  const met = people.flatMap(({ name, where }) => {
    const one = world.people.find(person => person.name.includes(name) || name.includes(person.name))
    return one ? [{ where: foldWords(where), place: one.where?.place ?? '' }] : []
  })
  const isThere = ({ where, place }: { where: string; place: string }): boolean =>
    place !== '' &&
    (where.includes(keyOf(place)) || where.includes(/\d+/.exec(place)?.[0] ?? '\0') || foldWords(place).includes(where))
  return { found: met.length, placed: met.filter(isThere).length }
}

function opens({ opening }: Answers, world: World): boolean {
  const lines = [...opening.matchAll(/([^(;]+?\.md):(\d+)/g)].map(([, path = '', line]) => ({
    path: path.trim(),
    line: Number(line),
  }))
  return lines.some(({ path, line }) => path === world.opening?.path && Math.abs(line - world.opening.line) <= 3)
}

/** These campaigns hold no planted fault, so every alarm is one somebody has to look at for little. */
const alarms = (name: string, { problems }: World): BenchRow => ({
  name: `${name}: alarms`,
  ours: problems.length,
  peer: mostAlarms,
  unit: 'alarms',
  ratio: problems.length / mostAlarms,
  bar: `at most ${mostAlarms}`,
  met: problems.length <= mostAlarms,
})

const mostAlarms = 3

/** Skipped with no rows where the strangers' campaigns are not beside this checkout. */
export async function benchForeign(): Promise<readonly BenchRow[]> {
  return [...foreignNames, ...ownNames].flatMap(name => {
    const answers = answersOf(name)
    const world = readWorld(textsIn(name))
    const open = world.facts.filter(({ who }) => who === 'players')
    const [ways, people] = [waysOf(answers, world), peopleOf(answers, world)]
    const places = answers.places.filter(place => world.places.some(one => keyOf(one.name) === keyOf(place.name)))
    return [
      row(`${name}: opens as written`, opens(answers, world) ? 1 : 0, 1, 1),
      row(`${name}: secrets kept`, kept(answers, open), answers.secrets.length, 1),
      row(`${name}: public facts open`, shown(answers, open), answers.public.length, 0.9),
      row(`${name}: places`, places.length, answers.places.length, 0.9),
      row(`${name}: ways`, ways.found, ways.all, 0.7),
      row(`${name}: people`, people.found, answers.people.length, 0.9),
      row(`${name}: people placed`, people.placed, answers.people.length, 0.5),
      alarms(name, world),
    ]
  })
}
