/** What a Game Master reads in place of older words: where things stand, what was told of it in the book, what was noted. */
import type { GmSees } from '../../../table/ports.ts'
import { cut, cutFront } from '../context/cut.ts'
import type { Page } from '../context/pages.ts'
import { render } from '../prompts.ts'

const lastPages = 2

export function refreshText({ view, atFirst, state, refresh }: GmSees, room: number): string {
  const { files } = view
  const pages = files.scene.slice(-lastPages)
  const books = ['story-state', 'party-knowledge', 'beats'] as const
  const changed = newLines(
    books.flatMap(kind => files[kind]),
    books.flatMap(kind => atFirst.files[kind]),
  )
  return render('common/gm-refresh', {
    scene: refresh?.currentScene ?? `${state.scene.number}-${state.scene.slug}`,
    changed: cutFront(changed, room * 0.4),
    unprocessed: cut(held(state), room * 0.15),
    pages: cutFront(pages.map(({ path, text }) => `(${path})\n${text.trim()}`).join('\n\n'), room * 0.45),
  })
}

/** What the files say by now that was not in them when the session began. */
function newLines(now: readonly Page[], then: readonly Page[]): string {
  const linesOf = (pages: readonly Page[]): readonly string[] =>
    pages.flatMap(({ text }) => text.split('\n')).map(line => line.trim())
  const known = new Set(linesOf(then))
  return [...new Set(linesOf(now))]
    .filter(line => line.length > 12 && !line.startsWith('#') && !known.has(line))
    .join('\n')
}

/** Changes that wait for the end of a fight, and are in no file yet. */
const held = ({ held: { state, knowledge } }: GmSees['state']): string => [...state, ...knowledge].join('\n')
