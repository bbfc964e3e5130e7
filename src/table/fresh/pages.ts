/** The hand-off files in `tmp/`, as pages. */
import * as files from '../../campaign/relay/files.ts'
import { explainStore, type Store } from '../../store/port.ts'
import { readText } from '../../store/text.ts'

export const contextPath = `tmp/${files.gmContextFile}`
export const narrativePath = `tmp/${files.narrativeFile}`
export const promptPath = (character: string): string => `tmp/${files.promptFile(character)}`
export const responsePath = (character: string): string => `tmp/${files.responseFile(character)}`
export const notesPath = (character: string): string => `tmp/${files.notesFile(character)}`
/** Where notes lie that stand in the journal by now. */
export const readNotesPath = (character: string): string => notesPath(character).replace(/\.md$/, '.read.md')

/** Undefined when nothing is there. A page that is no text is an empty one: its reader says that it is damaged. */
export async function readPage(store: Store, path: string): Promise<string | undefined> {
  const found = await readText(store, path)
  if (found.ok) return found.value?.text
  if (found.refusal.code === 'not-text' || found.refusal.code === 'not-a-file') return ''
  throw new Error(explainStore(found.refusal))
}

export async function writePage(store: Store, path: string, text: string): Promise<void> {
  const written = await store.write(path, Buffer.from(text), 'any')
  if (!written.ok) throw new Error(explainStore(written.refusal))
}

export async function removePage(store: Store, path: string): Promise<void> {
  const removed = await store.remove(path, 'any')
  if (!removed.ok) throw new Error(explainStore(removed.refusal))
}
