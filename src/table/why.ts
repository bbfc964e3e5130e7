/** Why a line stands where it stands: the beat, the player's words, the roll and its rule, the delta, who knew. */
import type { Rolled } from '../rules/ruleset.ts'
import type { Store } from '../store/port.ts'
import { Contents } from './chronicle/contents.ts'
import type { Entry, Job } from './chronicle/entry.ts'
import type { Ruling } from './beat/rule.ts'
import type { RunRecord } from './replay/run-record.ts'

export type Because = {
  readonly runId: string
  readonly beat: number
  /** The line that was asked about, and where it stands; absent when a beat was asked about. */
  readonly line?: { readonly path: string; readonly text: string; readonly writer: string }
  /** What began the beat. */
  readonly words: string
  readonly rolls: readonly Rolled[]
  /** The delta lines of that beat, or those that speak of the line. */
  readonly deltas: readonly string[]
  /** Who was there when it was told. */
  readonly knew: readonly string[]
  /** What the minds of that beat could not do as they should: a telling against the facts, an answer that never came. */
  readonly flags: readonly string[]
}

type Wrote = Extract<Entry, { type: 'wrote' }>

const linesOf = (bytes: Uint8Array | undefined): readonly string[] =>
  bytes ? Buffer.from(bytes).toString('utf8').split(/\r?\n/) : []

/** The lines a change brought into a file. */
async function broughtBy(contents: Contents, { before, after }: Wrote): Promise<readonly string[]> {
  const old = new Set(linesOf(before === null ? undefined : await contents.find(before)))
  return linesOf(await contents.find(after)).filter(line => line.trim() !== '' && !old.has(line))
}

/** The last change that brought a line which fits; the newest run's chronicle is searched backwards. */
export async function whyLine(
  store: Store,
  run: RunRecord,
  fits: (path: string, line: string) => boolean,
): Promise<Because | undefined> {
  const contents = new Contents(store, run.runId)
  for (const entry of [...run.entries].reverse()) {
    if (entry.type !== 'wrote' || entry.path.startsWith('tmp/')) continue
    const text = (await broughtBy(contents, entry)).find(line => fits(entry.path, line))
    if (text !== undefined) {
      return { ...whyBeat(run, entry.beat, text), line: { path: entry.path, text, writer: entry.job } }
    }
  }
  return undefined
}

const wordsOf = (entry: Extract<Entry, { type: 'beat-opened' }>): string => {
  const { incoming } = entry
  if (incoming.tag === 'PLAYER_ACTION') return `${incoming.character}: ${incoming.action}`
  if (incoming.tag === 'SESSION_COMMAND') return `the session's ${incoming.command}`
  return incoming.tag
}

const deltaLines = (jobs: readonly Job[]): readonly string[] =>
  jobs.flatMap(({ kind, input }) =>
    kind === 'state' || kind === 'knowledge' ? (input as unknown as { readonly lines: readonly string[] }).lines : [],
  )

const rollsIn = (entry: Entry): readonly Rolled[] => {
  if (entry.type !== 'step' || !entry.key.endsWith('/ruling')) return []
  const ruling = entry.value as unknown as Ruling
  return ruling.ok ? ruling.rolls : []
}

/** A mind flags a beat under a key of its own that ends in `flag/` and a number. */
const flagsIn = (entry: Entry): readonly string[] =>
  entry.type === 'step' && /(?:^|\/)flag\/[^/]+$/.test(entry.key) && typeof entry.value === 'string'
    ? [entry.value]
    : []

const presentIn = (entry: Entry): readonly string[] =>
  entry.type === 'step' && entry.key.endsWith('/told')
    ? (entry.value as unknown as { readonly present: readonly string[] }).present
    : []

export function whyBeat({ runId, entries }: RunRecord, beat: number, line?: string): Because {
  const mine = entries.filter(entry => 'beat' in entry && entry.beat === beat)
  const deltas = deltaLines(mine.flatMap(entry => (entry.type === 'beat-closed' ? entry.jobs : [])))
  const about = line === undefined ? deltas : deltas.filter(delta => speaksOf(delta, line))
  return {
    runId,
    beat,
    words: mine.flatMap(entry => (entry.type === 'beat-opened' ? [wordsOf(entry)] : []))[0] ?? '',
    rolls: mine.flatMap(rollsIn),
    deltas: about.length > 0 ? about : deltas,
    knew: [...new Set(mine.flatMap(presentIn))],
    flags: mine.flatMap(flagsIn),
  }
}

/** A delta speaks of a line when what it says after its keyword is in it. */
function speaksOf(delta: string, line: string): boolean {
  const said = delta.replace(/^\s*[-*]?\s*[A-Za-z ]+:\s*/, '').trim()
  return said !== '' && line.includes(said)
}
