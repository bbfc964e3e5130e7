/**
 * `archive-run`: a run's state and its loop folder, moved to where the next run will not write over them. Nothing is
 * ever put on top of what is there, and a source that is missing is told and is no failure.
 */
import { z } from 'zod'
import { accept, refuse, type Result } from '../../core/result.ts'
import { explainStore } from '../../store/port.ts'
import { type Answer, declined, type Failed } from '../answer.ts'
import { writingDeed } from '../deed.ts'
import { path, runId } from '../fields.ts'
import type { Ledger } from '../ledger.ts'
import { bytesIn, type Move, type Moved, moveAll } from '../moves.ts'
import { baseName, runFolderOf, sourceOf } from '../place.ts'
import { hasFolder, kindAt } from '../read.ts'

const schema = z.object(
  { runId, sourceState: path.optional(), sourceLoopDir: path.optional(), targetDir: path.optional() },
  'an object with "runId", "sourceState", "sourceLoopDir" and "targetDir"',
)
type Data = z.infer<typeof schema>

export const archiveRun = writingDeed(schema, async (ledger, data) => {
  const { profile, store } = ledger
  const targetDir = runFolderOf(ledger, 'data.targetDir', data.targetDir ?? `${profile.runs}/${data.runId}`)
  if (!targetDir.ok) return targetDir.refusal
  const wanted = wantedMoves(ledger, data, targetDir.value)
  if (!wanted.ok) return wanted.refusal
  const moves = await possibleMoves(ledger, wanted.value)
  if (!moves.ok) return moves.refusal
  const moved = await moveAll(store, moves.value)
  if (!moved.ok) return moved.refusal
  const made = moved.value.length > 0 ? accept(undefined) : await makeFolder(ledger, targetDir.value)
  return made.ok ? answer(ledger, targetDir.value, wanted.value, moved.value) : made.refusal
})

/** The state keeps the name of the profile's file, whatever it was called, so that the archive reads like a project. */
function wantedMoves(ledger: Ledger, data: Data, targetDir: string): Result<readonly Move[], Failed> {
  const { profile } = ledger
  const state = sourceOf(ledger, 'data.sourceState', data.sourceState ?? profile.state)
  if (!state.ok) return state
  const loop = sourceOf(ledger, 'data.sourceLoopDir', data.sourceLoopDir ?? profile.loopDir)
  if (!loop.ok) return loop
  return accept([
    { from: state.value, to: `${targetDir}/${baseName(profile.state)}`, kind: 'file' },
    { from: loop.value, to: `${targetDir}/loop-state`, kind: 'folder' },
  ])
}

/** Those whose source is there. All of them are looked at before the first one is moved. */
async function possibleMoves({ store }: Ledger, wanted: readonly Move[]): Promise<Result<readonly Move[], Failed>> {
  const moves: Move[] = []
  for (const move of wanted) {
    const source = await kindAt(store, move.from)
    if (!source.ok) return source
    if (source.value === undefined) continue
    if (source.value !== move.kind) return refuse(declined(`"${move.from}" should be a ${move.kind}, and it is not.`))
    const target = await kindAt(store, move.to)
    if (!target.ok) return target
    if (target.value !== undefined) return refuse(declined(explainStore({ code: 'exists-already', path: move.to })))
    moves.push(move)
  }
  return accept(moves)
}

/** A store makes a folder for a file and in no other way, so one is put there and taken away again. */
async function makeFolder({ store }: Ledger, folder: string): Promise<Result<void, Failed>> {
  const isThere = await hasFolder(store, folder)
  if (!isThere.ok || isThere.value) return isThere.ok ? accept(undefined) : isThere
  const written = await store.write(`${folder}/.keep`, new Uint8Array(), 'absent')
  if (!written.ok) return refuse(declined(explainStore(written.refusal)))
  const removed = await store.remove(`${folder}/.keep`, written.value.afterHash ?? 'absent')
  return removed.ok ? accept(undefined) : refuse(declined(explainStore(removed.refusal)))
}

async function answer(
  { store }: Ledger,
  targetDir: string,
  wanted: readonly Move[],
  moved: readonly Moved[],
): Promise<Answer> {
  const folder = await hasFolder(store, targetDir)
  if (!folder.ok) return folder.refusal
  const seen = await Promise.all(moved.map(move => stands(store, move)))
  const missing = wanted.filter(({ from }) => !moved.some(move => move.from === from)).map(({ from }) => from)
  const proof = {
    targetDirExists: folder.value,
    moved: moved.map(({ from, to, census }) => ({ from, to, files: census.length, bytes: bytesIn(census) })),
    missing,
    fileChanged: moved.length > 0,
    reReadSuccessful: seen.every(Boolean),
    verified: folder.value && seen.every(Boolean),
  }
  if (!proof.verified)
    return {
      status: 'failed',
      error: `Not everything is in "${targetDir}".`,
      proof: { ...proof, verificationFailed: true },
    }
  const what =
    moved.length === 0 ? 'There was nothing to archive' : `${moved.map(({ from }) => `"${from}"`).join(' and ')} moved`
  return { status: 'success', message: `${what}; "${targetDir}" is there.`, targetDir, proof }
}

/** It is where it went, and no longer where it was. */
async function stands(store: Ledger['store'], { from, to, kind }: Moved): Promise<boolean> {
  const [old, now] = [await kindAt(store, from), await kindAt(store, to)]
  return old.ok && now.ok && old.value === undefined && now.value === kind
}
