/** Real processes for the fault tests: how they are built, started, listened to and ended. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'

/** In memory where there is such a place: a sync then takes no time, so it is made at the same point in every run. */
const quickBase = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
export const quickFolder = (): string => folderIn(quickBase)
export const diskFolder = (): string => folderIn(tmpdir())

const made: string[] = []

/** Removes every folder that was made here. Each test file asks for it, because its process ends without saying so. */
export const cleanUp = (): void => made.splice(0).forEach(folder => rmSync(folder, { recursive: true, force: true }))
process.once('exit', cleanUp)

function folderIn(base: string): string {
  const folder = mkdtempSync(join(base, 'gloam-fault-'))
  made.push(folder)
  return folder
}

/** Bundled once, because a sweep starts hundreds of them and each would be translated anew. */
export function bundle(source: URL): string {
  const outfile = join(diskFolder(), 'worker.mjs')
  buildSync({
    entryPoints: [fileURLToPath(source)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
  })
  return outfile
}

const storeWorker = bundle(new URL('worker.ts', import.meta.url))

export type Running = {
  readonly child: ChildProcess
  /** The next line it says; undefined when it has ended. */
  readonly hear: () => Promise<string | undefined>
  readonly say: (line: string) => void
  /** Everything it says from now on, until it has ended. */
  readonly rest: () => Promise<readonly string[]>
  readonly kill: () => Promise<void>
}

type Setting = {
  readonly wrap?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** What runs, where it is not the store's own worker. */
  readonly worker?: string
}

/** A worker, run by another program where one is named: `strace …`, `bash -c 'ulimit …'`. */
export function start(args: readonly string[], { wrap = [], env = {}, worker = storeWorker }: Setting = {}): Running {
  const [program = '', ...rest] = [...wrap, process.execPath, worker, ...args]
  const child = spawn(program, rest, { env: { ...process.env, ...env }, stdio: ['pipe', 'pipe', 'inherit'] })
  const gone = once(child, 'exit')
  child.stdin.on('error', () => undefined) // it may be gone when we speak to it
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const hear = async (): Promise<string | undefined> => {
    const { done, value } = await lines.next()
    return done === true ? undefined : value
  }
  return {
    child,
    hear,
    say: line => void child.stdin.write(`${line}\n`),
    rest: () => restOf(hear, gone),
    kill: () => kill(child),
  }
}

async function restOf(hear: Running['hear'], gone: Promise<unknown>): Promise<readonly string[]> {
  const said: string[] = []
  for (let line = await hear(); line !== undefined; line = await hear()) said.push(line)
  await gone // its output is closed a moment before it is dead
  return said
}

/** Gone, and its last words still in the pipe. */
async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

/** Whether a tool is here, for tests that name what they skip. */
export const has = (tool: string): boolean => spawnSync('sh', ['-c', `command -v ${tool}`]).status === 0
export const isRoot = process.getuid?.() === 0

/** Whether a program is here and does what it is asked for. */
export const canRun = (program: string, ...args: readonly string[]): boolean => spawnSync(program, args).status === 0

/** Runs a program that must succeed. */
export function run(program: string, ...args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr || String(error)}`)
}
