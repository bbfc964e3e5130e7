/** A cast in the fresh mode: its companions read a prompt file and write a response and notes; its journals read those. */
import { toCampaign } from '../../campaign/folder/files.ts'
import type { Cast } from '../ports.ts'
import { viewFor } from '../views/view-for.ts'
import type { World } from '../views/world.ts'
import { freshGm } from './gm.ts'
import { notesFor, splitNotes } from './notes.ts'
import { notesPath, promptPath, readPage, responsePath, writePage } from './pages.ts'
import type { FreshPorts, TextGm } from './port.ts'

const nowhere: World = { presence: [], heard: [], whispers: [], constraints: () => [] }

/** One page as a campaign, so that it reaches a role by the table of access and by nothing else. */
const only = (path: string, text: string | undefined) => toCampaign(text === undefined ? {} : { [path]: text })

const actor =
  (cast: Cast, { store }: FreshPorts): Cast['companion'] =>
  async (sees, ask) => {
    const { role, files } = sees.view
    const { character } = role
    const prompt = await readPage(store, promptPath(character))
    const own = viewFor<'companion'>({ ...role }, only(promptPath(character), prompt), nowhere).files['tmp-prompt']
    const said = await cast.companion({ ...sees, view: { ...sees.view, files: { ...files, 'tmp-prompt': own } } }, ask)
    const { response, notes } = splitNotes(said)
    if (ask.signal.aborted || response.trim() === '') return response // whoever comes too late leaves nothing lying about
    await writePage(store, responsePath(character), `${response.trim()}\n`)
    if (!/^\s*\[ERROR\b/i.test(response)) {
      await writePage(store, notesPath(character), notesFor(notes, sees.request, prompt))
    }
    return response
  }

export const keeper =
  (cast: Pick<Cast, 'journal'>, { store }: Pick<FreshPorts, 'store'>): Cast['journal'] =>
  async (sees, ask) => {
    const { role, files } = sees.view
    const path = notesPath(role.character)
    const own = viewFor<'journal-keeper'>({ ...role }, only(path, await readPage(store, path)), nowhere)
    const view = { ...sees.view, files: { ...files, 'tmp-notes': own.files['tmp-notes'] } }
    return cast.journal({ ...sees, view }, ask)
  }

export const freshCast = (cast: Cast, mind: TextGm, ports: FreshPorts): Cast => ({
  ...cast,
  name: `${cast.name}, fresh`,
  gm: freshGm(mind, ports),
  companion: actor(cast, ports),
  journal: keeper(cast, ports),
})
