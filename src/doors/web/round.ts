/**
 * Play in rounds: everybody present says something or passes; then all of it is handed over together, and nobody comes
 * in between. Whoever stays silent too long has passed.
 */

export const pass = 'pass'

export type RoundParts = {
  /** Who has to say something now, in the order in which it is played. */
  readonly present: () => readonly string[]
  readonly play: (lines: readonly { readonly who: string; readonly line: string }[]) => void
  readonly waitsFor: (who: readonly string[]) => void
  readonly silenceMs: number
}

export class Round {
  readonly #parts: RoundParts
  readonly #lines = new Map<string, string>()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(parts: RoundParts) {
    this.#parts = parts
  }

  take(who: string, line: string): void {
    this.#lines.set(who, line)
    this.#timer ??= setTimeout(() => this.#end(), this.#parts.silenceMs)
    this.look()
  }

  /** Somebody came or went: perhaps nobody is waited for any more. */
  look(): void {
    if (this.#lines.size === 0) return
    const missing = this.#parts.present().filter(who => !this.#lines.has(who))
    if (missing.length === 0) this.#end()
    else this.#parts.waitsFor(missing)
  }

  #end(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const order = this.#parts.present()
    const said = [...this.#lines].map(([who, line]) => ({ who, line }))
    this.#lines.clear()
    const inOrder = said.toSorted((one, other) => order.indexOf(one.who) - order.indexOf(other.who))
    this.#parts.play(inOrder.filter(({ line }) => line.trim().toLowerCase() !== pass))
  }
}
