/** `clocks.md`: a table that a person can edit, `| Clock | Kind | Filled | Shown | When full |`. */
import { cellText, isDelimiterRow, isRow, withCell } from '../../../campaign/markdown/table.ts'
import { eolOf, linesOf, splice, type Line } from '../../../campaign/text/lines.ts'
import { slugOf } from '../clocks/find.ts'
import type { Clock, ClockKind, Consequence } from '../model/clocks.ts'
import { wordOf } from '../model/words.ts'
import { listUnder, withList } from './page.ts'

type Row = { readonly id: string; readonly clock: Clock; readonly line: Line; readonly number: number }

const cameTrue = 'Came True'

const kinds: readonly ClockKind[] = ['threat', 'goal', 'faction']

/** `3/6`: filled of how many. A clock of any other size than four to twelve is a mistake of the pen. */
function segmentsIn(cell: string): { readonly filled: number; readonly segments: number } | undefined {
  const found = /^(\d{1,2})\s*\/\s*(\d{1,2})$/.exec(cell)
  const segments = Number(found?.[2] ?? 0)
  return segments < 2 || segments > 12 ? undefined : { segments, filled: Math.min(segments, Number(found?.[1] ?? 0)) }
}

/** What stands under "when full": a rule where it is said as one, else words that are told. */
function consequenceIn(cell: string): Consequence {
  const [head = '', ...rest] = cell.split(':')
  const said = rest.join(':').trim()
  switch (head.trim().toLowerCase()) {
    case 'coin':
      return { kind: 'gain-coin', amount: Number(/\d+/.exec(said)?.[0] ?? 0) }
    case 'asset':
      return { kind: 'gain-asset', asset: said }
    case 'ends':
      return { kind: 'remove-threat', clock: said }
    case 'opportunity':
      return { kind: 'open-opportunity', description: said }
    case 'escalate':
      return { kind: 'escalate', description: said, severity: 'moderate' }
    case 'severe':
      return { kind: 'escalate', description: said, severity: 'severe' }
    case 'attack':
      return { kind: 'faction-moves', faction: said, action: { kind: 'attack', target: 'the crew' } }
    case 'opens':
      return { kind: 'open-score', score: said }
    case 'reveals':
      return { kind: 'reveal-secret', secret: { content: said, knownBy: [] } }
    default:
      return cell === '' ? { kind: 'none' } : { kind: 'told', text: cell }
  }
}

/** `after NAME`, `races NAME`, `back: words`. */
function boundIn(cell: string): Pick<Clock, 'after' | 'races' | 'onEmpty'> {
  const [, how = '', said = ''] = /^(after|races|back)[:\s]\s*(\S.*)$/i.exec(cell) ?? []
  switch (how.toLowerCase()) {
    case 'after':
      return { after: slugOf(said) }
    case 'races':
      return { races: slugOf(said) }
    case 'back':
      return { onEmpty: { kind: 'told', text: said } }
    default:
      return {}
  }
}

function* rowsOf(text: string): Generator<Row, void> {
  let number = 0
  let isHead = true
  for (const line of linesOf(text)) {
    number += 1
    if (!isRow(line.text) || isDelimiterRow(line.text)) continue
    if (isHead) {
      isHead = false
      continue
    }
    const name = cellText(line.text, 0)
    const size = segmentsIn(cellText(line.text, 2))
    if (name === '' || !size) continue
    const kindCell = cellText(line.text, 1)
    const kind = wordOf(kinds, kindCell.split(/[\s(]/)[0]) ?? 'threat'
    const faction = /\(([^)]*)\)/.exec(kindCell)?.[1]
    const isVisible = !/^(?:no|hidden)/i.test(cellText(line.text, 3))
    const consequence = consequenceIn(cellText(line.text, 4))
    const clock = {
      name,
      ...size,
      ...boundIn(cellText(line.text, 5)),
      isVisible,
      kind,
      consequence,
      ...(faction === undefined ? {} : { faction: slugOf(faction) }),
    }
    yield { id: slugOf(name), clock, line, number }
  }
}

/** What waited for a clock that has been full by now waits no longer. */
export function readClocks(text: string): Readonly<Record<string, Clock>> {
  const over = new Set(listUnder(text, cameTrue).map(slugOf))
  const running = ({ after, ...clock }: Clock): Clock =>
    after === undefined || over.has(after) ? clock : { ...clock, after }
  return Object.fromEntries([...rowsOf(text)].map(({ id, clock }) => [id, running(clock)]))
}

export const readCameTrue = (text: string): readonly string[] => listUnder(text, cameTrue)

/** Clocks that have been full, where endings ask for them. */
export const writeCameTrue = (text: string, names: readonly string[]): string =>
  names.join() === readCameTrue(text).join() ? text : withList(text, cameTrue, names)

const newTable = ['| Clock | Kind | Filled | Shown | When full |', '| --- | --- | --- | --- | --- |']

const rowText = ({ name, kind, filled, segments, isVisible, consequence }: Clock): string =>
  `| ${name} | ${kind} | ${filled}/${segments} | ${isVisible ? 'yes' : 'no'} | ${consequence.kind === 'told' ? consequence.text : ''} |`

/** Segments in their places; a clock that is over takes its row along, and a new one gets a row. */
export function writeClocks(text: string, clocks: Readonly<Record<string, Clock>>): string {
  const rows = [...rowsOf(text)]
  const kept = rows.toReversed().reduce((page, { id, line }) => {
    const clock = Object.hasOwn(clocks, id) ? clocks[id] : undefined
    if (!clock) return splice(page, line.start, line.end, '')
    return splice(page, line.start, line.stop, withCell(line.text, 2, `${clock.filled}/${clock.segments}`))
  }, text)
  const fresh = Object.entries(clocks).filter(([id]) => !rows.some(row => row.id === id))
  if (fresh.length === 0) return kept
  const eol = eolOf(text)
  const hasTable = [...linesOf(kept)].some(line => isDelimiterRow(line.text))
  const lines = [...(hasTable ? [] : newTable), ...fresh.map(([, clock]) => rowText(clock))]
  const at = [...linesOf(kept)].findLast(line => isRow(line.text))
  if (at) return splice(kept, at.stop, at.stop, `${eol}${lines.join(eol)}`)
  return `${kept.trimEnd()}${kept.trim() === '' ? '' : `${eol}${eol}`}${lines.join(eol)}${eol}`
}
