/**
 * The merge: a delta and a file in, the new file and a full account out. Pure and deterministic; both writers run
 * through it. Each section is read once for all the lines that go there, and no line copies what it does not change.
 */
import { parseMarkdown, printBlocks, sectionEnd, type Block, type Markdown } from '../markdown/document.ts'
import { hiddenRanges, mayHide } from '../markdown/hidden.ts'
import { eolOf, type Eol } from '../text/lines.ts'
import { fromRaw, rawMark, toRaw } from '../text/raw.ts'
import { applyAppend } from './append.ts'
import type { Context, Edited } from './edit.ts'
import { applyGroup } from './group.ts'
import { applyHitPoints } from './hit-points.ts'
import { parseDelta, warn, type ParsedDelta } from './parse.ts'
import { applyMany } from './many.ts'
import { needlesOf } from './needles.ts'
import { passageOf, saysTheSame, type Ending, type Passage } from './passage.ts'
import { splitBody, type Body } from './body.ts'
import { applyReplace } from './replace.ts'
import { findSection, isTemplateShaped } from './route.ts'
import { applySession, nextSession, withLastUpdated } from './session.ts'
import { applyThread } from './thread.ts'
import { leavesLineFree, withNewSection } from './new-section.ts'
import type {
  Behaviour,
  Change,
  DeltaItem,
  Keyword,
  Merged,
  MergedRaw,
  MergeOptions,
  Refused,
  Route,
  Warning,
  Writer,
} from './types.ts'
import { applyUpsert } from './upsert.ts'

const behaviours: Record<Behaviour, (passage: Passage, item: DeltaItem, context: Context) => Edited> = {
  replace: applyReplace,
  upsert: applyUpsert,
  append: applyAppend,
  'hit-points': applyHitPoints,
  slots: applyGroup(['Spell Slots Remaining', 'Spell Slots', 'Slots']),
  conditions: applyGroup(['Conditions/Effects', 'Conditions', 'Effects']),
  exhaustion: applyGroup(['Exhaustion Levels', 'Exhaustion']),
  rest: applyGroup(['Last Long Rest', 'Long Rest']),
  session: applySession,
  thread: applyThread,
}

/** All lines of one keyword, in the order they were written. Only the last situation counts. */
function grouped(items: readonly DeltaItem[]): ReadonlyMap<Keyword, readonly DeltaItem[]> {
  const groups = new Map<Keyword, DeltaItem[]>()
  for (const item of items) {
    const group = groups.get(item.keyword)
    if (!group || item.keyword === 'SITUATION') groups.set(item.keyword, [item])
    else group.push(item)
  }
  return groups
}

type Work = {
  readonly document: Markdown
  /** The bodies of edited blocks in pieces, as the edits left them. */
  readonly bodies: ReadonlyMap<Block, readonly string[]>
  readonly changes: readonly Change[]
  readonly warnings: readonly Warning[]
}

/** Each line sees what the lines before it wrote. */
function runItems(start: Passage, items: readonly DeltaItem[], route: Route, section: string, context: Context) {
  const changes: Change[] = []
  const warnings: Warning[] = []
  let passage = start
  const together = applyMany(route.behaviour, start, items, context)
  for (const [at, item] of items.entries()) {
    const edited = together?.[at] ?? behaviours[route.behaviour](passage, item, context)
    passage = edited.passage
    for (const change of edited.changes) changes.push({ deltaLine: item.line, delta: item.raw, section, ...change })
    for (const note of edited.notes) warnings.push({ deltaLine: item.line, level: 'warning', ...note, text: item.raw })
  }
  return { passage, changes, warnings }
}

/** What stands below the content: exactly one blank line before the next heading where that is ours to say. */
function closed({ content, tail }: Body, heading: string, ending: Ending, eol: Eol, place: Place): string {
  const { isLast, isReplaced } = place
  const hasRule = /\S/.test(tail) // a rule closes the section, as its author wanted it
  if (content === '') {
    if (hasRule) return eol + eol + tail.trimStart()
    return isLast ? (heading.endsWith('\n') ? eol : '') : eol + (/\r?\n$/.exec(tail)?.[0] ?? eol)
  }
  if (isLast || hasRule) return ending + tail
  const [blank] = /^[ \t]*\r?\n/.exec(tail) ?? []
  return ending + (blank !== undefined && !isReplaced ? tail : (/\r?\n$/.exec(blank ?? '')?.[0] ?? eol))
}

type Place = { readonly isLast: boolean; readonly isReplaced: boolean }

function editSection(
  work: Work,
  index: number,
  items: readonly DeltaItem[],
  route: Route,
  context: Context,
  eol: Eol,
): Work {
  const { blocks } = work.document
  const first = blocks[index]
  if (!first) return work
  const end = sectionEnd(blocks, index)
  const isLast = end === blocks.length
  const body = splitBody(first.body + printBlocks(blocks.slice(index + 1, end)), isLast)
  const needles = needlesOf(route.behaviour, items, context)
  const start = passageOf(body.content, eol, needles, context.mayHide, body.ending)
  const run = runItems(start, items, route, first.heading.title.replace(/\s*:$/, ''), context)
  const account = {
    changes: [...work.changes, ...run.changes],
    warnings: [...work.warnings, ...run.warnings],
  }
  if (saysTheSame(run.passage, start)) return { ...work, ...account }
  const lead = body.content === '' && context.leavesLineFree ? eol : body.lead
  const place = { isLast, isReplaced: route.behaviour === 'replace' }
  const tail = closed(body, first.line, run.passage.ending, eol, place)
  const line = first.line.endsWith('\n') ? first.line : first.line + eol
  const edited: Block = { ...first, line, body: lead + run.passage.raw + tail }
  const document = { ...work.document, blocks: [...blocks.slice(0, index), edited, ...blocks.slice(end)] }
  const bodies = new Map(work.bodies).set(edited, [lead, ...run.passage.pieces.map(({ text }) => text), tail])
  return { document, bodies, ...account }
}

function createSection(work: Work, items: readonly DeltaItem[], route: Route, context: Context, eol: Eol): Work {
  const title = route.headings[0]
  const run = runItems(passageOf('', eol), items, route, title, context)
  const isNeeded = run.passage.raw !== '' // nothing may have come of its lines
  return {
    ...work,
    document: isNeeded
      ? withNewSection(work.document, title, run.passage.raw, context.leavesLineFree, eol)
      : work.document,
    changes: [...work.changes, ...run.changes],
    warnings: [...work.warnings, ...run.warnings],
  }
}

/** The file says on top how new it is: above its first heading, or right under its title. */
function dated(work: Work, evening: DeltaItem, session: number): Work {
  const { lead, blocks } = work.document
  const [title, ...rest] = blocks
  const isTitle = title?.heading.level === 1 && !work.bodies.has(title)
  const top = isTitle ? [{ ...title, body: withLastUpdated(title.body, evening, session) }, ...rest] : blocks
  return { ...work, document: { lead: withLastUpdated(lead, evening, session), blocks: top } }
}

/** The headings that changed, in the order they stand in the file. */
function inFileOrder(blocks: readonly Block[], changes: readonly Change[]): readonly string[] {
  const touched = new Set(changes.map(change => change.section))
  const titles = blocks.map(({ heading }) => heading.title.replace(/\s*:$/, ''))
  return [...new Set(titles.filter(title => touched.has(title)))]
}

/** A piece of this length is handed on as it is; shorter ones are put together first. */
const isLong = (text: string): boolean => text.length > 65_536

/** The file in a few pieces, the long stretches that nobody changed still uncopied. */
function printed({ document: { lead, blocks }, bodies }: Work, mark: string): readonly string[] {
  const pieces: string[] = []
  let short = mark
  const add = (part: string): void => {
    if (!isLong(part) && !isLong(short)) short += part
    else {
      pieces.push(short)
      short = part
    }
  }
  add(lead)
  for (const block of blocks) for (const part of [block.line, ...(bodies.get(block) ?? [block.body])]) add(part)
  return [...pieces, short]
}

/**
 * Merges into a file given as its bytes, and answers in bytes: nothing is decoded but the lines that are looked at, and
 * what nobody changes is not copied. A file that is not there is `undefined`, and begins as the writer's template.
 */
export function mergeRaw(
  writer: Writer,
  target: string | undefined,
  delta: string,
  options: MergeOptions = {},
): MergedRaw {
  const parsed = withObjections(parseDelta(delta, writer), options)
  const given = target ?? writer.template
  const mark = given.startsWith(rawMark) ? rawMark : ''
  const text = given.slice(mark.length)
  const hides = mayHide(text)
  const document = parseMarkdown(text, fromRaw, hides ? hiddenRanges(text) : [])
  const eol = eolOf(given)
  const isTemplate = isTemplateShaped(document.blocks, writer)
  const evening = parsed.items.find(({ keyword }) => keyword === 'SESSION')
  const session = evening === undefined ? 0 : nextSession(given)
  const context: Context = {
    ...options,
    isTemplate,
    leavesLineFree: leavesLineFree(document.blocks),
    session,
    mayHide: hides || mayHide(delta),
  }
  let work: Work = { document, bodies: new Map(), changes: [], warnings: parsed.warnings }
  for (const [keyword, items] of grouped(parsed.items)) {
    const route = writer.routes[keyword]
    if (!route) continue
    const index = findSection(work.document.blocks, route, isTemplate)
    work =
      index === undefined
        ? createSection(work, items, route, context, eol)
        : editSection(work, index, items, route, context, eol)
  }
  const applied = new Set(work.changes.map(change => change.deltaLine))
  if (evening !== undefined && applied.has(evening.line)) work = dated(work, evening, session)
  return {
    pieces: applied.size === 0 ? [given] : printed(work, mark),
    applied: applied.size,
    unchanged: parsed.items.filter(item => !applied.has(item.line)).length,
    sections: inFileOrder(work.document.blocks, work.changes),
    changes: [...work.changes].sort(byLine),
    warnings: [...work.warnings].sort(byLine),
    refused: [...parsed.refused, ...unreadable(parsed.items, work.warnings)].sort(
      (one, other) => one.line - other.line,
    ),
  }
}

/** Items that somebody objects to are refused like those that could not be read. */
function withObjections(parsed: ParsedDelta, { objection }: MergeOptions): ParsedDelta {
  if (!objection) return parsed
  const against = parsed.items.flatMap(item => {
    const why = objection(item)
    return why === undefined ? [] : [{ item, why }]
  })
  return {
    ...parsed,
    items: parsed.items.filter(item => !against.some(one => one.item === item)),
    warnings: [...parsed.warnings, ...against.map(({ item, why }) => warn(item, 'secret-told', why))],
    refused: [...parsed.refused, ...against.map(({ item, why }) => ({ line: item.line, text: item.source, why }))],
  }
}

/** Items whose section could make nothing of them, or not of all they say. */
function unreadable(items: readonly DeltaItem[], warnings: readonly Warning[]): readonly Refused[] {
  return warnings
    .filter(({ code }) => code === 'group-unclear')
    .flatMap(({ deltaLine, message }) => {
      const item = items.find(({ line }) => line === deltaLine)
      return item ? [{ line: item.line, text: item.source, why: message }] : []
    })
}

const byLine = (one: { readonly deltaLine: number }, other: { readonly deltaLine: number }): number =>
  one.deltaLine - other.deltaLine

/** The same for a file given as text. */
export function mergeDelta(
  writer: Writer,
  target: string | undefined,
  delta: string,
  options: MergeOptions = {},
): Merged {
  const { pieces, ...account } = mergeRaw(writer, target === undefined ? undefined : toRaw(target), delta, options)
  return { ...account, text: fromRaw(pieces.join('')) }
}
