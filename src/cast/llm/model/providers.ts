/** The providers we speak with. Each package is imported with the first call that needs it. */
import type { Model } from './port.ts'
import type { Spoken } from './prompt.ts'
import type { Env } from './redact.ts'
import { redactOf } from './redact.ts'
import { fetchWholeLines } from './whole-lines.ts'
import { spokenModel, type Spokesman, type StreamLimits } from './spoken-model.ts'

export const providers = ['anthropic', 'openai', 'openai-compatible', 'ollama'] as const
export type Provider = (typeof providers)[number]

/** What the machine lends us. Tests hand in their own. */
export type Edges = { readonly env: Env; readonly now: () => number; readonly limits: StreamLimits }

/** Slow machines think for minutes before the first word; between two words nobody is silent for one. */
export const usualStreamLimits: StreamLimits = { firstMs: 180_000, nextMs: 60_000 }

export function makeModel(provider: Provider, name: string, edges: Edges): Model {
  const { env, now, limits } = edges
  return spokenModel({
    name: `${provider}/${name}`,
    ...speaking(provider, name, env),
    limits,
    reading: { redact: redactOf(env), now },
  })
}

function speaking(provider: Provider, name: string, env: Env): Pick<Spokesman, 'load' | 'caching' | 'alwaysCounts'> {
  switch (provider) {
    case 'anthropic':
      return { load: () => loadAnthropic(name, env), caching: 'marked', alwaysCounts: true }
    case 'openai':
      return { load: () => loadOpenai(name, env), caching: 'joined', alwaysCounts: !isElsewhere(env) }
    case 'openai-compatible':
      return { load: () => loadCompatible(name, env), caching: 'joined', alwaysCounts: false }
    case 'ollama':
      return { load: () => loadOllama(name, env), caching: 'joined', alwaysCounts: true }
  }
}

async function loadAnthropic(name: string, env: Env): Promise<Spoken> {
  const { createAnthropic } = await import('@ai-sdk/anthropic')
  return createAnthropic({ apiKey: env['ANTHROPIC_API_KEY'] ?? '', baseURL: anthropicUrl(env) })(name)
}

async function loadOpenai(name: string, env: Env): Promise<Spoken> {
  const { createOpenAI } = await import('@ai-sdk/openai')
  return createOpenAI({ apiKey: env['OPENAI_API_KEY'] ?? '', baseURL: openaiUrl(env) }).chat(name)
}

async function loadCompatible(name: string, env: Env): Promise<Spoken> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const apiKey = env['OPENAI_API_KEY']
  return createOpenAICompatible({
    name: 'compatible',
    baseURL: openaiUrl(env),
    includeUsage: true,
    ...(apiKey ? { apiKey } : {}),
  }).chatModel(name)
}

async function loadOllama(name: string, env: Env): Promise<Spoken> {
  const { createOllama } = await import('ollama-ai-provider-v2')
  return createOllama({ baseURL: `${ollamaUrl(env)}/api`, fetch: fetchWholeLines })(name)
}

const trimmed = (url: string): string => url.trim().replace(/\/+$/, '')

/** Some tools write the address with `/v1` and some without. */
function anthropicUrl(env: Env): string {
  const url = trimmed(env['ANTHROPIC_BASE_URL'] ?? '')
  if (url === '') return 'https://api.anthropic.com/v1'
  return url.endsWith('/v1') ? url : `${url}/v1`
}

const openaiHome = 'https://api.openai.com/v1'
export const openaiUrl = (env: Env): string => trimmed(env['OPENAI_BASE_URL'] ?? '') || openaiHome

/** A server of one's own behind OpenAI's words, or a proxy of somebody else's. */
export const isElsewhere = (env: Env): boolean => openaiUrl(env) !== openaiHome

/** `OLLAMA_HOST` is an address, with or without a scheme and a port; a server that listens to all is reached at home. */
export function ollamaUrl(env: Env): string {
  const host = trimmed(env['OLLAMA_HOST'] ?? '')
  if (host === '') return 'http://127.0.0.1:11434'
  const url = /^\w+:\/\//.test(host) ? host : `http://${host.startsWith(':') ? `127.0.0.1${host}` : host}`
  const hasPort = /:\d+(?:\/|$)/.test(url.replace(/^\w+:\/\//, ''))
  const isPlain = url.startsWith('http://') && !url.slice('http://'.length).includes('/')
  return `${url}${!hasPort && isPlain ? ':11434' : ''}`.replace('//0.0.0.0', '//127.0.0.1')
}
