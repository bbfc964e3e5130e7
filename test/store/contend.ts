/** Fault 11: processes that take turns at one lock, while more of them are started and killed in the middle. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { quickFolder, start } from './harness.ts'

export type Contended = { readonly together: readonly string[]; readonly turns: number; readonly kills: number }

export async function contendAndDie(contenders: number, turnsEach: number, kills: number): Promise<Contended> {
  const root = quickFolder()
  const survivors = Array.from({ length: contenders }, () => start(['contend', root, String(turnsEach)]).rest())
  const victims: string[] = []
  for (let killed = 0; killed < kills; killed += 1) victims.push(...(await dieInside(root)))
  const said = [...(await Promise.all(survivors)).flat(), ...victims]
  const turns = readFileSync(join(root, 'turns'), 'utf8').split('\n').length - 1
  return { together: said.filter(words => words.startsWith('together')), turns, kills }
}

/** One who takes turns for ever, and is killed after the first of them. */
async function dieInside(root: string): Promise<readonly string[]> {
  const victim = start(['contend', root, 'Infinity'])
  const first = await victim.hear()
  setTimeout(() => void victim.kill(), Math.random() * 3)
  return [first ?? '', ...(await victim.rest())]
}
