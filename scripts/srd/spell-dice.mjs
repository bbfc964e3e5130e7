/** The dice of a spell by the level it is cast at. */
export const scalingOf = () => undefined
