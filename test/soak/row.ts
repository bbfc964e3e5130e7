/** One line of the soak's table: what was done to it for how long, and what came of it. */
export type SoakRow = {
  readonly name: string
  readonly result: string
  readonly seconds: number
  readonly outcome: 'passed' | 'failed' | 'skipped'
}

/** Runs one soak and writes down how it went; one that fails does not keep the others from running. */
export async function soak(name: string, work: () => Promise<string>): Promise<SoakRow> {
  const start = performance.now()
  const secondsSince = (): number => Math.round((performance.now() - start) / 1000)
  try {
    return { name, result: await work(), seconds: secondsSince(), outcome: 'passed' }
  } catch (cause) {
    return { name, result: String(cause), seconds: secondsSince(), outcome: 'failed' }
  }
}

export const skip = (name: string, why: string): SoakRow => ({ name, result: why, seconds: 0, outcome: 'skipped' })
