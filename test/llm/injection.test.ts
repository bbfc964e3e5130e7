/**
 * Hostile words as what a player says, as a character's name and as text in the campaign's files, against models that
 * answer with all they were told. Secrets stay with those who hold them, and words stay words.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { memoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/port.ts'
import { openTable } from '../../src/table/open-table.ts'
import { heardOf } from '../../src/table/line.ts'
import { usualLimits, type Cast } from '../../src/table/ports.ts'
import { readRun } from '../../src/table/run-record.ts'
import type { Table } from '../../src/table/table.ts'
import { coinRules } from '../../src/table/testing/coin-rules.ts'
import { countingClock, scriptedCast, scriptedDoor, type ScriptedDoor } from '../../src/table/testing/scripted.ts'
import { allModels, isAfterTools } from './all-models.ts'
import { filesOf, replayFaults } from './ferry.ts'
import { hostileBatches, isThere, template } from './hostile.ts'
import { lastOf } from './played-turn.ts'
import { both } from './providers.ts'
import type { ScriptedAnswer } from './script.ts'
import { secretKey, startServer, type FakeServer, type Heard } from './server.ts'

let server: FakeServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const companions = ['bo', 'cass', 'dov'] as const
const gmMark = 'canary000000x'
const markOf = (name: string): string => `canary00000${companions.findIndex(one => one === name) + 1}x`
const asTitle = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** Hostile words wherever somebody may write some, and a secret beside them that each may hold or not. */
function campaignWith(batch: readonly string[]): Readonly<Record<string, string>> {
  const text = batch.join('\n\n')
  const sheets = companions.map((name, at) => {
    const title = asTitle(batch.filter((_, index) => index % companions.length === at).join(' '))
    const secret = `## Secrets\n\n- I burned the ledger ${markOf(name)} of the harbour.\n`
    return [`party/${name}.md`, `# ${title}\n\n## Personality\n**Bond**: The sea.\n\n${secret}`]
  })
  return {
    'overview.md': `# The Grey Pier\n\n## Campaign Arc (GM Eyes Only)\n\nThe ferryman drowned the warden ${gmMark}.\n\n## Setting\n\nA long pier.\n\n${text}\n`,
    'story-state.md': `# Story State\n\n## Current Situation\nThe ferry is late.\n\n## GM Notes (Secret)\n- The ferryman drowned the warden ${gmMark}\n`,
    'party-knowledge.md': `# Party Knowledge\n\n## What We Know\n- The ferry is late\n\n${text}\n`,
    'locations/pier.md': `# The Pier\n\n## Overview\n${text}\n`,
    'npcs/osk.md': `# Osk\n\n**Role**: ferryman\n\n### Secrets (GM only)\n- He keeps the warden's ring ${gmMark}\n`,
    'party/ada.md': '# Ada\n\n## Personality\n**Bond**: Her brother.\n',
    ...Object.fromEntries(sheets),
  }
}

/** Every text of a prompt, as it was before it became JSON. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const wordsOf = ({ body }: Heard): string => {
  const { system, messages } = JSON.parse(body) as { readonly system?: unknown; readonly messages?: unknown }
  return textsIn([system, messages]).join('\n\n')
}

const askEverybody = {
  name: 'ask_party',
  takes: { requests: companions.map(name => ({ name, kind: 'full', situation: 'The pier.', question: 'Well?' })) },
}

const lookUp = { name: 'recall', takes: { words: 'Osk ferryman warden ring secret' } }

/** The whole prompt, in words or in the fields of the tool that must be called; at first somebody must be asked. */
function parrot(heard: Heard): ScriptedAnswer {
  const words = wordsOf(heard)
  const [role = ''] = heard.model.split(':')
  switch (role) {
    case 'gm':
      return isAfterTools(heard) || lastOf(heard).includes('Open it:')
        ? { text: [words] }
        : { calls: [lookUp, askEverybody] }
    case 'companion': // what it would do best to keep to itself, and then all the rest
      return { text: [`${/^.*canary\d{6}x.*$/m.exec(words)?.[0] ?? ''}\n\n${words}`] }
    case 'journal-keeper': {
      const [part, title] = [words.slice(0, 2900), words.slice(0, 150)]
      const takes = { title, happened: part, did: part, learned: part, feel: part, notes: part }
      return { calls: [{ name: 'write_entry', takes }] }
    }
    case 'decision-log': {
      const part = words.slice(0, 1900)
      const decisions = [{ character: part, decision: part, significance: part }]
      return { calls: [{ name: 'log_decisions', takes: { title: part, context: part, decisions } }] }
    }
    default:
      return { text: [words] }
  }
}

async function sit(store: Store, cast: Cast, door: ScriptedDoor): Promise<Table> {
  const ports = { store, cast, door, clock: countingClock(), ruleset: coinRules, limits: usualLimits }
  const opened = await openTable({ ...ports, campaign: 'pier', human: 'ada', seed: '7' })
  if (!opened.ok) throw new Error(opened.refusal)
  return opened.value
}

/**
 * The log of decisions may read the responses of the companions, and nobody but the Game Master may read the log: so what
 * one of them says aloud of itself may stand there. What it only thinks, or does in secret, does not (`inward.test.ts`).
 */
const mayHold = (mark: string, seat: string): boolean =>
  seat === 'gm' ||
  (seat === 'decision-log' && mark !== gmMark) ||
  companions.some(name => mark === markOf(name) && seat.endsWith(`:${name}`))

/** `canary000001x -> narrator` for each secret that went to somebody who may not hold it. */
function leaksIn(heard: readonly Heard[], { shown }: ScriptedDoor): readonly string[] {
  const marksIn = (text: string): readonly string[] => [...new Set(text.match(/canary\d{6}x/g))]
  return [
    ...heard.flatMap(({ model, body }) =>
      marksIn(body)
        .filter(mark => !mayHold(mark, model))
        .map(mark => `${mark} -> ${model}`),
    ),
    ...shown.flatMap(event => marksIn(JSON.stringify(event)).map(mark => `${mark} -> the human, by ${event.type}`)),
  ]
}

/** Who heard a secret that they may hold: a test in which nobody knows anything would find nothing out. */
const holdersIn = (heard: readonly Heard[]): readonly string[] =>
  ['gm', ...companions.map(name => `companion:${name}`)].filter(seat =>
    heard.some(({ model, body }) => model === seat && body.includes(seat === 'gm' ? gmMark : markOf(seat.slice(10)))),
  )

const ownNames =
  /^(?:scenes\/\d{3}-opening\.md|party\/(?:ada|bo|cass|dov)-journal\.md|decision-log\.md|runs\/[\w.-]+\/[\w./-]+)$/
const usualMoves = new Set(['NARRATIVE', 'AWAIT_PLAYERS'])

/** What became of words that should have stayed words. */
async function becameOf(store: Store, texts: Readonly<Record<string, string>>, { shown }: ScriptedDoor) {
  const files = await filesOf(store, '', true)
  const run = await readRun(store)
  const moves = (run.ok ? run.value.entries : []).flatMap(entry =>
    entry.type === 'step' && /^move\/\d+$/.test(entry.key) ? [(entry.value as { readonly tag: string }).tag] : [],
  )
  return {
    files: Object.keys(files).filter(path => !(path in texts) && !ownNames.test(path)),
    moves: moves.filter(tag => !usualMoves.has(tag)),
    ended: shown.filter(({ type }) => type === 'ended'),
    key: JSON.stringify([files, shown]).includes(secretKey),
  }
}

const saidIn = async (store: Store): Promise<readonly unknown[]> => {
  const run = await readRun(store)
  return (run.ok ? run.value.entries : []).flatMap(entry =>
    entry.type === 'beat-opened' && 'action' in (entry.incoming as object)
      ? [(entry.incoming as { readonly action: string }).action]
      : [],
  )
}

const nothing = { files: [], moves: [], ended: [], key: false }

describe.skipIf(!isThere)('../shared/bench/injection-dev.json and some of our own', () => {
  test('no secret moves and no word becomes anything else', { timeout: 120_000 }, async () => {
    const holders = new Set<string>()
    for (const [at, batch] of hostileBatches(25).entries()) {
      const texts = campaignWith(batch)
      const [store, door] = [memoryStore(texts), scriptedDoor()]
      server.play(parrot)
      const before = server.heard.length
      const table = await sit(store, allModels(server, both[at % both.length] ?? 'anthropic'), door)
      await table.say(batch.join('\n'))
      await table.close()
      const heard = server.heard.slice(before)
      for (const seat of holdersIn(heard)) holders.add(seat)
      expect(new Set(leaksIn(heard, door)), `batch ${at}`).toEqual(new Set())
      expect(await becameOf(store, texts, door), `batch ${at}`).toEqual(nothing)
      expect(await saidIn(store)).toEqual([heardOf(batch.join('\n')).line])
      expect(await replayFaults(store)).toEqual([])
      expect(at > 0 || heard.filter(({ model }) => model === 'gm').every(({ body }) => body.includes(template))).toBe(
        true,
      )
    }
    // a name such as "GM only" hides a sheet from its own player, never the other way round
    expect([...holders].sort()).toEqual([...companions.map(name => `companion:${name}`), 'gm'])
  })

  test('the chronicle gives back each string, byte for byte', { timeout: 60_000 }, async () => {
    const said = hostileBatches(25).flat()
    const [store, door] = [memoryStore(campaignWith(['Bo'])), scriptedDoor()]
    const table = await sit(store, scriptedCast({ beats: [[]] }), door)
    for (const text of said) await table.say(text)
    await table.close()
    expect(await saidIn(store)).toEqual(said.filter(text => text.trim() !== '').map(text => heardOf(text).line))
    expect(await becameOf(store, campaignWith(['Bo']), door)).toEqual(nothing)
  })
})
