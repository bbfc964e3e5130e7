/** A new character in a game that asks its own questions. The door asks them, and writes what comes of the answers. */
import { seedRng, streamOf, below } from '../../core/random.ts'
import type { Asked } from '../../rules/making.ts'
import { jsonPage } from '../outlet/clean.ts'
import { noColours } from '../outlet/ink.ts'
import { layOut } from '../terminal/lay-out.ts'
import { type OwnMaking } from '../new-sheet.ts'
import { asWord, playCall } from './call.ts'
import type { CliDoor, ExitCode } from './door.ts'
import { readableWidth, wrap } from './wrap.ts'

type Flags = {
  readonly campaigns: string
  readonly name?: string
  readonly with?: readonly string[]
  readonly player?: 'human' | 'ai'
  readonly seed?: string
  readonly dryRun?: true
  readonly json?: true
}

const tell = (door: CliDoor, code: ExitCode, text: string): ExitCode => {
  door.warn(`gloam new character: ${text}\n`)
  return code
}

const said = (answers: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    answers.flatMap(answer => {
      const at = answer.indexOf('=')
      return at < 1 ? [] : [[answer.slice(0, at).trim(), answer.slice(at + 1).trim()] as const]
    }),
  )

/** An answer by its number or in words; Enter, and nobody to ask, is chance. */
async function answerTo(door: CliDoor, { ask, choices }: Asked, chance: string): Promise<string | undefined> {
  const list = choices.map(({ label, hint }, at) => `${at + 1}. ${label}${hint === undefined ? '' : `: ${hint}`}`)
  const page = layOut(list.join('\n'), { width: readableWidth(door.columns) - 3, ink: noColours, bar: '> ' })
  const lucky = choices[below(streamOf(seedRng(chance)), Math.max(1, choices.length))]?.label ?? 'Nobody'
  if (!door.ask) return lucky
  const answer = await door.ask(
    `${wrap(ask, readableWidth(door.columns))}\n${page.map(line => `  ${line}\n`).join('')}(Enter: chance) > `,
  )
  if (answer === undefined) return undefined
  const words = answer.trim()
  return words === '' ? lucky : (choices[Number(words) - 1]?.label ?? words)
}

export async function runOwnCharacter(
  door: CliDoor,
  flags: Flags,
  { campaign, folder, making }: OwnMaking,
): Promise<ExitCode> {
  const seed = flags.seed ?? door.freshSeed()
  let answers: Readonly<Record<string, string>> = {
    ...(flags.name === undefined ? {} : { name: flags.name }),
    ...said(flags.with ?? []),
  }
  for (let asked = making.next(answers), count = 0; asked && count < 20; asked = making.next(answers), count += 1) {
    const answer = await answerTo(door, asked, `${seed}/${asked.key}/${count}`)
    if (answer === undefined) return tell(door, 1, 'Nothing was written.')
    if (answers[asked.key] === answer)
      return tell(door, 2, `"${answer}" is none of: ${asked.choices.map(({ label }) => label).join(', ')}.`)
    answers = { ...answers, [asked.key]: answer }
  }
  return write(door, flags, { campaign, folder, making }, answers, seed)
}

async function write(
  door: CliDoor,
  flags: Flags,
  { campaign, folder, making }: OwnMaking,
  answers: Readonly<Record<string, string>>,
  seed: string,
): Promise<ExitCode> {
  const { makeOwn, placeOwn } = await import('../new-sheet.ts')
  const made = await makeOwn(folder, making, answers, { seed, player: flags.player ?? 'human' })
  if (!made.ok) return tell(door, 1, made.refusal)
  const { name, path, files, told } = made.value
  const words = layOut(told, { width: readableWidth(door.columns) - 1, ink: noColours, bar: '> ' }).join('\n')
  if (flags.dryRun) {
    door.print(`${words}\n\n${files[path] ?? ''}`)
    return 0
  }
  const placed = await placeOwn(folder, made.value)
  if (!placed.ok) return tell(door, 1, placed.refusal)
  if (flags.json) door.print(jsonPage({ status: 'complete', name, path, seed, files: Object.keys(files) }))
  else
    door.print(
      `${words}\n\n${name} has a sheet: ${path}\nSit down with: ${playCall(door, campaign, flags.campaigns)} --as ${asWord(name)}\n`,
    )
  return 0
}
