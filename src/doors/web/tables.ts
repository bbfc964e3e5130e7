/** The campaigns that are open on this server, each its own table with its own lock. */
import { accept, type Result } from '../../core/result.ts'
import type { Clock } from '../../core/time.ts'
import type { Game } from '../../games/game.ts'
import { folderStore } from '../../store/folder.ts'
import { gameAt } from '../game-at.ts'
import { factsOf } from '../campaign-facts.ts'
import { copyShipped } from '../shipped.ts'
import type { Seating } from '../terminal/session.ts'
import { findToRead } from '../terminal/which-campaign.ts'
import { Seats } from './seats.ts'
import { WebTable, type OpenWish } from './web-table.ts'
import type { Seat } from './protocol.ts'

export type TablesParts = {
  readonly campaigns: string
  readonly clock: Clock
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly freshSeed: () => string
  readonly answerMs?: number
  /** Minds that sit at the tables instead of the usual ones. */
  readonly seating?: Seating
}

export class Tables {
  readonly parts: TablesParts
  readonly #open = new Map<string, WebTable>()
  readonly #opening = new Map<string, Promise<Result<WebTable, string>>>()

  constructor(parts: TablesParts) {
    this.parts = parts
  }

  get(campaign: string): WebTable | undefined {
    return this.#open.get(campaign)
  }

  all(): readonly WebTable[] {
    return [...this.#open.values()]
  }

  /** Every seat that a link may be for now. */
  seats(): readonly Seat[] {
    const ofTable = ({ parts: { campaign }, party }: WebTable): readonly Seat[] => [
      ...party.members.map(({ id }) => ({ kind: 'player' as const, campaign, character: id })),
      { kind: 'gm', campaign },
      { kind: 'spectator', campaign },
    ]
    return [{ kind: 'host' }, ...this.all().flatMap(ofTable)]
  }

  /** Sits down at a campaign: one that comes with Gloam is copied first. Two who ask at once get the same table. */
  async open(asked: string, wish: Omit<OpenWish, 'isFirst'> = {}): Promise<Result<WebTable, string>> {
    const under = this.#opening.get(asked)
    if (under) return under
    const opening = this.#sit(asked, wish).finally(() => this.#opening.delete(asked))
    this.#opening.set(asked, opening)
    return opening
  }

  async #sit(asked: string, wish: Omit<OpenWish, 'isFirst'>): Promise<Result<WebTable, string>> {
    const { campaigns, clock, environment, freshSeed, answerMs, seating } = this.parts
    const found = findToRead(campaigns, asked)
    if (!found.ok) return found
    const { name, isShipped } = found.value
    const placed = isShipped ? copyShipped(name, campaigns) : accept(found.value.folder)
    if (!placed.ok) return placed
    const known = this.#open.get(name)
    if (known) {
      known.open({ ...wish, isFirst: false })
      return accept(known)
    }
    const { title, setting: about } = await factsOf(name, placed.value)
    const game = await gameIn(placed.value)
    if (!game.ok) return game
    const own = { campaign: name, title, about, folder: placed.value, game: game.value.id }
    const parts = { ...own, clock, environment, freshSeed }
    const ready = new WebTable({ ...parts, ...(seating ? { seating } : {}) }, new Seats(answerMs))
    this.#open.set(name, ready)
    ready.open({ ...wish, isFirst: isShipped })
    return accept(ready)
  }

  async close(): Promise<void> {
    await Promise.all(this.all().map(table => table.close()))
    this.#open.clear()
  }
}

async function gameIn(folder: string): Promise<Result<Game, string>> {
  const store = folderStore(folder)
  try {
    return await gameAt(store)
  } finally {
    store.close()
  }
}
