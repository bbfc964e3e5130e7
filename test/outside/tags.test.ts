/** Every message that is not in the seeds' own example has its effect too, at a table of scripted minds and agents. */
import { expect, test } from 'vitest'
import { readText } from '../../src/store/text.ts'
import { grimjaw, human, tilda } from '../mcp/warehouse.ts'
import { opened, sit } from './sit.ts'

test('PLAYER_TO_PLAYER is heard by the one it is for, the Game Master and the narrator, and by nobody else', async () => {
  const { give, until, next, post } = await opened([tilda, grimjaw, 'narrator'])
  await give(tilda, `[PLAYER_TO_PLAYER]\nfrom: ${tilda}\nto: grimjaw\n\nThe captain lies.`)
  expect(await until(grimjaw, 'PLAYER_TO_PLAYER')).toContain('The captain lies.')
  expect(await until('gm', 'PLAYER_TO_PLAYER')).toContain('The captain lies.')
  expect(await next('narrator')).toEqual([expect.stringContaining('The captain lies.')])
  expect(post.box(human).hasLetters).toBe(false)
})

test('NARRATOR_REQUEST reaches the Game Master, whose note reaches the book', async () => {
  const { give, until, opening, post } = await opened(['narrator'])
  await give('narrator', '[NARRATOR_REQUEST]\nto: gm\nrequest: "Who drew first?"')
  expect(await until('gm', 'NARRATOR_REQUEST')).toContain('Who drew first?')
  await give('gm', '[NARRATIVE]\n\nSteel rings.\n\n[NARRATOR_NOTE]\nfrom: gm\nnote: "Tilda drew first."')
  void post.next('gm', new AbortController().signal)
  await opening
  expect(await until('narrator', 'NARRATOR_NOTE')).toContain('Tilda drew first.')
})

test('RELAY_TO_HUMAN asks the person, HUMAN_DECISION answers, and the one who speaks for them has the last word', async () => {
  const { give, until, shown } = await opened([human], ['Left.'])
  const asked = give(
    'gm',
    `[GM_TO_PLAYER]\nto: ${human}\nrequest_type: FULL_CONTEXT\n\n## Scene\nTwo doors.\n\n## Request\nWhich?`,
  )
  await until(human, 'GM_TO_PLAYER')
  await give(
    human,
    `[RELAY_TO_HUMAN]\ncharacter: ${human}\n\n## Scene\nTwo doors.\n\n## Decision Needed\nLeft or right?\n\n## Suggested Options\n- Left\n- Right`,
  )
  expect(await until(human, 'HUMAN_DECISION')).toContain('Left.')
  expect(shown).toContainEqual(
    expect.objectContaining({ type: 'question', options: [{ label: 'Left' }, { label: 'Right' }] }),
  )
  await give(human, 'Aldric nods at the left door, and is gone.')
  await asked
  expect(await until('gm', 'PLAYER_TO_GM')).toContain('Aldric nods at the left door')
})

test('NPC_SPAWN_REQUEST seats a person of the world behind a fence, who answers until NPC_DESPAWN_REQUEST', async () => {
  const { give, until, post } = await opened([])
  await give(
    'gm',
    '[NPC_SPAWN_REQUEST]\nnpc: harwick\nnpc_file: npcs/harwick.md\nreason: "A long talk"\nknowledge_boundary: |\n  - the tripwire\nscene_context: |\n  Night, at the gate.',
  )
  expect(await until('gm', 'NPC_SPAWNED')).toContain('teammate_name: npc-harwick')
  await give(
    'gm',
    '[GM_TO_PLAYER]\nto: npc-harwick\nrequest_type: QUICK_REACTION\n\n## Scene\nThey speak of the tripwire.\n\n## Request\nReact.',
  )
  expect(await until('gm', 'REFUSED')).toContain('It does not know: the tripwire')
  const asked = give(
    'gm',
    '[GM_TO_PLAYER]\nto: npc-harwick\nrequest_type: QUICK_REACTION\n\n## Scene\nThey greet you.\n\n## Request\nReact.',
  )
  await until('npc-harwick', 'GM_TO_PLAYER')
  await give('npc-harwick', 'Papers.')
  await asked
  expect(await until('gm', 'PLAYER_TO_GM')).toMatch(/character: npc-harwick[^]*Papers\./)
  await give('gm', '[NPC_DESPAWN_REQUEST]\nnpc: harwick\nreason: "He leaves"')
  expect(await until('gm', 'NPC_DESPAWNED')).toContain('npc: harwick')
  expect(post.seat('npc-harwick')).toBeUndefined()
})

test('a roll that a prompt asks for is made by the table before anybody answers', async () => {
  const { give, until } = await opened([tilda])
  const asked = give(
    'gm',
    `[GM_TO_PLAYER]\nto: ${tilda}\nrequest_type: QUICK_REACTION\n\n## Scene\nA ledge.\n\n## Request\nJump.\n\n## Roll Required\n- Check: Athletics\n- Dice: 1d20+3`,
  )
  const prompt = await until(tilda, 'GM_TO_PLAYER')
  await give(
    tilda,
    `[PLAYER_TO_GM]\ntype: ACTION\ncharacter: ${tilda}\n\n## Roll Result\n- Check: Athletics\n- Roll: 1d20+3 = [20]+3 = 23\n\n## Action\nI leap.`,
  )
  await asked
  const fell = /1d20\+3 = \[\d+\]\+3 = \d+/.exec(await until('gm', 'DICE_RESULT'))?.[0] ?? 'none'
  expect(prompt).toContain(fell)
})

test('a Game Master that says nothing is stood in for, told so, and has the next beat', async () => {
  const { opening, until, next, shown } = await sit(['gm'], [], 300)
  const table = await opening
  expect(shown).toContainEqual(expect.objectContaining({ type: 'narrative', text: 'The Oracle plays.' }))
  expect((await next('gm')).join('\n')).toContain('Nothing was heard from you in time')
  if (!table.ok) throw new Error(table.refusal)
  const beat = table.value.say('I wait.')
  expect(await until('gm', 'PLAYER_ACTION')).toContain('I wait.')
  await beat
}, 20_000)

test('MODE_SWITCH reaches the one who speaks for the human, and shutdown_request everybody', async () => {
  const { give, until, opening, post } = await opened([human])
  await give('gm', '[NARRATIVE]\n\nDark.')
  void post.next('gm', new AbortController().signal)
  const table = await opening
  if (!table.ok) throw new Error(table.refusal)
  void table.value.say('I need to step away')
  expect(await until(human, 'MODE_SWITCH')).toContain('mode: AUTONOMOUS')
  post.shutDown('Goodbye.')
  expect(await until(human, 'shutdown_request')).toContain('Goodbye.')
})

test('what a Game Master records goes into both files, and a secret it narrates comes back', async () => {
  const { give, until, post, opening, store } = await opened([])
  await give('gm', '[NARRATIVE]\n\nThe quillfrost ledger names the harbour master as a smuggler.')
  expect(await until('gm', 'REFUSED')).toMatch(/sent: NARRATIVE[^]*\[DELTAS\]/)
  await give(
    'gm',
    '[DELTAS]\nparty_knowledge_delta:\n  - LEARNED: The quillfrost ledger names the harbour master as a smuggler\n\n[NARRATIVE]\n\nThe quillfrost ledger names the harbour master as a smuggler.',
  )
  void post.next('gm', new AbortController().signal)
  const table = await opening
  if (!table.ok) throw new Error(table.refusal)
  await table.value.drain()
  const known = await readText(store, 'party-knowledge.md')
  expect(known.ok && known.value?.text).toContain('quillfrost ledger')
})

test('a page that is asked for does not stand before the story: the answer goes to what people wait for', async () => {
  const { give, until, post } = await opened([tilda])
  const signal = new AbortController().signal
  const checkpoint = {
    tag: 'JOURNAL_CHECKPOINT',
    campaign: 'heist',
    sceneNumber: '001',
    sceneSlug: 'x',
    trigger: 'manual',
  } as const
  const page = post.ask(tilda, [checkpoint], { lane: 'page', limitMs: 5000, signal })
  await until(tilda, 'JOURNAL_CHECKPOINT')
  expect(post.askedBy(tilda)).toBe('JOURNAL_CHECKPOINT')
  const asked = give(
    'gm',
    `[GM_TO_PLAYER]\nto: ${tilda}\nrequest_type: QUICK_REACTION\n\n## Scene\nDark.\n\n## Request\nReact.`,
  )
  await until(tilda, 'GM_TO_PLAYER')
  expect(post.askedBy(tilda)).toBe('GM_TO_PLAYER')
  await give(tilda, 'I duck.')
  await asked
  expect(await until('gm', 'PLAYER_TO_GM')).toContain('I duck.')
  expect(post.askedBy(tilda)).toBe('JOURNAL_CHECKPOINT')
  await give(tilda, '**What happened**: I ducked.')
  expect(await page).toBe('**What happened**: I ducked.')
})

const prompt = (to: string, type = 'QUICK_REACTION'): string =>
  `[GM_TO_PLAYER]\nto: ${to}\nrequest_type: ${type}\n\n## Scene\nA ledge.\n\n## Request\nWhat do you do?`

test('17.5: players that stay are written to directly, answer directly and by tag, and speak aside meanwhile', async () => {
  const { give, until, next, post } = await opened([tilda, grimjaw])
  const asked = give('gm', `${prompt(tilda)}\n\n${prompt(grimjaw)}`) // both at once, neither hears the other
  expect(await until(tilda, 'GM_TO_PLAYER')).toContain('A ledge.')
  await until(grimjaw, 'GM_TO_PLAYER')
  await give(tilda, `[PLAYER_TO_PLAYER]\nfrom: ${tilda}\nto: ${grimjaw}\n\nHold the rope.`)
  await give(tilda, `[PLAYER_TO_GM]\ntype: REACTION\ncharacter: ${tilda}\n\nI test the stone.`)
  await give(grimjaw, `[PLAYER_TO_GM]\ntype: VETO\ncharacter: ${grimjaw}\n\nMy bond: never below ground.`)
  await asked
  expect(post.askedBy('gm')).toBe('') // a word aside leaves the beat where it is: it is the Game Master's
  const heard = (await next('gm')).join('\n\n')
  expect(heard).toContain(`[PLAYER_TO_GM]\ntype: ACTION\ncharacter: ${tilda}\n\nI test the stone.`)
  expect(heard).toContain(`[PLAYER_TO_GM]\ntype: VETO\ncharacter: ${grimjaw}\n\nMy bond: never below ground.`)
  expect(heard).toContain('Hold the rope.')
  expect(heard).not.toContain('\\[')
  expect(await until(grimjaw, 'PLAYER_TO_PLAYER')).toContain('Hold the rope.')
  const again = give('gm', prompt(grimjaw, 'FULL_CONTEXT'))
  await until(grimjaw, 'GM_TO_PLAYER')
  await give(grimjaw, 'Very well. I go first.')
  await again
  expect((await next('gm')).join()).toContain('I go first.')
})
