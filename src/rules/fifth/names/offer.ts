/** Three to five names to choose from, no two of them alike, none of them like one in use. */
import type { Rng, Stream } from '../../../core/random.ts'
import { rngOf, streamOf } from '../../../core/random.ts'
import type { Result } from '../../../core/result.ts'
import { accept, refuse } from '../../../core/result.ts'
import type { RuleRefusal } from '../../ruleset.ts'
import { findClash } from './clash.ts'
import { findMaker, makerNames } from './makers.ts'
import type { Maker } from './makers.ts'
import type { Made } from './profile.ts'

export type NameRequest = {
  /** `elf`, `human-northern`, `place`, `faction`. */
  readonly people: string
  /** 3 to 5; anything else is brought into that range. */
  readonly count?: number
  /** Names in use or to be avoided. */
  readonly taken: readonly string[]
  /** A relative: the offers begin as this name does, and share its family name. */
  readonly kin?: string
}

export type NameOffers = { readonly offers: readonly Made[]; readonly rng: Rng }

/** How often to try for a name with a fresh initial before any free name will do. */
const strictTries = 300
const tries = 600

type Search = {
  readonly maker: Maker
  readonly taken: readonly string[]
  readonly kin: string | undefined
  readonly offers: Made[]
}

const familyOf = (kin: string): string | undefined => (kin.includes(' ') ? kin.split(' ').at(-1) : undefined)

/** With kin, the given name stands before the relative's own family name. */
function asKin({ name, note }: Made, kin: string): Made {
  const family = familyOf(kin)
  const [given = name] = name.split(' ')
  return { name: family === undefined ? given : `${given} ${family}`, note: `kin of ${kin}: ${note}` }
}

function isFree({ taken, offers, kin }: Search, { name }: Made, isStrict: boolean): boolean {
  const family = kin === undefined ? undefined : familyOf(kin)
  const own = family === undefined ? name : name.slice(0, -family.length).trim() // the family name is meant to be shared
  if (findClash(own, [...taken, ...offers.map(offer => offer.name)]) !== undefined) return false
  if (kin !== undefined && isStrict) return name.charAt(0) === kin.charAt(0)
  return !isStrict || offers.every(offer => offer.name.charAt(0) !== name.charAt(0))
}

function findOne(search: Search, turn: number, stream: Stream): Made | undefined {
  for (let tried = 0; tried < tries; tried += 1) {
    const plain = search.maker.make(turn, stream)
    const made = search.kin === undefined ? plain : asKin(plain, search.kin)
    if (isFree(search, made, tried < strictTries)) return made
  }
  return undefined
}

/** The same request and chance always give the same offers. */
export function offerNames(request: NameRequest, rng: Rng): Result<NameOffers, RuleRefusal> {
  const maker = findMaker(request.people)
  if (maker === undefined) {
    const why = `No people or kind of name is called "${request.people}".`
    return refuse({ code: 'people-unknown', why, allowed: makerNames })
  }
  const stream = streamOf(rng)
  const count = Math.min(Math.max(Math.trunc(request.count ?? 4), 3), 5)
  const search: Search = { maker, taken: request.taken, kin: request.kin, offers: [] }
  for (let turn = 0; turn < count; turn += 1) {
    const made = findOne(search, turn, stream)
    if (made !== undefined) search.offers.push(made)
  }
  return accept({ offers: search.offers, rng: rngOf(stream) })
}
