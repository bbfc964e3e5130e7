/** What a mind remembers at one moment of play: a search for what bears on it, a search for words, and what falls due. */
import type { CampaignFiles } from '../../campaign/folder/files.ts'
import { foldWords } from '../../campaign/text/fold.ts'
import { dueNow, type Due } from '../../memory/due.ts'
import type { Reader, Remembered } from '../../memory/library.ts'
import { tokensOf, type Listener, type Piece } from '../../memory/piece.ts'
import type { Remembers } from '../ports.ts'
import type { RoleKind } from '../views/role.ts'
import { passageOf, type ListenerOf } from '../views/view-for.ts'
import type { Passage, View } from '../views/view.ts'
import type { Memories } from './memories.ts'

/** What there is to remember by: what was just said or done, and what else is at hand. */
export type AtHand = { readonly said: string; readonly around: string; readonly session: string; readonly beat: number }

export type Remembering = {
  readonly memories: Memories
  readonly campaign: CampaignFiles
  readonly titleOf: (character: string) => string
  readonly due: readonly Due[]
}

/** Whoever thinks now has the last few beats before their eyes. */
const beforeTheirEyes = 6

/** What was said counts most; the place and the people have the rest. */
const shareOfSaid = 0.6

const usualBudget = 1000

export function remembersFor<Kind extends keyof ListenerOf>(
  { memories, campaign, titleOf, due }: Remembering,
  view: View<Kind>,
  listener: Extract<Listener, { readonly kind: ListenerOf[Kind] }>,
  { said, around, session, beat }: AtHand,
  story: readonly Passage<Kind>[] = [],
): Remembers<Kind> {
  const reader = (): Promise<Reader<ListenerOf[Kind]>> => memories.readerFor<ListenerOf[Kind]>(listener, campaign)
  const passages = (pieces: readonly Remembered<ListenerOf[Kind]>[]): readonly Passage<Kind>[] =>
    pieces.map(piece => passageOf<Kind>(piece, titleOf))
  const lean = ({ source, beat: when }: Piece): number =>
    source === session && when !== undefined && when > beat - beforeTheirEyes ? 0 : 1
  return {
    bearing: async budget => {
      const found = await reader()
      const first = found.recall({ words: said, budget: Math.floor(budget * shareOfSaid), lean }).flat()
      const left = budget - tokensIn(first)
      const second = found.recall({ words: around, budget: left, lean }).flat()
      return passages([...new Set([...first, ...second])])
    },
    recall: async (words, budget = usualBudget) => {
      const pages = pagesNamed(view, words)
      const left = Math.max(budget - tokensIn(pages), 0)
      const isOnPage = ({ source }: Piece): boolean => pages.some(({ path }) => path === source)
      const found = left < leastRoom ? [] : (await reader()).find({ words, budget: left })
      return [...pages, ...passages(found.filter(piece => !isOnPage(piece)))]
    },
    due: dueNow(due, `${said}\n${around}`, listener),
    story,
  }
}

const leastRoom = 40

/** Where nothing is there to be remembered, such as in a replay. */
export const nothing: Remembers<never> = { bearing: async () => [], recall: async () => [], due: [], story: [] }

const tokensIn = (pieces: readonly { readonly text: string }[]): number =>
  pieces.reduce((sum, piece) => sum + tokensOf(piece), 0)

const titleIn = ({ path, text }: Passage<RoleKind>): string =>
  /^#\s+(\S.*)$/m.exec(text)?.[1] ?? path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/i, '')

const plain = (words: string): string =>
  foldWords(words)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/^ ?(?:the|a|an) /, '')
    .trim()

/** Pages of people, places and things whose name is asked for, by the whole name or by a word of it that no other has. */
function pagesNamed<Kind extends RoleKind>({ files }: View<Kind>, words: string): readonly Passage<Kind>[] {
  const asked = plain(words)
  const byKind: Partial<Record<string, readonly Passage<Kind>[]>> = files
  const pages = ['npc', 'location', 'faction', 'item', 'sheet', 'player-sheet'].flatMap(kind => byKind[kind] ?? [])
  const whole = pages.filter(page => plain(titleIn(page)) === asked)
  const partly = pages.filter(page => plain(titleIn(page)).split(' ').includes(asked))
  return whole.length > 0 ? whole : partly.length === 1 ? partly : []
}
