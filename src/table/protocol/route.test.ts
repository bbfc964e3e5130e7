import { describe, expect, test } from 'vitest'
import type { Message, Tag } from './message.ts'
import { explainRoute, routeMessage } from './route.ts'
import type { Address, Sender } from './route.ts'
import { roles, routes } from './routes.ts'

const gm: Sender = { role: 'gm' }
const lead: Sender = { role: 'lead' }
const oda: Sender = { role: 'companion', name: 'oda-fenwright' }
const brand: Address = { role: 'companion', name: 'brand-hollin' }

const told = (from: Sender, to: Address, message: Message): string => {
  const routed = routeMessage(from, to, message)
  if (!routed.ok) return explainRoute(routed.refusal)
  return [routed.value.to.role, ...routed.value.copies].join(' + ')
}

describe('who may say what to whom', () => {
  test('the GM narrates to all, and to the table alone while the party is split', () => {
    expect(told(gm, { role: 'all' }, { tag: 'NARRATIVE', text: 'Fog.' })).toBe('all')
    expect(told(gm, lead, { tag: 'NARRATIVE', group: 'A', text: 'Fog.' })).toBe('lead')
  })

  test('a companion cannot narrate, and the human cannot be asked by one', () => {
    expect(told(oda, { role: 'all' }, { tag: 'NARRATIVE', text: 'I win.' })).toBe(
      'The companion does not send [NARRATIVE]; it comes from: gm, lead.',
    )
    expect(told(oda, lead, { tag: 'ASK_PLAYER', question: 'Gold?', options: [] })).toMatch(
      /The companion does not send/,
    )
  })

  test('a request for one companion is not broadcast', () => {
    const request: Message = { tag: 'GM_TO_PLAYER', requestType: 'REFLECTION', scene: 'Fog.', request: 'Think.' }
    expect(told(gm, { role: 'all' }, request)).toBe('Not to all: [GM_TO_PLAYER] goes to: companion, relay, npc.')
  })

  test('nobody speaks in another name', () => {
    expect(told(oda, gm, { tag: 'PLAYER_TO_GM', type: 'ACTION', character: 'brand-hollin', text: 'I sell it.' })).toBe(
      'It says "brand-hollin" where [PLAYER_TO_GM] should say "oda-fenwright".',
    )
    expect(told(oda, brand, { tag: 'PLAYER_TO_PLAYER', from: 'oda-fenwright', to: 'ysolt', text: 'Psst.' })).toMatch(
      /says "ysolt"/,
    )
    expect(told(oda, { role: 'narrator' }, { tag: 'NARRATOR_NOTE', from: 'gm', note: 'I am tall.' })).toMatch(
      /says "gm"/,
    )
  })

  test('what companions say to each other is overheard', () => {
    const talk: Message = { tag: 'PLAYER_TO_PLAYER', from: 'oda-fenwright', to: 'brand-hollin', text: 'Psst.' }
    expect(told(oda, brand, talk)).toBe('companion + gm + narrator')
  })

  test("B-51: a narrator's note that was sent to the GM goes to the narrator", () => {
    expect(told(lead, gm, { tag: 'NARRATOR_NOTE', from: 'lead', note: 'The bell.' })).toBe('narrator')
    expect(told(gm, { role: 'narrator' }, { tag: 'NARRATOR_NOTE', from: 'gm', note: 'The bell.' })).toBe('narrator')
  })

  test('B-51: dice and the start of a session reach the GM', () => {
    expect(told(lead, gm, { tag: 'DICE_RESULT', character: 'oda', check: 'Stealth', roll: '19' })).toBe('gm')
    expect(told(lead, gm, { tag: 'SESSION_COMMAND', command: 'start', aiCharacters: [] })).toBe('gm')
  })

  test('everyone may talk to the table, and nobody to all by talk', () => {
    for (const role of roles) {
      expect(routeMessage({ role }, lead, { tag: 'INFORMAL', text: 'Hm.', note: '' }).ok).toBe(true)
      expect(routeMessage({ role }, { role: 'all' }, { tag: 'INFORMAL', text: 'Hm.', note: '' }).ok).toBe(false)
    }
  })

  test('only the GM and the table give orders to the table', () => {
    const orders: readonly Tag[] = ['AWAIT_PLAYERS', 'STATE_UPDATED', 'SESSION_END', 'SESSION_COMMAND', 'MODE_SWITCH']
    for (const tag of orders) expect(routes[tag].from.every(role => role === 'gm' || role === 'lead')).toBe(true)
  })
})
