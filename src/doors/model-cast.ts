/** A cast of models as a player asked for it: one for all roles, or one for each by the campaign's preferences. */
import { setTimeout as sleep } from 'node:timers/promises'
import { settingOf, type Preferences } from '../campaign/preferences/preferences.ts'
import { llmCast, type LlmCast } from '../cast/llm/cast.ts'
import { Purse, type RoleName } from '../cast/llm/budget/purse.ts'
import { chooseModel, type Choice } from '../cast/llm/model/choose.ts'
import type { Patience } from '../cast/llm/model/complete.ts'
import { priceOf, pricesIn } from '../cast/llm/model/prices.ts'
import { listModels } from '../cast/llm/model/probes.ts'
import { usualStreamLimits } from '../cast/llm/model/providers.ts'
import { outputFor, toEffort, windowOf } from '../cast/llm/model/windows.ts'
import type { RoleModel } from '../cast/llm/roles/mind.ts'
import type { Waits } from '../cast/llm/model/signs.ts'
import { accept, refuse, type Result } from '../core/result.ts'
import type { Game } from '../games/game.ts'
import type { Cast } from '../table/ports.ts'

export type ModelWish = {
  /** `auto`, `provider/name`, or `oracle`. */
  readonly spec: string
  readonly budget?: number | undefined
  readonly game: Game
  readonly human: string
  readonly preferences: Preferences
  /** Dollars that the run has cost already: a budget is for the run, not for one sitting. */
  readonly spent: number
  readonly env: Readonly<Record<string, string | undefined>>
  readonly fallback: Cast
  readonly waits?: Waits | undefined
}

export type ModelCast = { readonly cast?: LlmCast; readonly why: string }

const roles: Readonly<Record<RoleName, number>> = {
  gm: 1600,
  companion: 500,
  narrator: 1200,
  journal: 700,
  decisions: 600,
  guard: 300,
}

const patience: Patience = {
  tries: 4,
  firstWaitMs: 1000,
  longestWaitMs: 60_000,
  sleep: (ms, signal) => sleep(ms, undefined, { signal }),
}

/** No cast where the Oracle plays; the sentence says why. */
export async function modelCast(wish: ModelWish): Promise<Result<ModelCast, string>> {
  const { words, rules } = wish.game
  if (!words) return refuse(`No model knows how to run "${rules.title}" yet: play it with --model oracle.`)
  const chosen = await chooseAll(wish)
  if (!chosen.ok) return chosen
  const { models, why } = chosen.value
  if (Object.keys(models).length === 0) return accept({ why })
  const purse = new Purse(wish.budget, wish.spent)
  const { fallback, human, waits } = wish
  return accept({ why, cast: llmCast({ models, game: await words(), purse, fallback, human, waits }) })
}

const cannotCount = (model: string): string =>
  `Nobody knows what ${model} costs, so a budget could not be kept. Tell us in dollars a million tokens, in/out, with GLOAM_PRICES=${model}=3/15 (0/0 for one on a machine of your own), or play without a budget.`

/** Undefined when it can be called. */
export async function refusalOfModel(spec: string, env: ModelWish['env']): Promise<string | undefined> {
  const choice = await chooseModel(spec, { env, now: () => Date.now(), limits: usualStreamLimits }, listModels)
  return choice.ok ? undefined : choice.refusal
}

/** `temperature_gm: 0.8` is that role's, `temperature: 0.8` everybody's; the same with `effort` and `window`. */
function settingsOf(role: RoleName, model: string, preferences: Preferences): Omit<RoleModel, 'asking'> {
  const setting = (name: string): string | undefined =>
    settingOf(preferences, `${name}_${role}`) ?? settingOf(preferences, name)
  const effort = toEffort(setting('effort'))
  const [temperature, window] = [Number(setting('temperature') ?? NaN), Number(setting('window') ?? NaN)]
  return {
    maxOutputTokens: outputFor(model, roles[role], effort),
    sampling: {
      ...(temperature >= 0 && temperature <= 2 ? { temperature } : {}),
      ...(effort ? { effort } : {}),
    },
    window: window >= leastWindow ? window : windowOf(model),
  }
}

/** Below this no prompt of a Game Master's fits, however short. */
const leastWindow = 6000

type Models = { readonly [Role in RoleName]?: RoleModel }

/** `model_gm: anthropic/...` in the preferences is that role's; `model` and --model are everybody's. */
async function chooseAll({
  spec,
  budget,
  preferences,
  env,
}: ModelWish): Promise<Result<{ models: Models; why: string }, string>> {
  const edges = { env, now: () => Date.now(), limits: usualStreamLimits }
  const prices = pricesIn(env)
  const choices = new Map<string, Choice>()
  const models: { [Role in RoleName]?: RoleModel } = {}
  for (const role of Object.keys(roles) as RoleName[]) {
    const asked = settingOf(preferences, `model_${role}`) ?? (role === 'guard' ? undefined : spec)
    if (asked === undefined) continue // a guard sits there for whoever asked for one
    const choice = choices.get(asked) ?? (await chooseModel(asked, edges, listModels))
    if ('ok' in choice && !choice.ok) return choice
    const taken = 'ok' in choice ? choice.value : choice
    choices.set(asked, taken)
    if (!taken.model) continue
    const price = priceOf(taken.model.name, prices)
    if (!price && budget !== undefined) return refuse(cannotCount(taken.model.name))
    models[role] = {
      asking: { model: taken.model, patience, price },
      ...settingsOf(role, taken.model.name, preferences),
    }
  }
  return accept({ models, why: choices.get(spec)?.why ?? [...choices.values()].map(({ why }) => why).join(' ') })
}
