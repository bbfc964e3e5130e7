/** The roles beside the Game Master's, at the campaign that comes along, over the real clients. */
import { prose } from '../../src/table/parts.ts'
import { fifthWords } from '../../src/cast/llm/fifth/words.ts'
import { llmCast, type LlmCast } from '../../src/cast/llm/cast.ts'
import { Purse } from '../../src/cast/llm/budget/purse.ts'
import type { RoleModel } from '../../src/cast/llm/roles/mind.ts'
import type { Provider } from '../../src/cast/llm/model/providers.ts'
import { oracleCast } from '../../src/cast/oracle/index.ts'
import { toCampaign } from '../../src/campaign/folder/files.ts'
import { seal } from '../../src/campaign/secrets/secret.ts'
import type { Json } from '../../src/core/json.ts'
import type {
  Ask,
  Cast,
  CompanionSees,
  DecisionsSees,
  JournalSees,
  NarratorSees,
  SummarySees,
} from '../../src/table/ports.ts'
import type { RequestType } from '../../src/table/protocol/message-gm.ts'
import { viewFor } from '../../src/table/views/view-for.ts'
import type { World } from '../../src/table/views/world.ts'
import { textsUnder, type Texts } from '../oracle/sitting.ts'
import { modelAt, restless } from './providers.ts'
import type { FakeServer } from './server.ts'
import { nothing } from '../../src/table/memory/remembers.ts'

export const texts: Texts = textsUnder('content/campaigns/borrowed-water')
const party = ['korda-venn', 'maren-okell', 'ilvane-sorrel', 'dabney-thrupp']

export const told = [
  'You lean over the kerb. The rope is wet for a fathom more than it should be.',
  '> **Korda Venn**: "Somebody drew water here last night."',
  'Reeve Hambly Thorne says nothing, and his hand goes to the key on his belt.',
]

const world: World = {
  presence: [{ name: 'party', members: party }],
  heard: told.map((text, at) => ({ path: `beat/${at}`, text: seal(text), witnesses: party })),
  whispers: [{ path: 'whisper/1', text: seal('The knot on your wrist is warm.'), to: ['korda-venn'] }],
  constraints: () => [],
}

export const companionSees = (requestType: RequestType = 'QUICK_REACTION', from: Texts = texts): CompanionSees => ({
  view: viewFor({ kind: 'companion', character: 'korda-venn' }, toCampaign(from), world),
  request: {
    name: 'korda-venn',
    requestType,
    sceneContext: 'At the well of Quillet. The crowd mutters.',
    justHappened: 'Maren asks who had the key last night.',
    request: 'What do you say to the reeve?',
  },
  memory: [{ asked: 'Do you trust the reeve?', said: '"I trust his key. Not his hand."' }],
  parts: [],
  remembers: nothing,
})

export const narratorSees = (narratives: readonly string[] = told, from: Texts = texts): NarratorSees => ({
  view: viewFor({ kind: 'narrator' }, toCampaign(from), world),
  narratives,
  parts: narratives.map(prose),
  notes: ['The wet rope matters.'],
  style: 'hybrid',
})

export const journalSees = (from: Texts = texts): JournalSees => ({
  view: viewFor({ kind: 'journal-keeper', character: 'korda-venn' }, toCampaign(from), world),
  narratives: told,
  parts: told.map(prose),
})

export const decisionsSees = (from: Texts = texts): DecisionsSees => ({
  view: viewFor({ kind: 'decision-log' }, toCampaign(from), world),
  narratives: told,
  parts: told.map(prose),
  responses: [
    { character: 'korda-venn', response: '"I will hold you to that, reeve." I step between him and the well.' },
  ],
})

export const summarySees = (from: Texts = texts): SummarySees => ({
  view: viewFor({ kind: 'gm' }, toCampaign(from), world),
  narratives: told,
  parts: told.map(prose),
  scene: { number: '001', slug: 'the-well' },
})

export type Steps = Map<string, Json>

/** A beat's memory for what was asked of the outside; hand the same one in again and the beat is run again. */
export const asking = (steps: Steps = new Map(), signal = new AbortController().signal): Ask => ({
  signal,
  step: async (key, make) => {
    const known = steps.get(key)
    if (known !== undefined) return known as Awaited<ReturnType<typeof make>>
    const value = await make()
    steps.set(key, value)
    return value
  },
})

export const flagsIn = (steps: Steps): readonly Json[] =>
  [...steps].filter(([key]) => key.startsWith('flag/')).map(([, value]) => value)

export const oracle: Cast = oracleCast({ seed: 7 })

export function castAt(server: FakeServer, provider: Provider, purse = new Purse()): LlmCast {
  const price = { prefix: provider, input: 3, output: 15, cachedRead: 0.3, cachedWrite: 3.75 }
  const model: RoleModel = {
    asking: { model: modelAt(server, provider), patience: restless({ tries: 2 }), price },
    maxOutputTokens: 400,
  }
  const models = { companion: model, narrator: model, journal: model, decisions: model }
  return llmCast({ models, game: fifthWords, purse, fallback: oracle, human: 'Maren Okell' })
}
