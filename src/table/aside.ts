/** Lines that are no deed of a character's: the story goes on by itself, or a word to the Game Master as a person. */
import type { Incoming } from './moves.ts'
import { gameMaster } from './whisper.ts'

type Action = Extract<Incoming, { readonly tag: 'PLAYER_ACTION' }>
type Aside = Pick<Action, 'action' | 'aside' | 'whisperTo'>

/** What a mind that knows no asides takes it for. */
const waiting = 'I wait and see what happens.'

/** A word to the Game Master is between the two of them: it is in no book, and no companion hears it. */
export function readAside(line: string): Aside | undefined {
  if (/^\/continue$/.test(line.trim())) return { aside: 'continue', action: waiting }
  const [, words] = /^\/gm\s+(\S[\s\S]*)$/.exec(line.trim()) ?? []
  return words === undefined ? undefined : { aside: 'gm', action: words, whisperTo: gameMaster }
}
