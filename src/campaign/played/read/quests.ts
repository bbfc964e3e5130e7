/** What the party is to do: the players' own page first, then the story's, each quest once. */
import { slugOf } from '../../../core/id.ts'
import { nameIn, type Names } from '../names.ts'
import type { Entry } from '../page/entry.ts'
import { called, listed, valueOf, type Page } from '../page/page.ts'
import type { Quest } from '../world.ts'
import { goldIn, itemsIn } from './treasure.ts'

export type QuestDraft = Omit<Quest, 'done'> & { readonly doneText?: string }

const sections = /^(?:active |current |open |party )?(?:quests?|goals|missions?|objectives|jobs)\b/
const primary = /^(?:primary|main)\s+(?:quest|mission|goal)s?\s*:?\s*/i
const secondary = /^(?:secondary|side|other|optional|minor|additional)\b/i

function rewardIn(text: string, names: Names): Quest['reward'] | undefined {
  const gold = goldIn(text)
  const experience = Number(/(\d[\d,]*)\s*(?:xp|experience)/i.exec(text)?.[1]?.replaceAll(',', '') ?? 0)
  const items = itemsIn(text, names)
  return gold + experience + items.length === 0 ? undefined : { gold, experience, items }
}

const firstSentence = (text: string): string => text.split(/(?<=[.!?])\s|\s[-–—]\s/u)[0] ?? text

/** Ticked, or done by its own account of how far it has come. */
const isSettled = ({ isTicked, text, below }: Entry): boolean =>
  isTicked || settled.test(text) || settled.test(valueOf(below, /^current progress$/))

const settled = /^(?:done|completed?|finished|resolved|failed)\b/i

function toQuest(entry: Entry, names: Names, isPrimary: boolean): QuestDraft {
  const name = entry.label.replace(primary, '').replace(/(?<!\s)\s*\([^()]*\)$/, '') || firstSentence(entry.text)
  const given = valueOf(entry.below, /^(?:given by|patron|giver|from|source)$/)
  const givenBy = given === '' ? undefined : nameIn(names, given, ['npcs'])?.id
  const objective = valueOf(entry.below, /^(?:objective|goal|task|aim)s?$/)
  const done = valueOf(
    entry.below,
    /^(?:done when|complete(?:d|s)? when|success|finished when|ends when|resolved when)$/,
  )
  const reward = rewardIn(`${valueOf(entry.below, /^rewards?$/)} ${given}`, names)
  return {
    id: slugOf(name),
    name,
    objective:
      objective === ''
        ? [entry.label.replace(primary, ''), entry.text].filter(part => part !== '').join(': ')
        : objective,
    ...(givenBy !== undefined && { givenBy }),
    isPrimary,
    ...(isSettled(entry) && { isSettled: true }),
    ...(done !== '' && { doneText: done }),
    ...(reward && { reward }),
  }
}

const isField =
  /^(?:objective|given by|known information|current progress|what we know|done when|reward|status|progress)s?$/

/** A titled block is one quest; `Secondary Quests` heads a list of them. */
function* questsUnder(entries: readonly Entry[], names: Names): Generator<QuestDraft, void> {
  for (const entry of entries) {
    if (isField.test(entry.key)) continue
    const isList = secondary.test(entry.label) || (entry.shape === 'heading' && sections.test(entry.key))
    if (isList) for (const inner of listed(entry)) yield toQuest(inner, names, false)
    else if (entry.label !== '' || entry.text !== '') yield toQuest(entry, names, primary.test(entry.label))
  }
}

export const questsIn = (page: Page, names: Names): readonly QuestDraft[] =>
  called(page.entries, sections).flatMap(section => [...questsUnder(listed(section), names)])

const isSame = (one: QuestDraft, other: QuestDraft): boolean =>
  one.id === other.id || one.id.includes(other.id) || other.id.includes(one.id)

/** Of two accounts of one quest the first says what it is, and the second fills in what the first leaves out. */
export function mergeQuests(accounts: readonly (readonly QuestDraft[])[]): readonly QuestDraft[] {
  const found: QuestDraft[] = []
  for (const quest of accounts.flat()) {
    const at = found.findIndex(other => isSame(other, quest))
    const known = found[at]
    if (known) found[at] = { ...quest, ...known, isPrimary: known.isPrimary || quest.isPrimary }
    else found.push(quest)
  }
  if (found.some(({ isPrimary }) => isPrimary)) return found
  const first = found.find(quest => quest.isSettled !== true)
  return found.map(quest => (quest === first ? { ...quest, isPrimary: true } : quest))
}
