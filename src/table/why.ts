/** Why a line stands where it stands: the beat, the player's words, the roll and its rule, the delta, who knew. */
import type { Rolled } from '../rules/ruleset.ts'
import { knowledgeWriter } from '../campaign/deltas/writers.ts'
import type { Store } from '../store/port.ts'
import type { Asker } from './asker.ts'
import { Contents } from './chronicle/contents.ts'
import type { Entry, Job } from './chronicle/entry.ts'
import type { FoundLeak } from './beat/context.ts'
import type { Ruling } from './beat/rule.ts'
import { explainLeaks } from './beat/withheld.ts'
import type { RunRecord } from './run-record.ts'

export type Because = {
  readonly runId: string
  readonly beat: number
  /** The line that was asked about, and where it stands; absent when a beat was asked about. */
  readonly line?: { readonly path: string; readonly text: string; readonly writer: string }
  /** What began the beat. */
  readonly words: string
  readonly rolls: readonly Rolled[]
  /** The delta lines of that beat, or those that speak of the line; for a player, what came into the party's book. */
  readonly deltas: readonly string[]
  /** Who was there when it was told, as far as the asker was. */
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
  asker: Asker,
  fits: (path: string, line: string) => boolean,
): Promise<Because | undefined> {
  const contents = new Contents(store, run.runId)
  for (const entry of [...run.entries].reverse()) {
    if (entry.type !== 'wrote' || entry.path.startsWith('tmp/')) continue
    const text = (await broughtBy(contents, entry)).find(
      line => fits(entry.path, line) && asker.mayRead(entry.path, line),
    )
    if (text !== undefined) {
      return {
        ...(await whyBeat(store, run, asker, entry.beat, text)),
        line: { path: entry.path, text, writer: entry.job },
      }
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

/** What was judged before it was told, wherever it was on its way to. */
const judgedKey = /\/(?:told|asked|guarded|whispered|judged|ruling)$/

/** What was not told in a beat, because it would have given something away, and where that stands. */
function withheldIn(entry: Entry): readonly string[] {
  if (entry.type !== 'step' || !judgedKey.test(entry.key)) return []
  const { leaks = [] } = entry.value as unknown as { readonly leaks?: readonly (FoundLeak | readonly FoundLeak[])[] }
  const all = leaks.flat()
  return all.length === 0 ? [] : [`Not told: ${explainLeaks(all)}.`]
}

const presentIn = (entry: Entry): readonly string[] =>
  entry.type === 'step' && entry.key.endsWith('/told') && !entry.key.startsWith('job/') // a writer's is no telling
    ? (entry.value as unknown as { readonly present: readonly string[] }).present
    : []

const entriesOf = ({ entries }: RunRecord, beat: number): readonly Entry[] =>
  entries.filter(entry => 'beat' in entry && entry.beat === beat)

/** What a player said, or what else began a beat. */
export const beginningOf = (run: RunRecord, beat: number): string =>
  entriesOf(run, beat).flatMap(entry => (entry.type === 'beat-opened' ? [wordsOf(entry)] : []))[0] ?? ''

export async function whyBeat(
  store: Store,
  run: RunRecord,
  asker: Asker,
  beat: number,
  line?: string,
): Promise<Because> {
  const mine = entriesOf(run, beat)
  const deltas = asker.isGm
    ? deltaLines(mine.flatMap(entry => (entry.type === 'beat-closed' ? entry.jobs : [])))
    : await learnedBy(new Contents(store, run.runId), mine)
  const about = line === undefined ? deltas : deltas.filter(delta => speaksOf(delta, line))
  const told = mine.map(presentIn).filter(present => asker.human === null || present.includes(asker.human))
  return {
    runId: run.runId,
    beat,
    words: beginningOf(run, beat),
    rolls: mine.flatMap(rollsIn).filter(({ isHidden }) => asker.isGm || !isHidden),
    deltas: [...new Set(about.length > 0 ? about : deltas)],
    knew: [...new Set(told.flat())],
    // they quote what was not to be told; what came again and again is said once
    flags: asker.isGm ? [...new Set(mine.flatMap(entry => [...flagsIn(entry), ...withheldIn(entry)]))] : [],
  }
}

/** What really came into the party's book: what a Game Master wanted there and could not have is nothing they learned. */
async function learnedBy(contents: Contents, entries: readonly Entry[]): Promise<readonly string[]> {
  const wrote = entries.filter(entry => entry.type === 'wrote' && entry.path === knowledgeWriter.targetFile)
  const brought = await Promise.all(wrote.map(entry => broughtBy(contents, entry as Wrote)))
  return brought
    .flat()
    .filter(line => !/^\s*(?:#|\||---)/.test(line))
    .map(line => line.replace(/^\s*[-*] /, ''))
}

/** A delta speaks of a line when what it says after its keyword is in it. */
function speaksOf(delta: string, line: string): boolean {
  const said = delta.replace(/^\s*[-*]?\s*[A-Za-z ]+:\s*/, '').trim()
  return said !== '' && line.includes(said)
}
