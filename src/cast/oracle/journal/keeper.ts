/** A journal without a model: by and for one character, of what that character saw, in its own voice. */
import { parseNotes, type JournalNotes } from '../../../campaign/relay/notes-file.ts'
import type { Cast, JournalSees, JournalWords } from '../../../table/ports.ts'
import { bookOf, unsaid } from '../companion/speaker.ts'
import { accountOf } from './account.ts'
import { deskFor, diaryFor, type Desk, type Diary } from './diary.ts'
import { didIn } from './did.ts'
import { feelingIn } from './feeling.ts'
import { learnedIn } from './learned.ts'
import { opened } from './openings.ts'
import { shapesOf, type Shape } from './shapes.ts'
import { titleOf } from './title.ts'

export function oracleJournal(seed: string | number): Cast['journal'] {
  const desk = deskFor(seed)
  return async sees => kept(desk, sees)
}

function kept(desk: Desk, sees: JournalSees): JournalWords {
  const diary = diaryFor(desk, sees)
  const taken = sees.view.files['tmp-notes'][0]?.text ?? ''
  const notes: JournalNotes = taken === '' ? {} : parseNotes(taken)
  const shape = shapeFor(diary)
  const facts = learnedIn(diary, shape.facts)
  const account = accountOf(diary, shape.account)
  const did = didIn(diary, shape.did === 'always' || account.length === 0)
  const learned = shape.isList ? listed(facts) : ''
  const seen = shape.isList ? account : [...account, ...facts]
  const story = seen.length > 0 || did === '' ? seen : [did] // an hour in which nothing was seen but oneself
  return {
    title: titleOf(diary),
    happened: opened(diary, story),
    did: seen.length === 0 || (shape.did === 'never' && account.length > 0) ? '' : did,
    learned: [learned, notes.observations ?? ''].filter(text => text !== '').join('\n'),
    feel: notes.feelings ?? (shape.feel === 'none' ? '' : feelingIn(diary, shape.feel === 'long')),
    notes: [notes.forLater ?? '', ahead(diary, shape)].filter(text => text !== '').join(' '),
  }
}

/** Mostly the usual way, and not the same one twice running. */
function shapeFor({ speaker, pages }: Diary): Shape {
  const shapes = shapesOf[speaker.voice.manner]
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
