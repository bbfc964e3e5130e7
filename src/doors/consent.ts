/**
 * A campaign may wish for a model, and a model can spend the money of whoever plays. So the wish is put to that person once,
 * with a budget, and the answer is kept with them and never in the campaign, which somebody else may have written.
 */
import { mkdirSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { settingOf, type Preferences } from '../campaign/preferences/preferences.ts'
import { own } from '../core/own.ts'
import { accept, refuse, type Result } from '../core/result.ts'
import type { Choose } from './terminal/seat.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** `budget` is null where the answer was no. */
type Answer = { readonly wish: string; readonly budget: number | null }

/** What a person has answered, by the real path of the campaign's folder. */
export type Consents = { readonly recall: () => Answer | undefined; readonly keep: (answer: Answer) => void }

function consentFile(env: Environment): string {
  const config = env['XDG_CONFIG_HOME'] ?? env['APPDATA'] ?? ''
  return join(config === '' ? join(env['HOME'] ?? homedir(), '.config') : config, 'gloam', 'consents.json')
}

function readAll(file: string): Readonly<Record<string, Partial<Answer>>> {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {} // nothing was answered yet, or nobody can read what was: then it is asked again
  }
}

function writeAll(file: string, answers: Readonly<Record<string, Partial<Answer>>>): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify(answers, null, 2)}\n`, { mode: 0o600 })
  renameSync(draft, file)
}

const isBudget = (value: unknown): value is number | null =>
  value === null || (typeof value === 'number' && Number.isFinite(value) && value >= 0)

export function consentsOf(folder: string, env: Environment): Consents {
  const file = consentFile(env)
  const place = realpathSync(folder)
  return {
    recall: () => {
      const { wish, budget } = own(readAll(file), place) ?? {}
      return typeof wish === 'string' && isBudget(budget) ? { wish, budget } : undefined
    },
    keep: answer => {
      try {
        writeAll(file, { ...readAll(file), [place]: answer })
      } catch {
        return // a home that cannot be written to costs one more question the next time, and nothing else
      }
    },
  }
}

/** The keys by which preferences name a model: for all, and for each role. */
export const modelRoles = [
  'model',
  'model_gm',
  'model_companion',
  'model_narrator',
  'model_journal',
  'model_decisions',
  'model_guard',
] as const

/** What the campaign asks for, as one text that is another once any of it is. */
export const wishIn = (preferences: Preferences): string =>
  modelRoles
    .flatMap(key => {
      const value = settingOf(preferences, key)
      return value === undefined ? [] : [`${key}: ${value}`]
    })
    .join(', ')

export const withoutModels = (preferences: Preferences): Preferences => ({
  ...preferences,
  settings: new Map(
    [...preferences.settings].filter(([key, value]) => !/^(?:model|effort)/.test(key) || value === 'oracle'),
  ),
})

type Asked = {
  readonly campaign: string
  readonly preferences: Preferences
  /** What the person typed. */
  readonly model?: string | undefined
  readonly budget?: number | undefined
}

/** What may be played with: the campaign's wishes are in the preferences only where they were granted. */
type Granted = Pick<Asked, 'preferences' | 'model' | 'budget'>

const budgets = [1, 5] as const

/** A model that was typed is consent to that one in this run, and to no other that the campaign names. */
export async function grantModel(asked: Asked, consents: Consents, choose: Choose): Promise<Result<Granted, string>> {
  const { preferences, model, budget } = asked
  const wish = wishIn(preferences)
  const known = consents.recall()
  const answer = known?.wish === wish ? known : undefined
  if (model !== undefined) {
    return accept({ model, budget, preferences: answer?.budget == null ? withoutModels(preferences) : preferences })
  }
  if ((settingOf(preferences, 'model') ?? 'oracle') === 'oracle')
    return accept({ preferences: withoutModels(preferences) })
  const given = answer ?? (await ask(asked, wish, consents, choose))
  if (given === undefined) return refuse(unasked(asked))
  if (given.budget === null) return accept({ preferences: withoutModels(preferences), budget })
  return accept({ preferences, budget: budget ?? given.budget })
}

const unasked = ({ campaign, preferences }: Asked): string => {
  const model = settingOf(preferences, 'model') ?? ''
  return (
    `"${campaign}" asks in its preferences.md to be played with a model (${model}), which can cost you money, and you have not ` +
    `allowed that yet. Allow it for this run with --model ${model} --budget 2.00, play without with --model oracle, or play ` +
    'it once on a terminal, where you are asked.'
  )
}

async function ask({ campaign }: Asked, wish: string, consents: Consents, choose: Choose): Promise<Answer | undefined> {
  const chosen = await choose(
    `"${campaign}" asks to be played with a model (${wish}), which can cost you money. Shall it?`,
    'Model',
    [
      { label: 'No', description: 'the Oracle plays, and nothing is paid' },
      ...budgets.map(most => ({ label: `$${most}`, description: `yes, for at most $${most}.00 a session` })),
    ],
    0,
  )
  if (chosen === undefined) return undefined
  const answer = { wish, budget: budgets[chosen - 1] ?? null }
  consents.keep(answer)
  return answer
}
