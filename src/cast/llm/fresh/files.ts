/** A Game Master that is new at each hand-off works with files: it reads what it may read, and leaves what the next one needs. */
import { cut } from '../context/cut.ts'
import { lengthOf } from '../conversation/kept.ts'
import { fault, record, text, textIn, type GmTool } from '../gm/tool.ts'
import type { Talk } from '../gm/talk.ts'
import type { Store } from '../../../store/port.ts'
import { readPage, writePage } from '../../../table/fresh/pages.ts'
import { partyIn } from '../../../table/fresh/party.ts'

/** In characters. */
const most = { page: 12_000, written: 6000 } as const
/** With less room than this nothing more is opened. */
const leastRoom = 500

const own = ['tmp/gm-context.md', 'tmp/gm-state-delta.md', 'tmp/party-knowledge-delta.md']

/** What it may write: its own notes and deltas, prompts for those who are in the party, and plans. */
const mayWrite = (path: string, party: readonly string[]): boolean =>
  own.includes(path) ||
  party.some(character => path === `tmp/${character}-prompt.md`) ||
  /^beats\/[a-z0-9][a-z0-9-]{0,60}\.md$/.test(path)

const pathIn = (asked: string, folder: string): string =>
  asked
    .trim()
    .replace(`${folder}/`, '')
    .replace(/^\.?\//, '')

/** Every page of the campaign by its path: a Game Master may read all of them. */
export const pathsIn = ({ sees }: Pick<Talk, 'sees'>): readonly string[] =>
  Object.values(sees.view.files).flatMap(pages => pages.map(({ path }) => path))

/** `room` is all that a model holds beside its principles and tools, in characters. */
export const fileTools = (store: Store, folder: string, room: number): readonly GmTool[] => [
  readFile(store, folder, room),
  writeFile(store, folder),
]

const readFile = (store: Store, folder: string, room: number): GmTool => ({
  name: 'read_file',
  about: 'Reads a page of the campaign whole.',
  takes: record('Which.', { path: text('Its path, such as npcs/rook.md.', 160) }),
  play: async function* (talk, taken) {
    yield* [] // to read is no move: nobody at the table notices
    const left = Math.floor(room - lengthOf(talk.messages))
    if (left < leastRoom) return fault('You hold no more than this: leave your notes and tell.')
    const path = pathIn(textIn(taken, 'path'), folder)
    const kept = Object.values(talk.sees.view.files)
      .flat()
      .find(page => page.path === path)
    const found = kept?.text ?? (path.startsWith('tmp/') ? await readPage(store, path) : undefined)
    return found === undefined
      ? fault(`There is no page "${cut(path, 80)}". There are: ${cut(pathsIn(talk).join(', '), Math.min(1500, left))}`)
      : { text: cut(found, Math.min(most.page, left)) }
  },
})

const writeFile = (store: Store, folder: string): GmTool => ({
  name: 'write_file',
  about:
    'Writes a page whole: tmp/gm-context.md (notes for whoever comes after you), tmp/NAME-prompt.md (what a companion is asked), tmp/gm-state-delta.md and tmp/party-knowledge-delta.md (what changed), beats/session-N-beats.md (your plan).',
  takes: record('The page.', {
    path: text('Its path.', 160),
    text: text('All of it.', most.written),
  }),
  play: async function* (talk, taken) {
    yield* []
    const path = pathIn(textIn(taken, 'path'), folder)
    const party = partyIn(talk.sees.view)
    if (!mayWrite(path, party)) {
      const prompts = party.map(character => `tmp/${character}-prompt.md`)
      return fault(`Not written: you write ${[...own, ...prompts].join(', ')} and beats/session-N-beats.md.`)
    }
    talk.flags += 1 // each writing has a place of its own in the beat
    await talk.ask.step(`wrote/${talk.flags}`, async () => {
      await writePage(store, path, `${textIn(taken, 'text').trimEnd()}\n`)
      return path
    })
    return { text: `Written: ${path}.` }
  },
})
