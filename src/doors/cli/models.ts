/** `gloam models`: which models can play here, each tried with one small call. */
import { Command } from 'commander'
import type { Model } from '../../cast/llm/model/port.ts'
import type { ListModels } from '../../cast/llm/model/probes.ts'
import { jsonPage } from '../outlet/clean.ts'
import type { CliDoor, ExitCode } from './door.ts'

const help = `
Each usable model is tried with one call of a few tokens, so this may cost a fraction of a cent; --no-test only lists.

  ANTHROPIC_API_KEY                  Claude, by Anthropic
  OPENAI_API_KEY                     GPT, by OpenAI
  OPENAI_BASE_URL                    any server that speaks OpenAI's chat completions, with or without a key
  OLLAMA_HOST                        an Ollama elsewhere than on this machine
  ANTHROPIC_BASE_URL                 somebody else's server for Claude
  GLOAM_PRICES                       what a model costs, in dollars a million tokens: NAME=in/out, more with commas

Examples:
  $ gloam models                                   what is there, and whether it answers
  $ gloam models --model ollama/llama3.1           try this one
  $ gloam play ember-road --model anthropic        play with it`

type ModelsFlags = { readonly model?: string; readonly test: boolean; readonly json?: true }

/** What became of one provider, or of the one model that was asked for. */
type Tried = {
  readonly name: string
  readonly isUsable: boolean
  readonly why: string
  readonly others?: readonly string[]
  readonly answer?: {
    readonly ms: number
    readonly input: number
    readonly output: number
    readonly dollars: number | null
  }
}

export const modelsCommand = (door: CliDoor): Command =>
  new Command('models')
    .description('list the models that can play here, and try each with one small call')
    .option('--model <name>', 'try only this one, such as openai-compatible/NAME')
    .option('--no-test', 'list them without a call')
    .option('--json', 'print everything as JSON')
    .addHelpText('after', help)
    .action(async (flags: ModelsFlags) => door.finish(await runModels(door, flags)))

async function runModels(door: CliDoor, flags: ModelsFlags): Promise<ExitCode> {
  const { listModels } = await import('../../cast/llm/model/probes.ts')
  const env = door.streams?.environment ?? {}
  const specs: readonly string[] =
    flags.model === undefined ? (await import('../../cast/llm/model/providers.ts')).providers : [flags.model]
  const tried = await Promise.all(specs.map(spec => tryOne(spec, env, flags.test, listModels)))
  if (flags.json) door.print(jsonPage({ models: tried }))
  else await tell(door, tried)
  return flags.model !== undefined && tried.some(({ isUsable }) => !isUsable) ? 1 : 0
}

type Env = Readonly<Record<string, string | undefined>>

async function tryOne(spec: string, env: Env, isTested: boolean, list: ListModels): Promise<Tried> {
  const { chooseModel, findModel, isElsewhereFor } = await import('../../cast/llm/model/choose.ts')
  const { usualStreamLimits, providers } = await import('../../cast/llm/model/providers.ts')
  const elsewhere = isElsewhereFor(spec, env)
  if (elsewhere !== undefined) return { name: spec, isUsable: false, why: elsewhere }
  const limits = { ...usualStreamLimits, firstMs: 60_000 }
  const choice = await chooseModel(spec, { env, now: Date.now, limits }, list)
  if (!choice.ok) return { name: spec, isUsable: false, why: choice.refusal }
  const { model, why } = choice.value
  if (!model) return { name: 'oracle', isUsable: true, why }
  const provider = providers.find(one => one === spec)
  const others = provider === undefined ? [] : othersOf((await findModel(provider, env, list)).names ?? [], model.name)
  const told = { name: model.name, isUsable: true, why, ...(others.length > 0 ? { others } : {}) }
  return isTested ? { ...told, ...(await call(model, env)) } : told
}

const othersOf = (names: readonly string[], chosen: string): readonly string[] =>
  names.filter(name => !chosen.endsWith(`/${name}`))

async function call(model: Model, env: Env): Promise<Pick<Tried, 'isUsable' | 'answer'> & { readonly why?: string }> {
  const { complete } = await import('../../cast/llm/model/complete.ts')
  const { ModelFailed } = await import('../../cast/llm/model/fault.ts')
  const { priceOf, pricesIn } = await import('../../cast/llm/model/prices.ts')
  const start = performance.now()
  try {
    const { usage, dollars } = await complete(
      {
        system: [],
        messages: [{ role: 'user', text: 'Answer with the one word: ready' }],
        tools: [],
        maxOutputTokens: 200,
      },
      {
        model,
        price: priceOf(model.name, pricesIn(env)),
        patience: { tries: 1, firstWaitMs: 0, longestWaitMs: 0, sleep: async () => undefined },
        signal: AbortSignal.timeout(90_000),
      },
    )
    const { input, output } = usage
    return { isUsable: true, answer: { ms: Math.round(performance.now() - start), input, output, dollars } }
  } catch (thrown) {
    if (thrown instanceof ModelFailed) return { isUsable: false, why: thrown.fault.message }
    return { isUsable: false, why: 'It did not answer within 90 s.' }
  }
}

async function tell(door: CliDoor, tried: readonly Tried[]): Promise<void> {
  const { pricesAsOf } = await import('../../cast/llm/model/prices.ts')
  for (const one of tried) door.print(`${one.isUsable ? 'yes' : 'no '}  ${one.name}\n     ${lineOf(one)}\n`)
  const usable = tried.filter(({ isUsable }) => isUsable)
  door.print(usable.length === 0 ? nobody : `\nPlay with one of them: gloam play CAMPAIGN --model ${usable[0]?.name}\n`)
  if (usable.some(({ answer }) => (answer?.dollars ?? 0) > 0))
    door.print(`Prices are estimates, by lists of ${pricesAsOf}.\n`)
}

const nobody = `
No model can play here yet, and none is needed: the Oracle runs the game by itself. To play with a model, set
ANTHROPIC_API_KEY or OPENAI_API_KEY, or OPENAI_BASE_URL for a server of your own, or start Ollama.
`

function lineOf({ why, answer, others, isUsable }: Tried): string {
  const more = others === undefined ? '' : ` Also there: ${others.slice(0, 8).join(', ')}.`
  if (!answer || !isUsable) return `${why}${more}`
  const { ms, input, output, dollars } = answer
  const price =
    dollars === null ? 'its price is not known' : dollars === 0 ? 'it costs nothing' : `about $${dollars.toFixed(6)}`
  return `${why} It answered in ${ms} ms (${input} tokens in, ${output} out; ${price}).${more}`
}
