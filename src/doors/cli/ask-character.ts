/** What has to be known of a new character: from flags, or from a person, who is asked again where it cannot be. */
import { questionsFor, type Needed, type Question } from '../character-questions.ts'
import type { CliDoor } from './door.ts'
import { readableWidth, wrap } from './wrap.ts'

export type More = { readonly background?: string; readonly player?: 'human' | 'ai' }

const asLines = (door: CliDoor, text: string): string => wrap(text, readableWidth(door.columns))

/** Asked until the answer will do; undefined when nobody answers any more. */
async function askFor(door: CliDoor, { key, ask, choices, otherwise, wrong }: Question): Promise<string | undefined> {
  const list = choices.map((choice, at) => `${at + 1} ${choice}`).join(', ')
  const enter = otherwise === undefined ? '' : key === 'campaign' ? `; Enter: ${otherwise}` : '; Enter: chance'
  const question = list === '' ? ask : `${ask} (${list}${enter})`
  for (;;) {
    const answer = (await door.ask?.(asLines(door, `${question} > `)))?.trim()
    if (answer === undefined) return undefined
    const said = answer === '' ? (otherwise ?? '') : (choices[Number(answer) - 1] ?? answer)
    const why = said === '' ? nothingSaid : wrong(said)
    if (why === undefined) return said
    door.print(`${asLines(door, why)}\n`)
  }
}

const nothingSaid = 'That one cannot be left to chance. Ctrl-C leaves.'

/** Everything that is needed, or the flags that are missing. */
export async function neededFrom(
  door: CliDoor,
  flags: Partial<Needed> & { readonly campaigns: string; readonly dryRun?: true },
  campaigns: readonly string[],
  seed: string,
): Promise<Needed | readonly string[]> {
  const found: Record<keyof Needed, string> = { campaign: '', name: '', race: '', class: '' }
  const missing: string[] = []
  for (const question of await questionsFor(flags.campaigns, campaigns, seed)) {
    const { key } = question
    const isOptional = key === 'campaign' && flags.dryRun === true
    const answer = flags[key] ?? (isOptional ? '' : await askFor(door, question))
    if (answer === undefined || (answer.trim() === '' && !isOptional)) missing.push(`--${key}`)
    else found[key] = answer.trim()
  }
  return missing.length > 0 ? missing : found
}

/** What can be left out is asked for last, and Enter leaves it out. */
export async function moreFrom(door: CliDoor, flags: More): Promise<More> {
  const background = flags.background ?? (await door.ask?.('Background? (Enter: Acolyte, or words of your own) > '))
  const player = flags.player ?? (await playerFrom(door))
  return {
    ...(background === undefined || background.trim() === '' ? {} : { background: background.trim() }),
    ...(player === undefined ? {} : { player }),
  }
}

async function playerFrom(door: CliDoor): Promise<More['player']> {
  const answer = await door.ask?.('Will you play this character yourself? (Enter: yes; no: a companion) > ')
  if (answer === undefined) return undefined
  return /^\s*n/i.test(answer) ? 'ai' : 'human'
}
