/** `gloam state`: one action of the ledger in, one answer out; or a line of each for every line that comes. */
import { Command, Option } from 'commander'
import { accept } from '../../core/result.ts'
import type { Answer } from '../../ledger/answer.ts'
import type { ProfileName } from '../../ledger/profile.ts'
import { jsonLine, jsonPage } from '../outlet/clean.ts'
import type { CliDoor } from './door.ts'

type Options = { readonly root: string; readonly profile: ProfileName; readonly batch?: true }

const help = `
An action is an object such as {"action": "get-state"}, most with a "data" beside it. Every answer carries a "proof" of
what reading the files again has shown; the exit code is 1 when a status is "failed", and 0 otherwise.

Actions:
  update-state, update-roadmap, update-progress, get-state, mark-complete, sync-reference, write-json,
  archive-run, init-run, list-runs, update-run, append-requirements

What it may touch: places inside the root, by a path without ".." and never through a link. With --profile campaign,
and in every folder that is a campaign, only its own files; people, sheets, scenes and what play has written are none of
them. sync-reference alone may read elsewhere: in a project "sourceDir" may be an absolute path, of which it copies the
files that are named and follows no link out of it; with --profile campaign it too lies inside the root. While a table
plays in the folder, nothing is changed.

Examples:
  Set fields of the state file and keep all others:
  $ echo '{"action": "update-state", "data": {"currentPhase": 5, "status": "in_progress"}}' | gloam state

  Mark a plan complete in the state file, the roadmap and the log, or in none of them:
  $ echo '{"action": "mark-complete", "data": {"type": "plan", "id": "01-02"}}' | gloam state --root ~/project

  Look, and touch nothing:
  $ echo '{"action": "get-state"}' | gloam state --profile campaign --root campaigns/ember-road

  Many actions, one a line:
  $ gloam state actions.jsonl --batch`

export const stateCommand = (door: CliDoor): Command =>
  new Command('state')
    .description('do one verified action on the state files of a project or a campaign')
    .argument('[file]', 'where the action stands as JSON; standard input when left out or "-"')
    .option('--root <dir>', 'the folder that the paths are relative to', '.')
    .addOption(
      new Option('--profile <name>', 'where the files stand: in docs/ of a project, or in a campaign')
        .choices(['docs', 'campaign'])
        .default('docs'),
    )
    .option('--batch', 'take JSON lines, and answer each with a line')
    .helpOption('-h, --help', 'print this help')
    .addHelpText('after', help)
    .exitOverride()
    .configureOutput({ writeOut: door.print, writeErr: door.warn })
    .action((file: string | undefined, options: Options) => answerAll(door, file, options))

async function answerAll(door: CliDoor, file: string | undefined, options: Options): Promise<void> {
  let hasFailed = false
  for await (const answer of answersTo(door, file, options)) {
    hasFailed ||= answer.status === 'failed'
    door.print(options.batch ? jsonLine(answer) : jsonPage(answer))
  }
  door.finish(hasFailed ? 1 : 0)
}

/** What cannot be opened is an answer too: whoever asked reads JSON, and nothing else. */
async function* answersTo(door: CliDoor, file: string | undefined, options: Options): AsyncGenerator<Answer> {
  const { openLedger, readActionFile } = await import('../../ledger/open.ts') // heavy, and of no use to other commands
  const { runText } = await import('../../ledger/run-action.ts')
  const ledger = openLedger({ ...options, clock: door.clock })
  if (!ledger.ok) return yield ledger.refusal
  const text = file === undefined || file === '-' ? accept(await door.readInput()) : await readActionFile(file)
  if (!text.ok) return yield text.refusal
  if (!options.batch) return yield await runText(ledger.value, text.value)
  for (const { line, number } of actionLines(text.value)) {
    yield await runText(ledger.value, line, number).catch((cause: unknown) => brokenBy(cause, number))
  }
}

/** A line that breaks the program breaks it for itself: those behind it were asked for too, and are independent of it. */
const brokenBy = (cause: unknown, line: number): Answer => ({
  status: 'failed',
  error: `Line ${line} could not be worked on (${cause instanceof Error ? cause.message : String(cause)}). Look at its files before asking again.`,
  proof: { verificationFailed: true },
})

/** A blank line asks for nothing; a bad one costs its own answer and no other. */
const actionLines = (text: string): readonly { readonly line: string; readonly number: number }[] =>
  text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.trim() !== '')
