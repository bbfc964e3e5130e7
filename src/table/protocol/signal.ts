/** The one signal of the fresh mode: `[AWAIT_AI_PLAYERS: a, b]` on a line of its own, after which the GM stops. */
import { hiddenRanges, isWithin } from '../../campaign/markdown/hidden.ts'
import { resolveName } from '../../campaign/names/index-of-names.ts'
import type { NameIndex, Resolution } from '../../campaign/names/index-of-names.ts'
import { linesOf } from '../../campaign/text/lines.ts'
import type { Line } from '../../campaign/text/lines.ts'
import { signalLine } from './tag.ts'

export type AwaitSignal =
  | { readonly kind: 'none'; readonly narrative: string }
  | {
      readonly kind: 'await'
      /** All that stands before the signal, to be shown in full. */
      readonly narrative: string
      readonly companions: readonly string[]
      /** The human's own character was named too: then the human is asked, and no model. */
      readonly asksHuman: boolean
      readonly unresolved: readonly Exclude<Resolution, { readonly kind: 'one' }>[]
      /** What the GM said after it should have stopped: logged, never shown. */
      readonly after: string
    }
  | {
      readonly kind: 'empty'
      readonly narrative: string
      readonly unresolved: readonly Exclude<Resolution, { readonly kind: 'one' }>[]
      readonly after: string
    }

export type Names = { readonly index: NameIndex; readonly human?: string }

function signalsIn(text: string): readonly Line[] {
  const hidden = hiddenRanges(text)
  return [...linesOf(text)].filter(line => signalLine.test(line.text) && !isWithin(hidden, line.start))
}

const cut = (text: string, lines: readonly Line[]): string => {
  let from = 0
  const kept: string[] = []
  for (const { start, end } of lines) {
    kept.push(text.slice(from, start))
    from = end
  }
  return kept.join('').trimEnd()
}

/** The names of the last signal, each once, in lower case. */
function namesIn({ text }: Line): readonly string[] {
  const list = signalLine.exec(text)?.[1] ?? ''
  return [...new Set(list.split(',').map(name => name.trim().toLowerCase()))].filter(name => name !== '')
}

/** The last signal wins. Whom the index does not know is dropped and told; a list with nobody left goes back to the GM. */
export function readAwaitSignal(text: string, { index, human }: Names): AwaitSignal {
  const signals = signalsIn(text)
  const last = signals.at(-1)
  if (!last) return { kind: 'none', narrative: text }
  const parts = { narrative: cut(text, signals), after: text.slice(last.end).trim() }
  const resolved = namesIn(last).map(name => resolveName(index, name, ['party']))
  const unresolved = resolved.filter(resolution => resolution.kind !== 'one')
  const ids = [...new Set(resolved.flatMap(resolution => (resolution.kind === 'one' ? [resolution.name.id] : [])))]
  if (ids.length === 0) return { kind: 'empty', ...parts, unresolved }
  const companions = ids.filter(id => id !== human)
  return { kind: 'await', ...parts, companions, asksHuman: companions.length < ids.length, unresolved }
}
