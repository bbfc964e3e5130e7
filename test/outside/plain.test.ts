/** What whoever plays by hand writes first is understood, and what is not taken is said so that it can be sent again. */
import { expect, test } from 'vitest'
import { grimjaw, tilda } from '../mcp/warehouse.ts'
import { opened } from './sit.ts'

test("18: a seat's own name goes without saying, in every message that has it", async () => {
  const { give, until } = await opened([tilda, grimjaw, 'narrator'])
  await give(tilda, `[PLAYER_TO_PLAYER]\nto: grimjaw\n\nHold the rope.`)
  expect(await until(grimjaw, 'PLAYER_TO_PLAYER')).toContain(`from: ${tilda}\nto: grimjaw`)
  await give('narrator', '[NARRATOR_REQUEST]\nrequest: "Who drew first?"')
  expect(await until('gm', 'NARRATOR_REQUEST')).toContain('Who drew first?')
  const asked = give(
    'gm',
    `[GM_TO_PLAYER] to: ${tilda}\nrequest_type: QUICK_REACTION\n\n## Scene\nA ledge.\n\n## Request\nWell?`,
  )
  await until(tilda, 'GM_TO_PLAYER')
  await give(tilda, '[PLAYER_TO_GM]\nI test the stone.')
  await asked
  expect(await until('gm', 'PLAYER_TO_GM')).toContain(`type: ACTION\ncharacter: ${tilda}\n\nI test the stone.`)
})

test('18: nobody speaks in another name for it', async () => {
  const { give } = await opened([tilda, grimjaw])
  const { refused } = await give(tilda, `[PLAYER_TO_PLAYER]\nfrom: ${grimjaw}\nto: ${grimjaw}\n\nI am you.`)
  expect(refused).toMatchObject([{ sent: 'PLAYER_TO_PLAYER', why: expect.stringContaining(`should say "${tilda}"`) }])
})

test.each([
  ['as an object', '[RULE_REQUEST]\nmove: toss\ninput: {"who": "tilda-brannock"}'],
  ['as lines under input', '[RULE_REQUEST]\nmove: toss\ninput:\n  who: tilda-brannock'],
  ['as lines of its own', '[RULE_REQUEST]\nmove: toss\nwho: tilda-brannock'],
  ['with the move beside the tag', '[RULE_REQUEST] toss\nwho: tilda-brannock'],
  ['as a bare object', '[RULE_REQUEST] toss\n{"who": "tilda-brannock"}'],
])('18: what a rule takes may be written %s', async (_how, text) => {
  const { give, until } = await opened([])
  const { refused } = await give('gm', text)
  expect(refused).toEqual([])
  expect(await until('gm', 'RULE_RESULT')).toContain('move: toss')
})

test('18: a message that lacks something comes back under its own name, with all it takes', async () => {
  const { give } = await opened([tilda])
  const { refused } = await give('gm', '[GM_TO_PLAYER]\nto: tilda-brannock\n\n## Request\nWell?')
  expect(refused).toMatchObject([{ sent: 'GM_TO_PLAYER', allowed: [expect.stringContaining('## Just Happened?')] }])
  expect(JSON.stringify(refused)).not.toContain('INFORMAL')
  const plain = await give('gm', 'The door opens.')
  expect(plain.refused).toMatchObject([{ why: expect.stringContaining('[NARRATIVE]') }])
})

test('18: of prompts that are put at once and cannot be, each comes back by name', async () => {
  const { give, next } = await opened([tilda, grimjaw])
  const prompt = (to: string, scene: string): string =>
    `[GM_TO_PLAYER]\nto: ${to}\nrequest_type: QUICK_REACTION\n\n## Scene\n${scene}\n\n## Request\nReact.`
  const ledger = 'The quillfrost ledger names the harbour master as a smuggler.'
  await give('gm', `${prompt(tilda, ledger)}\n\n${prompt(grimjaw, 'Dark.')}`)
  const heard = (await next('gm')).join('\n\n')
  expect(heard).toMatch(/quillfrost[^]*was not asked either/)
  expect(heard).toContain(`${grimjaw} was not asked either`)
})

test('18: what is recorded as learned may be told in other words of the same sentence', async () => {
  const { give, next, shown } = await opened([])
  const { refused } = await give(
    'gm',
    '[DELTAS]\nparty_knowledge_delta:\n  - LEARNED: The ledger calls the harbour master a smuggler\n\n[NARRATIVE]\n\nThe quillfrost ledger names the harbour master, and calls him a smuggler.',
  )
  expect(refused).toEqual([])
  expect(shown).toContainEqual(expect.objectContaining({ type: 'narrative' }))
  await give('gm', '[NARRATIVE]\n\nIn two days an assassin comes.')
  expect((await next('gm')).join()).toContain('story-state.md')
})

test('18: a Game Master that waits for answers is told that others are asked, and that it is its beat when they have', async () => {
  const { give, next, until, post } = await opened([tilda])
  const asked = give(
    'gm',
    `[DICE_REQUEST]\ncheck: Luck\ndice: 1d6\n\n[GM_TO_PLAYER]\nto: ${tilda}\nrequest_type: QUICK_REACTION\n\n## Scene\nDark.\n\n## Request\nReact.`,
  )
  await until(tilda, 'GM_TO_PLAYER')
  expect((await next('gm')).join()).toContain('DICE_RESULT')
  expect(post.isCarryingOut('gm')).toBe(true)
  const heard = next('gm')
  await give(tilda, 'I duck.')
  expect((await heard).join()).toContain('I duck.')
  expect(post.askedBy('gm')).toBe('')
  await asked
})

test('what follows a telling that came back waits for it: nobody is asked about what they have not heard', async () => {
  const { give, next, shown } = await opened([], ['Yes.'])
  const asked = '[ASK_PLAYER]\nquestion: Do you take it?\noptions:\n  - label: Yes\n  - label: No'
  await give('gm', `[NARRATIVE]\n\n"The quillfrost ledger names the harbour master as a smuggler."\n\n${asked}`)
  const back = (await next('gm')).join('\n')
  expect(back).toMatch(/sent: NARRATIVE[^]*sent: ASK_PLAYER[^]*waits for what you told before it/)
  expect(back).not.toContain('""')
  expect(shown.filter(({ type }) => type === 'question')).toEqual([])
  await give('gm', `[NARRATIVE]\n\nA ledger lies there, with an apple on it.\n\n${asked}`)
  expect((await next('gm')).join('\n')).toContain('[PLAYER_ANSWER]')
})
