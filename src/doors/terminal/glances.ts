/** What a player can see at a glance at any moment, kept up with what the table shows. */
import type { Board } from '../../table/board.ts'
import { emptyBoard } from '../../table/board.ts'
import type { TableEvent } from '../../table/ports.ts'
import type { Table } from '../../table/table.ts'
import type { Glance } from './face.ts'
import type { Companions } from './party.ts'

/** `the-drowned-bell` as it is said. */
const asTitle = (slug: string): string => {
  const words = slug.replaceAll('-', ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

type Lines = Readonly<Record<string, readonly string[]>>

export class Glances {
  readonly #party: Companions
  readonly #human: string | null
  #table: Table | undefined
  #lines: Lines = {}
  #board: Board = emptyBoard
  #suggestions: readonly string[] = []
  /** Whoever spoke in the player's hearing. */
  readonly #speakers = new Set<string>()

  constructor(party: Companions, human: string | null) {
    this.#party = party
    this.#human = human
  }

  standAt(table: Table): void {
    this.#table = table
    this.#board = table.standing.state.board
  }

  see(event: TableEvent): void {
    if (event.type === 'status') this.#lines = event.lines
    if (event.type === 'board') this.#board = event.board
    if (event.type === 'suggestions') this.#suggestions = event.options
    if (event.type === 'narrative') {
      for (const [, name = ''] of event.text.matchAll(/^> \*\*([^*\n]+?):?\*\*/gm)) this.#speakers.add(name)
    }
  }

  /** The lines of a table that was gone back to, or was opened again. */
  standWith(lines: Lines, suggestions: readonly string[]): void {
    this.#lines = lines
    this.#suggestions = suggestions
    this.#board = this.#table?.standing.state.board ?? this.#board
  }

  /** What was offered is over once something was said. */
  forget(): void {
    this.#suggestions = []
  }

  get suggestions(): readonly string[] {
    return this.#suggestions
  }

  get board(): Board {
    return this.#board
  }

  get lines(): Lines {
    return this.#lines
  }

  /** Everybody and everywhere the player has a name for. */
  get names(): readonly string[] {
    const places = this.#board.places.map(({ name }) => name)
    return [...this.#party.members.map(({ title }) => title), ...this.#speakers, ...places]
  }

  get isAway(): boolean {
    return this.#table?.standing.state.humanMode === 'AUTONOMOUS'
  }

  /** Where and when: the scene's own words, or its title while it has none. */
  get scene(): string {
    const scene = this.#table?.standing.state.scene
    if (!scene) return ''
    return [scene.location === '' ? asTitle(scene.slug) : scene.location, scene.time].filter(Boolean).join(', ')
  }

  glance(): Glance {
    const human = this.#human
    return {
      who: human === null ? '' : this.#party.shortName(human),
      parts: human === null ? [] : (this.#lines[human] ?? []),
      scene: this.scene,
      clocks: this.#board.clocks,
    }
  }
}
