/** The files of a campaign as pages, each read once for as long as its words stay the same. */
import { authorMarks, sharedMarks } from '../../secrets/marks.ts'
import { redact } from '../../secrets/redact.ts'
import { nameOnSheet } from '../../party.ts'
import type { Entry } from '../page/entry.ts'
import { toPage, type Page } from '../page/page.ts'

/** A file as a reader is handed it. */
export type Text = { readonly path: string; readonly text: string }

/** The files a world is read from, by kind. */
export type WorldFiles = {
  readonly overview: readonly Text[]
  readonly 'story-state': readonly Text[]
  readonly 'party-knowledge': readonly Text[]
  readonly relationships: readonly Text[]
  readonly 'world-primer': readonly Text[]
  readonly sheet: readonly Text[]
  readonly npc: readonly Text[]
  readonly location: readonly Text[]
  readonly faction: readonly Text[]
  readonly item: readonly Text[]
  readonly beats: readonly Text[]
}

export type Source = {
  readonly id: string
  readonly name: string
  readonly text: string
  /** All of it, the Game Master's. */
  readonly page: Page
  /** What is left of it for anybody. */
  readonly open: Page
}

export const idOf = (path: string): string => path.replace(/^.*\//, '').replace(/\.md$/i, '')

/** Sections that are somebody's discovery, whatever they say. */
const kept = /^(?:the )?(?:secret|hidden|encounter|trap|treasure|plot|true goal)/

const withoutKept = (entries: readonly Entry[]): readonly Entry[] =>
  entries
    .filter(({ key }) => !kept.test(key))
    .map(entry => (entry.below.length === 0 ? entry : { ...entry, below: withoutKept(entry.below) }))

function openPage(text: string, page: Page, isShared: boolean): Page {
  const open = redact(text, { marks: isShared ? sharedMarks : authorMarks, tiers: ['public'] })
  const { title, entries } = open === text ? page : toPage(open)
  return { title, entries: withoutKept(entries) }
}

function read({ path, text }: Text, isShared: boolean): Source {
  const id = idOf(path)
  const page = toPage(text)
  const name = page.title === '' ? nameOnSheet(`${id}.md`, text) : page.title
  let open: Page | undefined // most of a redaction's work is saved where nobody asks for it
  return {
    id,
    name,
    text,
    page,
    get open() {
      return (open ??= openPage(text, page, isShared))
    },
  }
}

/** As many pages as a great town has; the oldest make room. With fewer than there are, every reading would be anew. */
const mostPages = 20_000
const pages = new Map<string, Source>()

export function sourceOf(file: Text, isShared = false): Source {
  const known = pages.get(file.path)
  if (known?.text === file.text) return known
  const source = read(file, isShared)
  pages.delete(file.path)
  pages.set(file.path, source)
  const [oldest] = pages.size > mostPages ? pages.keys() : []
  if (oldest !== undefined) pages.delete(oldest)
  return source
}
