/**
 * Who may know a passage. Secret until shown to be public: the first rule that knows decides, from the author's own marks
 * down to how such pages are; what no rule knows is the Game Master's.
 */
import { remembering } from '../../core/memo.ts'
import { foldWords, holdsWords } from '../text/fold.ts'
import { isKept, speaksOfMarks, type Legend } from './legend.ts'
import type { Page } from './page.ts'
import type { HeadingAt, Passage } from './passages.ts'
import { runInOf } from './run-in.ts'
import { declaration, isSecretWord, isUnmasking, keepsSecrets, ofCallout, ofHeading, ofLabel, saysSo } from './table.ts'
import type { Who } from './types.ts'

export type Judged = { readonly who: Who; readonly because: string; readonly isSure: boolean; readonly means?: string }

/** What is known of the folder and the page before a passage is looked at. */
export type Standing = {
  readonly page: Page
  /** The author sets secrets apart, so that what stands beside them is not meant to be one. */
  readonly marksSecrets: boolean
  /** Names of enemies nobody has heard of yet, folded. */
  readonly hiddenNames: readonly string[]
  /** What the author says of their marks. */
  readonly legend: Legend
}

type Rule = (passage: Passage, standing: Standing) => Judged | undefined

const judged = (who: Who, because: string, isSure = true, means?: string): Judged => ({
  who,
  because,
  isSure,
  ...(means === undefined ? {} : { means }),
})

/** Comments, code and front matter are the author's own. */
const byFrame: Rule = ({ frame }) =>
  frame.kind === 'comment' || frame.kind === 'code' || frame.kind === 'front' ? judged('gm', frame.kind) : undefined

const byCallout: Rule = ({ frame }) => {
  if (frame.kind !== 'callout') return undefined
  if (isSecretWord(frame.title)) return judged('gm', `[!${frame.callout}] ${frame.title}`)
  const row = ofCallout(frame.callout)
  return judged(row?.who ?? 'gm', `[!${frame.callout}]`, row !== undefined, row?.means)
}

const isForPlayers = ({ page }: Standing): boolean => page.who === 'players'

/** On a page for players only a word that says "secret" takes something back. */
const byLabel: Rule = ({ label }, standing) => {
  if (label === '') return undefined
  if (isSecretWord(label) || isKept(standing.legend, label)) return judged('gm', `label "${label}"`, true)
  const row = isForPlayers(standing) ? undefined : ofLabel(label)
  return row?.who === 'gm' ? judged('gm', `label "${label}"`, true, row.means) : undefined
}

/** The cells of each row, by its line. */
const rowsOf = remembering((page: Page): ReadonlyMap<number, readonly Passage[]> => {
  const rows = new Map<number, Passage[]>()
  for (const passage of page.passages.filter(({ kind }) => kind === 'row'))
    rows.set(passage.line, [...(rows.get(passage.line) ?? []), passage])
  return rows
})

/** In a table with a column for the Game Master the others are not his. */
const byColumn: Rule = ({ kind, line, label }, { page, legend }) => {
  if (kind !== 'row' || label === '') return undefined
  const row = rowsOf(page).get(line) ?? []
  const isApart = (cell: Passage): boolean => isSecretWord(cell.label) || isKept(legend, cell.label)
  if (!row.some(isApart)) return undefined
  const isUnheard = row.some(cell => !isApart(cell) && /^\(?\p{L}+/u.test(cell.text) && beginsWithNobody(cell.text))
  if (isUnheard) return judged('gm', 'a row about somebody nobody has heard of', false)
  return judged('players', `column "${label}" beside one for the GM`)
}

const beginsWithNobody = (text: string): boolean =>
  saysSo('nobody', text.replace(/^\(/, '').split(/\s+/).slice(0, 2).join(' '))

const byHeadingOfSecrets: Rule = (passage, standing) => {
  const { headings } = passage
  const isListed = standing.marksSecrets && runInOf(standing.page, passage) !== undefined // a list keeps what it sets apart
  const marked = headings.find(({ title, level }) => {
    if (isKept(standing.legend, title)) return true
    if (isForPlayers(standing) || level === 1) return isSecretWord(title) && level > 1
    const row = ofHeading(title)
    const isList = row?.means === 'people' || row?.means === 'ways'
    return row?.who === 'gm' && !(isListed && row.means === 'people') && !(isList && standing.legend.isRestOpen)
  })
  const meant = headings.findLast(({ title }) => ofHeading(title)?.means !== undefined)
  return marked ? judged('gm', `heading "${marked.title}"`, true, meant && ofHeading(meant.title)?.means) : undefined
}

/** Plain quoted prose is what is read aloud; numbers and labels in a quote are a stat block, a heading in it too. */
const byQuote: Rule = ({ frame, text, label, kind }, { page }) => {
  if (frame.kind !== 'quote' || page.who === 'gm' || page.kind === 'state') return undefined
  const isAloud = label === '' || ofCallout(label)?.means === 'aloud' // `> *Read aloud:* …`
  const isProse = isAloud && kind === 'text' && text.length > 40 && !isMechanical(text)
  return isProse
    ? judged('players', 'quoted, to be read aloud', page.kind !== 'other', 'aloud')
    : judged('gm', 'quoted', false)
}

const isMechanical = (text: string): boolean =>
  /\bDC ?\d|\b(?:AC|HP|XP) ?\d|\b\d+d\d+\b|\bpassive perception\b|\bto hit\b|\bhit points?\b|\bsaving throw\b/i.test(
    text,
  )

/** The rules of a check, and words that take back what was just said, tell more than a look does. */
const byWords: Rule = ({ text, headings }, standing) => {
  if (isForPlayers(standing)) return undefined
  if (isMechanical(text) && !headings.some(({ title }) => ofHeading(title)?.means === 'agreed'))
    return judged('gm', 'rules of a check or a fight', false)
  if (saysSo('secret', text)) return judged('gm', 'it speaks of something hidden', false)
  return saysSo('toTheGm', text) ? judged('gm', 'it speaks to whoever runs the game', false) : undefined
}

/** Who somebody really is stays hidden, even where its author let it slip onto a page for players. */
const byUnmasking: Rule = ({ text }, { page }) =>
  page.who === 'players' && page.kind !== 'sheet' && isUnmasking(text)
    ? judged('gm', 'it says who somebody really is', false)
    : undefined

const byHiddenName: Rule = ({ text }, { page, hiddenNames }) => {
  if (page.who === 'players') return undefined
  const folded = foldWords(text)
  const own = foldWords(page.title)
  const name = hiddenNames.find(one => !holdsWords(own, one) && holdsWords(folded, one))
  return name === undefined ? undefined : judged('gm', `it names "${name}"`, false)
}

const byPage: Rule = (_passage, { page }) =>
  page.who ? judged(page.who, `a page for ${page.who === 'gm' ? 'the GM' : 'players'}`) : undefined

const nearest = (headings: readonly HeadingAt[]): { readonly at: HeadingAt; readonly depth: number } | undefined => {
  const at = headings.findLast(({ title, level }) => level > 1 && ofHeading(title) !== undefined)
  return at ? { at, depth: headings.length - 1 - headings.indexOf(at) } : undefined
}

/** An enemy's looks may be told when they are met; what they are, and where they come from, may not. */
const openOfVillains = new Set(['looks', 'known'])

const byHeading: Rule = ({ headings }, { page }) => {
  const found = nearest(headings)
  const row = found && ofHeading(found.at.title)
  if (!found || row?.who !== 'players') return undefined
  if (page.isVillain && !openOfVillains.has(row.means ?? '')) return judged('gm', 'a page about an enemy', false)
  return judged('players', `heading "${found.at.title}"`, found.depth === 0, row.means)
}

/** Which headings have a passage of some kind right under them, seen once for a page. */
const sectionsWith = (isIt: (passage: Passage) => boolean) =>
  remembering((page: Page): ReadonlyMap<HeadingAt | undefined, Passage> => {
    const found = new Map<HeadingAt | undefined, Passage>()
    for (const passage of page.passages) {
      const at = passage.headings.at(-1)
      if (!found.has(at) && isIt(passage)) found.set(at, passage)
    }
    return found
  })

const declared = sectionsWith(({ text }) => declaration(text)?.who !== undefined)

const byDeclaration: Rule = ({ headings }, { page }) => {
  const at = headings.at(-1)
  const top = headings.find(({ level }) => level === 2)
  const says = declared(page).get(at) ?? (top ? declared(page).get(top) : undefined)
  const who = says && declaration(says.text)?.who
  return who && at ? judged(who, `the section says so (line ${says.line})`) : undefined
}

const subjects = new Set(['place', 'person', 'faction', 'item'])

const isSecretFrame = ({ frame }: Passage): boolean =>
  frame.kind === 'callout' && keepsSecrets(frame.callout, frame.title)

/** Words in bold at the head of a paragraph say what it is, as a heading would. */
const byRunIn: Rule = ({ label, frame }, standing) => {
  const row = label === '' || frame.kind !== 'none' || isForPlayers(standing) ? undefined : ofHeading(label)
  return row?.who === 'players' ? judged('players', `heading "${label}"`, true, row.means) : undefined // a plan of soot is no plan
}

/** A place or a person of a list, in a document whose author sets secrets apart. */
const byListed: Rule = (passage, { page, marksSecrets }) => {
  const found = runInOf(page, passage)
  if (found === undefined || !marksSecrets) return undefined
  return judged('players', 'secrets are set apart beside it', false)
}

const setApart = sectionsWith(isSecretFrame)

/** Beside what its author folded away, and in the lead of a page in such a folder, stands what anybody could tell. */
const byFormat: Rule = ({ headings }, { page, marksSecrets }) => {
  if (!subjects.has(page.kind) || page.isVillain || !marksSecrets) return undefined
  const at = headings.at(-1)
  if (setApart(page).has(at)) return judged('players', 'secrets are set apart beside it', false)
  return headings.length <= 1
    ? judged('players', 'the lead of a page whose author sets secrets apart', false)
    : undefined
}

/** `The rest may be read out`, says whoever wrote it; what is rolled stays with them. */
const byLegend: Rule = ({ text }, { page, legend }) =>
  legend.isRestOpen &&
  page.who === undefined &&
  !page.isVillain &&
  page.kind !== 'session' &&
  !isMechanical(text) &&
  !speaksOfMarks(text)
    ? judged('players', 'its author says that the rest may be told')
    : undefined

const rules: readonly Rule[] = [
  byFrame,
  byCallout,
  byLabel,
  byColumn,
  byHeadingOfSecrets,
  byQuote,
  byLegend,
  byWords,
  byUnmasking,
  byHiddenName,
  byPage,
  byDeclaration,
  byRunIn,
  byListed,
  byHeading,
  byFormat,
]

export function judge(passage: Passage, standing: Standing): Judged {
  for (const rule of rules) {
    const found = rule(passage, standing)
    if (found) return found
  }
  return saysSo('open', passage.text)
    ? judged('players', 'it says that everybody hears it', false)
    : judged('gm', 'nothing says it is for players', false)
}

const partOf = (passage: Passage, text: string): Passage => ({ ...passage, text, label: '' })

/** Which of these does a whole passage no good: its first sentences may be open, and its last not. */
const bySentence = new Set<Rule>([byWords, byUnmasking, byHiddenName])

/**
 * A passage as one judgement, or as one for each sentence where only some of it speaks of something hidden. What follows
 * such a sentence is the Game Master's too, because it goes on about it.
 */
export function judgeWhole(passage: Passage, standing: Standing): readonly (Judged & { readonly text: string })[] {
  const whole = judge(passage, standing)
  const isOnlyWords = [...bySentence].some(rule => rule(passage, standing) !== undefined) && !whole.isSure
  const isDefault = whole.because === 'it says that everybody hears it'
  if (passage.kind === 'row' || !(isOnlyWords || isDefault)) return [{ ...whole, text: passage.text }]
  const sentences = passage.text.split(/(?<=[.!?]["”’)]?)\s+(?=["“(\p{Lu}])/u)
  if (sentences.length === 1) return [{ ...whole, text: passage.text }]
  let isHidden = false
  return sentences.map((text, at) => {
    const found = judge(at === 0 ? { ...passage, text } : partOf(passage, text), standing)
    const own = isHidden && found.who === 'players' ? judged('gm', 'it goes on about something hidden', false) : found
    isHidden ||= isOnlyWords && found.who === 'gm'
    return { ...own, text }
  })
}
