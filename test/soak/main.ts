/**
 * `npm run soak`: the fault tests for as long as it takes, printed as a table that can stand in docs/measurements.md.
 * `npm run soak -- --quick` does a twentieth of it, `npm run soak -- llm oracle` only those two.
 */
import { execFileSync } from 'node:child_process'
import { cpus, release, type } from 'node:os'
import { soakBlades } from './blades.ts'
import { soakFifth } from './fights.ts'
import { soakLlm } from './llm.ts'
import { soakMcp } from './mcp.ts'
import { soakOracle } from './oracle.ts'
import type { SoakRow } from './row.ts'
import { soakStore } from './store.ts'
import { soakTable } from './table.ts'

const soaks: Readonly<Record<string, (scale: number) => AsyncGenerator<SoakRow>>> = {
  store: soakStore,
  table: soakTable,
  fifth: soakFifth,
  blades: soakBlades,
  llm: soakLlm,
  oracle: soakOracle,
  mcp: soakMcp,
}

const words = process.argv.slice(2)
const isQuick = words.includes('--quick')
const names = words.filter(word => Object.hasOwn(soaks, word))
const command = ['npm run soak', ...(words.length > 0 ? ['--', ...words] : [])].join(' ')
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()

console.log(`\`${command}\` on ${new Date().toISOString().slice(0, 10)}, commit ${commit}:`)
console.log(`Node ${process.version}, ${type()} ${release()}, ${cpus().length} cores\n`)
console.log('| what was done | what came of it | seconds | |\n| --- | --- | ---: | --- |')

const scale = isQuick ? 0.05 : 1
const rows: SoakRow[] = []
for (const [name, rowsOf] of Object.entries(soaks)) {
  if (names.length > 0 && !names.includes(name)) continue
  for await (const row of rowsOf(scale)) {
    rows.push(row)
    console.log(`| ${row.name} | ${row.result} | ${row.seconds} | ${row.outcome} |`)
  }
}
process.exitCode = rows.some(({ outcome }) => outcome === 'failed') ? 1 : 0
