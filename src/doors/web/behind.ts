/**
 * Behind the screen, for whoever writes the campaign: what each role may see as the table stands, what each was last
 * sent, and every step of the run. It holds every secret there is, so it is the host's alone and asked for by name.
 */
import type { Entry } from '../../table/chronicle/entry.ts'
import type { Behind, LoggedEvent } from './protocol.ts'
import type { WebTable } from './web-table.ts'

type Passage = { readonly path: string; readonly text: string }

/** A view of whichever role. */
type Sees = {
  readonly files: Readonly<Record<string, readonly Passage[]>>
  readonly scene: readonly Passage[]
  readonly whispers: readonly Passage[]
}

const passagesIn = ({ files, scene, whispers }: Sees): readonly Passage[] => [
  ...Object.values(files).flat(),
  ...scene,
  ...whispers,
]

function viewsOf({ opened, party }: WebTable): readonly (readonly [string, Sees])[] {
  if (!opened) return []
  const { views } = opened.table
  return [
    ['Game Master', views.gm()],
    ...party.members.map(({ id, title }) => [title, views.companion(id)] as const),
    ['Narrator', views.narrator()],
    ...party.members.map(({ id, title }) => [`${title}, journal`, views.journalKeeper(id)] as const),
    ['Decision log', views.decisionLog()],
  ]
}

export const behind = (table: WebTable): Behind => ({
  views: viewsOf(table).map(([role, view]) => ({
    role,
    passages: passagesIn(view).map(({ path, text }) => ({ path, letters: text.length })),
  })),
  prompts: table.opened?.context() ?? [],
})

/** One passage of one role's view, as that role reads it. */
export function passageOf(table: WebTable, role: string, at: number): string | undefined {
  const view = viewsOf(table).find(([name]) => name === role)?.[1]
  return view && passagesIn(view)[at]?.text
}

const longest = 6000

/** A step whole, or how it begins where it would fill the page. */
function dataOf(value: unknown): LoggedEvent['data'] {
  const text = JSON.stringify(value)
  return text.length > longest ? { begins: text.slice(0, longest), letters: text.length } : { value }
}

export const stepsIn = (entries: readonly Entry[]): readonly Omit<LoggedEvent, 'number'>[] =>
  entries.flatMap(entry => {
    if (entry.type !== 'step') return []
    const { beat, key, value } = entry
    const tag = typeof value === 'object' && value !== null && 'tag' in value ? value['tag'] : ''
    const text = typeof tag === 'string' ? tag : ''
    return [{ beat, group: 'steps' as const, name: key, text, reason: '', data: dataOf(value) }]
  })
