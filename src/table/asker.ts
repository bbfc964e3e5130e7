/**
 * Who asks why. A chronicle knows every secret, so an answer is made for somebody: for the Game Master, or for a player,
 * who is told of lines they can read, dice they saw fall, and what the party learned.
 */
import type { Store } from '../store/port.ts'
import { readCampaign } from './views/read.ts'
import { viewFor } from './views/view-for.ts'
import type { World } from './views/world.ts'

export type Asker = {
  readonly isGm: boolean
  /** The character they play; null for whoever watches. */
  readonly human: string | null
  readonly mayRead: (path: string, line: string) => boolean
  /** The files that are theirs to read. */
  readonly files: readonly string[]
}

export const gmAsks: Asker = { isGm: true, human: null, mayRead: () => true, files: [] }

const nowhere: World = { presence: [], heard: [], whispers: [], constraints: () => [] }

/** What stands in the party's book and in their own files now, as their own view has it. */
export async function playerAsks(store: Store, human: string | null): Promise<Asker> {
  const { campaign } = await readCampaign(store)
  const files =
    human === null
      ? viewFor<'narrator'>({ kind: 'narrator' }, campaign, nowhere).files['party-knowledge']
      : ownFiles(viewFor<'companion'>({ kind: 'companion', character: human }, campaign, nowhere))
  const lines = new Map<string, ReadonlySet<string>>(
    files.map(({ path, text }) => [path, new Set(text.split(/\r?\n/))]),
  )
  return { isGm: false, human, mayRead: (path, line) => lines.get(path)?.has(line) === true, files: [...lines.keys()] }
}

const ownFiles = ({ files }: ReturnType<typeof viewFor<'companion'>>) => [
  ...files['party-knowledge'],
  ...files.journal,
  ...files.sheet,
]
