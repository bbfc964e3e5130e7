/** The answer to "why", found and told. */
import { accept, refuse, type Result } from '../../core/result.ts'
import type { Store } from '../../store/port.ts'
import { readText } from '../../store/text.ts'
import type { RunRecord } from '../../table/run-record.ts'
import { gmAsks, playerAsks, type Asker } from '../../table/asker.ts'
import { whyBeat, whyLine, type Because } from '../../table/why.ts'

const lastBeat = ({ entries }: RunRecord): number =>
  entries.reduce((last, entry) => (entry.type === 'beat-closed' ? entry.beat : last), 0)

/** Whoever plays asks as their character, and the Game Master when they say so. */
export const askerOf = (store: Store, run: RunRecord, isGm: boolean): Promise<Asker> | Asker =>
  isGm ? gmAsks : playerAsks(store, run.origin?.human ?? null)

async function findLine(
  store: Store,
  run: RunRecord,
  asker: Asker,
  path: string,
  number: number,
): Promise<Result<Because, string>> {
  const found = await readText(store, path)
  if (!found.ok || !found.value) return refuse(`There is no file "${path}" in this campaign.`)
  const text = found.value.text.split(/\r?\n/)[number - 1]
  if (text === undefined || text.trim() === '') return refuse(`${path} says nothing in line ${number}.`)
  if (!asker.mayRead(path, text)) return refuse(`${path}:${number} is nothing a player may read. ${gmShowsAll}`)
  const because = await whyLine(store, run, asker, (where, line) => where === path && line === text)
  return because ? accept(because) : refuse(`Line ${number} of ${path} was not written in this run: "${text}".`)
}

/** A number is a beat, `file:line` is that line, anything else is text; nothing at all is the last beat. */
async function findWhy(
  store: Store,
  run: RunRecord,
  asker: Asker,
  asked: string | undefined,
): Promise<Result<Because, string>> {
  if (asked === undefined) return accept(await whyBeat(store, run, asker, lastBeat(run)))
  if (/^\d+$/.test(asked)) {
    const beat = Number(asked)
    return beat >= 1 && beat <= lastBeat(run)
      ? accept(await whyBeat(store, run, asker, beat))
      : refuse(`There is no beat ${beat}. There are beats 1 to ${lastBeat(run)}.`)
  }
  const [, path, number] = /^(.+\.md):(\d+)$/.exec(asked) ?? []
  if (path !== undefined && number !== undefined) return findLine(store, run, asker, path, Number(number))
  const wanted = asked.toLowerCase()
  const because = await whyLine(store, run, asker, (_, line) => line.toLowerCase().includes(wanted))
  if (because) return accept(because)
  return refuse(
    asker.isGm
      ? `No line that was written in this run says "${asked}".`
      : `No line that a player may read and that was written in this run says "${asked}". ${gmShowsAll}`,
  )
}

/** A line may be older than the last session: runs before it are asked in turn, the newest first. */
export async function findInRuns(
  store: Store,
  run: RunRecord,
  asker: Asker,
  asked: string | undefined,
  isAlone: boolean,
): Promise<Result<Because, string>> {
  const first = await findWhy(store, run, asker, asked)
  if (first.ok || isAlone || asked === undefined || /^\d+$/.test(asked)) return first
  const { runsOf } = await import('../../table/start.ts')
  const { readRun } = await import('../../table/run-record.ts')
  const earlier = (await runsOf(store)).filter(id => id < run.runId).toReversed()
  for (const id of earlier) {
    const other = await readRun(store, id)
    const found = other.ok ? await findWhy(store, other.value, asker, asked) : other
    if (found.ok) return found
  }
  return first
}

/** What somebody who plays may have turned to see, and is told of before they do. */
const gmShowsAll = '--gm shows what the Game Master knows.'

export function explainWhy({ isGm }: Asker, { runId, beat, line, words, rolls, deltas, knew, flags }: Because): string {
  const lines = [
    ...(isGm ? ['As the Game Master, secrets and all:'] : []),
    ...(line ? [`${line.path}: ${line.text}`, `  written by: ${line.writer}`] : []),
    `  beat ${beat} of ${runId}`,
    `  it began with: ${words}`,
    ...rolls.map(
      ({ purpose, who, text, outcome, rule }) =>
        `  rolled: ${purpose} for ${who}: ${text}${outcome === undefined ? '' : ` (${outcome})`}; ${rule}`,
    ),
    ...deltas.map(delta => `  ${isGm ? 'recorded' : 'the party learned'}: ${delta}`),
    ...flags.map(flag => `  flagged: ${flag}`),
    ...(knew.length > 0 ? [`  who was there: ${knew.join(', ')}`] : []),
  ]
  return `${lines.join('\n')}\n`
}
