/** What is wrong with a campaign's files, each with its file, its line and what to do: for every door that shows it. */
import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord, type CampaignFiles } from '../campaign/folder/files.ts'
import { sortOf } from '../campaign/folder/kind.ts'
import type { Problem } from '../campaign/world/types.ts'
import type { Store } from '../store/port.ts'
import type { SecretTerm } from '../table/leaks/terms.ts'
import type { SizeOf } from '../table/views/read.ts'

/** One thing to mend, and where. */
export type Finding = { readonly code: string; readonly path: string; readonly line: number; readonly message: string }

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
  const { readUnmerged, unmergedFile } = await import('../campaign/deltas/unmerged.ts')
  const { knowledgeWriter, stateWriter } = await import('../campaign/deltas/writers.ts')
  const { readText } = await import('../store/text.ts')
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
  const { faultsOfRun } = await import('../table/chronicle/verify.ts')
  const { lastRunOf } = await import('../table/start.ts')
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

/** Everything there is to mend in a campaign's folder. */
export async function findingsIn(root: string): Promise<readonly Finding[]> {
  const { folderStore } = await import('../store/folder.ts')
  const { readCampaign } = await import('../table/views/read.ts')
  const { explainWarning, lineOf } = await import('../table/views/warnings.ts')
  const { secretTerms } = await import('../table/leaks/terms.ts')
  const { explainProblem, isWorthALook, worldOf } = await import('./campaign-world.ts')
  const store = folderStore(root)
  const { campaign, warnings } = await readCampaign(store, { sizeOf: sizesIn(root) })
  const world = worldOf(campaign)
  const { lastRunOf } = await import('../table/start.ts')
  const wasPlayed = (await lastRunOf(store)) !== undefined
  const onSheets = await sheetFindings(campaign)
  const told = new Set([...warnings, ...onSheets.filter(({ line }) => line > 1)].map(({ path }) => path)) // what is wrong with it is known already
  const isEmpty = ({ code, path }: Problem): boolean => code === 'empty-sheet' && !told.has(path)
  const empty = new Set(world.problems.filter(isEmpty).map(({ path }) => path))
  return [
    ...(await findBroken(store)),
    ...onSheets.filter(({ path }) => !empty.has(path)), // one alarm says it all
    ...warnings.map(warning => ({
      code: warning.code,
      path: warning.path,
      line: lineOf(warning),
      message: explainWarning(warning),
    })),
    ...world.problems
      .filter(problem => !isFoundInPlay(problem, wasPlayed) && (problem.code !== 'empty-sheet' || isEmpty(problem)))
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
  const { readPreferences } = await import('../campaign/preferences/preferences.ts')
  const { textsOf } = await import('../campaign/folder/files.ts')
  const { gameIn, loadGame } = await import('../games/registry.ts')
  const game = await loadGame(gameIn(readPreferences(campaign.preferences[0]?.text)))
  const warnings = game.ok ? game.value.rules.open(textsOf(campaign)).warnings : []
  return warnings.map(({ path, line, message }) => ({ code: 'sheet', path, line, message }))
}
