/** Cases are measured in a process beside this one, which is ended when one of them takes longer than any should. */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Case, Growth } from './measure.ts'

/** What was found of a case; `isStopped` when it was given up. */
export type Finding = Case & Growth & { readonly isStopped: boolean }

const root = fileURLToPath(new URL('../..', import.meta.url))
const words = ['--import', './scripts/plain-typescript.mjs', 'bench/slow-text/worker.ts']

/** A list of cases has to fit into the words of a call. */
const most = 1000

/** `limitMs` by the clock, so it is far above what anything linear takes on a busy machine. */
export async function measureAll(
  cases: readonly Case[],
  lengths: readonly number[],
  limitMs: number,
): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  while (findings.length < cases.length) {
    const left = cases.slice(findings.length, findings.length + most)
    const grown = await measureUntilStopped(left, lengths, limitMs)
    findings.push(...grown.flatMap((growth, at) => found(left[at], growth, false)))
    const stopped = left[grown.length]
    const length = lengths.at(-1) ?? 0
    findings.push(...found(stopped, { length, ms: limitMs, ratio: Infinity, isSlow: true }, true))
  }
  return findings
}

const found = (one: Case | undefined, growth: Growth, isStopped: boolean): readonly Finding[] =>
  one === undefined ? [] : [{ ...one, ...growth, isStopped }]

/** The first line comes when the sources are loaded, which takes its time and is no part of what is measured. */
async function measureUntilStopped(
  cases: readonly Case[],
  lengths: readonly number[],
  limitMs: number,
): Promise<readonly Growth[]> {
  const call = [...words, JSON.stringify({ cases, lengths })]
  const child = spawn(process.execPath, call, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<number | null>(resolve => child.on('close', resolve))
  const stop = (): boolean => child.kill('SIGKILL')
  const said: Growth[] = []
  let timer = setTimeout(stop, 10 * limitMs)
  for await (const line of createInterface({ input: child.stdout })) {
    clearTimeout(timer)
    timer = setTimeout(stop, limitMs)
    said.push(JSON.parse(line) as Growth)
  }
  clearTimeout(timer)
  const code = await ended
  if (said.length === 0 || (code !== 0 && code !== null)) throw new Error(`A measuring process ended with ${code}.`)
  return said.slice(1)
}
