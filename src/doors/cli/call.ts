/** How the next command is typed, so that whoever came by npx is not told of a command they do not have. */
import { campaignsOption } from '../campaigns.ts'
import type { CliDoor } from './door.ts'

export const callOf = ({ streams }: CliDoor): string =>
  streams?.environment['npm_command'] === 'exec' ? 'npx gloam' : 'gloam'

const isPlain = (word: string): boolean => /^[\w./-]+$/.test(word)

/** A word as a shell reads it back. */
export const asWord = (word: string): string => (isPlain(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`)

/** `--campaigns DIR`, where it is not the usual one. */
export const whereFlag = (folder: string): string =>
  folder === campaignsOption[2] ? '' : ` --campaigns ${asWord(folder)}`

export const playCall = (door: CliDoor, name: string, folder: string): string =>
  `${callOf(door)} play ${asWord(name)}${whereFlag(folder)}`
