/** What is cut from a text by its rules: titles, labels, and the words under them. */
import { memo } from '../../core/memo.ts'
import { toBullet } from '../markdown/bullet.ts'
import type { Range } from '../markdown/hidden.ts'
import { lineAround } from '../text/lines.ts'
import { asidesOf } from './brackets.ts'
import { labelIn } from './line-shapes.ts'
import { isSecretLabel, isSecretProse, isSecretTitle, type Marks } from './marks.ts'
import { tierOf, type Tier } from './tiers.ts'
import { unitsOf, type Unit } from './units.ts'
import { holdsTitle, saysAny } from './words.ts'

export type Rules = {
  readonly marks: Marks
  /** Only sections whose titles begin so are left. */
  readonly only?: readonly string[] | undefined
  /** In an NPC's file, the tiers of knowledge that are left. */
  readonly tiers?: readonly Tier[] | undefined
  /** Sections and labels that are called so go too. */
  readonly titles?: readonly string[] | undefined
  /** Whatever says these words goes, as do sections and labels that are called so. */
  readonly hidden?: readonly string[] | undefined
}

/** `called`: titles that go; `said`: words that take with them whatever says them. */
type Wanted = Pick<Rules, 'marks' | 'tiers'> & { readonly called: readonly string[]; readonly said: readonly string[] }

export type Cutter = {
  readonly isCutTitle: (title: string) => boolean
  /** What goes of a stretch without headings, by its place in there. It is the same wherever the stretch stands. */
  readonly cutsIn: (body: string) => readonly Range[]
  /** The same, remembered. */
  readonly cutsOnce: (body: string) => readonly Range[]
}

/** A tier is kept or cut by its own rule, even where its title says "GM only": an NPC must know what it hides. */
function isCut(title: string, { marks, tiers, called }: Wanted, isSecret: typeof isSecretTitle): boolean {
  const tier = tiers && tierOf(title)
  if (tier) return !tiers.includes(tier)
  return isSecret(title, marks) || called.some(word => holdsTitle(title, word))
}

function cutsOfUnit(text: string, unit: Unit, wanted: Wanted): readonly Range[] {
  const { marks, tiers, said } = wanted
  const whole = (): readonly Range[] => [{ start: unit.start, end: unit.end() }]
  const words = text.slice(unit.start, unit.stop)
  if (unit.label && isCut(unit.label.title, wanted, isSecretLabel)) return whole()
  if (saysAny(words, said)) return whole()
  const isTier = tiers && unit.label && tierOf(unit.label.title)
  if (isTier || !isSecretProse(words, marks)) return []
  const asides = asidesOf(words, inner => isSecretProse(inner, marks))
  return asides?.map(({ start, end }) => ({ start: unit.start + start, end: unit.start + end })) ?? whole()
}

function* cutsOfBody(body: string, wanted: Wanted): Generator<Range, void> {
  let past = 0
  for (const unit of unitsOf(body)) {
    if (unit.start < past) continue // it went with what it hangs on
    for (const range of cutsOfUnit(body, unit, wanted)) {
      yield range
      past = Math.max(past, range.end)
    }
  }
}

const anyUnderline = /^ {0,3}(?:=+|-{2,})[ \t]*$/m

/** Whether a line with a label that goes stands in a text. A label is bold, and bold is rare. */
function holdsLabel(body: string, isCutLine: (line: string) => boolean): boolean {
  for (const mark of ['**', '__']) {
    for (let at = body.indexOf(mark); at !== -1;) {
      const line = lineAround(body, at)
      if (isCutLine(line.text)) return true
      at = body.indexOf(mark, line.end)
    }
  }
  return false
}

/** A long list changes in a line, and most sections in none: neither is taken apart where nothing in it can go. */
function toCutter(wanted: Wanted): Cutter {
  const isCutLabel = (label: ReturnType<typeof labelIn>): boolean =>
    label !== undefined && isCut(label.title, wanted, isSecretLabel)
  const isCutLine = memo(1024, line => isCutLabel(labelIn(line)) || isCutLabel(labelIn(toBullet(line)?.text ?? '')))
  const mayCut = (body: string): boolean =>
    wanted.said.length > 0 ||
    isSecretProse(body, wanted.marks) ||
    anyUnderline.test(body) || // the line above it is a label too
    holdsLabel(body, isCutLine)
  const cutsIn = (body: string): readonly Range[] => (mayCut(body) ? [...cutsOfBody(body, wanted)] : [])
  return {
    isCutTitle: memo(256, title => isCut(title, wanted, isSecretTitle) || saysAny(title, wanted.said)),
    cutsIn,
    cutsOnce: memo(256, cutsIn),
  }
}

const cutters = new Map<string, Cutter>()
/** There is one for each kind of file and each sheet that hides words by hand. */
const mostCutters = 64

/** `hidden`: words hidden by the rules or by hand; those that some title is called by are looked for in titles alone. */
export function cutterFor(rules: Rules, hidden: readonly string[], said: readonly string[]): Cutter {
  const { marks, tiers, titles = [] } = rules
  const wanted = { marks, tiers, called: [...hidden, ...titles], said }
  const key = JSON.stringify(wanted)
  const cutter = cutters.get(key) ?? toCutter(wanted)
  if (cutters.size >= mostCutters) cutters.clear()
  cutters.set(key, cutter)
  return cutter
}
