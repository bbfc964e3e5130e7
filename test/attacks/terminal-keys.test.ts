/** Keys on a real terminal, with a campaign whose every name holds codes: Tab offers names, and never a code. */
import { spawn, spawnSync } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildGloam, endOf } from '../cli/gloam.ts'
import { fenWith } from './fen.ts'

let built = { main: '', remove: (): void => undefined }
beforeAll(() => {
  built = buildGloam()
})
afterAll(() => built.remove())

const hasTerminal = spawnSync('script', ['--version']).status === 0

/** One that names the window, one that asks the terminal for an answer, both also as single C1 letters. */
const codes = '\u001B]0;owned\u0007\u009D0;owned\u009C\u001B[6n\u009B6n'
const sheet = (name: string, player: string): string =>
  `# ${name}\n\n**Player**: ${player}\n\n| | |\n|---|---|\n| **Race** | Human |\n| **Class** | Fighter |\n| **Level** | 1 |\n| **HP** | 12 |\n| **AC** | 14 |\n`

const hostile = {
  'party/odo.md': sheet(`Odoric${codes} Brook`, 'ai'),
  'party/bea.md': sheet(`Beatrix${codes} Sedge`, 'ai'),
  'npcs/hob.md': `# Ferrywoman${codes} Hobble\n\n**Location**: The Pier\n\n## What everybody knows\n- She rows.\n`,
  'locations/pier.md': `# The Pier\n\nPlanks.\n\n## Exits\n- The Mill${codes}: a path\n\n## People\n- Ferrywoman${codes} Hobble\n`,
}

type Typed = { readonly keys: string; readonly until: RegExp }

/** Types keys one after the other, each once the screen shows what the last ones bring; answers with what each brought. */
async function typing(folder: string, typed: readonly Typed[]): Promise<{ shown: readonly string[]; all: string }> {
  const line = `stty cols 100 rows 40; "${process.execPath}" "${built.main}" play fen --seed 7 --no-motion`
  const child = spawn('script', ['-qec', line, '/dev/null'], { cwd: folder, env: { ...process.env, TERM: 'xterm' } })
  const ended = endOf(child)
  const shown: string[] = []
  let seen = ''
  let next = 0
  let isReady = false
  child.stdout.on('data', (text: string) => {
    seen += text
    if (!isReady && !/❯ $|❯ [^\n]*$/.test(seen)) return
    if (isReady && !typed[next - 1]?.until.test(seen)) return
    if (isReady) shown.push(seen)
    isReady = true
    seen = ''
    const keys = typed[next]?.keys
    next += 1
    child.stdin.write(keys ?? '\u0015\u0004\u0004')
  })
  const end = setTimeout(() => child.kill(), 20_000)
  const { out } = await ended
  clearTimeout(end)
  return { shown, all: out }
}

const escape = String.fromCharCode(27)
test.skipIf(!hasTerminal)('13.18 Tab completes a hostile name to its letters (needs script)', async () => {
  const { shown, all } = await typing(fenWith(hostile), [
    { keys: '/sheet Odo\t', until: /Odoric/ },
    { keys: '\u0015/sheet Bea\t', until: /Beatrix/ },
    { keys: '\u0015/sheet \t\t', until: /Beatrix[^]*Odoric|Odoric[^]*Beatrix/ },
  ])
  expect(shown).toHaveLength(3)
  for (const text of [...shown, all]) {
    expect(text).not.toContain(`${escape}]`)
    expect(text).not.toContain(`${escape}[6n`)
    expect(text).not.toMatch(/[\u0080-\u009F]/)
  }
})

test.skipIf(!hasTerminal)('13.18 a name that was completed can be entered (needs script)', async () => {
  const { shown } = await typing(fenWith(hostile), [
    { keys: '/sheet Odo\t', until: /Odoric/ },
    { keys: '\r', until: /HP 12\/12[^]*❯|Nobody/ },
  ])
  expect(shown[1]).toMatch(/Odoric[^]*HP 12\/12/)
})
