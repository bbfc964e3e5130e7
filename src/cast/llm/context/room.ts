/** How much room the changing part of a prompt has, and how it is given out. */
import { cut } from './cut.ts'

/**
 * Less than a quarter of what stays: four fifths of a prompt are then the last one's, which a provider keeps.
 * Below `least` nobody could say what is asked; above `longest` it would only cost.
 */
export const roomBeside = (stable: string, least: number, longest: number): number =>
  Math.max(least, Math.min(longest, Math.floor(stable.length * share)))

const share = 0.22

/** Gives room away, first come first served: what one part does not need is there for those after it. */
export class Room {
  #left: number

  constructor(all: number) {
    this.#left = all
  }

  /** At most this share of what is left, cut by `cutTo`. */
  give(share: number, text: string, cutTo: (text: string, most: number) => string = cut): string {
    const given = text.trim() === '' ? '' : cutTo(text, Math.max(0, Math.floor(this.#left * share)))
    this.#left = Math.max(0, this.#left - given.length)
    return given
  }

  get left(): number {
    return this.#left
  }
}
