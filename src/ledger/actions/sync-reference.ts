/** `sync-reference`: files copied from a folder that may lie elsewhere, all of them or none, byte for byte. */
import { z } from 'zod'
import { accept, refuse, type Result } from '../../core/result.ts'
import { type Content, explainStore } from '../../store/port.ts'
import { declined, type Failed } from '../answer.ts'
import type { Kept } from '../carry-out.ts'
import { type Change, keepAll } from '../change.ts'
import { writingDeed } from '../deed.ts'
import { path, paths } from '../fields.ts'
import type { Ledger } from '../ledger.ts'
import { boundPlaceOf, placeOf, targetOf } from '../place.ts'
import { hasFolder } from '../read.ts'
import { sourceFor } from '../source.ts'

const schema = z.object(
  {
    sourceDir: z.string('the folder to copy from').min(1, 'the folder to copy from'),
    targetDir: path.optional(),
    files: paths('a list of file names, such as ["AGENTS.md"]'),
  },
  'an object with "sourceDir", "targetDir" and "files"',
)

type Copy = { readonly name: string; readonly target: string; readonly source: Content }

export const syncReference = writingDeed(schema, async (ledger, data) => {
  const targetDir = boundPlaceOf(ledger, 'data.targetDir', data.targetDir ?? ledger.profile.reference)
  if (!targetDir.ok) return targetDir.refusal
  const copies = await copiesOf(ledger, data.sourceDir, targetDir.value, [...new Set(data.files)])
  if (!copies.ok) return copies.refusal
  const done = await keepAll(ledger.store, copies.value.map(changeFor))
  if (!done.ok) return done.refusal.failed
  const isThere = await hasFolder(ledger.store, targetDir.value)
  const files = copies.value.map((copy, index) => fileProof(copy, done.value[index]))
  return {
    status: 'success',
    message: `${files.length} of ${files.length} files in "${targetDir.value}" are those of "${data.sourceDir}".`,
    proof: {
      sourceDirExists: true,
      targetDirExists: isThere.ok && isThere.value,
      files,
      fileChanged: files.some(({ fileChanged }) => fileChanged),
      reReadSuccessful: done.value.every(({ after }) => after !== undefined),
      verified: files.every(({ sourceHash, targetHash }) => sourceHash === targetHash),
    },
  }
})

/** Everything is read before anything is written, so a missing file costs nothing. */
async function copiesOf(
  ledger: Ledger,
  sourceDir: string,
  targetDir: string,
  names: readonly string[],
): Promise<Result<readonly Copy[], Failed>> {
  const source = sourceFor(ledger, sourceDir)
  if (!source.ok) return source
  const { folder, hasFolder, read } = source.value
  if (!(await hasFolder(folder)))
    return refuse(declined(`There is no folder "${sourceDir}" to copy from.`, { sourceDirExists: false }))
  const copies: Copy[] = []
  for (const asked of names) {
    const name = placeOf({}, 'data.files', asked)
    if (!name.ok) return name
    const target = targetOf(ledger, 'data.files', `${targetDir}/${name.value}`)
    if (!target.ok) return target
    const found = await read(folder, name.value)
    if (!found.ok) return refuse(declined(explainStore(found.refusal), { sourceDirExists: true }))
    if (found.value === undefined)
      return refuse(declined(`There is no file "${name.value}" in "${sourceDir}".`, { sourceDirExists: true }))
    copies.push({ name: name.value, target: target.value, source: found.value })
  }
  return accept(copies)
}

const changeFor = ({ name, target, source }: Copy): Change => ({
  path: target,
  edit: () =>
    accept({
      bytes: source.bytes,
      check: after =>
        after.bytes.length === source.bytes.length
          ? undefined
          : { expected: `${name}: ${source.bytes.length} bytes`, actual: `${name}: ${after.bytes.length} bytes` },
    }),
})

const fileProof = ({ name, source }: Copy, kept: Kept | undefined) => ({
  name,
  sourceBytes: source.bytes.length,
  targetBytes: kept?.after?.bytes.length ?? 0,
  sourceHash: source.hash,
  targetHash: kept?.after?.hash ?? null,
  fileChanged: kept?.fileChanged === true,
})
