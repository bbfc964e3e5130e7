/** The sheets of a party from its store, for whoever wants them alone: a door that asks who plays, a merge that asks for names. */
import { kindOfFolder } from '../../campaign/folder/folders.ts'
import { sortOf } from '../../campaign/folder/kind.ts'
import { isSheetText } from '../../campaign/party.ts'
import type { Store } from '../../store/port.ts'
import { readText } from '../../store/text.ts'

export type PartySheet = { readonly path: string; readonly fileName: string; readonly text: string }

async function namesIn(store: Store, folder: string, kind: 'file' | 'folder'): Promise<readonly string[]> {
  const found = await store.list(folder)
  return found.ok ? found.value.filter(entry => entry.kind === kind).map(({ name }) => name) : []
}

/** At the top, or one level down: `party`, `02 PCs`, `Characters/PCs`. */
async function foldersOf(store: Store): Promise<readonly string[]> {
  const tops = await namesIn(store, '', 'folder')
  const below = await Promise.all(
    tops.map(async top =>
      kindOfFolder(top) === 'npc' ? (await namesIn(store, top, 'folder')).map(name => `${top}/${name}`) : [],
    ),
  )
  return [...tops, ...below.flat()].filter(path => kindOfFolder(path.slice(path.lastIndexOf('/') + 1)) === 'sheet')
}

/** A sheet that cannot be read is left out; who opens the table is told of it. */
export async function readSheets(store: Store): Promise<readonly PartySheet[]> {
  const sheets: PartySheet[] = []
  for (const folder of await foldersOf(store)) {
    for (const fileName of await namesIn(store, folder, 'file')) {
      const path = `${folder}/${fileName}`
      if (sortOf(path).kind !== 'sheet') continue
      const found = await readText(store, path)
      const text = found.ok ? found.value?.text : undefined
      if (text !== undefined && isSheetText(text)) sheets.push({ path, fileName, text })
    }
  }
  return sheets
}
