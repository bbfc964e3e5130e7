/** A journal kept by a model: one call of one tool, in the voice of whoever lived through it. */
import { accept } from '../../../core/result.ts'
import type { Cast, JournalSees, JournalWords } from '../../../table/ports.ts'
import { sheetIn } from '../../../table/views/view.ts'
import { cut, cutFront } from '../context/cut.ts'
import { record, text, textIn, type Taken } from '../gm/tool.ts'
import type { Tool } from '../model/port.ts'
import { render } from '../prompts.ts'
import { nameIn, personFirst, withoutTitle } from './companion-context.ts'
import { Listener, untilSpent, type Question, type Reader } from './hear.ts'
import type { RoleMind } from './mind.ts'
import { Room, roomBeside } from '../context/room.ts'
import { calledIn } from './tool-answer.ts'
import { toldWith, withoutMiddle } from '../context/told.ts'

const most = { sheet: 6500, before: 700, field: 700, title: 80 } as const
const leastRoom = 1600
const longestRoom = 3200
const headings = 120

const tool: Tool = {
  name: 'write_entry',
  about: 'Writes the entry.',
  takes: record('The entry, each part in one to four short sentences.', {
    title: text('Two to six words, as one would remember the day.', 200),
    happened: text('What happened, as I saw it.', 3000),
    did: text('What I did or said.', 3000),
    learned: text('What I know now that I did not know; empty if nothing.', 3000),
    feel: text('What it does to me.', 3000),
    notes: text('What I will do or ask next; empty if nothing.', 3000),
  }),
}

export const modelJournal =
  (mind: RoleMind<Cast['journal']>): Cast['journal'] =>
  async (sees, ask) => {
    const listener = new Listener('journal', mind, ask)
    const heard = await untilSpent(() => listener.hear('model', question(sees), read))
    if (heard.ok) return heard.value
    await listener.flag(`The journal of ${nameIn(sees.view)} was kept by the Oracle here: ${heard.refusal}`)
    return mind.fallback(sees, ask)
  }

function question({ view, narratives, lines }: JournalSees): Question {
  const sheet = cut(personFirst(withoutTitle(sheetIn(view))), most.sheet)
  const stable = render('common/journal', { name: nameIn(view), sheet })
  const room = new Room(roomBeside(stable, leastRoom, longestRoom) - headings)
  const told = room.give(0.75, toldWith(narratives, lines).join('\n\n'), withoutMiddle)
  const notes = room.give(0.4, view.files['tmp-notes'][0]?.text ?? '')
  const journal = room.give(1, cutFront(view.files.journal[0]?.text ?? '', most.before), cutFront)
  const words = render('common/journal-turn', { told, notes, journal })
  return { system: [{ text: stable, isStable: true }], words, tools: [tool], mustCall: { name: tool.name } }
}

const read: Reader<JournalWords> = answer => {
  const called = calledIn(answer, tool)
  if (!called.ok) return called
  const taken = called.value as Taken // its shape is a record, so the value is one
  const part = (name: string): string => cut(plain(textIn(taken, name)), most.field)
  return accept({
    title: cut(plain(textIn(taken, 'title')).replaceAll('\n', ' '), most.title) || 'Untitled',
    happened: part('happened'),
    did: part('did'),
    learned: part('learned'),
    feel: part('feel'),
    notes: part('notes'),
  })
}

/** A heading inside of an entry would be another entry to whoever reads the file. */
const plain = (words: string): string => words.replaceAll(/^[ \t]*(?:#+[ \t]*|(?:---+|===+)[ \t]*\n?)/gm, '').trim()
