/** What a beat is on the page: paragraphs, speech, dice, heads; dice are the initial of what came of them. */
import type { Rolled } from '../src/rules/ruleset.ts'
import type { Part, PartOf } from '../src/table/parts.ts'
import { blocksOf, type Block } from './prose.tsx'
import type { Beat, Item } from './store.ts'

export type View =
  | {
      readonly kind: 'prose'
      readonly text: string
      readonly rolls: readonly Rolled[]
      readonly notes: readonly string[]
      readonly isWhisper: boolean
      /** Whose deeds it tells of: their dice are its initial. */
      readonly doers?: readonly string[]
    }
  | {
      readonly kind: 'speech'
      readonly name: string
      readonly manner: string
      readonly text: string
      readonly notes: readonly string[]
      readonly isWhisper: boolean
    }
  | { readonly kind: 'dice'; readonly rolls: readonly Rolled[] }
  | { readonly kind: 'head' | 'notice' | 'answer'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'nothing' }

/** Three dice side by side are a drop initial no more. */
const mostDropped = 2

/** What a fact is in the margin: short, and only where the words do not say it with a number. */
function noteOf(part: Part): string | undefined {
  switch (part.kind) {
    case 'learned':
      return part.about === undefined ? undefined : `Learned: ${part.about}`
    case 'found':
      return `Found: ${part.what}`
    case 'gained':
      return `${part.what}, with ${part.who}`
    case 'lost':
      return `${part.what}, gone`
    case 'attitude':
      return `${part.who}, ${part.direction}`
    case 'promise':
      return `Promised ${part.to}: ${part.what}`
    case 'goal':
      return `${part.name}, ${part.state}`
    case 'clock':
      return `${part.name} ${part.filled} of ${part.size}`
    case 'blow':
      return part.isHit ? `${part.harm} to ${part.on}` : undefined
    case 'healed':
      return `${part.who} +${part.amount}`
    case 'fell':
      return `${part.who}: ${part.how}`
    case 'joined':
      return `${part.who} joins`
    default:
      return undefined
  }
}

const notesOf = (parts: readonly Part[]): readonly string[] => [...new Set(parts.flatMap(part => noteOf(part) ?? []))]

function viewsOfBlock(block: Block, isWhisper: boolean): View {
  switch (block.kind) {
    case 'speech':
      return { kind: 'speech', name: block.name, manner: '', text: block.text, notes: [], isWhisper }
    case 'prose':
      return { kind: 'prose', text: block.text, rolls: [], notes: [], isWhisper }
    case 'rows':
      return { kind: 'list', items: block.rows.map(row => row.join(', ')) }
    case 'pairs':
      return { kind: 'list', items: block.pairs.map(pair => pair.join(': ')) }
    default:
      return block
  }
}

/** A deed without words of its own is told by the words before it. */
const withFacts = <One extends Extract<View, { notes: readonly string[] }>>(
  view: One,
  notes: readonly string[],
  doers: readonly string[],
): One => ({
  ...view,
  notes: [...view.notes, ...notes],
  ...(view.kind === 'prose' ? { doers: [...(view.doers ?? []), ...doers] } : {}),
})

/** Who is against the party, in which order and whose turn it is, stands over the story and beside it. */
const isDrawn = (part: Part): boolean => part.kind === 'table' && part.about === 'fight'

const standsAlone = ({ kind }: Part): boolean => kind === 'said' || kind === 'table' || kind === 'prose'

/** Whoever goes on speaking is not named again. */
function speak(views: View[], { who: name, manner = '', text }: PartOf<'said'>, isWhisper: boolean): void {
  const words = text === '' ? '' : `"${text}"`
  const last = views.at(-1)
  if (last?.kind === 'speech' && last.name === name) {
    const isOneSpeech = manner === '' && last.text.endsWith('"') && text !== ''
    const more = isOneSpeech
      ? `${last.text.slice(0, -1)} ${text}"`
      : [last.text, manner === '' ? '' : `*${manner}*`, words].filter(Boolean).join(' ')
    views.splice(-1, 1, { ...last, text: more })
  } else views.push({ kind: 'speech', name, manner, text: words, notes: [], isWhisper })
}

/** Parts that read on are one paragraph; speech, and what a person is told beside the story, stand alone. */
function viewsOf(parts: readonly Part[], isWhisper: boolean): readonly View[] {
  const views: View[] = []
  let flowing: Part[] = []
  const set = (): void => {
    const text = flowing
      .map(part => part.text.trim())
      .filter(Boolean)
      .join(' ')
    const notes = notesOf(flowing)
    const last = views.at(-1)
    const doers = flowing.flatMap(part => (part.kind === 'blow' || part.kind === 'check' ? [part.who] : []))
    if (text !== '') views.push({ kind: 'prose', text, rolls: [], notes, isWhisper, doers })
    else if (last && 'notes' in last) views.splice(-1, 1, withFacts(last, notes, doers))
    flowing = []
  }
  for (const part of parts) {
    if (isDrawn(part)) continue
    if (!standsAlone(part)) {
      flowing.push(part)
      continue
    }
    set()
    if (part.kind === 'said') speak(views, part, isWhisper)
    else if (part.kind === 'table') views.push({ kind: 'notice', text: part.text })
    else views.push(...blocksOf(part.text).map(block => viewsOfBlock(block, isWhisper)))
  }
  set()
  return views
}

/** Rolls of one kind that nothing was set against, by several: everybody's initiative. */
const isShared = (roll: Rolled, rolls: readonly Rolled[]): boolean =>
  roll.against === undefined && rolls.some(({ purpose, who }) => purpose === roll.purpose && who !== roll.who)

/** Where the dice of each paragraph lie: those nobody's deed tells of belong to the first paragraph that is free. */
function laidOn(views: readonly View[], rolls: readonly Rolled[], opening: View | undefined): Map<View, Rolled[]> {
  const tells = (view: View, who: string): boolean => view.kind === 'prose' && view.doers?.includes(who) === true
  const laid = new Map<View, Rolled[]>()
  const loose: Rolled[] = []
  let last: View | undefined
  for (const roll of rolls) {
    last = views.find(view => tells(view, roll.who)) ?? last
    if (last) laid.set(last, [...(laid.get(last) ?? []), roll])
    else loose.push(roll)
  }
  const free = views.find(view => view.kind === 'prose' && view !== opening && !laid.has(view))
  if (free && loose.length > 0 && loose.length <= mostDropped) laid.set(free, loose)
  return laid
}

/**
 * Each roll with the paragraph that tells of whoever threw it, and those that follow with it. What everybody throws lies
 * behind the paragraph that calls for it; what no paragraph has lies before all of them.
 */
function withRolls(views: readonly View[], rolls: readonly Rolled[]): readonly View[] {
  const shared = rolls.filter(roll => isShared(roll, rolls)).toSorted((one, other) => other.total - one.total)
  const opening = shared.length > 0 ? views.find(({ kind }) => kind === 'prose') : undefined
  const own = rolls.filter(roll => !shared.includes(roll))
  const laid = laidOn(views, own, opening)
  const isLaid = new Set([...laid.values()].flat())
  const before = [...(opening ? [] : shared), ...own.filter(roll => !isLaid.has(roll))]
  return [
    ...(before.length > 0 ? [{ kind: 'dice' as const, rolls: before }] : []),
    ...views.flatMap(view => [
      view.kind === 'prose' ? { ...view, rolls: laid.get(view) ?? [] } : view,
      ...(view === opening ? [{ kind: 'dice' as const, rolls: shared }] : []),
    ]),
  ]
}

/** What stands by itself between the tellings. */
function viewOfItem(item: Exclude<Item, { kind: 'roll' | 'tale' | 'fact' }>): View {
  if (item.kind === 'answered') return { kind: 'answer', text: item.text }
  if (item.kind === 'notice') return { kind: 'notice', text: item.text }
  const { who: name, text, isWhisper } = item
  return { kind: 'speech', name, manner: '', text, notes: [], isWhisper }
}

/** Dice become the initial of the paragraph that tells what came of them; else they stand in a row of their own. */
export function partsOf({ items }: Pick<Beat, 'items'>): readonly View[] {
  const views: View[] = []
  let [rolls, told]: [Rolled[], View[]] = [[], []]
  const lay = (): void => {
    views.push(...withRolls(told, rolls))
    rolls = []
    told = []
  }
  for (const item of items) {
    if (item.kind === 'roll') {
      if (told.length > 0) lay()
      rolls.push(item.roll)
    } else if (item.kind === 'tale') told.push(...viewsOf(item.parts, item.isWhisper))
    else if (item.kind === 'fact') {
      const last = told.at(-1)
      if (last && 'notes' in last) told.splice(-1, 1, { ...last, notes: [...last.notes, item.text] })
    } else told.push(viewOfItem(item))
  }
  lay()
  return views.length === 0 ? [{ kind: 'nothing' }] : views
}
