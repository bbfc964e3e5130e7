/** Thrown inside a reading that cannot go on, and caught where the reading began. Nobody else ever sees one. */
export class Unreadable extends Error {}

export function giveUp(why: string): never {
  throw new Unreadable(why)
}
