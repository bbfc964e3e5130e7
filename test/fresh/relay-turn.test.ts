/** A session run from outside, call by call: each call is a table of its own, and the chronicle is all that lies between. */
import { expect, test } from 'vitest'
import { readRun } from '../../src/table/run-record.ts'
import { scriptedCast } from '../../src/table/testing/scripted.ts'
import type { Store } from '../../src/store/port.ts'
import { outside, told } from './relay-call.ts'
import { prompt } from './scenario.ts'

test('a whole cycle, one call after the other', async () => {
  const { call, write, page } = outside()
  const begun = await call()
  expect(begun.next).toMatchObject({ waitsFor: 'gm', prompt: expect.stringContaining("You run tonight's session") })
  expect(told(begun)).toEqual([])

  const opened = await call({ text: 'The ferry is late. What do you do?' })
  expect(told(opened)).toEqual(['The ferry is late. What do you do?'])
  expect(opened.next).toEqual({ waitsFor: 'player' })

  const spoken = await call({ words: 'I walk out' })
  expect(spoken.next).toMatchObject({ waitsFor: 'gm', prompt: expect.stringContaining('Player said: I walk out') })

  await write('tmp/pim-hollow-prompt.md', prompt('QUICK_REACTION', 'React.'))
  const asked = await call({ text: 'The planks groan.\n[AWAIT_AI_PLAYERS: pim-hollow]' })
  expect(told(asked)).toEqual(['The planks groan.'])
  expect(asked.next).toEqual({
    waitsFor: 'companions',
    companions: [
      { character: 'pim-hollow', prompt: 'tmp/pim-hollow-prompt.md', response: 'tmp/pim-hollow-response.md' },
    ],
  })

  await write('tmp/pim-hollow-response.md', 'Pim jumps.\n')
  await write('tmp/pim-hollow-notes-for-journal.md', '## Feelings\nProud of that jump.\n')
  const answered = await call()
  expect(answered.next).toMatchObject({
    waitsFor: 'gm',
    prompt: expect.stringContaining('AI player responses ready in tmp/'),
  })
  expect(told(answered)).toEqual([]) // what an earlier call has shown is not shown again
  expect(await page('tmp/pim-hollow-response.md')).toBe('Pim jumps.\n')

  await write('tmp/gm-state-delta.md', '- NPC: Rook - impressed\n')
  const woven = await call({ text: 'Pim jumps clear. What do you do?' })
  expect(told(woven)).toEqual(['Pim jumps clear. What do you do?'])
  expect(woven.next).toEqual({ waitsFor: 'player' })
  expect(await page('story-state.md')).toContain('- Rook - impressed')
  expect(await page('tmp/gm-state-delta.md')).toBeUndefined()
  expect(await page('tmp/pim-hollow-response.md')).toBeUndefined()
  expect(await page('party/pim-hollow-journal.md')).toContain('Proud of that jump.')
  expect(await page('party/orsa-quill-journal.md')).toContain('The planks groan.')
  expect(await page('party/orsa-quill-journal.md')).not.toContain('Proud')
  expect(await page('decision-log.md')).toContain('Pim jumps.')

  const ending = await call({ words: 'stop' })
  expect(ending.next).toMatchObject({
    waitsFor: 'gm',
    words: 'stop',
    prompt: expect.stringContaining('ends the session'),
  })
  const over = await call({ words: 'stop', text: 'The lamps go out.' })
  expect(told(over)).toEqual(['The lamps go out.'])
  expect(over.next).toEqual({ waitsFor: 'nobody' })
})

test('a text while answers are missing means that the Game Master went on without them', async () => {
  const { call, write, page } = outside()
  await write('tmp/pim-hollow-prompt.md', prompt('QUICK_REACTION', 'React.'))
  await write('tmp/tace-ember-prompt.md', prompt('QUICK_REACTION', 'React.'))
  await call({ text: 'The ferry comes.\n[AWAIT_AI_PLAYERS: pim-hollow, tace-ember]' })
  await write('tmp/tace-ember-response.md', 'Tace waves.\n')
  const woven = await call({ text: 'Tace waves.' })
  expect(told(woven)).toEqual(['Tace waves.'])
  expect(await page('decision-log.md')).toContain('tace-ember')
  expect(await page('decision-log.md')).not.toContain('pim-hollow')
})

test('without progress the same is shown again, so nothing is lost when a reader was', async () => {
  const { call, write } = outside()
  await call()
  await write('tmp/pim-hollow-prompt.md', prompt('QUICK_REACTION', 'React.'))
  const first = await call({ text: 'The ferry comes.\n[AWAIT_AI_PLAYERS: pim-hollow]' })
  const second = await call()
  expect(told(second)).toEqual(told(first))
  expect(second.next).toEqual(first.next)
  const third = await call({ goesOn: true })
  expect(third.next).toMatchObject({ prompt: expect.stringContaining('No answer came from pim-hollow.') })
})

test('the words a text answers may stand in its first line', async () => {
  const { store, call } = outside()
  await call()
  await call({ text: 'The ferry is late.' })
  const turn = await call({ text: 'Player said: I whistle\n\nA dog comes.' })
  expect(told(turn)).toEqual(['A dog comes.'])
  const run = await recordOf(store)
  expect(run).toContain('"action":"I whistle"')
})

/** What the run says, as one text. */
const recordOf = async (store: Store): Promise<string> => JSON.stringify(await readRun(store))

test('the human among those asked answers with the words of a call', async () => {
  const { call, page } = outside()
  await call()
  const asked = await call({ text: 'A wave.\n[AWAIT_AI_PLAYERS: orsa-quill]' })
  expect(asked.next).toMatchObject({ waitsFor: 'companions', companions: [{ character: 'orsa-quill' }] })
  const answered = await call({ words: 'I duck' })
  expect(answered.next).toMatchObject({ waitsFor: 'gm' })
  expect(answered.unheard).toBeUndefined()
  expect(await page('tmp/orsa-quill-response.md')).toBe('I duck\n')
})

test('words out of turn are handed back', async () => {
  const { call } = outside()
  expect(await call({ words: 'Hello?' })).toMatchObject({ next: { waitsFor: 'gm' }, unheard: 'Hello?' })
})

test('with a cast of its own the companions answer in the same call', async () => {
  const { call, write, page } = outside({ cast: scriptedCast({ beats: [] }) })
  await call()
  await write('tmp/pim-hollow-prompt.md', prompt('QUICK_REACTION', 'React.'))
  const turn = await call({ text: 'A wave.\n[AWAIT_AI_PLAYERS: pim-hollow]' })
  expect(turn.next).toMatchObject({ waitsFor: 'gm', prompt: expect.stringContaining('- tmp/pim-hollow-response.md') })
  expect(await page('tmp/pim-hollow-response.md')).toBe('pim-hollow nods.\n')
})

test('what an earlier session left is put aside when a session begins, but for the context', async () => {
  const { call, page } = outside(
    {},
    {
      'tmp/pim-hollow-prompt.md': 'old',
      'tmp/pim-hollow-response.md': 'old',
      'tmp/gm-context.md': '## Expecting\nThe ferry\n',
    },
  )
  const begun = await call()
  expect(begun.shown.filter(({ type }) => type === 'notice')).toHaveLength(2)
  expect(await page('tmp/pim-hollow-response.md')).toBeUndefined()
  expect(await page('tmp/orphaned/hand-offs-1/pim-hollow-response.md')).toBe('old')
  expect(await page('tmp/gm-context.md')).toBe('## Expecting\nThe ferry\n')
})

test.each([
  ['the Game Master', 'The ferry is late.', { words: 'I wait' }],
  ['the companions', 'The ferry is late.\n[AWAIT_AI_PLAYERS: pim-hollow]', {}],
])('"stop" holds nobody at a table that waits for %s', async (_whom, text, then) => {
  const { call, write } = outside()
  await call()
  await write('tmp/pim-hollow-prompt.md', prompt('QUICK_REACTION', 'React.'))
  await call({ text })
  await call(then)
  const ending = await call({ words: 'stop' })
  expect(ending.next).toMatchObject({ waitsFor: 'gm', words: 'stop' })
  const over = await call({ words: 'stop', text: 'The lamps go out.' })
  expect(told(over)).toEqual(['The lamps go out.'])
  expect(over.next).toEqual({ waitsFor: 'nobody' })
})

test('13.10 "save" goes to a Game Master outside, whose delta is merged; it stays the turn of the player', async () => {
  const { call, write } = outside()
  await call()
  await call({ text: 'The ferry is late.' })
  const asked = await call({ words: 'save' })
  expect(asked.next).toMatchObject({ waitsFor: 'gm', prompt: expect.stringContaining('The player saves') })
  await write('tmp/gm-state-delta.md', '- NPC: Rook - waits at the weir\n')
  const saved = await call({ text: 'Saved. What do you do?' })
  expect(saved).toEqual({
    shown: [{ type: 'notice', text: expect.stringMatching(/^Saved: .*story-state\.md/) }],
    next: { waitsFor: 'player' },
  })
})

test('a text that tells too much is not shown, and the Game Master is told why', async () => {
  const { call } = outside(
    {},
    {
      'story-state.md':
        '# Story State\n\n## Secrets\n- The ferryman Oswin drowned the heir of Gannet Hall for silver\n',
    },
  )
  await call()
  const turn = await call({ text: 'You learn that the ferryman Oswin drowned the heir of Gannet Hall for silver.' })
  expect(told(turn)).toEqual([])
  expect(turn.next).toMatchObject({ waitsFor: 'gm', prompt: expect.stringContaining('Your text was not shown') })
})
