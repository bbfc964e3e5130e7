/** A sitting with the Oracle at a real table: a campaign folder or texts, lines of play, and everything that was shown. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { oracleCast } from '../../src/cast/oracle/index.ts'
import { assert } from '../../src/core/result.ts'
import { fifth } from '../../src/rules/fifth/index.ts'
import { printRolled } from '../../src/rules/fifth/checks/print.ts'
import type { Ruleset } from '../../src/rules/ruleset.ts'
import { memoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/port.ts'
import { openTable, type TableOptions } from '../../src/table/open-table.ts'
import type { Door, TableEvent } from '../../src/table/ports.ts'
import type { Table } from '../../src/table/table.ts'
import { countingClock } from '../../src/table/testing/scripted.ts'

export type Texts = Readonly<Record<string, string>>

/** Every markdown file under a folder, by its path. */
export function textsUnder(folder: string): Texts {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name.endsWith('.md'))
    .map(entry => join(entry.parentPath, entry.name))
  return Object.fromEntries(paths.map(path => [relative(folder, path), readFileSync(path, 'utf8')]))
}

export type Wish = {
  readonly texts?: Texts
  readonly store?: Store
  readonly human?: string | null
  readonly seed?: string | number
  readonly isAuto?: boolean
  readonly options?: Partial<TableOptions>
}

export type Sitting = {
  readonly table: Table
  readonly store: Store
  readonly shown: TableEvent[]
  /** Says a line and answers what was shown for it. */
  readonly say: (line: string) => Promise<readonly TableEvent[]>
}

const limits = { companionMs: 20_000, gmMs: 20_000, backgroundMs: 20_000, shutdownMs: 20_000 }

export async function sitDown({ texts = {}, human = null, seed = 7, isAuto = false, ...rest }: Wish): Promise<Sitting> {
  const store = rest.store ?? memoryStore(texts)
  const shown: TableEvent[] = []
  const door: Door = { show: event => void shown.push(event), hear: async () => undefined }
  const opened = await openTable({
    store,
    door,
    cast: oracleCast({ seed }),
    clock: countingClock(),
    ruleset: fifth as unknown as Ruleset, // the table plays any game
    limits,
    campaign: 'a-campaign',
    human,
    seed: String(seed),
    isAuto,
    ...rest.options,
  })
  assert(opened.ok, opened.ok ? '' : opened.refusal)
  const table = opened.value
  return {
    table,
    store,
    shown,
    say: async line => {
      const from = shown.length
      await table.say(line)
      return shown.slice(from)
    },
  }
}

/** What a door was shown, as somebody would read it. */
export function printEvent(event: TableEvent): string {
  switch (event.type) {
    case 'narrative':
      return event.text
    case 'rolled':
      return `\`${event.roll.who} ${printRolled(event.roll).replaceAll('*', '')}\``
    case 'acted':
      return ''
    case 'suggestions':
      return event.options.map((option, at) => `  ${at + 1}. ${option}`).join('\n')
    case 'board':
      return `[${event.board.clocks.map(({ name, filled, segments }) => `${name} ${filled}/${segments}`).join(', ')}]`
    case 'question':
      return `? ${event.question} ${event.options.map(({ label }) => label).join(' / ')}`
    case 'notice':
      return `(${event.text})`
    case 'ended':
      return `THE END\n${event.summary}\nNext: ${event.nextHook}`
    case 'spoke':
      return `${event.character}: ${event.text}`
    case 'happened':
    case 'status':
      return ''
  }
}

export const printAll = (events: readonly TableEvent[]): string =>
  events
    .map(printEvent)
    .filter(text => text !== '')
    .join('\n\n')

/** Says the lines in order, and answers what was shown for the last of them. */
export async function after(wish: Wish, lines: readonly string[]): Promise<string> {
  const { say } = await sitDown(wish)
  let shown = ''
  for (const line of lines) shown = printAll(await say(line))
  return shown
}
