/**
 * A whole campaign put in its place. Every file is written and proven in a folder of another name first: one that is cut
 * short is never taken for the campaign, and nothing that is there is written over.
 */
import { mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { accept, refuse, type Result } from '../core/result.ts'
import { folderStore } from '../store/folder.ts'
import { explainStore } from '../store/port.ts'

export type NewFiles = Readonly<Record<string, Uint8Array>>

export async function placeCampaign(
  into: string,
  name: string,
  files: NewFiles,
  folders: readonly string[] = [],
): Promise<Result<string, string>> {
  const target = join(into, name)
  if (statSync(target, { throwIfNoEntry: false })) {
    return refuse(`"${target}" is there already, and is kept as it is. Choose another name.`)
  }
  const draft = join(into, `.${name}-being-made`)
  rmSync(draft, { recursive: true, force: true }) // what was cut short before
  for (const folder of ['', ...folders]) mkdirSync(join(draft, folder), { recursive: true })
  const store = folderStore(draft)
  try {
    for (const [path, bytes] of Object.entries(files)) {
      const written = await store.write(path, bytes, 'absent')
      if (!written.ok) return refuse(explainStore(written.refusal))
    }
  } finally {
    store.close()
  }
  renameSync(draft, target)
  return accept(target)
}
