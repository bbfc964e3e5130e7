/** A journal without a model: by and for one character, of what that character saw, in its own voice. */
import { handOf } from '../content/voices.ts'
import { parseNotes, type JournalNotes } from '../../../campaign/relay/notes-file.ts'
import type { Cast, JournalSees, JournalWords } from '../../../table/ports.ts'
import { bookOf, unsaid } from '../companion/speaker.ts'
import type { Situation } from '../companion/lines/book.ts'
import { accountOf, beginningOf } from './account.ts'
import { deskFor, diaryFor, type Desk, type Diary } from './diary.ts'
import { marksIn, type Marks } from '../voice/marks.ts'
import { didIn } from './did.ts'
import { feelingIn } from './feeling.ts'
import { learnedIn } from './learned.ts'
import { opened } from './openings.ts'
import { shapesOf, type Shape } from './shapes.ts'
import { titleOf } from './title.ts'
import { toldAlways } from './told-always.ts'

export function oracleJournal(seed: string | number): Cast['journal'] {
  const desk = deskFor(seed)
  return async sees => kept(desk, sees)
}

function kept(desk: Desk, sees: JournalSees): JournalWords {
  const diary = diaryFor(desk, sees)
  const taken = sees.view.files['tmp-notes'][0]?.text ?? ''
  const notes: JournalNotes = taken === '' ? {} : parseNotes(taken)
  const marks = marksIn(sees.narratives)
  const always = toldAlways(diary, marks)
  const shape = shapeFor(diary)
  const heard = learnedIn(diary, shape.facts)
  const facts = heard.map(({ text }) => text)
  const sources = [...new Set(heard.map(({ who }) => who))]
  const isGreat = always.length + marks.owned.length + marks.found.length > 0 || isMomentous(diary)
  const isFirst = diary.pages.entries.length === 0
  if (!isGreat && !isFirst && facts.length === 0 && taken === '') return nothing
  const account = accountFor(diary, { marks, sources, isGreat, told: always.length, most: shape.account })
  const did = shape.did === 'never' && account.length > 0 ? '' : didIn(diary)
  const learned = shape.isList ? listed(facts) : ''
  const seen = [...account, ...always, ...(shape.isList ? [] : facts)]
  return {
    title: titleOf(diary, { marks, sources, told: seen }),
    happened: opened(diary, seen),
    did,
    learned: [learned, notes.observations ?? ''].filter(text => text !== '').join('\n'),
    feel: notes.feelings ?? (shape.feel === 'none' ? '' : feelingIn(diary, shape.feel === 'long')),
    notes: [notes.forLater ?? '', ahead(diary, shape)].filter(text => text !== '').join(' '),
  }
}

/** Told in words that speak of blood, death, mercy or wrong, whoever told it. */
const momentous: ReadonlySet<Situation> = new Set([
  'dead',
  'hurt',
  'mercy',
  'cruel',
  'crime',
  'won',
  'uncanny',
  'found',
])
const isMomentous = ({ speaker }: Diary): boolean => momentous.has(speaker.moment.kinds[0] ?? 'quiet')

/** An hour in which nothing happened leaves no trace. */
const nothing: JournalWords = { title: '', happened: '', did: '', learned: '', feel: '', notes: '' }

type Wanted = {
  readonly marks: Marks
  readonly sources: readonly string[]
  readonly isGreat: boolean
  /** So many sentences are told already, and so many make an entry. */
  readonly told: number
  readonly most: number
}

/** An ending tells itself; of a talk there is only what is told of those who said something new. */
function accountFor(diary: Diary, { marks, sources, isGreat, told, most }: Wanted): readonly string[] {
  if (marks.ending !== undefined) return []
  const least = marks.fight === undefined ? (marks.owned.length + marks.found.length > 0 ? 2 : 1) : 0
  if (isGreat) return accountOf(diary, Math.max(least, most - told))
  if (sources.length === 0) return beginningOf(diary, 2)
  if (diary.pages.entries.length === 0) return accountOf(diary, 1)
  return accountOf(diary, 4)
    .filter(line => sources.some(who => line.includes(who)))
    .slice(0, 1)
}

/** Mostly the usual way, and not the same one twice running. */
function shapeFor({ speaker, pages }: Diary): Shape {
  const shapes = shapesOf[handOf(speaker.voice.manner)]
  const [usual = shapes[0]] = shapes
  const others = shapes.filter(shape => shape !== usual)
  const picked = pages.entries.length % 2 === 0 ? usual : speaker.chance.pick(others)
  return picked ?? { account: 2, facts: 1, did: 'if-any', feel: 'short', notes: 30, isList: false }
}

const listed = (facts: readonly string[]): string =>
  facts.length <= 1 ? (facts[0] ?? '') : facts.map(fact => `- ${fact}`).join('\n')

/** What they will ask or do next, to themselves. */
function ahead({ speaker }: Diary, { notes }: Shape): string {
  const { chance, moment } = speaker
  if (!chance.isLucky(notes)) return ''
  const book = bookOf(speaker)
  const lead = moment.leads.length > 0 ? unsaid(speaker, book.counsel, { lead: moment.leads }) : undefined
  return lead ?? unsaid(speaker, chance.isLucky(70) ? book.ask : book.propose) ?? ''
}
