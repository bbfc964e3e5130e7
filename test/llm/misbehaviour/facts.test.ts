/** A model that tells hits, harm, gold, gifts, growth and deaths that were none, over real HTTP in the fifth edition. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { both } from '../providers.ts'
import type { ScriptedCall } from '../script.ts'
import { startServer, type FakeServer } from '../server.ts'
import { byTheWell, oddAbout } from './evening.ts'
import { row } from './row.ts'

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

/** What the player would say or feel is told to nobody; what is against the facts is, where it comes again. */
const said = (text: string): RegExp => new RegExp(text.replaceAll(/[.*+?()|]/g, '\\$&'))

const rows = lies.map(([name, text, before]) =>
  row(
    name,
    { text },
    {
      why: new RegExp(`(?:Sent back against the facts|Not told): "${said(text).source}" \\(.+\\)`),
      again: new RegExp(`(?:Told against the facts|Not told): "${said(text).source}" \\(.+\\)`),
      unsaid: said(text),
      isNoDeed: true,
      ...(before ? { before } : {}),
    },
  ),
)

describe.each(both)('17.4: over %s, a model that tells', provider => {
  const cases = (['once', 'always'] as const).flatMap(how => rows.map(one => ({ how, row: one, name: one.name })))
  test.each(cases)('$how $name', { timeout: 60_000 }, async ({ how, row: one }) => {
    expect((await oddAbout(one, how, { server, provider, stage: byTheWell })).join('\n')).toBe('')
  })
})
