/** One call of the relay: what a Game Master outside has said, or the player, taken as far as it goes. */
import { accept, refuse, type Result } from '../../core/result.ts'
import type { Clock } from '../../core/time.ts'
import type { Ruleset } from '../../rules/ruleset.ts'
import type { Store } from '../../store/port.ts'
import { readPreferences } from '../../campaign/preferences/preferences.ts'
import { readCommand } from '../commands.ts'
import { openTable } from '../open-table.ts'
import { usualLimits, type Cast, type TableEvent } from '../ports.ts'
import type { Table } from '../table.ts'
import { freshCast, keeper } from './cast.ts'
import { freshGm } from './gm.ts'
import { readPage } from './pages.ts'
import { decisionsAsSaid, plainCast } from './plain-cast.ts'
import type { FreshPorts } from './port.ts'
import { asksPlayer, newWait, outsideGm, outsidePlayers, relayDoor, type Next, type Wait } from './relay-wait.ts'
import { saying } from './saying.ts'
import { firstSpawn, promptFor } from './spawn.ts'
import { Suspended } from '../suspended.ts'

export type RelayCall = {
  readonly store: Store
  readonly clock: Clock
  readonly ruleset: Ruleset
  readonly seed: string
  readonly campaign: string
  readonly folder: string
  readonly game: string
  readonly human: string | null
  /** What the Game Master said; its first line may tell what the player said: `Player said: I wait`. */
  readonly text?: string
  readonly words?: string
  /** Go on with the answers that are there. */
  readonly goesOn?: boolean
  /** Who plays the companions and writes things down; without one, companions are files that others write. */
  readonly cast?: Cast
  /** Who writes the book, the journals and the log, where companions are files that others write. */
  readonly writers?: Writers
}

export type Writers = Pick<Cast, 'narrator' | 'journal' | 'decisions'>

export type Relayed = {
  readonly shown: readonly TableEvent[]
  readonly next: Next
  /** The player's words came when it was not their turn, and are nowhere now but here. */
  readonly unheard?: string
}

/** How long to wait for a table that is at work on the campaign. */
const lockMs = 10_000

const playerLine = /^\s*Player said:[ \t]*(\S[^\r\n]*)(?:\r?\n|$)/i

/** A text may begin with the words it answers. */
function readCall({ text = '', words, goesOn = false }: RelayCall): Wait {
  const said = playerLine.exec(text)
  const rest = said ? text.slice(said[0].length) : text
  const isBlank = rest.trim() === ''
  const wait = newWait(isBlank ? undefined : rest, words ?? said?.[1]?.trim(), goesOn)
  const isStop = isBlank && wait.words !== undefined && readCommand(wait.words) === 'end'
  if (isStop) wait.answer.give(wait.words ?? '') // the table hears it at once, and waits for nobody any more
  return wait
}

function castFor(call: RelayCall, wait: Wait, ports: FreshPorts): Cast {
  const mind = saying(outsideGm(wait), usualLimits.gmMs)
  if (call.cast) return freshCast(call.cast, mind, ports)
  const plain = { ...plainCast(call.store), ...(call.writers ? written(call.writers) : {}) }
  const ready = outsidePlayers(wait, call.store, call.human)
  const outside = { ...ports, ready, asks: asksPlayer(wait), answer: (words: string) => wait.answer.give(words) }
  return { ...plain, gm: freshGm(mind, outside), journal: keeper(plain, ports) }
}

/**
 * What companions answered is on record, though whoever keeps the log made nothing of it. Of a whole cast nobody but these
 * is taken: companions are whoever writes the response files.
 */
const written = (writers: Writers): Writers => ({
  narrator: writers.narrator,
  journal: writers.journal,
  decisions: async (sees, ask) =>
    (await writers.decisions(sees, ask)) ?? (sees.responses.length > 0 ? decisionsAsSaid(sees.responses) : null),
})

/** What stands for words that only the Game Master has heard. */
const saidOutside = '(said to the Game Master)'

/** The closing words are asked for before the session is told to end, because an ending session waits for nobody. */
async function askClosing(call: RelayCall, wait: Wait, words: string): Promise<void> {
  wait.words = undefined
  const style = readPreferences(await readPage(call.store, 'preferences.md')).narrativeStyle ?? 'hybrid'
  const spawn = firstSpawn({ tag: 'SESSION_COMMAND', command: 'end', aiCharacters: [] })
  const prompt = promptFor(spawn, { ports: call, style, lastTold: '', isFirst: false, open: [], hasResponses: false })
  wait.next = { waitsFor: 'gm', prompt, words }
}

const isCommand = (words: string | undefined): boolean => words !== undefined && readCommand(words) !== undefined

/** Words that came with a text are the ones it answers: where it was taken already, so were they. A command still counts. */
async function takeUp(table: Table, call: RelayCall, wait: Wait, hadText: boolean): Promise<void> {
  if (hadText && wait.text === undefined && !isCommand(wait.words)) wait.words = undefined
  const { words } = wait
  if (words === undefined && wait.text === undefined) return
  if (words !== undefined && readCommand(words) === 'end' && wait.text === undefined)
    return askClosing(call, wait, words)
  wait.words = undefined
  await table.say(words ?? saidOutside)
}

export async function relayTurn(call: RelayCall): Promise<Result<Relayed, string>> {
  const wait = readCall(call)
  const door = relayDoor(wait)
  const { store, campaign, folder, game, human, clock, ruleset, seed } = call
  const isMidway = wait.text !== undefined
  const about = { store, campaign, folder, game, human, isMidway, rules: ruleset }
  const ports: FreshPorts = { ...about, show: event => wait.shown.push(event) }
  const cast = castFor(call, wait, ports)
  const limits = { ...usualLimits, gmMs: usualLimits.gmMs * 5 }
  const options = { campaign, human, seed, limits, lockMs, mode: 'fresh' } as const
  try {
    const opened = await openTable({ store, cast, door, clock, ruleset, ...options })
    if (!opened.ok) return refuse(opened.refusal)
    try {
      if (!opened.value.standing.state.isEnded) await takeUp(opened.value, call, wait, isMidway)
    } finally {
      if (!opened.value.standing.state.isEnded) await opened.value.close()
    }
    if (opened.value.standing.state.isEnded) wait.next = { waitsFor: 'nobody' }
  } catch (cause) {
    if (!(cause instanceof Suspended)) throw cause
  }
  const { shown, next, words } = wait
  return accept({ shown, next, ...(words === undefined ? {} : { unheard: words }) })
}
