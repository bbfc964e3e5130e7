/** A line of play that was left gets another name: what it is called is the run's, whichever line is played. */
import { accept, refuse, type Result } from '../../core/result.ts'
import type { Instant } from '../../core/time.ts'
import type { Chronicle } from '../chronicle/chronicle.ts'
import type { Recovered } from '../recover.ts'

export type Naming = { readonly branch: string; readonly as: string; readonly at: Instant }

export async function nameLine(chronicle: Chronicle<Recovered>, naming: Naming): Promise<Result<void, string>> {
  const { branches } = chronicle.fold
  const names = branches.flatMap(({ name, isPlayed }) => (isPlayed ? [] : [name]))
  if (!names.includes(naming.branch))
    return refuse(`There is no line "${naming.branch}". There are: ${names.join(', ') || 'none'}.`)
  if (branches.some(({ name }) => name === naming.as)) return refuse(`There is a line "${naming.as}" already.`)
  await chronicle.append({ type: 'named', ...naming })
  return accept(undefined)
}
