/** Which model plays, by what a person asked for and what is there; always with a sentence that says why. */
import { accept, refuse, type Result } from '../../../core/result.ts'
import type { Model } from './port.ts'
import type { ListModels } from './probes.ts'
import { isElsewhere, makeModel, ollamaUrl, openaiUrl, providers, type Edges, type Provider } from './providers.ts'
import { redactOf, type Env } from './redact.ts'

/** No model: the Oracle plays. */
export type Choice = { readonly model?: Model; readonly why: string }

/** Models by name that have been tried with this table; any other is asked for with --model. */
const usualModels = { anthropic: 'claude-sonnet-4-5', openai: 'gpt-4.1' } as const

const localLimitMs = 400
const farLimitMs = 3000

/** `auto`, `oracle`, `provider`, or `provider/name`. */
export async function chooseModel(spec: string, edges: Edges, list: ListModels): Promise<Result<Choice, string>> {
  const asked = spec.trim()
  if (asked === '' || asked === 'auto') return accept(await chooseByWhatIsThere(edges, list))
  if (asked === 'oracle') return accept({ why: 'The Oracle plays, as you asked: no model is called.' })
  const [provider, name] = splitSpec(asked)
  if (!isProvider(provider))
    return refuse(`There is no provider "${provider}". Say auto, oracle, or one of these with a name: ${examples}.`)
  const missing = whatIsMissing(provider, edges.env)
  if (missing !== undefined) return refuse(missing)
  if (name !== '') return accept({ model: makeModel(provider, name, edges), why: `${asked} plays, as you asked.` })
  const found = await findModel(provider, edges.env, list)
  return found.name === undefined
    ? refuse(`${found.why} A model can also be named: --model ${provider}/NAME.`)
    : accept({ model: makeModel(provider, found.name, edges), why: `${provider}/${found.name} plays: ${found.why}` })
}

const examples = providers.map(provider => `${provider}/NAME`).join(', ')

function splitSpec(spec: string): readonly [string, string] {
  const slash = spec.indexOf('/') // a name may hold slashes of its own
  return slash === -1 ? [spec, ''] : [spec.slice(0, slash), spec.slice(slash + 1)]
}

const isProvider = (word: string): word is Provider => (providers as readonly string[]).includes(word)

/** What has to be set before a provider can be called at all. */
function whatIsMissing(provider: Provider, env: Env): string | undefined {
  switch (provider) {
    case 'anthropic':
      return env['ANTHROPIC_API_KEY'] ? undefined : 'anthropic needs a key: set ANTHROPIC_API_KEY.'
    case 'openai':
      return env['OPENAI_API_KEY'] ? undefined : 'openai needs a key: set OPENAI_API_KEY.'
    case 'openai-compatible':
      return env['OPENAI_BASE_URL']
        ? undefined
        : 'openai-compatible needs an address: set OPENAI_BASE_URL, such as http://localhost:8080/v1.'
    case 'ollama':
      return undefined
  }
}

type Found = { readonly name?: string; readonly why: string; readonly names?: readonly string[] }

/** Keys first, since someone pays for them on purpose; then servers; then what runs on this machine. */
const order: readonly Provider[] = ['anthropic', 'openai-compatible', 'openai', 'ollama']

async function chooseByWhatIsThere(edges: Edges, list: ListModels): Promise<Choice> {
  const { env } = edges
  const passedOver: string[] = []
  for (const provider of order) {
    if (whatIsMissing(provider, env) !== undefined) continue
    if (provider === 'openai' && isElsewhere(env)) continue // the address is somebody else's: asked as compatible
    if (provider === 'openai-compatible' && !isElsewhere(env)) continue
    const found = await findModel(provider, env, list)
    if (found.name !== undefined)
      return { model: makeModel(provider, found.name, edges), why: `${provider}/${found.name} plays: ${found.why}` }
    passedOver.push(found.why)
  }
  const why = `No model was found, so the Oracle plays. ${passedOver.join(' ')}`.trim()
  return { why: `${why} Set ANTHROPIC_API_KEY, OPENAI_API_KEY or OPENAI_BASE_URL, or start Ollama, to play with one.` }
}

/** The model a provider would be called with when only the provider is known. */
export async function findModel(provider: Provider, env: Env, list: ListModels): Promise<Found> {
  const redact = redactOf(env)
  switch (provider) {
    case 'anthropic':
      return { name: usualModels.anthropic, why: 'ANTHROPIC_API_KEY is set.' }
    case 'openai':
      return { name: usualModels.openai, why: 'OPENAI_API_KEY is set.' }
    case 'openai-compatible': {
      const url = openaiUrl(env)
      const names = await list(`${url}/models`, bearer(env), farLimitMs)
      const [name] = names ?? []
      return name === undefined
        ? { why: `OPENAI_BASE_URL is set, but ${redact(url)} lists no models.` }
        : { name, why: `OPENAI_BASE_URL is set, and ${redact(url)} offers it.`, ...(names ? { names } : {}) }
    }
    case 'ollama': {
      const url = ollamaUrl(env)
      const names = await list(`${url}/api/tags`, {}, env['OLLAMA_HOST'] ? farLimitMs : localLimitMs)
      if (names === undefined) return { why: `No Ollama answers at ${redact(url)}.` }
      const [name] = names
      return name === undefined
        ? { why: `The Ollama at ${redact(url)} has no models yet ("ollama pull NAME" brings one).` }
        : { name, why: `Ollama answers at ${redact(url)}.`, names }
    }
  }
}

const bearer = (env: Env): Readonly<Record<string, string>> => {
  const key = env['OPENAI_API_KEY']
  return key ? { authorization: `Bearer ${key}` } : {}
}

/** With an address of somebody else's, the key for OpenAI is not sent there under OpenAI's name by itself. */
export const isElsewhereFor = (spec: string, env: Env): string | undefined =>
  spec === 'openai' && env['OPENAI_API_KEY'] && isElsewhere(env)
    ? 'OPENAI_BASE_URL leads elsewhere, so what is there is listed as openai-compatible.'
    : undefined
