/** A campaign folder of our own under the system's temp folder, and the command line as a stranger would type it. */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { onTestFinished } from 'vitest'

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href // by address, so any folder may be ours

export type Spoken = { readonly code: number; readonly out: string; readonly lines: readonly string[] }

export type Camp = {
  /** The folder that holds `campaigns/`. */
  readonly root: string
  readonly path: (file: string) => string
  readonly read: (file: string) => Promise<string>
  readonly write: (file: string, text: string | Uint8Array) => Promise<void>
  readonly list: (folder?: string) => Promise<readonly string[]>
  /** `gloam merge fen ...`, run beside `campaigns/`. */
  readonly merge: (...args: readonly string[]) => Promise<Spoken>
}

const run = (cwd: string, command: string, args: readonly string[], env = process.env): Promise<Spoken> =>
  new Promise(resolve => {
    execFile(command, args, { cwd, env }, (fault, out) => {
      const code = fault === null ? 0 : typeof fault.code === 'number' ? fault.code : -1
      resolve({ code, out, lines: out.trimEnd().split(/\r?\n/) })
    })
  })

export const gloam = (cwd: string, ...args: readonly string[]): Promise<Spoken> =>
  run(cwd, process.execPath, ['--import', tsx, main, ...args])

/** The same where no file may grow past two kilobytes: a page longer than that can be read, and not written. */
export const gloamCramped = (cwd: string, ...args: readonly string[]): Promise<Spoken> =>
  run(
    cwd,
    'bash',
    ['-c', 'trap "" XFSZ; ulimit -f 2; exec "$@"', 'bash', process.execPath, '--import', tsx, main, ...args],
    { ...process.env, TSX_DISABLE_CACHE: '1' },
  )

/** A campaign called `fen`, with these files in it; it is gone when the test is. */
export async function makeCamp(files: Readonly<Record<string, string | Uint8Array>>): Promise<Camp> {
  const root = await mkdtemp(join(tmpdir(), 'gloam-merge-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const path = (file: string): string => join(root, 'campaigns', 'fen', file)
  const write = async (file: string, text: string | Uint8Array): Promise<void> => {
    await mkdir(dirname(path(file)), { recursive: true })
    await writeFile(path(file), text)
  }
  await mkdir(path('tmp'), { recursive: true })
  for (const [file, text] of Object.entries(files)) await write(file, text)
  return {
    root,
    path,
    write,
    read: file => readFile(path(file), 'utf8'),
    list: async (folder = '.') => (await readdir(path(folder))).toSorted(),
    merge: (...args) => gloam(root, 'merge', 'fen', ...args),
  }
}
