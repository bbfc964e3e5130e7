/** A cast in the fresh mode: its companions read a prompt file and write a response and notes; its journals read those. */
import { toCampaign } from '../../campaign/folder/files.ts'
import { explainStore } from '../../store/port.ts'
import type { Ask, Cast } from '../ports.ts'
import { viewFor } from '../views/view-for.ts'
import type { World } from '../views/world.ts'
import { freshGm } from './gm.ts'
import { notesFor, splitNotes } from './notes.ts'
import { notesPath, promptPath, readNotesPath, readPage, removePage, responsePath, writePage } from './pages.ts'
import type { FreshMind, FreshPorts } from './port.ts'

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
    const view = { ...sees.view, files: { ...files, 'tmp-prompt': own } }
    const said = await cast.companion({ ...sees, view, memory: [] }, ask) // a new one too: what it lived through is in its journal
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
    const notes = await takeNotes(store, role.character, ask)
    const own = viewFor<'journal-keeper'>({ ...role }, only(path, notes), nowhere)
    const view = { ...sees.view, files: { ...files, 'tmp-notes': own.files['tmp-notes'] } }
    return cast.journal({ ...sees, view }, ask)
  }

/**
 * What was noted is set down once: the page is put aside when it is taken. Which one was taken is on record and its words
 * are not, since thoughts are nobody else's; whoever goes on with the work finds it by that.
 */
async function takeNotes(store: FreshPorts['store'], character: string, ask: Ask): Promise<string | undefined> {
  const [path, aside] = [notesPath(character), readNotesPath(character)]
  const hash = await ask.step('notes', async () => (await hashOf(store, path)) ?? null)
  if (hash === null) return undefined
  if ((await hashOf(store, path)) === hash) {
    if ((await hashOf(store, aside)) !== undefined) await removePage(store, aside)
    const moved = await store.move(path, aside)
    if (!moved.ok) throw new Error(explainStore(moved.refusal))
  }
  return (await hashOf(store, aside)) === hash ? readPage(store, aside) : undefined
}

async function hashOf(store: FreshPorts['store'], path: string): Promise<string | undefined> {
  const found = await store.read(path)
  return found.ok ? found.value?.hash : undefined
}

export const freshCast = (cast: Cast, mind: FreshMind, ports: FreshPorts): Cast => ({
  ...cast,
  name: `${cast.name}, fresh`,
  gm: freshGm(mind, ports),
  companion: actor(cast, ports),
  journal: keeper(cast, ports),
})
