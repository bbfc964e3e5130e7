/** The built command in processes of its own, the way a stranger's shell runs it. */
import { execFileSync, spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Built where packages are found from, and beside `dist/`, which belongs to whoever works in this checkout. */
export function buildGloam(): { readonly main: string; readonly remove: () => void } {
  const folder = join(root, 'node_modules', '.cache', `gloam-${process.pid}`)
  execFileSync(process.execPath, ['scripts/build.mjs', folder], { cwd: root })
  return { main: join(folder, 'main.js'), remove: () => rmSync(folder, { recursive: true, force: true }) }
}

export type Ended = {
  readonly out: string
  readonly err: string
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

/** How a process ended, and all it said. */
export const endOf = (child: ChildProcessWithoutNullStreams): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const said = { out: '', err: '' }
    child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said.err += text))
    child.on('error', reject)
    child.on('close', (code, signal) => resolve({ ...said, code, signal }))
  })

/** A line of a shell in which `gloam` is the command. */
export function shell(main: string, cwd: string, line: string): Promise<Ended> {
  const setup = `set -o pipefail; gloam() { "${process.execPath}" "${main}" "$@"; };`
  const child = spawn('bash', ['-c', `${setup} ${line}`], {
    cwd,
    env: { ...process.env, NO_COLOR: '1', npm_command: '' },
  })
  child.stdin.end()
  return endOf(child)
}

/** A folder with these files, gone when the test is, or when `finished` says so. */
export function folderWith(
  files: Readonly<Record<string, string>> = {},
  finished: (remove: () => void) => void = onTestFinished,
): string {
  const folder = mkdtempSync(join(tmpdir(), 'gloam-stranger-'))
  finished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}
