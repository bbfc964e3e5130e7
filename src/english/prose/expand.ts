/** All that a grammar can say from one of its symbols, lazily and in an order of chance, the freshest wording first. */
import { memo } from '../../core/memo.ts'
import { below } from '../../core/random.ts'
import type { Stream } from '../../core/random.ts'
import { own } from '../../core/own.ts'
import type { Grammar } from './prose.ts'
import { hashOf } from './said.ts'
import { baseOf } from '../verbs.ts'
import { capitalOf, isMany, pluralOf, possessiveOf, withA, withThe } from '../nouns.ts'

/** Deeper than any grammar means to go; a rule that calls itself for ever ends here. */
const deepest = 16

const modifiers: Readonly<Record<string, (words: string) => string>> = {
  a: withA,
  the: withThe,
  cap: capitalOf,
  s: pluralOf,
  possessive: possessiveOf,
  lower: words => words.toLowerCase(),
}

/** Words that go by the number of what they speak of and are no verbs: `#what# lies where #what.it# fell`. */
const agreeing: Readonly<Record<string, string>> = { is: 'are', was: 'were', it: 'they', its: 'their' }

/** `#what# #what.lies# here`: any verb, as one does it and as several do. */
const agree = (words: string, name: string): string | undefined => {
  const many =
    own(agreeing, name) ?? baseOf(name) ?? (name.length > 2 && name.endsWith('s') ? name.slice(0, -1) : undefined)
  return many === undefined ? undefined : isMany(words) ? many : name
}

type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'symbol'; readonly name: string; readonly modifiers: readonly string[] }
  /** All that was added since `from` is one symbol's words: change them. */
  | { readonly kind: 'modify'; readonly from: number; readonly modifiers: readonly string[] }

type Pending = { readonly part: Part; readonly depth: number; readonly next: Pending | undefined }
/** The wordings a derivation is made of, the last first. */
type Wordings = { readonly wording: string; readonly before: Wordings | undefined }
type State = { readonly text: string; readonly pending: Pending | undefined; readonly wordings: Wordings | undefined }

export type Expansion = { readonly text: string; readonly wordings: readonly string[] }

export type Expanding = {
  readonly grammar: Grammar
  readonly given: Readonly<Record<string, string>>
  readonly recency: ReadonlyMap<string, number>
  readonly stream: Stream
  /** Whether nothing that begins like this is worth finishing. */
  readonly isDeadEnd: (text: string) => boolean
}

const symbol = /#([\p{L}\p{N}_-]+(?:\.[a-z]+)*)#/gu

const partsOf = memo(20_000, (wording): readonly Part[] => {
  const parts: Part[] = []
  let from = 0
  for (const { index, 0: whole, 1: inside = '' } of wording.matchAll(symbol)) {
    const [name = '', ...modifiers] = inside.split('.')
    if (index > from) parts.push({ kind: 'text', text: wording.slice(from, index) })
    parts.push({ kind: 'symbol', name, modifiers })
    from = index + whole.length
  }
  return from < wording.length ? [...parts, { kind: 'text', text: wording.slice(from) }] : parts
})

const before = (parts: readonly Part[], depth: number, next: Pending | undefined): Pending | undefined =>
  parts.reduceRight<Pending | undefined>((rest, part) => ({ part, depth, next: rest }), next)

const modify = (words: string, names: readonly string[]): string =>
  names.reduce((changed, name) => own(modifiers, name)?.(changed) ?? agree(changed, name) ?? changed, words)

function isUsed(wording: string, wordings: Wordings | undefined): boolean {
  for (let one = wordings; one; one = one.before) if (one.wording === wording) return true
  return false
}

/** Shuffled, then by how long ago each was used: never, long ago, lately, in this very text. */
function inOrder(wordings: readonly string[], used: Wordings | undefined, { recency, stream }: Expanding): string[] {
  const shuffled = [...wordings]
  for (let at = shuffled.length - 1; at > 0; at -= 1) {
    const other = below(stream, at + 1)
    const [one = '', two = ''] = [shuffled[at], shuffled[other]]
    ;[shuffled[at], shuffled[other]] = [two, one]
  }
  const ranked = shuffled.map(wording => {
    const rank = isUsed(wording, used) ? Number.MAX_SAFE_INTEGER : (recency.get(hashOf(wording)) ?? -1)
    return { wording, rank }
  })
  return ranked.sort((one, other) => one.rank - other.rank).map(({ wording }) => wording)
}

/** Every derivation from this state. A branch that begins with something said already is cut at once. */
export function* expansions(state: State, expanding: Expanding): Generator<Expansion, void> {
  let { text, pending } = state
  for (; pending; pending = pending.next) {
    const { part, depth } = pending
    if (part.kind === 'symbol' && own(expanding.given, part.name) === undefined) {
      const { name, modifiers } = part
      const wordings = depth < deepest ? (own(expanding.grammar, name) ?? []) : []
      const rest: Pending = { part: { kind: 'modify', from: text.length, modifiers }, depth, next: pending.next }
      for (const wording of inOrder(wordings, state.wordings, expanding)) {
        const used = { wording, before: state.wordings }
        const inner = { text, pending: before(partsOf(wording), depth + 1, rest), wordings: used }
        yield* expansions(inner, expanding)
      }
      if (wordings.length > 0) return
    } else if (part.kind === 'modify') {
      text = text.slice(0, part.from) + modify(text.slice(part.from), part.modifiers)
    } else {
      text += part.kind === 'text' ? part.text : modify(own(expanding.given, part.name) ?? '', part.modifiers)
      if (expanding.isDeadEnd(text)) return
    }
  }
  const wordings: string[] = []
  for (let one = state.wordings; one; one = one.before) wordings.push(one.wording)
  yield { text, wordings }
}

export const startOf = (start: string): State => ({
  text: '',
  pending: { part: { kind: 'symbol', name: start, modifiers: [] }, depth: 0, next: undefined },
  wordings: undefined,
})
