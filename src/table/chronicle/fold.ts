/** What all entries up to some point come to: a run goes on from it without what led there. */
import type { Hash } from '../../core/id.ts'
import type { Json } from '../../core/json.ts'
import type { Branching, Entry, LeftLine } from './entry.ts'

/** A line of play that was left, by its name. */
export type Branch = LeftLine & {
  readonly name: string
  readonly at: string
  /** Somebody has gone over to it again. */
  readonly isPlayed: boolean
}

/** The branches once a mark is set: the line it leaves is one, and the line it goes over to is none any more. */
export const branchesAfter = (branches: readonly Branch[], entry: Branching): readonly Branch[] =>
  entry.type === 'named'
    ? branches.map(one => (one.name === entry.branch ? { ...one, name: entry.as } : one))
    : [
        ...branches.map(one =>
          entry.type === 'switched' && one.name === entry.onto ? { ...one, isPlayed: true } : one,
        ),
        { name: entry.branch, at: entry.at, isPlayed: false, ...entry.left },
      ]

export type Fold = {
  readonly take: (entry: Entry) => void
  /** Everything it takes to go on from here. */
  readonly save: () => Json
  /** What is told of the run where campaigns are listed. */
  readonly glance: () => Json
  /** The last beat that was opened. */
  readonly beat: number
  /** What each file was when the run last knew it. */
  readonly known: ReadonlyMap<string, Hash | null>
  /** They are the run's, whichever line is played. */
  readonly branches: readonly Branch[]
}

export type MakeFold<Made extends Fold = Fold> = (saved: Json | null) => Made
