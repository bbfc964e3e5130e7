/** Where in a text the words stand that a reader may not see. The same text and rules give the same ranges, always. */
import { type Block, parseMarkdown, sectionEnd } from '../markdown/document.ts'
import { frontMatterEnd, type Range } from '../markdown/hidden.ts'
import { asidesOf } from './brackets.ts'
import { isSecretLabel, isSecretProse, isSecretTitle, type Marks } from './marks.ts'
import { playerHidden } from './player-hidden.ts'
import { joined, outsideOf } from './ranges.ts'
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

type Placed = { readonly block: Block; readonly start: number; readonly body: number; readonly end: number }

function placed(lead: string, blocks: readonly Block[]): readonly Placed[] {
  let at = lead.length
  return blocks.map(block => {
    const start = at
    const body = start + block.line.length
    at = body + block.body.length
    return { block, start, body, end: at }
  })
}

/** A tier is kept or cut by its own rule, even where its title says "GM only": an NPC must know what it hides. */
function isCutTitle(title: string, rules: Rules, called: readonly string[], isLabel: boolean): boolean {
  const tier = rules.tiers && tierOf(title)
  if (tier) return !rules.tiers.includes(tier)
  const isSecret = isLabel ? isSecretLabel : isSecretTitle
  return isSecret(title, rules.marks) || [...called, ...(rules.titles ?? [])].some(word => holdsTitle(title, word))
}

type Cutter = { readonly rules: Rules; readonly called: readonly string[]; readonly said: readonly string[] }

function cutsOfUnit(text: string, unit: Unit, { rules, called, said }: Cutter): readonly Range[] {
  const whole = (): readonly Range[] => [{ start: unit.start, end: unit.end() }]
  const words = text.slice(unit.start, unit.stop)
  if (unit.label && isCutTitle(unit.label.title, rules, called, true)) return whole()
  if (saysAny(words, said)) return whole()
  const isTier = rules.tiers && unit.label && tierOf(unit.label.title)
  if (isTier || !isSecretProse(words, rules.marks)) return []
  const asides = asidesOf(words, inner => isSecretProse(inner, rules.marks))
  return asides?.map(({ start, end }) => ({ start: unit.start + start, end: unit.start + end })) ?? whole()
}

function* cutsOfBody(text: string, from: number, to: number, cutter: Cutter): Generator<Range, void> {
  let past = from
  for (const unit of unitsOf(text.slice(from, to), from)) {
    if (unit.start < past) continue // it went with what it hangs on
    for (const range of cutsOfUnit(text, unit, cutter)) {
      yield range
      past = Math.max(past, range.end)
    }
  }
}

function* cutsOfSections(text: string, sections: readonly Placed[], cutter: Cutter): Generator<Range, void> {
  const blocks = sections.map(({ block }) => block)
  for (let index = 0; index < sections.length;) {
    const section = sections[index]
    if (!section) return
    const { title } = section.block.heading
    const isCut = isCutTitle(title, cutter.rules, cutter.called, false) || saysAny(title, cutter.said)
    const next = isCut ? sectionEnd(blocks, index) : index + 1
    if (isCut) yield { start: section.start, end: sections[next - 1]?.end ?? section.end }
    else yield* cutsOfBody(text, section.body, section.end, cutter)
    index = next
  }
}

/** A comment is shown to no reader, so its author meant it for none. One that is never closed hides the rest. */
function* comments(text: string): Generator<Range, void> {
  for (let start = text.indexOf('<!--'); start !== -1;) {
    const close = text.indexOf('-->', start + 4)
    const end = close === -1 ? text.length : close + 3
    yield { start, end }
    start = text.indexOf('<!--', end)
  }
}

/** A page's own title is no section: a campaign called "The Hook" would else be all hook. */
function keptSections(sections: readonly Placed[], titles: readonly string[]): readonly Range[] {
  const blocks = sections.map(({ block }) => block)
  return sections.flatMap(({ block, start, body }, index) => {
    if (index === 0 && block.heading.level === 1) return [{ start, end: body }]
    const isKept = titles.some(title => holdsTitle(block.heading.title, title))
    return isKept ? [{ start, end: sections[sectionEnd(blocks, index) - 1]?.end ?? body }] : []
  })
}

/** In order, apart from each other. What lies between them is the reader's, byte for byte. */
export function findSecrets(text: string, rules: Rules): readonly Range[] {
  const { lead, blocks } = parseMarkdown(text)
  const sections = placed(lead, blocks)
  const byHand = playerHidden(text)
  if (byHand.isWhole) return [{ start: 0, end: text.length }]
  const hidden = [...byHand.words, ...(rules.hidden ?? [])]
  const called = hidden.filter(word => blocks.some(({ heading }) => holdsTitle(heading.title, word)))
  const cutter = { rules, called: hidden, said: hidden.filter(word => !called.includes(word)) }
  return joined([
    ...byHand.ranges,
    ...comments(text),
    ...cutsOfBody(text, Math.min(frontMatterEnd(text), lead.length), lead.length, cutter),
    ...cutsOfSections(text, sections, cutter),
    ...(rules.only ? outsideOf(keptSections(sections, rules.only), text.length) : []),
  ])
}
