/** The second game run by a Game Master outside, through files: what its rules take and wait for is said to each new one. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { watchTurns } from '../../src/doors/cli/relay-watch.ts'
import { anyRules } from '../../src/games/game.ts'
import { blades } from '../../src/rules/blades/index.ts'
import { memoryStore } from '../../src/store/memory.ts'
import { writePage } from '../../src/table/fresh/pages.ts'
import type { Relayed } from '../../src/table/fresh/relay-turn.ts'
import { countingClock } from '../../src/table/testing/scripted.ts'
import { standingRoom } from '../blades/evenings.ts'
import { outside, told } from './relay-call.ts'
import { pageOf } from './scenario.ts'

const place = {
  ruleset: anyRules(blades),
  clock: countingClock(),
  seed: '7',
  campaign: 'standing-room',
  folder: 'campaigns/standing-room',
  game: 'Gloam after Dark',
  human: 'oswin-tarn',
}

function atNumberNine() {
  const store = memoryStore(standingRoom)
  const { call } = outside({ ...place, store })
  const next = async (words: Parameters<typeof call>[0] = {}): Promise<string> => promptIn(await call(words))
  return { store, call, next }
}

const promptIn = ({ next }: Relayed): string => ('prompt' in next ? next.prompt : next.waitsFor)

const begin = '[RULE_REQUEST] begin\nhook: the hat\nlead: oswin-tarn\n\n[NARRATIVE]\n\nThe bell goes. What next?'
const engage = `[RULE_REQUEST] engage
engageIntent: take the hat
engageApproach: cutting the putty
engagePosition: risky
engageAction: finesse
engageThreat: the bird cries
engageOpportunity: the hat`

test('18: the first words name the moves and what the rules wait for, until the story has begun', async () => {
  const { next } = atNumberNine()
  const first = await next()
  expect(first).toMatch(
    /begin opens the first scene[^]*lead[^]*\[RULE_REQUEST\] and a move[^]*Moves: [^\n]*engage, spend_die/,
  )
  expect(first).not.toContain('Read the responses')
  const refused = await next({ text: '[RULE_REQUEST] begin\n\nThe bell goes.' })
  expect(refused).toMatch(/"The bell goes." is no field[^]*\[NARRATIVE\][^]*begin takes/)
  expect(refused).toMatch(/- every sheet in[^]*begin opens the first scene/) // whoever comes now has read nothing either
  const begun = await next({ text: begin })
  expect(begun).toMatch(/RULE_RESULT[^]*The story above was told/)
  expect(begun).not.toContain('The rules wait')
})

test('18: a rule that nobody can read comes back at once, and what was told before it stays told', async () => {
  const { call, next } = atNumberNine()
  await next()
  await next({ text: begin })
  await call({ text: 'Wick has the glass. What do you do?' })
  const asked = await call({
    words: 'I cut the putty',
    text: 'A curl of putty falls.\n\n[RULE_REQUEST] roll my finesse',
  })
  expect(told(asked)).toEqual(['A curl of putty falls.'])
  expect(promptIn(asked)).toMatch(/sent: RULE_REQUEST[^]*no move "roll my finesse". There are: [^]*engage/)
  const unread = await next({ text: '[DICE_REQUEST]\ncharacter: wick' })
  expect(unread).toMatch(/sent: DICE_REQUEST[^]*check is missing/)
  const early = await next({ text: '[RULE_REQUEST] accept' })
  expect(early).toMatch(/"accept" is for aftermath[^]*- engage/)
  expect(early).not.toMatch(/- (?:think|ask_player)\b/) // steps of a turn are nobody's to ask for
})

test('18: a die is offered, chosen by its number and lands, whoever comes to tell of it', async () => {
  const { store, call, next } = atNumberNine()
  await next()
  await next({ text: begin })
  await call({ text: 'Wick has the glass. What do you do?' })
  const engaged = await next({ words: 'I cut the putty', text: engage })
  expect(engaged).toContain('Player said: I cut the putty') // nothing has answered it yet
  expect(engaged).toMatch(/The rules wait for this[^]*An action is on, risky, with dice/)
  const dice = /with dice ([\d, ]+):/.exec(engaged)?.[1]?.split(', ') ?? []
  const outcomes = dice.map((die, at) => ({
    dieValue: Number(die),
    hint: `way ${at}`,
    stressCost: 1,
    heatCost: 0,
    coinDelta: 0,
    narrative: 'In.',
  }))
  await next({ text: `[RULE_REQUEST] spend_die\n${JSON.stringify({ situation: 'the pane', outcomes }, null, 1)}` })
  const offered = await call({
    text: '[ASK_PLAYER]\nquestion: Which die?\noptions:\n  - label: Way 0\n  - label: Way 1',
  })
  expect(offered.next).toEqual({ waitsFor: 'player' })
  const answered = await next({ words: '2' })
  expect(answered).toMatch(/answer: "Way 1"[^]*The rules wait for this[^]*choose-die with its index/)
  expect(await next({ text: '[RULE_REQUEST] choose-die\nindex: 1' })).toMatch(
    /was spent[^]*- [^\n]*accept lets it land/,
  )
  expect(await next({ text: '[RULE_REQUEST] accept' })).not.toContain('The rules wait')
  await call({ text: 'You are in. What do you do?' })
  await call({ words: 'stop' })
  const ended = await call({
    words: 'stop',
    text: 'The lamps go out.\n\n[SESSION_END]\nsummary: A hat.\nstate_saved: true',
  })
  expect(ended.next).toEqual({ waitsFor: 'nobody' })
  expect(await pageOf(store, 'party/oswin-tarn.md')).toMatch(/Stress:\*\* 1\/9/)
  expect(await pageOf(store, 'party/lucian-lark.md')).toMatch(/Stress:\*\* 0\/9/)
})

test('18: who comes with the answers knows what they answer, where nobody has told of it yet', async () => {
  const { store, call, next } = atNumberNine()
  const first = await next()
  expect(first).toContain('tmp/, char1-prompt.md: request_type: QUICK_REACTION, then ## Scene')
  expect(await next({ text: '[RULE_REQUEST] begin\nhook: the hat\nlead: oswin-tarn' })).not.toContain('The story above')
  await call({ text: 'Wick has the glass. What do you do?' })
  const ask =
    '[AWAIT_PLAYERS]\ncharacters:\n  - name: wick\n    request_type: QUICK_REACTION\n    scene_context: A bell.\n    request: React.'
  const waiting = await call({ words: 'I cut the putty', text: ask })
  expect(waiting.next).toMatchObject({ waitsFor: 'companions' })
  await writePage(store, 'tmp/wick-response.md', '"Hush," I say.\n')
  expect(await next()).toMatch(/Player said: I cut the putty\n[^]*AI player responses ready in tmp\//)
})

test('18: what a companion answers while an action is on stands in the log once the log is written', async () => {
  const { store, call, next } = atNumberNine()
  await next()
  await next({ text: begin })
  await call({ text: 'Wick has the glass. What do you do?' })
  await next({ words: 'I cut the putty', text: engage })
  const ask =
    '[AWAIT_PLAYERS]\ncharacters:\n  - name: wick\n    request_type: QUICK_REACTION\n    scene_context: |\n      A bell.\n    request: React.'
  expect((await call({ text: ask })).next).toMatchObject({ waitsFor: 'companions' })
  await writePage(store, 'tmp/wick-response.md', 'I hush the bird.\n')
  await next()
  expect((await call({ text: 'A curl of putty falls. Which die?' })).next).toEqual({ waitsFor: 'player' })
  expect(await pageOf(store, 'decision-log.md')).toBeUndefined()
  await call({ words: 'stop', text: 'The lamps go out.\n\n[SESSION_END]\nsummary: A hat.\nstate_saved: true' })
  expect(await pageOf(store, 'decision-log.md')).toMatch(/\*\*wick\*\*:\n- Decision: I hush the bird\./)
})

test('18: a number is the offer of the question that was told last', async () => {
  const { call, next } = atNumberNine()
  await next()
  await next({ text: begin })
  await call({ text: 'The lamp gutters. What now?\n\n1. Out by the sill\n2. Down the ladder' })
  expect(await next({ words: '2' })).toContain('Player said: Down the ladder\n')
})

test('18: a watched file is enough for it', { timeout: 20_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gloam-watch-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'gm.txt')
  const heard: Relayed[] = []
  const leaving = new AbortController()
  const call = { ...place, store: memoryStore(standingRoom) }
  const watching = watchTurns(call, file, relayed => void heard.push(relayed), leaving.signal)
  const turn = async (text: string): Promise<Relayed | undefined> => {
    const before = heard.length
    writeFileSync(file, text)
    await vi.waitFor(() => expect(heard.length).toBeGreaterThan(before), { timeout: 5000, interval: 20 })
    await vi.waitFor(() => expect(readFileSync(file, 'utf8')).toBe(''), { timeout: 5000, interval: 20 })
    return heard.at(-1)
  }
  await vi.waitFor(() => expect(heard).toHaveLength(1), { timeout: 5000, interval: 20 })
  await turn(begin)
  expect((await turn('Wick has the glass. What do you do?'))?.next).toEqual({ waitsFor: 'player' })
  const engaged = await turn(`Player said: I cut the putty\n\n${engage}`)
  expect(engaged && promptIn(engaged)).toMatch(/Player said|An action is on, risky/)
  leaving.abort()
  await watching
})
