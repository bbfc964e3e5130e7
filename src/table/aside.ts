/** What a line is beside a deed of a character's: a whisper, the story going on by itself, a word to the Game Master. */
import type { NameIndex } from '../campaign/names/index-of-names.ts'
import type { Incoming } from './moves.ts'
import { gameMaster, readWhisper } from './whisper.ts'

type Action = Extract<Incoming, { readonly tag: 'PLAYER_ACTION' }>
type Aside = Pick<Action, 'action' | 'aside' | 'whisperTo'>

/** What a mind that knows no asides takes it for. */
const waiting = 'I wait and see what happens.'

/** A word to the Game Master is between the two of them: it is in no book, and no companion hears it. */
function readAside(line: string): Aside | undefined {
  if (/^\/continue$/.test(line.trim())) return { aside: 'continue', action: waiting }
  const [, words] = /^\/gm\s+(\S[\s\S]*)$/.exec(line.trim()) ?? []
  return words === undefined ? undefined : { aside: 'gm', action: words, whisperTo: gameMaster }
}

/** What somebody at the table says, as the beat takes it. */
export function actionOf(line: string, names: NameIndex, as: string | null): Action {
  const whisper = readWhisper(line, names, as)
  const said = whisper ? { action: whisper.words, whisperTo: whisper.to } : (readAside(line) ?? { action: line })
  return { tag: 'PLAYER_ACTION', character: as ?? 'spectator', ...said }
}
