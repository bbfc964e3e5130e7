/** One thing a page says, however it was written down: a section, a bullet, a labelled line, a row, a paragraph. */
import { labelOf, separator } from '../../markdown/bullet.ts'
import { foldTitle } from '../../markdown/document.ts'
import { withoutMarkup } from '../../text/fold.ts'

export type Entry = {
  readonly shape: 'heading' | 'item' | 'words' | 'row' | 'quote'
  /** The title, the bold words, or what stands before an early colon or dash; empty where nothing is called anything. */
  readonly label: string
  /** The label as titles are compared: no case, no marks. */
  readonly key: string
  /** What it says, without its label and without marks. */
  readonly text: string
  /** The files it links to, without folder and ending. */
  readonly links: readonly string[]
  readonly isTicked: boolean
  readonly below: readonly Entry[]
}

/** While a page is read its entries still grow. */
export type Growing = Omit<Entry, 'text' | 'below' | 'links'> & {
  text: string
  readonly links: string[]
  readonly below: Growing[]
}

/** Most lines have no marks, and looking is cheaper than taking away. */
const plain = (raw: string): string => (/[*_`[]/.test(raw) ? withoutMarkup(raw) : raw.trim())

const link = /\]\(([^()\s]+)(?:\s[^()]*)?\)|\[\[([^\][|]+)/g

const fileName = (path: string): string => path.replace(/#.*$/, '').replace(/^.*\//, '').replace(/\.md$/i, '')

export const linksIn = (raw: string): string[] =>
  raw.includes('[') ? [...raw.matchAll(link)].map(([, path, wiki]) => fileName(path ?? wiki ?? '')) : []

type Labelled = { readonly label: string; readonly text: string }

const bold = /^(\*\*|__)(?=\S)(.{1,80}?)\1\s*/
const longestLabel = 6

const wordCount = (text: string): number => text.trim().split(/\s+/).length

/** A name before a colon or a dash: short, and not the beginning of a sentence that goes on. */
function plainLabel(raw: string, mostWords: number): Labelled | undefined {
  const colon = /^([^:.!?]{1,60}):\s+(?=\S)/.exec(raw)
  const dash = separator.exec(raw)
  const isDash = dash !== null && (colon === null || dash.index < colon[0].length)
  const before = isDash ? raw.slice(0, dash.index) : colon?.[1]
  if (before === undefined || wordCount(before) > mostWords) return undefined
  return { label: before, text: raw.slice(isDash ? dash.index + dash[0].length : (colon?.[0].length ?? 0)) }
}

function rawLabel(raw: string, isItem: boolean): Labelled {
  const known = labelOf(raw)
  if (known) return { label: known.label, text: raw.slice(known.valueAt) }
  const strong = bold.exec(raw)
  const isTitle = strong !== null && (isItem || strong[0].length >= raw.trimEnd().length)
  if (isTitle) return { label: strong[2] ?? '', text: raw.slice(strong[0].length).replace(/^(?::|[-–—]+\s)\s*/u, '') }
  return plainLabel(raw, isItem ? longestLabel : 3) ?? { label: '', text: raw }
}

export function toEntry(shape: Entry['shape'], raw: string, isTicked = false): Growing {
  const isBare = shape === 'quote'
  const { label, text } = isBare ? { label: '', text: raw } : rawLabel(raw.trim(), shape === 'item')
  const called = plain(label).replace(/\s*:$/, '')
  return {
    shape,
    label: called,
    key: foldTitle(called),
    text: plain(text),
    links: linksIn(raw),
    isTicked,
    below: [],
  }
}
