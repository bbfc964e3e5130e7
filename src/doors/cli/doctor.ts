/** `gloam doctor`: what is wrong with a campaign's files, and which words of its secrets players can read. */
import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { isRecord, type CampaignFiles } from '../../campaign/folder/files.ts'
import { sortOf } from '../../campaign/folder/kind.ts'
import type { Problem } from '../../campaign/world/types.ts'
import type { Store } from '../../store/port.ts'
import type { SecretTerm } from '../../table/leaks/terms.ts'
import type { SizeOf } from '../../table/views/read.ts'
import { jsonPage } from '../outlet/clean.ts'
import { campaignsOption, findCampaign } from '../campaigns.ts'
import type { CliDoor, ExitCode } from './door.ts'

type DoctorFlags = { readonly campaigns: string; readonly json?: true }

/** One thing to mend, and where. */
type Finding = { readonly code: string; readonly path: string; readonly line: number; readonly message: string }

const help = `
Four kinds of things are found, each with its file, its line and what to do: files that cannot be used as they are,
words of secrets in texts that players read, lines of deltas that could not be merged, and damage in the chronicle of
the last session. No text is changed. The exit code is 0 when there is nothing to
mend, and 1 when there is.

Examples:
  $ gloam doctor ember-road          look through campaigns/ember-road
  $ gloam doctor ember-road --json   the same as data`

export function doctorCommand(door: CliDoor): Command {
  return new Command('doctor')
    .description('find bad files in a campaign, and secrets that players can read')
    .argument('<campaign>', "the campaign's name")
    .option(...campaignsOption)
    .option('--json', 'print every finding as JSON')
    .addHelpText('after', help)
    .action(async (campaign: string, flags: DoctorFlags) => door.finish(await runDoctor(door, campaign, flags)))
}

/** Asked before a file is read, so that one of fifty megabytes costs nothing. */
const sizesIn =
  (root: string): SizeOf =>
  path =>
    lstatSync(join(root, path), { throwIfNoEntry: false })?.size

const longest = 80
const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text)

const explainTerm = ({ term, text, secret }: SecretTerm): string =>
  `"${term}" is a word of secrets (${secret.path}:${secret.line}), and players read it here: "${shortened(text)}". ` +
  'Say it in other words, hide it with player_hidden in the front matter, or let the party learn it in party-knowledge.md.'

/** What writers could not merge waits for a person. */
async function findUnmerged(store: Store): Promise<readonly Finding[]> {
  const { readUnmerged, unmergedFile } = await import('../../campaign/deltas/unmerged.ts')
  const { knowledgeWriter, stateWriter } = await import('../../campaign/deltas/writers.ts')
  const { readText } = await import('../../store/text.ts')
  const found: Finding[] = []
  for (const writer of [stateWriter, knowledgeWriter]) {
    const path = unmergedFile(writer)
    const page = await readText(store, path)
    const lines = page.ok && page.value ? readUnmerged(page.value.text) : []
    for (const { line, text, why } of lines) {
      const words = shortened(text.replaceAll(/\s+/g, ' '))
      const message = `Not merged into ${writer.targetFile}: "${words}". ${why} Mend it in ${writer.deltaFile}, merge, and take it out here.`
      found.push({ code: 'unmerged', path, line, message })
    }
  }
  return found
}

/** What of the last run's record is damaged. */
async function findBroken(store: Store): Promise<readonly Finding[]> {
  const { faultsOfRun } = await import('../../table/chronicle/verify.ts')
  const { lastRunOf } = await import('../../table/start.ts')
  const runId = await lastRunOf(store)
  const faults = runId === undefined ? [] : await faultsOfRun(store, runId)
  return faults.map(({ path, line, why }) => ({
    code: 'chronicle',
    path,
    line,
    message: `The chronicle of the last run is damaged here: ${why}. Save what is whole with gloam recover.`,
  }))
}

/** What play has written of what was found is no secret any more: only what an author left in the open is one. */
function isFoundInPlay({ code, path }: Problem, wasPlayed: boolean): boolean {
  const { kind } = sortOf(path)
  return wasPlayed && code === 'secret-in-the-open' && (isRecord(kind) || kind === 'party-knowledge')
}

async function findAll(root: string): Promise<readonly Finding[]> {
  const { folderStore } = await import('../../store/folder.ts')
  const { readCampaign } = await import('../../table/views/read.ts')
  const { explainWarning, lineOf } = await import('../../table/views/warnings.ts')
  const { secretTerms } = await import('../../table/leaks/terms.ts')
  const { explainProblem, isWorthALook, worldOf } = await import('./campaign-world.ts')
  const store = folderStore(root)
  const { campaign, warnings } = await readCampaign(store, { sizeOf: sizesIn(root) })
  const world = worldOf(campaign)
  const { lastRunOf } = await import('../../table/start.ts')
  const wasPlayed = (await lastRunOf(store)) !== undefined
  // Whoever wrote how it opens has said what the campaign is, on whatever page that is.
  const isTold = ({ code }: { readonly code: string }): boolean =>
    code === 'overview-missing' && world.opening !== undefined
  return [
    ...(await findBroken(store)),
    ...(await sheetFindings(campaign)),
    ...warnings
      .filter(warning => !isTold(warning))
      .map(warning => ({
        code: warning.code,
        path: warning.path,
        line: lineOf(warning),
        message: explainWarning(warning),
      })),
    ...world.problems
      .filter(problem => !isFoundInPlay(problem, wasPlayed))
      .map(problem => ({
        code: problem.code,
        path: problem.path,
        line: problem.line,
        message: explainProblem(problem),
      })),
    ...secretTerms(campaign)
      .filter(term => isWorthALook(term, world))
      .map(term => ({
        code: 'secret-term',
        path: term.path,
        line: term.line,
        message: explainTerm(term),
      })),
    ...(await findUnmerged(store)),
  ]
}

/** What the game could not read off the sheets, or not believe. A game nobody knows has said so by then. */
async function sheetFindings(campaign: CampaignFiles): Promise<readonly Finding[]> {
  const { readPreferences } = await import('../../campaign/preferences/preferences.ts')
  const { textsOf } = await import('../../campaign/folder/files.ts')
  const { gameIn, loadGame } = await import('../../games/registry.ts')
  const game = await loadGame(gameIn(readPreferences(campaign.preferences[0]?.text)))
  const warnings = game.ok ? game.value.rules.open(textsOf(campaign)).warnings : []
  return warnings.map(({ path, line, message }) => ({ code: 'sheet', path, line, message }))
}

function tell(door: CliDoor, findings: readonly Finding[]): void {
  for (const { path, line, message } of findings) door.print(`${path}:${line}: ${message}\n`)
  const { length } = findings
  door.print(length === 0 ? 'Nothing to mend.\n' : `${length} ${length === 1 ? 'thing' : 'things'} to mend.\n`)
}

async function runDoctor(door: CliDoor, campaign: string, flags: DoctorFlags): Promise<ExitCode> {
  const found = findCampaign(flags.campaigns, campaign)
  if (!found.ok) {
    door.warn(`gloam doctor: ${found.refusal}\n`)
    return 1
  }
  const findings = await findAll(found.value)
  if (flags.json) door.print(jsonPage({ campaign, findings }))
  else tell(door, findings)
  return findings.length === 0 ? 0 : 1
}
