/** A journal without a model: by and for one character, of what that character saw, in its own voice. */
import { entriesOf } from '../../../campaign/journal/entries.ts'
import { parseNotes } from '../../../campaign/relay/notes-file.ts'
import type { Cast, JournalSees, JournalWords } from '../../../table/ports.ts'
import { sheetIn } from '../../../table/views/view.ts'
import { memoryOf } from '../companion/fresh.ts'
import { rollInner } from '../companion/inner.ts'
import { callOf, momentFrom } from '../companion/moment.ts'
import { bookOf, newest, type Speaker } from '../companion/speaker.ts'
import { reasonFor } from '../companion/own-words.ts'
import { chanceOf } from '../voice/chance.ts'
import { voiceOn } from '../voice/sheet.ts'
import { toldIn, type Told } from '../voice/telling.ts'
import { didIn } from './did.ts'
import { happenedIn } from './happened.ts'
import { learnedIn } from './learned.ts'
import { titleOf } from './title.ts'

export function oracleJournal(seed: string | number): Cast['journal'] {
  return async sees => kept(seed, sees)
}

/** As far back as somebody leafs before writing. */
const lookBack = 8

export type Diary = {
  readonly speaker: Speaker
  readonly told: readonly Told[]
  readonly titles: readonly string[]
}

function diaryFor(seed: string | number, { view, narratives }: JournalSees): Diary {
  const self = view.role.character
  const voice = voiceOn(sheetIn(view)?.text ?? `# ${self}`)
  const entries = entriesOf(view.files.journal[0]?.text ?? '')
  const before = entries.slice(-lookBack).map(({ body }) => body)
  const told = toldIn(narratives)
  const isOurs = (name: string): boolean =>
    name === voice.name || view.company.some(file => name.startsWith(callOf(file)))
  const happened = told
    .filter(one => one.kind === 'seen' || !isOurs(one.name))
    .map(one => (one.kind === 'seen' ? one.text : `${one.name} says "${one.words}"`))
    .join('\n')
  const moment = momentFrom({ self, company: view.company, scene: '', happened, request: '', knowledge: '' }, voice)
  const chance = chanceOf(seed, 'journal', self, entries.length, ...narratives)
  const speaker = {
    voice,
    moment,
    chance,
    said: before,
    memory: memoryOf(before),
    inner: rollInner(voice, moment, chance),
  }
  return { speaker, told, titles: entries.map(({ title }) => title) }
}

function kept(seed: string | number, sees: JournalSees): JournalWords {
  const diary = diaryFor(seed, sees)
  const notes = parseNotes(sees.view.files['tmp-notes'][0]?.text ?? '')
  return {
    title: titleOf(diary),
    happened: happenedIn(diary),
    did: didIn(diary),
    learned: [learnedIn(diary), notes.observations ?? ''].filter(text => text !== '').join('\n'),
    feel: notes.feelings ?? feelingIn(diary),
    notes: [notes.forLater ?? '', ahead(diary)].filter(text => text !== '').join(' '),
  }
}

/** A thought of theirs, and now and then the reason under it. */
function feelingIn({ speaker }: Diary): string {
  const { chance, inner, voice } = speaker
  const thought = newest(speaker, bookOf(speaker).inner)
  const reason = chance.isLucky(45) ? reasonFor(speaker, inner.wants, true) : undefined
  const flaw = inner.flaw === 'acts' && voice.flaw !== '' ? voice.flaw : undefined
  return [thought, flaw ?? reason].filter(text => text !== undefined).join(' ')
}

/** What they will ask or do next, to themselves. */
function ahead({ speaker }: Diary): string {
  const { chance } = speaker
  const book = bookOf(speaker)
  return newest(speaker, chance.isLucky(60) ? book.ask : book.propose) ?? ''
}
