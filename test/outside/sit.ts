/** A table of scripted minds and agents, for tests: seats outside are written to and answered in words. */
import { indexNames } from '../../src/campaign/names/index-of-names.ts'
import { outsideCast, overhearing } from '../../src/cast/outside/cast.ts'
import { Post } from '../../src/cast/outside/post.ts'
import { npcSeat, seatsOf } from '../../src/cast/outside/seat.ts'
import type { Ruleset } from '../../src/rules/ruleset.ts'
import { memoryStore } from '../../src/store/memory.ts'
import { openTable } from '../../src/table/open-table.ts'
import { usualLimits, type TableEvent } from '../../src/table/ports.ts'
import { printMessage } from '../../src/table/protocol/print.ts'
import { coinRules } from '../../src/table/testing/coin-rules.ts'
import { countingClock, scriptedCast } from '../../src/table/testing/scripted.ts'
import { grimjaw, human as usualHuman, tilda, warehouse } from '../mcp/warehouse.ts'

/** What is played, where, and by whom. */
export type Place = {
  readonly texts: Readonly<Record<string, string>>
  readonly ruleset: Ruleset
  readonly party: readonly string[]
  readonly human: string
}

const heist: Place = { texts: warehouse, ruleset: coinRules, party: [usualHuman, grimjaw, tilda], human: usualHuman }

/** A table with the seats outside that are named; the player's lines are given one by one. */
export async function sit(outside: readonly string[], lines: readonly string[] = [], gmMs = 5000, place = heist) {
  const { texts, ruleset, party, human } = place
  const names = indexNames(
    party.map(id => ({ kind: 'party', fileName: `${id}.md`, text: texts[`party/${id}.md`] ?? '' })),
  )
  const seats = new Set(outside)
  const post = new Post({ seats: seatsOf(party, human), names: () => names, isOutside: seat => seats.has(seat) })
  const own = scriptedCast({ beats: [[{ tag: 'NARRATIVE', text: 'The Oracle plays.' }]] })
  const npcs = {
    unknown: new Map<string, readonly string[]>(),
    seat: async (npc: string) => void seats.add(npcSeat(npc)),
    unseat: (npc: string) => void seats.delete(npcSeat(npc)),
  }
  const cast = outsideCast({
    post,
    own,
    rules: ruleset,
    campaign: 'heist',
    human,
    limits: { playerMs: 5000, gmMs, writerMs: 300 },
    npcs,
  })
  const shown: TableEvent[] = []
  const left = [...lines]
  const door = {
    show: (event: TableEvent) => void shown.push(event),
    hear: async () => left.shift(),
    overhear: overhearing(post),
  }
  const store = memoryStore(texts)
  const opening = openTable({
    store,
    cast,
    door,
    clock: countingClock(),
    ruleset,
    limits: usualLimits,
    campaign: 'heist',
    human,
    seed: '7',
  })
  const never = new AbortController().signal
  const next = async (seat: string): Promise<readonly string[]> =>
    (await post.next(seat, never)).map(({ message }) => printMessage(message))
  const until = async (seat: string, tag: string): Promise<string> => {
    for (;;) {
      const found = (await next(seat)).find(text => text.startsWith(`[${tag}]`))
      if (found !== undefined) return found
    }
  }
  const give = async (seat: string, text: string, to?: string) => {
    const given = post.give(seat, text, to)
    await given.settled
    return given
  }
  return { opening, post, next, until, give, shown, store }
}

export async function opened(seats: readonly string[], lines: readonly string[] = []) {
  const table = await sit(['gm', ...seats], lines)
  await table.until('gm', 'SESSION_COMMAND')
  return table
}
