/**
 * A table where every role is a model of its own name over real HTTP, so that a request tells by itself who would read it.
 * The server answers as each role is asked: in words, or by filling in the tool it must call.
 */
import { Purse, type RoleName } from '../../src/cast/llm/budget/purse.ts'
import { llmCast, type LlmCast } from '../../src/cast/llm/cast.ts'
import type { Patience } from '../../src/cast/llm/model/complete.ts'
import { makeModel, type Edges, type Provider } from '../../src/cast/llm/model/providers.ts'
import type { GameWords } from '../../src/cast/llm/game.ts'
import type { StreamLimits } from '../../src/cast/llm/model/spoken-model.ts'
import type { RoleModel } from '../../src/cast/llm/roles/mind.ts'
import { scriptedCast } from '../../src/table/testing/scripted.ts'
import { edgesOf, restless } from './providers.ts'
import type { ScriptedAnswer } from './script.ts'
import type { FakeServer, Heard } from './server.ts'
import { coinWords } from './sitting.ts'

const roles: readonly RoleName[] = ['gm', 'companion', 'narrator', 'journal', 'decisions']

export type Wish = {
  /** How long each seat is waited for. */
  readonly limitsOf?: (seat: string) => StreamLimits
  readonly purse?: Purse
  readonly game?: GameWords
  readonly patience?: Partial<Patience>
  /** A guard too, who reads what is on its way to players. */
  readonly isGuarded?: true
}

export function allModels(server: FakeServer, provider: Provider, wish: Wish = {}): LlmCast {
  const { purse = new Purse(), game = coinWords, patience = {}, limitsOf } = wish
  const price = { prefix: provider, input: 3, output: 15, cachedRead: 0.3, cachedWrite: 3.75 }
  const castOf = (character: string): LlmCast => {
    const edgesFor = (seat: string): Edges => edgesOf(server, limitsOf && { limits: limitsOf(seat) })
    const modelOf = (role: RoleName): RoleModel => ({
      asking: {
        model: makeModel(provider, seatOf(role, character), edgesFor(seatOf(role, character))),
        patience: restless({ tries: 3, ...patience }),
        price,
      },
      maxOutputTokens: 400,
    })
    const seats: readonly RoleName[] = wish.isGuarded ? [...roles, 'guard'] : roles
    const models = Object.fromEntries(seats.map(role => [role, modelOf(role)]))
    return llmCast({ models, game, purse, fallback: scriptedCast({ beats: [[]] }), human: 'the party' })
  }
  return {
    ...castOf(''),
    companion: (sees, ask) => castOf(sees.view.role.character).companion(sees, ask),
    journal: (sees, ask) => castOf(sees.view.role.character).journal(sees, ask),
  }
}

/** `companion:wren-adair`: each seat has a model of that name, so a request says who reads it. */
const seatOf = (role: RoleName, character: string): string => {
  if (role === 'companion') return `companion:${character}`
  if (role === 'journal') return `journal-keeper:${character}`
  return role === 'decisions' ? 'decision-log' : role
}

type Schema = {
  readonly type?: string
  readonly enum?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
}

/** The smallest value a schema takes. */
function fill(schema: Schema, words: string): unknown {
  if (schema.enum) return schema.enum[0]
  switch (schema.type ?? 'string') {
    case 'object':
      return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, one]) => [name, fill(one, words)]))
    case 'array':
      return []
    case 'number':
      return 1
    case 'boolean':
      return true
    default:
      return words
  }
}

type AskedTool = {
  readonly name?: string
  readonly input_schema?: Schema
  readonly function?: { readonly name: string; readonly parameters: Schema }
}

export const toolsIn = ({ body }: Heard): readonly AskedTool[] =>
  (JSON.parse(body) as { readonly tools?: readonly AskedTool[] }).tools ?? []

/** Fills in the one tool a role must call. */
export function filled(heard: Heard, words: string): ScriptedAnswer {
  const [tool] = toolsIn(heard)
  const name = tool?.name ?? tool?.function?.name ?? ''
  return { calls: [{ name, takes: fill(tool?.input_schema ?? tool?.function?.parameters ?? {}, words) }] }
}

/** Has a beat's Game Master just been called for the first time, or is it hearing what its tools brought? */
export function isAfterTools({ body }: Heard): boolean {
  const { messages } = JSON.parse(body) as { readonly messages: readonly { role: string; content: unknown }[] }
  const last = messages.at(-1)
  const end: unknown = Array.isArray(last?.content) ? last.content.at(-1) : undefined
  return last?.role === 'tool' || JSON.stringify(end ?? '').startsWith('{"type":"tool_result"')
}
