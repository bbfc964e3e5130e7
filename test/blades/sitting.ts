/** A sitting at a real table of this game: texts, a player who answers, and everything that was shown. */
import { scoundrelCast } from '../../src/cast/oracle/blades/cast.ts'
import { assert } from '../../src/core/result.ts'
import { anyRules } from '../../src/games/game.ts'
import { blades } from '../../src/rules/blades/index.ts'
import type { BladesWorld } from '../../src/rules/blades/model/world.ts'
import { memoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/port.ts'
import { openTable, type TableOptions } from '../../src/table/open-table.ts'
import type { Door, TableEvent } from '../../src/table/ports.ts'
import type { Table } from '../../src/table/table.ts'
import { countingClock } from '../../src/table/testing/scripted.ts'
import { latePost } from './late-post.ts'

export type Question = Extract<TableEvent, { type: 'question' }>

/** What somebody does who is asked something, or whose turn it is. */
export type Player = {
  readonly answer: (question: Question, world: BladesWorld) => string
  readonly turn: (offers: readonly string[], world: BladesWorld) => string
}

export type Wish = {
  readonly texts?: Readonly<Record<string, string>>
  readonly store?: Store
  readonly human?: string | null
  readonly seed?: string | number
  readonly player?: Player
  readonly options?: Partial<TableOptions>
}

export type Sitting = {
  readonly table: Table
  readonly store: Store
  readonly shown: TableEvent[]
  readonly world: () => BladesWorld
  readonly offers: () => readonly string[]
  readonly say: (line: string) => Promise<readonly TableEvent[]>
  /** Lets the player take so many turns, or fewer where it ends. */
  readonly play: (turns: number) => Promise<void>
}

const limits = { companionMs: 20_000, gmMs: 20_000, backgroundMs: 20_000, shutdownMs: 20_000 }

/** Takes whatever is first. */
export const firstOfAll: Player = {
  answer: ({ options }) => options[0]?.label ?? 'yes',
  turn: ([first = 'I look around']) => first,
}

export async function sitDown(wish: Wish = {}): Promise<Sitting> {
  const { texts = latePost, human = 'ansel-quay', seed = 7, player = firstOfAll } = wish
  const store = wish.store ?? memoryStore(texts)
  const shown: TableEvent[] = []
  const lastOf = <Type extends TableEvent['type']>(type: Type) =>
    shown.findLast((event): event is Extract<TableEvent, { type: Type }> => event.type === type)
  const open: { table?: Table } = {}
  const world = (): BladesWorld => (open.table?.standing.world ?? {}) as unknown as BladesWorld
  const asked: Question[] = []
  const followed = new WeakSet<AbortSignal>()
  let wake = (): void => undefined
  const door: Door = {
    show: event => {
      shown.push(event)
      if (event.type === 'question') asked.push(event)
      wake()
    },
    /** Nothing is answered before it was asked, however early somebody listens. */
    hear: async signal => {
      if (!followed.has(signal)) signal.addEventListener('abort', () => wake(), { once: true })
      followed.add(signal)
      while (asked.length === 0 && !signal.aborted) await new Promise<void>(resolve => (wake = resolve))
      const question = asked.shift()
      return question && player.answer(question, world())
    },
  }
  const opened = await openTable({
    store,
    door,
    cast: scoundrelCast(seed),
    clock: countingClock(),
    ruleset: anyRules(blades),
    limits,
    campaign: 'late-post',
    human,
    seed: String(seed),
    ...wish.options,
  })
  assert(opened.ok, opened.ok ? '' : opened.refusal)
  const table = opened.value
  open.table = table
  const offers = (): readonly string[] => lastOf('suggestions')?.options ?? []
  const say = async (line: string): Promise<readonly TableEvent[]> => {
    const from = shown.length
    await table.say(line)
    return shown.slice(from)
  }
  const play = async (turns: number): Promise<void> => {
    for (let count = 0; count < turns && !table.standing.state.isEnded; count += 1)
      await say(player.turn(offers(), world()))
  }
  return { table, store, shown, world, offers, say, play }
}

export function printEvent(event: TableEvent): string {
  switch (event.type) {
    case 'narrative':
      return event.text
    case 'question':
      return `? ${event.question}\n${event.options.map(({ label, description = '' }, at) => `  ${at + 1}. ${label} (${description})`).join('\n')}`
    case 'acted':
      return ''
    case 'suggestions':
      return event.options.map((option, at) => `  ${at + 1}. ${option}`).join('\n')
    case 'spoke':
      return `${event.character}: ${event.text}`
    case 'ended':
      return `${event.summary}\n${event.nextHook}`
    case 'notice':
      return `(${event.text})`
    case 'rolled':
      return `${event.roll.purpose}: ${event.roll.text}`
    case 'happened':
      return `* ${event.happening.text} (${event.happening.reason})`
    case 'board':
    case 'status':
      return ''
  }
}

/** All that a player was shown, as text. */
export const printAll = (events: readonly TableEvent[]): string =>
  events
    .map(printEvent)
    .filter(text => text !== '')
    .join('\n\n')
