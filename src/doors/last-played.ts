/** When a campaign was last played: its runs are named by their times. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

export function lastRunOf(folder: string): string | undefined {
  try {
    return readdirSync(join(folder, 'runs'), { withFileTypes: true })
      .filter(entry => entry.isDirectory())
      .map(entry => entry.name)
      .sort()
      .at(-1)
  } catch {
    return undefined // nothing was played there yet
  }
}

/** Of these campaigns in a folder the one with the latest run. */
export function lastPlayed(folder: string, names: readonly string[]): string | undefined {
  const runs = names.flatMap(name => {
    const run = lastRunOf(join(folder, name))
    return run === undefined ? [] : [{ name, run }]
  })
  return runs.sort((one, other) => (one.run < other.run ? 1 : -1))[0]?.name
}
