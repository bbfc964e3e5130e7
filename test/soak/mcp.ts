/** A table of agents that will not behave, at length: canaries in every secret, and every wire read. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { assert } from '../../src/core/result.ts'
import { closeAgents } from '../mcp/agents.ts'
import { playCrowd } from '../mcp/crowd.ts'
import { warehouse } from '../mcp/warehouse.ts'
import { soak, type SoakRow } from './row.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

async function crowd(beats: number): Promise<string> {
  const built = join(root, 'node_modules', '.cache', `soak-${process.pid}`)
  const folder = mkdtempSync(join(tmpdir(), 'gloam-crowd-'))
  execFileSync(process.execPath, ['scripts/build.mjs', built], { cwd: root })
  for (const [path, text] of Object.entries(warehouse)) {
    const file = join(folder, 'campaigns/heist', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  try {
    const { leaks, wires } = await playCrowd(join(built, 'main.js'), folder, beats, 18)
    assert(leaks.length === 0, `on a wrong wire: ${leaks.map(({ seat, word }) => `${word} at ${seat}`).join(', ')}`)
    const calls = Object.values(wires).reduce((sum, count) => sum + count, 0)
    return `${beats} beats, ${calls} answers read on five wires, nothing where it does not belong`
  } finally {
    await closeAgents()
    rmSync(built, { recursive: true, force: true })
    rmSync(folder, { recursive: true, force: true })
  }
}

export async function* soakMcp(scale: number): AsyncGenerator<SoakRow> {
  const beats = Math.max(10, Math.round(300 * scale))
  yield await soak(`five processes at one table, four agents that will not behave, ${beats} beats`, () => crowd(beats))
}
