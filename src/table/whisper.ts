/** A player's whisper: `I whisper to Wren: the reeve lies`. It is for one of the company, or for the Game Master. */
import { resolveName, type NameIndex } from '../campaign/names/index-of-names.ts'

/** Whom a whisper is for, where that is nobody in the story. */
export const gameMaster = 'gm'

export type Whisper = { readonly to: string; readonly words: string }

const isGameMaster = (name: string): boolean => /^(?:the\s+)?(?:gm|dm|game ?master)$/i.test(name.trim())

/** Names are short, and so is what is looked at for one. */
const spoken = /^\s*(?:i\s+)?whispers?\s+to\s+([^:,"“\n]{1,60}?)(?:\s*[:,]\s*(?=\S)|\s+that\s+|\s*(?=["“]))/i

/** Undefined when the line is no whisper, or one to somebody the story itself has to answer for. */
export function readWhisper(line: string, names: NameIndex, human: string | null): Whisper | undefined {
  const [head = '', name = ''] = spoken.exec(line) ?? []
  const words = line.slice(head.length).trim()
  const to = head === '' || words === '' || human === null ? undefined : whoHears(names, name)
  return to === undefined || to === human ? undefined : { to, words: withoutQuotes(words) }
}

export function whoHears(names: NameIndex, name: string): string | undefined {
  if (isGameMaster(name)) return gameMaster
  const found = resolveName(names, name, ['party'])
  return found.kind === 'one' ? found.name.id : undefined
}

const withoutQuotes = (words: string): string => /^["“]([^"“”]*)["”]?$/.exec(words)?.[1]?.trim() ?? words
