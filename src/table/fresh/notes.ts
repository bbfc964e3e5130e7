/** A companion's text: what it says, and what it keeps to itself for its journal. */
import { parseNotes, printNotes } from '../../campaign/relay/notes-file.ts'
import { readPrompt } from '../../campaign/relay/prompt-file.ts'
import type { CharacterRequest } from '../protocol/message-gm.ts'
import { promptPath } from './pages.ts'

const notesHeading = /^##[ \t]+(?:Scene|Internal Thoughts|Observations|Feelings|For Later)[ \t]*$/im

export function splitNotes(said: string): { readonly response: string; readonly notes: string } {
  const at = said.search(notesHeading)
  return at === -1 ? { response: said, notes: '' } : { response: said.slice(0, at).trim(), notes: said.slice(at) }
}

/** Notes are taken on every act. Whoever took none has seen at least what it was told. */
export function notesFor(notes: string, request: CharacterRequest, prompt: string | undefined): string {
  const own = parseNotes(notes)
  const asked = readPrompt(prompt, promptPath(request.name))
  const scene = own.scene ?? (asked.ok ? asked.value.scene : undefined)
  const isBlank = notes.trim() === ''
  return printNotes({
    ...own,
    ...(scene && { scene }),
    ...(isBlank && { observations: request.justHappened ?? request.sceneContext }),
  })
}
