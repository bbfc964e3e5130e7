/** A model that tells hits, harm, gold, gifts, growth and deaths that were none, over real HTTP in the fifth edition. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fifthWords } from '../../../src/cast/llm/fifth/words.ts'
import { assert } from '../../../src/core/result.ts'
import { memoryStore } from '../../../src/store/memory.ts'
import { gmAsks } from '../../../src/table/asker.ts'
import { openTable } from '../../../src/table/open-table.ts'
import { usualLimits } from '../../../src/table/ports.ts'
import { replayRun } from '../../../src/table/replay/replay.ts'
import { readRun } from '../../../src/table/run-record.ts'
import { countingClock, scriptedDoor } from '../../../src/table/testing/scripted.ts'
import { whyBeat } from '../../../src/table/why.ts'
import { textsIn } from '../grown.ts'
import { both } from '../providers.ts'
import type { ScriptedCall } from '../script.ts'
import { startServer, type FakeServer } from '../server.ts'
import { castAt, toldBy } from '../sitting.ts'

let server: FakeServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

/** So much that nobody of the first level lives. */
const killed: ScriptedCall = {
  name: 'damage',
  takes: { who: 'Korda Venn', dice: '200', type: 'bludgeoning', from: 'a fall' },
}

const fight: ScriptedCall = { name: 'start_fight', takes: { foes: ['Goblin'], tier: 'standard' } }

type Claim = { readonly name: string; readonly text: string; readonly before?: ScriptedCall }

const lies: readonly (readonly [name: string, text: string, before?: ScriptedCall])[] = [
  ['a blow nobody struck', 'Maren stabs the goblin.', fight],
  ['a blow, softly', 'The blade goes home between the ribs of the goblin.', fight],
  ['harm nobody took', 'Dabney takes 4 damage from the fall.'],
  ['another count of hit points', 'Dabney has 2 hit points left.'],
  ['a death', 'Dabney Thrupp dies.'],
  ['a condition', 'Korda is poisoned.'],
  ['a gift', 'Iddo Pell hands Maren a potion of healing.'],
  ['a find', 'Dabney pockets the ruby ring.'],
  ['gold', 'The stranger gives Dabney 100 gold.'],
  ['gold without a number', 'Your purse feels heavier.'],
  ['a spell', 'Ilvane casts Fireball into the barn.'],
  ['experience', 'Maren gains 300 XP.'],
  ['a level', 'Everybody levels up.'],
  ['what the player feels', 'You are terrified.'],
  ['the player’s word', 'You promise Iddo Pell the head of the thief.'],
  ['the dead, who laugh', 'Korda laughs and steps into the light.', killed],
  ['the dead, who speak', '> **Korda Venn**: "You took your time."', killed],
]

const claims = lies.map(([name, text, before]): Claim => ({ name, text, ...(before ? { before } : {}) }))

const kept = 'The wind goes round the square once and comes back.'

/** The last beat is the one in which it goes wrong; what was before it the rules have decided. */
async function eveningWith(
  text: string,
  how: 'once' | 'always',
  provider: (typeof both)[number],
  before?: ScriptedCall,
) {
  let turn = 0
  server.play(() => {
    turn += 1
    if (turn === 1) return { text: 'Salt wind over Well Square.' }
    if (before && turn <= 3)
      return turn === 2 ? { text: 'The kerb gives way.', calls: [before] } : { text: 'Nobody breathes.' }
    return how === 'always' || turn === (before ? 4 : 2) ? { text } : { text: kept }
  })
  const [store, door] = [memoryStore(textsIn()), scriptedDoor()]
  const cast = castAt(server, provider, {}, fifthWords)
  const ports = { store, cast, door, clock: countingClock(), ruleset: fifthWords.ruleset, limits: usualLimits }
  const opened = await openTable({ ...ports, campaign: 'borrowed-water', human: 'maren-okell', seed: '3' })
  assert(opened.ok, opened.ok ? '' : opened.refusal)
  if (before) await opened.value.say('I look around')
  await opened.value.say('I wait')
  await opened.value.close()
  const run = await readRun(store)
  assert(run.ok, run.ok ? '' : run.refusal)
  const sheet = await store.read('party/maren-okell.md')
  return {
    told: toldBy(door).slice(1).join('\n'),
    flags: (await whyBeat(store, run.value, gmAsks, before ? 3 : 2)).flags.join('\n'),
    faults: (await replayRun(store, run.value, fifthWords.ruleset)).faults,
    sheet: sheet.ok && sheet.value ? Buffer.from(sheet.value.bytes).toString() : '',
    calls: turn,
  }
}

const ownSheet = textsIn()['party/maren-okell.md']

describe.each(both)('17.4: over %s, a model that tells', provider => {
  test.each(claims)('$name', { timeout: 60_000 }, async ({ text, before }) => {
    const once = await eveningWith(text, 'once', provider, before)
    expect(once.told).not.toContain(text)
    expect(once.told).toContain(kept)
    const always = await eveningWith(text, 'always', provider, before)
    expect(always.flags).toMatch(/against the facts|Not told/)
    expect(always.calls).toBeLessThanOrEqual(8)
    for (const { faults, sheet } of [once, always]) {
      expect(faults).toEqual([])
      expect(sheet).toBe(ownSheet) // nobody is richer, hurt or wiser by being told so
    }
  })
})
