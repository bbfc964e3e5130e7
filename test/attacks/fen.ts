/** A small campaign to attack, and a table in a process of its own that is spoken with line by line. */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { createInterface } from 'node:readline'
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { endOf, folderWith, type Ended } from '../cli/gloam.ts'

const sheet = (name: string, player: string): string =>
  `# ${name}\n\n**Player**: ${player}\n\n## Basic Information\n\n| | |\n|---|---|\n| **Race** | Human |\n| **Class** | Fighter |\n| **Level** | 1 |\n| **HP** | 12 |\n| **AC** | 14 |\n\n## Equipment\n\n- Lamp\n`

const pages: Readonly<Record<string, string>> = {
  'overview.md': '# The Fen\n\n## Setting\nA fen of reeds.\n\n## Hook\nThe pier is dark.\n',
  'story-state.md':
    '# Story State\n\n## NPCs\n- Harwick - guard captain\n\n## Clocks\n- The tide [2/4]\n\n## Secrets\n- The bell is hollow\n',
  'party-knowledge.md': '# Party Knowledge\n\n## What We Know\n- A bell rings\n',
  'preferences.md': '**narrative_style**: hybrid\n**player_character**: Ansa Reed\n',
  'party/ansa.md': sheet('Ansa Reed', 'human'),
  'party/odo.md': sheet('Odo Brook', 'ai'),
  'npcs/hob.md': '# Ferryman Hob\n\n**Location**: The Pier\n\n## What everybody knows\n- He rows.\n',
  'locations/pier.md':
    '# The Pier\n\nPlanks over water.\n\n## Exits\n- The Mill: a path\n\n## People\n- Ferryman Hob\n',
  'locations/mill.md': '# The Mill\n\nA wheel.\n\n## Exits\n- The Pier: a path\n',
}

/** A folder with the campaign `fen` in it, these pages put over it. */
export const fenWith = (over: Readonly<Record<string, string>> = {}): string =>
  folderWith(
    Object.fromEntries(Object.entries({ ...pages, ...over }).map(([path, text]) => [`campaigns/fen/${path}`, text])),
  )

export const inFen = (folder: string, ...path: readonly string[]): string => join(folder, 'campaigns/fen', ...path)

/** Where the last run of the campaign stands. */
export function runIn(folder: string): string {
  const last = readdirSync(inFen(folder, 'runs')).toSorted().at(-1)
  if (last === undefined) throw new Error('Nothing was played here.')
  return inFen(folder, 'runs', last)
}

/** The segment that is written to. */
export function segmentIn(folder: string): string {
  const last = readdirSync(join(runIn(folder), 'chronicle'))
    .toSorted()
    .at(-1)
  if (last === undefined) throw new Error('The run has no chronicle.')
  return join(runIn(folder), 'chronicle', last)
}

/** Every byte below a folder, by path: what is compared when nothing may have changed. */
export function bytesOf(folder: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    const path = join(folder, name)
    const what = lstatSync(path)
    if (what.isSymbolicLink()) found[name] = `-> ${readlinkSync(path)}`
    else if (what.isFile()) found[name] = readFileSync(path, 'latin1')
  }
  return found
}

export type Told = { readonly type: string; readonly text?: string }

export type Seated = {
  readonly child: ChildProcessWithoutNullStreams
  /** What was told up to the next time a line is wanted, or to the end. */
  readonly heard: () => Promise<readonly Told[]>
  readonly say: (line: string) => Promise<readonly Told[]>
  readonly leave: () => Promise<Ended>
}

/** `gloam play --json`, with its first page told. */
export async function sitDown(main: string, cwd: string, ...more: readonly string[]): Promise<Seated> {
  const child = spawn(process.execPath, [main, 'play', 'fen', '--seed', '7', '--json', ...more], { cwd })
  onTestFinished(() => void child.kill('SIGKILL'))
  child.stdin.on('error', () => undefined) // a table that has stopped reads no more, and that is seen by its end
  const ended = endOf(child)
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const heard = async (): Promise<readonly Told[]> => {
    const told: Told[] = []
    for (;;) {
      const { value, done } = await lines.next()
      if (done === true) return told
      const event = JSON.parse(value) as Told
      if (event.type === 'ready') return told
      told.push(event)
    }
  }
  const say = (line: string): Promise<readonly Told[]> => {
    child.stdin.write(`${line}\n`)
    return heard()
  }
  const leave = (): Promise<Ended> => {
    child.stdin.end()
    return ended
  }
  await heard()
  return { child, heard, say, leave }
}
