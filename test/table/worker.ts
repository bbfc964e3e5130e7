/** A real process that plays an evening and is killed. It says every narrative at the moment the table shows it. */
import { writeSync } from 'node:fs'
import { folderStore } from '../../src/store/folder.ts'
import { openTable } from '../../src/table/open-table.ts'
import { usualLimits } from '../../src/table/ports.ts'
import { readRun } from '../../src/table/run-record.ts'
import { countingClock } from '../../src/table/testing/scripted.ts'
import { eveningCast, eveningRules } from './evening.ts'

const [root = '', seedWord = '0', beatsWord = '0'] = process.argv.slice(2)
const [seed, beats] = [Number(seedWord), Number(beatsWord)]
const store = folderStore(root)

const say = (line: string): void => void writeSync(1, `${line}\n`)

/** A save among them now and then: a process may die in the middle of one too. */
const lineAt = (beat: number): string => (beat % 4 === 2 ? 'save' : `I do thing ${beat}`)

async function isOver(): Promise<boolean> {
  const run = await readRun(store)
  return run.ok && run.value.entries.some(({ type }) => type === 'run-closed')
}

async function play(): Promise<void> {
  const opened = await openTable({
    store,
    cast: eveningCast(seed),
    door: {
      show: event => {
        if (event.type === 'narrative') say(`told ${event.text}`)
      },
      hear: () => new Promise<string | undefined>(() => undefined),
    },
    clock: countingClock(),
    ruleset: eveningRules,
    limits: usualLimits,
    campaign: 'the-fen',
    human: null,
    seed: seedWord,
    lockMs: 5000,
    segmentBytes: 1, // a new one begins as often as may be
  })
  if (!opened.ok) throw new Error(opened.refusal)
  const table = opened.value
  while (table.beat <= beats && !table.standing.state.isEnded) await table.say(lineAt(table.beat))
  if (!table.standing.state.isEnded) await table.say('stop')
}

say('ready')
if (!(await isOver())) await play()
say('done')
process.exit(0)
