/** Where the terminal stands in a test: a door that remembers what was said through it, and a folder to say it about. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { CommanderError } from 'commander'
import { onTestFinished } from 'vitest'
import { instantAt } from '../../core/time.ts'
import type { CliDoor, ExitCode } from './door.ts'
import { runProgram } from './program.ts'

export type Said = { readonly out: string; readonly err: string; readonly code: ExitCode | undefined }

export function listeningDoor(): { readonly door: CliDoor; readonly said: () => Said } {
  const said = { out: '', err: '', code: undefined as ExitCode | undefined }
  const door: CliDoor = {
    print: text => void (said.out += text),
    warn: text => void (said.err += text),
    readInput: async () => '',
    clock: { now: () => instantAt(Date.parse('2024-01-15T14:30:00Z')) },
    freshSeed: () => 'a fresh seed',
    finish: code => void (said.code = code),
  }
  return { door, said: () => said }
}

/** `gloam …`, from the first word to the exit code, as `main.ts` runs it. */
export async function gloam(...words: readonly string[]): Promise<Said> {
  const { door, said } = listeningDoor()
  await gloamWith(door, ...words)
  return said()
}

/** The same through a door of one's own. */
export async function gloamWith(door: CliDoor, ...words: readonly string[]): Promise<void> {
  try {
    await runProgram(door, '1.2.3', words)
  } catch (fault) {
    if (!(fault instanceof CommanderError)) throw fault
    door.finish(fault.exitCode === 0 ? 0 : 2)
  }
}

/** A folder with these files, gone when the test is. */
export function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'gloam-cli-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}
