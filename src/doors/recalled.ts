/** What somebody remembers, as a door says it: the words, and beside them who said so, where and when. */
import type { Piece } from '../memory/piece.ts'

/** About a page of what is remembered; whoever wants more asks more closely. */
export const recallBudget = 600
const mostPassages = 6

const fromPages: readonly (readonly [RegExp, string])[] = [
  [/^party-knowledge\.md$/i, 'what the party knows'],
  [/-journal\.md$/i, 'the journal'],
]

export const sourceOf = ({ when, source }: Piece): string =>
  when ?? fromPages.find(([path]) => path.test(source))?.[1] ?? source

const named = (id: string): string =>
  id.replaceAll(/(?<![^-])[a-z]/g, letter => letter.toUpperCase()).replaceAll('-', ' ')

const said = ({ by, text }: Piece): string => (by === undefined ? text : `${named(by)}: ${text}`)

export type Told = { readonly from: string; readonly text: string }

/** The best passages, each once. */
export function toldOf(passages: readonly (readonly Piece[])[]): readonly Told[] {
  const told = new Map<string, Told>()
  for (const pieces of passages) {
    const [first] = pieces
    const text = pieces.map(said).join('\n')
    if (first && !told.has(text)) told.set(text, { from: sourceOf(first), text })
  }
  return [...told.values()].slice(0, mostPassages)
}

export const printTold = (told: readonly Told[]): string =>
  told.map(({ from, text }) => `(${from}) ${text}`).join('\n\n')
