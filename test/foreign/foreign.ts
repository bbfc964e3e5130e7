/** Campaigns in conventions that are none of ours: strangers', read in place where they are, and a few written for this. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../shared/bench/foreign', import.meta.url))
const own = fileURLToPath(new URL('../fixtures/strangers', import.meta.url))

export type ForeignSheet = {
  readonly file: string
  readonly name: string
  readonly hp: number
  readonly ac: number
  readonly attacks: readonly string[]
}

export type Answers = {
  readonly opening: string
  readonly sheets: readonly ForeignSheet[]
  readonly secrets: readonly {
    readonly id: string
    readonly tells: readonly string[]
  }[]
  readonly public: readonly string[]
  readonly places: readonly { readonly name: string; readonly ways: readonly string[] }[]
  readonly people: readonly { readonly name: string; readonly where: string }[]
  /** Faults its author put in, for doctor to find: words that its finding names. */
  readonly planted?: readonly { readonly kind: string; readonly says: readonly string[] }[]
}

export const ownNames: readonly string[] = readdirSync(own)
  .filter(name => name.endsWith('.answers.json'))
  .map(name => name.replace('.answers.json', ''))

export const foreignNames: readonly string[] = existsSync(root)
  ? readdirSync(root)
      .filter(name => name.endsWith('.secrets.json'))
      .map(name => name.replace('.secrets.json', ''))
  : []

export const isThere = foreignNames.length > 0

export const answersOf = (name: string): Answers =>
  JSON.parse(
    readFileSync(
      ownNames.includes(name) ? join(own, `${name}.answers.json`) : join(root, `${name}.secrets.json`),
      'utf8',
    ),
  ) as Answers

/** Every text of one of them by its path. */
export function textsIn(name: string): Readonly<Record<string, string>> {
  const folder = join(ownNames.includes(name) ? own : root, name)
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(path => path.endsWith('.md'))
  return Object.fromEntries(paths.sort().map(path => [path, readFileSync(join(folder, path), 'utf8')]))
}
