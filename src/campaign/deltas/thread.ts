/**
 * THREAD: what is left open, a line each. Whoever wrote the others meant them: a line is changed when it says the very
 * same, or when the news is that it has been answered; any other is left as it is.
 */
import { prefixFor, toBullet, withoutBox, type Bullet } from '../markdown/bullet.ts'
import { foldWords, needleOf, withoutMarkup } from '../text/fold.ts'
import type { Line } from '../text/lines.ts'
import { addBullet, sayAnew, type Context, type Edited } from './edit.ts'
import { toEntity } from './match.ts'
import { linesWith, wholeOf, type Passage } from './passage.ts'
import { dropLines } from './placeholder.ts'
import type { DeltaItem } from './types.ts'

type Open = { readonly line: Line; readonly bullet: Bullet }

const word = '(?:resolved|answered|solved|settled|closed)'
const saysSo = new RegExp(
  String.raw`^${word}(?::|\s[-–—])\s*|(?:\s[-–—]+\s|[:;,]\s+|(?:(?<!\s)\s+)?\(|\s(?:is|was)\s)\s*${word}\b.*$`,
  'i',
)

export const isResolved = (text: string): boolean => /^\[x\]/i.test(text) || saysSo.test(text)

/** What a line asks, without its box, its marks and how it ends. */
const asked = (text: string): string =>
  foldWords(withoutMarkup(withoutBox(text)).replaceAll('~~', '').replace(saysSo, '')).replace(
    /(?<![.?!:;,\s])[.?!:;,\s]+$/,
    '',
  )

const isOpen = ({ bullet }: Open): boolean => !/\[x\]/i.test(bullet.prefix)

function* bulletsIn(passage: Passage, words: string | undefined): Generator<Open, void> {
  for (const line of linesWith(passage, words === undefined ? undefined : needleOf(words))) {
    const bullet = toBullet(line.text)
    if (bullet) yield { line, bullet }
  }
}

export function applyThread(passage: Passage, item: DeltaItem, context: Context): Edited {
  if (isResolved(item.text)) return resolve(passage, item, context)
  const wanted = foldWords(withoutBox(item.text))
  for (const open of bulletsIn(passage, wanted)) {
    if (foldWords(open.bullet.text) === wanted) return say(passage, open, item)
  }
  return addBullet(passage, wholeOf(passage), item.text, item.children, context)
}

const say = (passage: Passage, { line, bullet }: Open, item: DeltaItem): Edited =>
  sayAnew(passage, line, prefixFor(bullet, item.text) + item.text, item.children)

/** Of what has been answered no open copy stays behind. */
function resolve(passage: Passage, item: DeltaItem, context: Context): Edited {
  const { name, detail } = toEntity(withoutBox(item.text))
  const all = [...bulletsIn(passage, undefined)]
  const asking = (words: string): readonly Open[] =>
    words === '' ? [] : all.filter(({ bullet }) => asked(bullet.text) === words)
  const copies = [asking(asked(item.text)), asking(asked(name))].find(({ length }) => length > 0) ?? []
  const [first = copies[0], ...others] = copies.filter(isOpen)
  if (first) {
    const left = dropLines(
      passage,
      others.map(({ line }) => line),
    )
    return say(left, first, item)
  }
  const named = all.filter(({ bullet }) => asked(toEntity(bullet.text).name) === asked(name))
  const told = named.find(({ bullet }) => detail !== undefined && bullet.text.endsWith(`(${detail})`))
  if (told) return sayAnew(passage, told.line, told.line.text, item.children)
  const [only] = named.filter(isOpen)
  return only && named.filter(isOpen).length === 1 && detail !== undefined
    ? sayAnew(passage, only.line, ticked(only.bullet, detail), item.children)
    : addBullet(passage, wholeOf(passage), item.text, item.children, context)
}

/** A line that says more than its name keeps it, and says beside it how it came out. */
const ticked = ({ prefix, text, isCheckbox }: Bullet, detail: string): string =>
  `${isCheckbox ? prefix.replace('[ ]', '[x]') : `${prefix}[x] `}${text} (${detail})`
