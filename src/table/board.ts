/** What lies open on the table for everybody to see, kept by whoever runs the game and drawn by a door as it likes. */

export type KnownPlace = {
  readonly name: string
  /** Where one can go from here, as far as the party knows. */
  readonly exits: readonly string[]
  readonly isHere: boolean
  readonly wasVisited: boolean
  /** Whom one sees there, where the party is and whoever lays it out knows. */
  readonly people?: readonly string[]
}

/** A danger or a hope on its way, in segments: `The tide` 3 of 6. */
export type OpenClock = { readonly name: string; readonly filled: number; readonly segments: number }

export type Board = { readonly places: readonly KnownPlace[]; readonly clocks: readonly OpenClock[] }

export const emptyBoard: Board = { places: [], clocks: [] }

/** Every word on it, for whoever checks what players may read: each name by itself, as it lies there. */
export const wordsOn = ({ places, clocks }: Board): string =>
  [
    ...places.flatMap(({ name, exits, people = [] }) => [name, ...exits, ...people]),
    ...clocks.map(({ name }) => name),
  ].join('\n\n')
