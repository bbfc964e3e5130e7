/**
 * Pieces for the memory, made of views: a piece may be known by those in whose view its words stand, and by nobody else.
 * Who may see what is decided there alone, so memory is as tight as the views and no tighter.
 */
import type { CampaignFiles } from '../../campaign/folder/files.ts'
import { fileKinds, sortOf, type FileKind } from '../../campaign/folder/kind.ts'
import { withoutMarkup } from '../../campaign/text/fold.ts'
import type { Piece } from '../../memory/piece.ts'
import { access, type AccessTable } from '../views/access.ts'
import type { RoleKind } from '../views/role.ts'
import { viewFor } from '../views/view-for.ts'
import type { Passage, View } from '../views/view.ts'
import type { World } from '../views/world.ts'
import type { Lived } from './lived.ts'

/** Papers of the table itself, and the book where a session wrote it: the chronicle knows better who was there. */
const isPassedBy = (kind: FileKind, path: string, written: ReadonlySet<string>): boolean =>
  kind.startsWith('tmp') || kind === 'preferences' || (kind === 'scene' && written.has(path))

const worldOf = (lived: readonly Lived[]): World => ({
  presence: [],
  heard: lived.flatMap(({ kind, path, text, to }) => (kind === 'heard' ? [{ path, text, witnesses: to }] : [])),
  whispers: lived.flatMap(({ kind, path, text, to }) => (kind === 'whisper' ? [{ path, text, to }] : [])),
  constraints: () => [],
})

export type Told = {
  readonly campaign: CampaignFiles
  readonly lived: readonly Lived[]
  /** Files that sessions wrote. */
  readonly written: ReadonlySet<string>
  /** Another one only where a test loosens it. */
  readonly table?: AccessTable
}

/** What was lived through, or pages: all of them, or those of some kinds, or one. */
export type Half = 'story' | 'pages' | { readonly kinds: readonly FileKind[]; readonly path?: string }

type Held = { readonly piece: Omit<Piece, 'audience'>; readonly order: number; readonly by: Set<string> }

function passagesIn<Kind extends RoleKind>(
  view: View<Kind>,
  half: Half,
  written: Told['written'],
): readonly Passage<Kind>[] {
  if (half === 'story') return [...view.scene, ...view.whispers]
  const files: Partial<Record<FileKind, readonly Passage<Kind>[]>> = view.files
  const { kinds, path: only }: Exclude<Half, string> = half === 'pages' ? { kinds: fileKinds } : half
  return kinds.flatMap(kind =>
    (files[kind] ?? []).filter(({ path }) => (only === undefined || path === only) && !isPassedBy(kind, path, written)),
  )
}

const holdsScenes = (half: Half): boolean => half === 'pages' || (half !== 'story' && half.kinds.includes('scene'))

/** Whose memories can differ: everyone with a sheet, and whoever was there and has none any more. */
const charactersIn = ({ campaign, lived }: Told): readonly string[] => [
  ...new Set([...campaign.sheet.flatMap(({ owner }) => owner ?? []), ...lived.flatMap(({ to }) => to)]),
]

/** What was lived through, in its order, or what stands on pages: each paragraph with all who hold it. */
export function piecesOf(told: Told, half: Half): readonly Piece[] {
  const { campaign, lived, written, table = access } = told
  const world = worldOf(lived)
  const moments = new Map(lived.map((moment, order) => [moment.path, { moment, order }]))
  const held = new Map<string, Held>()
  const hold = (passages: readonly Passage<RoleKind>[], name?: string): void => {
    for (const passage of passages)
      for (const piece of split(passage, moments.get(passage.path)?.moment)) {
        const key = `${passage.path}\n${piece.text}`
        const order = moments.get(passage.path)?.order ?? 0
        const known = held.get(key) ?? { piece, order, by: new Set<string>() }
        held.set(key, known)
        if (name !== undefined) known.by.add(name)
      }
  }
  hold(passagesIn(viewFor<'gm'>({ kind: 'gm' }, campaign, world, table), half, written))
  for (const character of charactersIn(told))
    hold(
      passagesIn(viewFor<'companion'>({ kind: 'companion', character }, campaign, world, table), half, written),
      character,
    )
  hold(passagesIn(viewFor<'narrator'>({ kind: 'narrator' }, campaign, world, table), half, written), theNarrator)
  if (holdsScenes(half)) hold(bookOf(told), theBook)
  return [...held.values()]
    .toSorted((one, other) => one.order - other.order) // tellings and whispers were two lists; they happened as one
    .map(({ piece, by }) => ({ ...piece, audience: [...by].toSorted() }))
}

/** Somebody who only watches sees what the narrator sees. */
export const theNarrator = 'the narrator'

/** Whoever plays may read the scenes that were there before any session: they are the book, and nobody's secret. */
export const theBook = 'the book'
const bookOf = ({ campaign, written, table = access }: Told): readonly Passage<'narrator'>[] =>
  viewFor<'narrator'>({ kind: 'narrator' }, campaign, worldOf([]), table).files.scene.filter(
    ({ path }) => !written.has(path),
  )

/** A title and a heading are said once, with what comes first under them: near to it they help all the rest. */
function split({ path, text }: Passage<RoleKind>, moment: Lived | undefined): readonly Omit<Piece, 'audience'>[] {
  let headings: readonly string[] = []
  return text.split(/\n{2,}|\n(?=\s*(?:[-*#|>]|\d+\.) ?)/).flatMap(paragraph => {
    const words = withoutMarkup(paragraph.replace(/^\s*(?:[-*>]|\d+\.)\s+/, ''))
    const heading = /^#+\s+(.*)$/.exec(words)?.[1]
    if (heading !== undefined) headings = [...headings, heading]
    if (heading !== undefined || !/[\p{L}\p{N}]/u.test(words)) return []
    const about = headings
    headings = []
    return [moment ? toldPiece(words, moment) : { text: words, source: path, about, ...weightOf(path) }]
  })
}

/** What was told says it better than whoever wrote it down afterwards, each in much the same words. */
const retold: readonly FileKind[] = ['journal', 'decision-log', 'story']
const retoldWeight = 0.6
const weightOf = (path: string): Pick<Piece, 'weight'> =>
  retold.includes(sortOf(path).kind) ? { weight: retoldWeight } : {}

const toldPiece = (text: string, { session, where, beat, by }: Lived): Omit<Piece, 'audience'> => ({
  text,
  source: session,
  when: [session, where].filter(Boolean).join(', '),
  beat,
  ...(by === undefined ? {} : { by }),
})
