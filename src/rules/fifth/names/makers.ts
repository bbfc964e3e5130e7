/** Everything a name can be made for: each people, places and factions. */
import type { Stream } from '../../../core/random.ts'
import { foldWords } from '../../../campaign/text/fold.ts'
import { own } from '../../../core/own.ts'
import { buildGiven, drawColumns, drawFrom, fillShape } from './build.ts'
import { humans } from './humans.ts'
import { dwarf, elf, gnome, halfling } from './peoples-old.ts'
import { aasimar, dragonborn, genasi, orc, tiefling } from './peoples-strange.ts'
import { makeFaction, makePlace } from './places.ts'
import type { Made, Profile } from './profile.ts'

/** `turn` says which offer this is, so that lengths, shapes and notes take turns. */
export type Maker = {
  readonly name: string
  readonly aliases: readonly string[]
  readonly make: (turn: number, stream: Stream) => Made
}

const lengthNotes: Readonly<Record<number, string>> = { 1: 'one beat', 2: 'two beats', 3: 'three beats' }

const takeTurn = <Value>(values: readonly Value[], turn: number): Value | undefined => values[turn % values.length]

export function makeFor(profile: Profile, turn: number, stream: Stream): Made {
  const syllables = takeTurn(profile.lengths, turn) ?? 2
  const shape = drawFrom(profile.shapes, stream)
  const name = fillShape(shape, word =>
    word === 'given' ? buildGiven(profile, syllables, stream) : drawColumns(own(profile.words, word) ?? [], stream),
  )
  const note = takeTurn(profile.notes, turn) ?? profile.about
  return { name, note: shape.includes('{given}') ? `${lengthNotes[syllables] ?? 'long'}; ${note}` : note }
}

export const profiles: readonly Profile[] = [
  elf,
  dwarf,
  halfling,
  gnome,
  tiefling,
  orc,
  dragonborn,
  aasimar,
  genasi,
  ...humans,
]

const makers: readonly Maker[] = [
  ...profiles.map(profile => ({
    name: profile.name,
    aliases: profile.aliases,
    make: (turn: number, stream: Stream): Made => makeFor(profile, turn, stream),
  })),
  { name: 'place', aliases: ['town', 'village', 'location', 'settlement'], make: makePlace },
  { name: 'faction', aliases: ['guild', 'order', 'cult', 'company'], make: makeFaction },
]

export const makerNames: readonly string[] = makers.map(({ name }) => name)

/** By its name, or by another word for it. */
export function findMaker(asked: string): Maker | undefined {
  const wanted = foldWords(asked).replaceAll('_', '-')
  const matches = (name: string): boolean => name === wanted || name.replaceAll('-', ' ') === wanted
  return makers.find(({ name }) => matches(name)) ?? makers.find(({ aliases }) => aliases.some(matches))
}
