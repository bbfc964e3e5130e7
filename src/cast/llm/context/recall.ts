/**
 * Looking something up: passages of a view that speak of some words, the best first, within a length. Pages are divided
 * at their headings once, and a page that did not change is not read again.
 */
import { foldWords } from '../../../campaign/text/fold.ts'
import { isCommon } from '../../../table/leaks/common-words.ts'
import type { GmSees } from '../../../table/ports.ts'
import type { RoleKind } from '../../../table/views/role.ts'
import type { Passage, View } from '../../../table/views/view.ts'
import { cut } from './cut.ts'

type Piece = {
  readonly path: string
  readonly title: string
  readonly text: string
  readonly words: ReadonlyMap<string, number>
}

/** In characters: the best passage may be long, the others are there to be known of. */
const most = { pieces: 5, best: 2400, piece: 700, all: 4200 } as const

const pieces = new WeakMap<object, readonly Piece[]>()

const wordsIn = (text: string): readonly string[] => foldWords(text).match(/[\p{L}\p{N}]{3,}/gu) ?? []

function piecesOf(page: Passage<RoleKind>): readonly Piece[] {
  const known = pieces.get(page)
  if (known) return known
  const made = page.text.split(/^(?=#{1,3}\s)/m).flatMap((text): readonly Piece[] => {
    const title = /^#{1,6}\s+(.*)$/m.exec(text)?.[1] ?? ''
    const words = new Map<string, number>()
    for (const word of wordsIn(text)) words.set(word, (words.get(word) ?? 0) + 1)
    return text.trim() === '' ? [] : [{ path: page.path, title, text, words }]
  })
  pieces.set(page, made)
  return made
}

const isScratch = (path: string): boolean => path.startsWith('tmp/')

/** A word in a title or a file's name says what a passage is about; one in its text, that it is spoken of. */
function weight({ path, title, words }: Piece, asked: readonly string[], rarity: (word: string) => number): number {
  const name = foldWords(`${path} ${title}`)
  return asked.reduce((sum, word) => {
    const often = words.get(word) ?? 0
    return sum + rarity(word) * (Math.min(often, 4) + (name.includes(word) ? 6 : 0))
  }, 0)
}

/** In tokens: what was lived through, beside what stands on pages. */
const livedBudget = 500

/** Pages first, then what was told and said in any session, marked as memory with when and where it was. */
export async function recallIn(
  { view, remembers }: Pick<GmSees, 'view' | 'remembers'>,
  words: string,
): Promise<string> {
  const lived = (await remembers.recall(words, livedBudget)).filter(({ path }) => !path.endsWith('.md'))
  const memory = lived.map(({ path, text }) => `(remembered: ${path})\n${text}`).join('\n\n')
  const found = [passagesIn(view, words) ?? '', memory].filter(Boolean).join('\n\n')
  return found === '' ? `Nothing in the campaign speaks of "${cut(words, 80)}". It is yours to make up.` : found
}

/** Undefined where nothing speaks of it. */
export function passagesIn<Kind extends RoleKind>(view: View<Kind>, words: string): string | undefined {
  const asked = [...new Set(wordsIn(words))].filter(word => !isCommon(word))
  const all = Object.values<readonly Passage<Kind>[]>(view.files)
    .flat()
    .filter(({ path }) => !isScratch(path))
    .flatMap(piecesOf)
  const holding = new Map(asked.map(word => [word, all.filter(piece => piece.words.has(word)).length]))
  const rarity = (word: string): number => Math.log(1 + all.length / (1 + (holding.get(word) ?? 0)))
  const found = all
    .map(piece => ({ piece, weight: weight(piece, asked, rarity) }))
    .filter(one => one.weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, most.pieces)
  if (found.length === 0) return undefined
  return cut(
    found.map(({ piece }, at) => `(${piece.path})\n${cut(piece.text, at === 0 ? most.best : most.piece)}`).join('\n\n'),
    most.all,
  )
}
