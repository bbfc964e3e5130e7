/** Real folders and real processes to play the ledger in. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach } from 'vitest'
import type { Answer } from '../../src/ledger/answer.ts'

const made: string[] = []

afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** A folder that is gone after the test. */
export function freshFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'gloam-ledger-')))
  made.push(folder)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

/** Every file below a folder, by its path; a link is shown as one and never followed. */
export function filesBelow(folder: string): Readonly<Record<string, string>> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const shown = entries.flatMap(entry => {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile()) return [[relative(folder, path), readFileSync(path, 'utf8')]]
    return entry.isSymbolicLink() ? [[relative(folder, path), '(a link)']] : []
  })
  return Object.fromEntries(shown) as Readonly<Record<string, string>>
}

export type Ended = { readonly code: number | null; readonly out: string; readonly err: string }
export type Running = { readonly child: ChildProcess; readonly ended: Promise<Ended> }

const script = fileURLToPath(new URL('state-process.ts', import.meta.url))

export function start(input: string, ...words: readonly string[]): Running {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...words], { stdio: 'pipe' })
  const said = { out: '', err: '' }
  child.stdout.on('data', (bytes: Buffer) => void (said.out += bytes.toString()))
  child.stderr.on('data', (bytes: Buffer) => void (said.err += bytes.toString()))
  child.stdin.on('error', () => undefined) // one that was killed reads no further
  child.stdin.end(input)
  const ended = new Promise<Ended>(resolve => child.on('close', code => resolve({ ...said, code })))
  return { child, ended }
}

export const answersIn = ({ out }: Ended): readonly Answer[] =>
  out
    .split('\n')
    .filter(line => line.endsWith('}'))
    .map(line => JSON.parse(line) as Answer)
