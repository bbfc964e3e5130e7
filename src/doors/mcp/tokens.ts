/** The tokens of a table: each is one seat's, or its host's. They hold as long as the process that gave them. */
import { isSameToken, newToken } from '../http/token.ts'

/** Who asks, by the token they bring: whoever opened the table, or one seat. */
export type Who = { readonly kind: 'host' } | { readonly kind: 'seat'; readonly seat: string }

/** A token tells where its table is, so that it is all somebody needs to sit down. */
export const portIn = (token: string): number | undefined => {
  const port = /^gloam-(\d{1,5})-[\w-]{20,60}$/.exec(token)?.[1]
  return port === undefined ? undefined : Number(port)
}

export class Tokens {
  readonly #known: { readonly token: string; readonly who: Who }[] = []
  readonly #portOf: () => number

  constructor(portOf: () => number) {
    this.#portOf = portOf
  }

  give(who: Who): string {
    const token = `gloam-${this.#portOf()}-${newToken()}`
    this.#known.push({ token, who })
    return token
  }

  /** Every one is looked at, so the time it takes tells nothing. */
  who(token: string): Who | undefined {
    return this.#known.filter(known => isSameToken(known.token, token))[0]?.who
  }

  /** Seats of a table that is gone are nobody's at another. */
  takeBackSeats(): void {
    const left = this.#known.filter(({ who }) => who.kind !== 'seat')
    this.#known.splice(0, this.#known.length, ...left)
  }

  /** A seat that is given anew is nobody else's any more. */
  takeBack(seat: string): void {
    const left = this.#known.filter(({ who }) => who.kind !== 'seat' || who.seat !== seat)
    this.#known.splice(0, this.#known.length, ...left)
  }
}
