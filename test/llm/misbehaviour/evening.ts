/**
 * An evening with a model that goes wrong in one way, once or again and again. Four things are looked at each time: what the
 * player saw, what the files hold, what `why` says to the Game Master and to a player, and `replay --verify`.
 */
import { fifthWords } from '../../../src/cast/llm/fifth/words.ts'
import type { GameWords } from '../../../src/cast/llm/game.ts'
import type { Provider } from '../../../src/cast/llm/model/providers.ts'
import { assert } from '../../../src/core/result.ts'
import { explainWhy } from '../../../src/doors/cli/why-show.ts'
import { memoryStore } from '../../../src/store/memory.ts'
import type { Store } from '../../../src/store/port.ts'
import { gmAsks, playerAsks, type Asker } from '../../../src/table/asker.ts'
import { faultsOfRun } from '../../../src/table/chronicle/verify.ts'
import { openTable } from '../../../src/table/open-table.ts'
import { usualLimits } from '../../../src/table/ports.ts'
import { faultsOfAsked } from '../../../src/table/replay/asked.ts'
import { faultsOnDisk } from '../../../src/table/replay/on-disk.ts'
import { replayRun } from '../../../src/table/replay/replay.ts'
import { readRun, type RunRecord } from '../../../src/table/run-record.ts'
import { countingClock, scriptedDoor } from '../../../src/table/testing/scripted.ts'
import { whyBeat, whyLine } from '../../../src/table/why.ts'
import { filesOf } from '../ferry.ts'
import { textsIn } from '../grown.ts'
import type { ScriptedAnswer } from '../script.ts'
import type { FakeServer } from '../server.ts'
import { castAt, coinWords, pier, toldBy } from '../sitting.ts'
import type { Row } from './row.ts'

/** Where it is played. */
export type Stage = {
  readonly campaign: string
  readonly human: string
  readonly game: GameWords
  readonly texts: Readonly<Record<string, string>>
  readonly line: string
}

export const onThePier: Stage = { campaign: 'pier', human: 'ada', game: coinWords, texts: pier, line: 'I look at Osk' }

export const byTheWell: Stage = {
  campaign: 'borrowed-water',
  human: 'maren-okell',
  game: fifthWords,
  texts: textsIn(),
  line: 'I wait',
}

export type How = 'once' | 'always'

export type At = { readonly server: FakeServer; readonly provider: Provider; readonly stage: Stage }

type Evening = {
  readonly store: Store
  readonly run: RunRecord
  /** With what words the table stopped, if it did. */
  readonly stopped: string
  readonly told: readonly string[]
  /** What of it was told aloud, and stands in the book. */
  readonly aloud: readonly string[]
  readonly notices: number
  readonly shown: string
  readonly files: Readonly<Record<string, string>>
  readonly calls: number
  readonly beat: number
}

const mostCalls = 14

/** The last beat is the one in which it goes wrong. */
async function played({ answer, before }: Row, how: How, { server, provider, stage }: At): Promise<Evening> {
  const scripted: readonly ScriptedAnswer[] = [
    { text: 'Salt wind, and a lamp.' },
    ...(before ? [{ text: 'The kerb gives way.', calls: [before] }, { text: 'Nobody breathes.' }] : []),
  ]
  let turn = 0
  server.play(() => {
    turn += 1
    const known = scripted[turn - 1]
    return known ?? (how === 'always' || turn === scripted.length + 1 ? answer : { text: `The lamp swings, ${turn}.` })
  })
  const [store, door] = [memoryStore(stage.texts), scriptedDoor()]
  const { campaign, human, game } = stage
  const ports = { store, cast: castAt(server, provider, {}, game), door, clock: countingClock(), limits: usualLimits }
  const opened = await openTable({ ...ports, ruleset: game.ruleset, campaign, human, seed: '7' })
  assert(opened.ok, opened.ok ? '' : opened.refusal)
  if (before) await opened.value.say('I look around')
  const heardBefore = toldBy(door).length
  const stopped = await opened.value.say(stage.line).then(
    () => '',
    (cause: unknown) => String(cause),
  )
  await opened.value.close()
  const run = await readRun(store)
  assert(run.ok, run.ok ? '' : run.refusal)
  return {
    store,
    run: run.value,
    stopped,
    told: toldBy(door).slice(heardBefore),
    aloud: door.shown
      .flatMap(event => (event.type === 'narrative' ? [event] : []))
      .slice(heardBefore)
      .flatMap(({ text, isWhisper }) => (isWhisper ? [] : [text])),
    notices: door.shown.filter(({ type }) => type === 'notice').length,
    shown: door.shown.map(event => JSON.stringify(event)).join('\n'),
    files: await filesOf(store),
    calls: turn - scripted.length,
    beat: before ? 3 : 2,
  }
}

/** All that is odd about it; nothing is the promise. */
export async function oddAbout(row: Row, how: How, at: At): Promise<readonly string[]> {
  const evening = await played(row, how, at)
  return [
    ...oddlySeen(row, how, evening),
    ...oddlyKept(row, at.stage, evening),
    ...(await oddlyExplained(row, how, at.stage, evening)),
    ...(await notVerified(at.stage, evening)),
  ]
}

const unless = (isRight: boolean, odd: string): readonly string[] => (isRight ? [] : [odd])

function oddlySeen({ never, told = /^/, stops = /^$/, unsaid }: Row, how: How, evening: Evening): readonly string[] {
  const { told: heard, notices, stopped, shown, calls } = evening
  return [
    ...unless(stops.test(stopped), `stopped: ${stopped}`),
    ...unless(heard.length + notices + stopped.length > 0, 'the player was met with silence'),
    ...unless(new Set(heard).size === heard.length, 'something was told twice'),
    ...unless(told.test(heard.join('\n')), `told: ${heard.join(' | ')}`),
    ...unless(!never?.test(`${heard.join('\n')}\n${shown}`), `the player saw it: ${heard.join(' | ')}`),
    ...unless(
      how === 'always' || !unsaid?.test(heard.join('\n')),
      `told though it was sent back: ${heard.join(' | ')}`,
    ),
    ...unless(calls <= mostCalls, `${calls} calls`),
  ]
}

/** What only the Game Master reads, or nobody yet. */
const secretFiles = /^(?:story-state\.md|npcs\/|tmp\/)/
const goodPath = /^(?!.*\.\.)[\w/.-]+$/
const noText = /(?![\r\n\t])\p{Cc}|[\u202A-\u202E\u2066-\u2069]|\uFFFD/u

function oddlyKept({ never, holds = /^/, isNoDeed }: Row, { texts }: Stage, { files }: Evening): readonly string[] {
  const all = Object.entries(files)
  const sheets = Object.keys(texts).filter(path => path.startsWith('party/'))
  return [
    ...all.flatMap(([path, text]) => [
      ...unless(goodPath.test(path), `a file called ${path}`),
      ...unless(!noText.test(text), `${path} holds what is no text`),
      ...unless(secretFiles.test(path) || texts[path] === text || !never?.test(`${path}\n${text}`), `${path} holds it`),
    ]),
    ...unless(
      !isNoDeed || sheets.every(path => files[path] === texts[path]),
      'somebody is richer, hurt or wiser by it',
    ),
    ...unless(holds.test(all.map(([path, text]) => `${path}\n${text}`).join('\n\n')), 'no file holds it'),
  ]
}

/** Whoever asks why is told what was not told and for what reason; of what was told, when it was and what it answers. */
async function oddlyExplained(
  { why, again = why instanceof RegExp ? why : undefined, never }: Row,
  how: How,
  { human, line }: Stage,
  { store, run, aloud, stopped, beat }: Evening,
): Promise<readonly string[]> {
  const asks = how === 'always' ? again : why === 'nothing' ? undefined : why
  const wanted = stopped === '' ? asks : undefined // the beat is open, and nothing of it was taken
  const because = await whyBeat(store, run, gmAsks, beat)
  const said = explainWhy(gmAsks, because)
  const player = await playerAsks(store, human)
  const open = await whyBeat(store, run, player, beat)
  const lines =
    stopped === '' ? await Promise.all(aloud.slice(0, 6).map(text => whyTold(store, run, gmAsks, text))) : []
  return [
    ...unless(wanted ? wanted.test(because.flags.join('\n')) : because.flags.length === 0, `why says: ${said}`),
    ...unless(said.includes(`it began with: ${human}: ${line}`), `why says it began otherwise: ${said}`),
    ...unless(new Set(because.flags).size === because.flags.length, `why says it twice: ${said}`),
    ...unless(open.flags.length === 0 && !never?.test(explainWhy(player, open)), 'why tells a player of it'),
    ...lines.flatMap((found, at) =>
      unless(
        found?.beat === beat && found.words === `${human}: ${line}` && found.knew.includes(human),
        `why knows nothing of: ${aloud[at]}`,
      ),
    ),
  ]
}

function whyTold(store: Store, run: RunRecord, asker: Asker, text: string) {
  const [first = ''] = text.split('\n')
  return whyLine(store, run, asker, (_, line) => line.includes(first))
}

/** As `gloam replay --verify` looks at it. */
async function notVerified({ game }: Stage, { store, run }: Evening): Promise<readonly string[]> {
  const broken = await faultsOfRun(store, run.runId)
  const { faults } = await replayRun(store, run, game.ruleset)
  const left = [...faults, ...(await faultsOnDisk(store, run.entries)), ...(await faultsOfAsked(store, run))]
  return [...broken.map(({ why }) => why), ...left.map(({ what }) => what)].map(what => `replay: ${what}`)
}
