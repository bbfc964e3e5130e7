/** An encounter of a wanted difficulty from the SRD's monsters: one kind, or a leader with its following. */
import { below, type Rng, rngOf, streamOf } from '../../../core/random.ts'
import { accept, refuse, type Result } from '../../../core/result.ts'
import { type Monster, monsters } from '../data/monsters.ts'
import { type Difficulty, type Reckoning, reckon, thresholdOf } from './budget.ts'

export type EncounterWish = {
  /** The party's levels, one for each. */
  readonly levels: readonly number[]
  readonly difficulty: Difficulty
  /** Only monsters of these types, `undead` say; all where it is left out. */
  readonly types?: readonly string[]
  readonly maxFoes?: number
}

export type Encounter = {
  readonly groups: readonly { readonly monster: Monster; readonly count: number }[]
  readonly reckoning: Reckoning
}

export type EncounterRefusal = { readonly code: 'no-encounter'; readonly why: string }

/** From its own threshold up to the next one; the last band ends half above itself, or nobody would live. */
function bandOf({ levels, difficulty }: EncounterWish): readonly [number, number] {
  const next = { easy: 'medium', medium: 'hard', hard: 'deadly', deadly: undefined } as const
  const above = next[difficulty]
  const least = thresholdOf(levels, difficulty)
  return [least, above ? thresholdOf(levels, above) : Math.floor(least * 1.5)]
}

/** A foe far above the party kills in one blow, whatever the sum says. */
function fits(wish: EncounterWish): readonly Monster[] {
  const highest = Math.max(...wish.levels, 1) + (wish.difficulty === 'deadly' ? 3 : 1)
  const types = wish.types?.map(type => type.toLowerCase())
  return monsters.filter(
    ({ challenge, experience, type }) =>
      challenge <= highest && experience > 0 && (types?.some(wanted => type.startsWith(wanted)) ?? true),
  )
}

const foesOf = (groups: Encounter['groups']): readonly number[] =>
  groups.flatMap(({ monster, count }) => Array.from({ length: count }, () => monster.experience))

/** Every count of one kind that lands in the band. */
function ofOneKind(
  monster: Monster,
  wish: EncounterWish,
  [least, most]: readonly [number, number],
): readonly Encounter[] {
  const found: Encounter[] = []
  for (let count = 1; count <= (wish.maxFoes ?? 8); count += 1) {
    const groups = [{ monster, count }]
    const reckoning = reckon(foesOf(groups), wish.levels)
    if (reckoning.adjusted >= most) break
    if (reckoning.adjusted >= least) found.push({ groups, reckoning })
  }
  return found
}

/** One leader of a type, and lesser ones of the same type behind it. */
function withFollowing(
  leader: Monster,
  all: readonly Monster[],
  wish: EncounterWish,
  band: readonly [number, number],
): readonly Encounter[] {
  const lesser = all.filter(
    ({ type, challenge }) => type === leader.type && challenge < leader.challenge && challenge * 8 >= leader.challenge,
  )
  return lesser.flatMap(monster => {
    for (let count = 2; count < (wish.maxFoes ?? 8); count += 1) {
      const groups = [
        { monster: leader, count: 1 },
        { monster, count },
      ]
      const reckoning = reckon(foesOf(groups), wish.levels)
      if (reckoning.adjusted >= band[1]) break
      if (reckoning.adjusted >= band[0]) return [{ groups, reckoning }]
    }
    return []
  })
}

/** First a leader that can be made to fit, then one of the ways it does: so that small fry are not all one ever meets. */
export function buildEncounter(
  wish: EncounterWish,
  rng: Rng,
): Result<{ readonly encounter: Encounter; readonly rng: Rng }, EncounterRefusal> {
  if (wish.levels.length === 0) return refuse({ code: 'no-encounter', why: 'There is nobody in the party.' })
  const band = bandOf(wish)
  const all = fits(wish)
  const stream = streamOf(rng)
  const left = [...all]
  while (left.length > 0) {
    const [leader] = left.splice(below(stream, left.length), 1)
    if (!leader) break
    const ways = [...ofOneKind(leader, wish, band), ...withFollowing(leader, all, wish, band)]
    const chosen = ways[ways.length > 0 ? below(stream, ways.length) : 0]
    if (chosen) return accept({ encounter: chosen, rng: rngOf(stream) })
  }
  const what = wish.types ? `of type ${wish.types.join(' or ')} ` : ''
  return refuse({ code: 'no-encounter', why: `No monsters ${what}make a ${wish.difficulty} fight for this party.` })
}

/** `Goblin ×4, Bugbear ×1`. */
export const printEncounter = ({ groups }: Encounter): string =>
  groups.map(({ monster, count }) => (count === 1 ? monster.name : `${monster.name} ×${count}`)).join(', ')
