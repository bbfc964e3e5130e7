/**
 * `npm run bench`: every benchmark once, and one table of what was measured. `npm run bench -- dice store` runs those
 * two, `--json` prints the same as data. A bar that is not met is printed as such; it is no failure of the run.
 */
import { cpus, release, type } from 'node:os'
import { printSummary, printTable, type Measured } from './print.ts'
import type { BenchRow } from './row.ts'

/** Each is loaded when it runs, because some peers take seconds to load and would be in the way of the others. */
const benches: Readonly<Record<string, () => Promise<readonly BenchRow[]>>> = {
  dice: async () => (await import('./dice.ts')).benchDice(),
  store: async () => (await import('./store.ts')).benchStore(),
  merge: async () => (await import('./merge.ts')).benchMerge(),
  table: async () => (await import('./table.ts')).benchTable(),
  growth: async () => (await import('./growth.ts')).benchGrowth(),
  'slow-text': async () => (await import('./slow-text.ts')).benchSlowText(),
  fifth: async () => (await import('./fifth.ts')).benchFifth(),
  blades: async () => (await import('./blades.ts')).benchBlades(),
  llm: async () => (await import('./llm.ts')).benchLlm(),
  oracle: async () => (await import('./oracle.ts')).benchOracle(),
  foreign: async () => (await import('./foreign.ts')).benchForeign(),
  leaks: async () => (await import('./leaks.ts')).benchLeaks(),
  tokens: async () => (await import('./tokens.ts')).benchTokens(),
  mcp: async () => (await import('./mcp.ts')).benchMcp(),
  web: async () => (await import('./web.ts')).benchWeb(),
  memory: async () => (await import('./memory.ts')).benchMemory(),
  ear: async () => (await import('./ear.ts')).benchEar(),
}

const words = process.argv.slice(2)
const names = words.filter(word => !word.startsWith('-'))
const unknown = words.find(word => (word.startsWith('-') ? word !== '--json' : !Object.hasOwn(benches, word)))

if (unknown === undefined) await runBenches(names.length > 0 ? names : Object.keys(benches))
else {
  process.stderr.write(`There is no "${unknown}". There are: ${Object.keys(benches).join(', ')}, and --json.\n`)
  process.exitCode = 2
}

async function runBenches(chosen: readonly string[]): Promise<void> {
  const rows: Measured[] = []
  for (const bench of chosen) {
    process.stderr.write(`measuring ${bench} ...\n`)
    for (const row of (await benches[bench]?.()) ?? []) rows.push({ bench, ...row })
  }
  const machine = { node: process.version, system: `${type()} ${release()}`, cores: cpus().length }
  if (words.includes('--json')) process.stdout.write(`${JSON.stringify({ ...machine, rows }, null, 2)}\n`)
  else {
    process.stdout.write(`\nNode ${machine.node}, ${machine.system}, ${machine.cores} cores\n\n`)
    process.stdout.write(`${printTable(rows)}\n${printSummary(rows)}`)
  }
}
