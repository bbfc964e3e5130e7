/** Whom one meets in a place, how likely, and how hard they are. */
import { withoutAsides } from '../../text/brackets.ts'
import { pluralOf } from '../../../english/nouns.ts'
import { foesIn } from '../foes.ts'
import { mentioned, type Names } from '../names.ts'
import type { Entry } from '../page/entry.ts'
import { called, listed, wholeText, type Page } from '../page/page.ts'
import type { Encounter, Foes } from '../world.ts'

/** An encounter whose condition is still the author's words. */
export type EncounterDraft = Omit<Encounter, 'when'> & { readonly whenText?: string }

/** Who fights with which stat block, by id. */
export type StatBlocks = ReadonlyMap<string, { readonly name: string; readonly statBlock: string }>

const sections =
  /^(?:(?:random |possible |likely |wandering )?encounters?\b|monsters?\b|creatures?\b|dangers?\b|hazards?\b|inhabitants\b|enem|opposition)/

type Chance = Encounter['chance']

const chances: readonly (readonly [RegExp, Chance])[] = [
  [/^(?:when|if|once|after|should|upon|on\b|triggered?)/i, 'trigger'],
  [/\b(?:always|certain|guaranteed|set piece|fixed|inevitable)/i, 'always'],
  [/\b(?:likely|common|probable|frequent|often|usual)/i, 'likely'],
  [/\b(?:possible|possibly|rare|uncommon|unlikely|sometimes|occasional|random)/i, 'possible'],
]

const chanceIn = (text: string): Chance | undefined => chances.find(([words]) => words.test(text))?.[1]

function tierIn(text: string): Encounter['tier'] {
  if (/\b(?:critical|deadly|boss|climax|climactic|final|hard)\b/i.test(text)) return 'critical'
  return /\b(?:trivial|easy|nuisance|harmless)\b/i.test(text) ? 'trivial' : 'standard'
}

const parenthesised = (text: string): string => [...text.matchAll(/\(([^()]*)\)/g)].map(([, inner]) => inner).join(' ')

/** The names of the campaign's people among the foes, with the blocks they fight with. */
function peopleIn(text: string, names: Names, blocks: StatBlocks, found: readonly Foes[]): readonly Foes[] {
  const there = mentioned(names, text, 'npcs').flatMap(id => blocks.get(id) ?? [])
  return there
    .filter(({ name }) => !found.some(foe => foe.name !== undefined && name.includes(foe.name)))
    .map(({ name, statBlock }) => ({ monster: statBlock, count: 1, name }))
}

const firstWords = (text: string): string =>
  text
    .split(/[.;:(]/)[0]
    ?.split(' ')
    .slice(0, 6)
    .join(' ') ?? text

const calledSo = ({ name, count, monster }: Foes): string =>
  name ?? (count === 1 ? monster : `${count} ${pluralOf(monster)}`).toLowerCase()

const isChanceLabel = (label: string): boolean => chanceIn(label) !== undefined || /^[\d\s–-]+$/u.test(label)

/** The words of a condition: a label that begins with `When`, or a sentence that does. */
function whenIn(label: string, text: string, group: string): string | undefined {
  const begins = /^(?:when|if|once|after|should|upon)\b/i
  for (const words of [label, group]) if (begins.test(words)) return words
  return begins.test(text) ? text.split(/[,:.]\s/)[0] : undefined
}

function toEncounter(entry: Entry, group: string, names: Names, blocks: StatBlocks): EncounterDraft {
  const text = wholeText(entry)
  const asides = parenthesised(`${entry.label} ${text}`)
  const whenText = whenIn(entry.label, text, group)
  const monsters = foesIn(text, names.lore, entry.label)
  const labelled = monsters.length === 0 ? foesIn(entry.label, names.lore) : []
  const foes = [...monsters, ...labelled, ...peopleIn(`${entry.label}, ${text}`, names, blocks, monsters)]
  const chance =
    chanceIn(entry.label) ?? chanceIn(asides) ?? chanceIn(group) ?? (whenText === undefined ? 'possible' : 'trigger')
  const isNamed = entry.label !== '' && !isChanceLabel(entry.label)
  const name = isNamed ? withoutAsides(entry.label) : foes.map(calledSo).join(', ') || firstWords(text)
  return { name, text, foes, chance, tier: tierIn(asides), ...(whenText !== undefined && { whenText }) }
}

/** A label that says how likely speaks for what is listed under it. */
function* draftsOf(
  entries: readonly Entry[],
  group: string,
  names: Names,
  blocks: StatBlocks,
): Generator<EncounterDraft, void> {
  for (const entry of entries) {
    const isGroup = entry.below.length > 0 && (entry.shape === 'heading' || isChanceLabel(entry.label))
    if (isGroup) yield* draftsOf(listed(entry), isChanceLabel(entry.label) ? entry.label : group, names, blocks)
    else if (entry.label !== '' || entry.text !== '') yield toEncounter(entry, group, names, blocks)
  }
}

/** Two of one name are told apart by their number. */
const apart = (drafts: readonly EncounterDraft[]): readonly EncounterDraft[] =>
  drafts.map((draft, at) => {
    const before = drafts.slice(0, at).filter(({ name }) => name === draft.name).length
    return before === 0 ? draft : { ...draft, name: `${draft.name} (${before + 1})` }
  })

export const readEncounters = (page: Page, names: Names, blocks: StatBlocks): readonly EncounterDraft[] =>
  apart(called(page.entries, sections).flatMap(section => [...draftsOf(listed(section), section.label, names, blocks)]))
