/** A table whose Game Master is a model over real HTTP, in the small game of the tests. */
import { assert } from '../../src/core/result.ts'
import { Purse } from '../../src/cast/llm/budget/purse.ts'
import { gmSpeaker } from '../../src/cast/llm/gm/speaker.ts'
import { recallIn } from '../../src/cast/llm/context/recall.ts'
import type { GameWords } from '../../src/cast/llm/game.ts'
import { modelGm } from '../../src/cast/llm/gm/gm.ts'
import type { Provider } from '../../src/cast/llm/model/providers.ts'
import { memoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/port.ts'
import { openTable } from '../../src/table/open-table.ts'
import { usualLimits, type Cast } from '../../src/table/ports.ts'
import type { Table } from '../../src/table/table.ts'
import { coinRules } from '../../src/table/testing/coin-rules.ts'
import { countingClock, scriptedCast, scriptedDoor, type ScriptedDoor } from '../../src/table/testing/scripted.ts'
import { modelAt, restless } from './providers.ts'
import type { FakeServer } from './server.ts'

export const pier: Readonly<Record<string, string>> = {
  'overview.md': '# The Grey Pier\n\n## Setting\nA pier that is longer than the sea is wide.\n',
  'story-state.md':
    '# Story State\n\n## Current Situation\nThe party waits for the ferry.\n\n## Secrets\n- The ferryman Osk drowned the last warden\n',
  'party-knowledge.md': '# Party Knowledge\n\n## What We Know\n- The ferry is late\n',
  'preferences.md': '# Session Preferences\n\n## Narrative Style\nnarrative_style: novel\n',
  'party/ada.md': '# Ada\n\n## Personality\n**Bond**: Her brother went out with the ferry.\n',
  'party/bo.md': '# Bo\n\n## Personality\n**Flaw**: Cannot let a bet go.\n',
  'npcs/osk.md':
    '# Osk\n\n**Role**: ferryman\n**Location**: The pier\n\n### Secrets (GM only)\n- Drowned the last warden.\n',
}

export const coinWords: GameWords = {
  ruleset: coinRules,
  tools: ['toss'],
  prompts: 'fifth',
  contradictions: text => (/\bflies\b/.test(text) ? ['Nobody can fly.'] : []),
}

export function castAt(server: FakeServer, provider: Provider, own: Partial<Cast> = {}, game = coinWords): Cast {
  const gm = modelGm({
    asking: { model: modelAt(server, provider), patience: restless() },
    game,
    human: 'Ada',
    purse: new Purse(),
    speaker: gmSpeaker({ game, human: 'Ada', window: 32_000, maxOutputTokens: 1500 }),
    hasSmallWindow: false,
    recall: recallIn,
    maxOutputTokens: 1500,
  })
  return { ...scriptedCast({ beats: [[]] }), gm, ...own }
}

export type Sitting = { readonly table: Table; readonly door: ScriptedDoor; readonly store: Store }

export async function sitAt(
  cast: Cast,
  texts = pier,
  store: Store = memoryStore(texts),
  lines: readonly string[] = [],
): Promise<Sitting> {
  const door = scriptedDoor(lines)
  const ports = { store, cast, door, clock: countingClock(), ruleset: coinRules, limits: usualLimits }
  const opened = await openTable({ ...ports, campaign: 'pier', human: 'ada', seed: '7' })
  assert(opened.ok, opened.ok ? '' : opened.refusal)
  return { table: opened.value, door, store }
}

export const toldBy = ({ shown }: ScriptedDoor): readonly string[] =>
  shown.flatMap(event => (event.type === 'narrative' ? [event.text] : []))
