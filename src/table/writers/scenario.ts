/** A campaign on the table of a test: a store in memory or in a folder, and ways to get between a writer and its files. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { folderStore } from '../../store/folder.ts'
import { memoryStore } from '../../store/memory.ts'
import type { Store } from '../../store/port.ts'

type Files = Readonly<Record<string, string>>

async function inFolder(files: Files): Promise<Store> {
  const folder = mkdtempSync(join(tmpdir(), 'gloam-writers-'))
  const store = folderStore(folder)
  onTestFinished(() => {
    store.close()
    rmSync(folder, { recursive: true, force: true })
  })
  for (const [path, text] of Object.entries(files)) await store.write(path, Buffer.from(text), 'absent')
  return store
}

/** Both makers of stores, by name: what a writer promises, it promises over either. */
export const stores: readonly (readonly [string, (files: Files) => Promise<Store>])[] = [
  ['in memory', async files => memoryStore(files)],
  ['in a folder', inFolder],
]

/** The text of a file, or undefined where there is none. */
export async function textOf(store: Store, path: string): Promise<string | undefined> {
  const content = await store.read(path)
  return content.ok && content.value ? Buffer.from(content.value.bytes).toString('utf8') : undefined
}

/** Someone else at the table, saving a file of theirs. */
export const save = async (store: Store, path: string, text: string): Promise<void> =>
  void (await store.write(path, Buffer.from(text), 'any'))

export const namesIn = async (store: Store, folder: string): Promise<readonly string[]> => {
  const entries = await store.list(folder)
  return entries.ok ? entries.value.map(({ name }) => name) : []
}
