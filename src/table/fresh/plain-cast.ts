/**
 * A cast without a mind: companions are whoever writes their response files, and what is written down is what was said
 * and noted, word for word. Nothing in it is invented.
 */
import { parseNotes } from '../../campaign/relay/notes-file.ts'
import type { Store } from '../../store/port.ts'
import type { Cast, DecisionWords, DecisionsSees, JournalSees, JournalWords } from '../ports.ts'
import { readPage, responsePath } from './pages.ts'

const joined = (...texts: readonly (string | undefined)[]): string =>
  texts.filter(text => text !== undefined).join('\n\n')

function journalFrom({ view, narratives }: JournalSees): JournalWords {
  const notes = parseNotes(view.files['tmp-notes'][0]?.text ?? '')
  return {
    title: 'What I saw',
    happened: narratives.join('\n\n'),
    did: '',
    learned: notes.observations ?? '',
    feel: notes.feelings ?? '',
    notes: joined(notes.internalThoughts, notes.forLater),
  }
}

export const plainCast = (store: Store): Omit<Cast, 'gm'> => ({
  name: 'plain',
  companion: async ({ view }) => {
    const page = await readPage(store, responsePath(view.role.character))
    if (page === undefined) throw new Error('there is no response file')
    return page
  },
  narrator: async ({ narratives }) => narratives,
  journal: async sees => journalFrom(sees),
  decisions: async ({ responses }) => (responses.length === 0 ? null : decisionsAsSaid(responses)),
})

/** What was answered, word for word. */
export const decisionsAsSaid = (responses: DecisionsSees['responses']): DecisionWords => ({
  title: [...new Set(responses.map(({ character }) => character))].join(', '),
  context: '',
  decisions: responses.map(({ character, response }) => ({ character, decision: response, significance: '' })),
  learned: [],
  consequences: [],
})
