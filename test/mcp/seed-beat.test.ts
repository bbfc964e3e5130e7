/** The seeds' own example beat (gm-team, "Example Flow"), played by scripted agents through MCP. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buildGloam, folderWith } from '../cli/gloam.ts'
import { closeAgents, httpAgent, sharing, stdioAgent, type Agent } from './agents.ts'
import { grimjaw, human, tilda, warehouse } from './warehouse.ts'

let built: ReturnType<typeof buildGloam>
beforeAll(() => {
  built = buildGloam()
}, 60_000)
afterAll(() => built.remove())
afterEach(closeAgents)

const shelf = (): string =>
  folderWith(Object.fromEntries(Object.entries(warehouse).map(([path, text]) => [`campaigns/heist/${path}`, text])))

type Seats = Readonly<Record<'gm' | 'narrator' | typeof tilda | typeof grimjaw, Agent>>

const seats = ['gm', 'narrator', tilda, grimjaw]

const tokensIn = (result: Awaited<ReturnType<Agent['call']>>): Readonly<Record<string, string>> =>
  (result.structuredContent as { readonly tokens: Readonly<Record<string, string>> }).tokens

const tagsOf = (messages: readonly { readonly tag: string }[]): readonly string[] => messages.map(({ tag }) => tag)

const contexts = {
  [tilda]: ['Inside dark warehouse, sneaking past guards.', 'Aldric is signaling back about the trap.'],
  [grimjaw]: [
    "Inside dark warehouse. Aldric found the crate but there's a tripwire.",
    'Aldric paused and is gesturing about something on the ground.',
  ],
} as const

/** Phase 1: one message to the lead, who spawns whoever is named. Phase 2: players that stay, each written to directly. */
const asks: Readonly<Record<Phase, string>> = {
  'phase 1': `[AWAIT_PLAYERS]\ncharacters:\n${Object.entries(contexts)
    .map(
      ([name, [scene, happened]]) =>
        `  - name: ${name}\n    request_type: QUICK_REACTION\n    scene_context: |\n      ${scene}\n    just_happened: |\n      ${happened}\n    request: "Brief reaction or [VETO]."`,
    )
    .join('\n')}\n\nscene_number: 001\nscene_slug: the-warehouse-heist`,
  'phase 2': Object.entries(contexts)
    .map(
      ([name, [scene, happened]]) =>
        `[GM_TO_PLAYER]\nto: ${name}\nrequest_type: QUICK_REACTION\nscene_number: 001\nscene_slug: the-warehouse-heist\n\n## Scene\n${scene}\n\n## Just Happened\n${happened}\n\n## Request\nBrief reaction or a veto.`,
    )
    .join('\n\n'),
}

type Phase = 'phase 1' | 'phase 2'

const answers: Readonly<Record<Phase, { readonly tags: readonly string[]; readonly text: RegExp }>> = {
  'phase 1': {
    tags: ['PLAYER_RESPONSES'],
    text: /responses:\n\s+- character: tilda-brannock[^]*vetoes:\n\s+- character: grimjaw-ironforge/,
  },
  'phase 2': {
    tags: ['PLAYER_TO_GM', 'PLAYER_TO_GM', 'PLAYER_TO_PLAYER'],
    text: /type: ACTION\ncharacter: tilda-brannock[^]*type: VETO\ncharacter: grimjaw-ironforge/,
  },
}

async function play(host: Agent, { gm, narrator, ...players }: Seats, folder: string, phase: Phase): Promise<void> {
  // 1. The GM broadcasts; the human sees it, the players hear it.
  const start = await gm.next()
  expect(tagsOf(start.messages)).toEqual(['TABLE_NOTE', 'SESSION_COMMAND'])
  expect(start.messages[1]?.text).toContain('command: start')
  expect(start.messages[1]?.text).toContain(`player_character: ${human}`)
  await gm.answer(
    "[NARRATIVE]\n\nThe merchant's warehouse is dark, dusty shelves stretching into shadow.\n\n**What do you do?**",
  )
  const waiting = gm.next()
  expect(await host.text('say', { text: '' })).toContain('dusty shelves stretching into shadow')
  const heard = await players[tilda].next()
  expect(tagsOf(heard.messages)).toEqual(['NARRATIVE'])
  // 2. The human's action reaches the GM.
  const told = host.text('say', { text: 'I sneak toward the crate.' })
  const action = await waiting
  expect(tagsOf(action.messages)).toEqual(['TABLE_NOTE', 'PLAYER_ACTION'])
  expect(action.messages[1]?.text).toContain('I sneak toward the crate.')
  // 3. Dice are the table's.
  const dice = await gm.answer(`[DICE_REQUEST]\ncharacter: ${human}\ncheck: Stealth\ndice: 1d20+4\ndc: 5`)
  expect(tagsOf(dice.messages)).toEqual(['DICE_RESULT'])
  expect(dice.messages[0]?.text).toMatch(/roll: 1d20\+4 = \[\d+\]\+4 = \d+/)
  // 4. and 5. Two companions at once, each with its own words.
  const asked = gm.answer(asks[phase])
  const [toTilda, toGrimjaw] = await Promise.all([players[tilda].until(prompt), players[grimjaw].until(prompt)])
  expect(toTilda.text).toContain('signaling back about the trap')
  expect(toTilda.text).not.toContain('tripwire') // what Grimjaw perceives is Grimjaw's
  expect(toGrimjaw.text).toContain('tripwire')
  if (phase === 'phase 2')
    await players[tilda].answer(`[PLAYER_TO_PLAYER]\nfrom: ${tilda}\nto: ${grimjaw}\n\nStay off the boards.`)
  await players[tilda].answer('Tilda\'s hand drops to her sword. "Easy there."')
  await players[grimjaw].answer(
    `[PLAYER_TO_GM]\ntype: VETO\ncharacter: ${grimjaw}\n\nI do not walk past a wire in the dark.`,
  )
  const { messages, text } = await asked
  expect(tagsOf(messages).toSorted()).toEqual(answers[phase].tags)
  expect(text).toMatch(answers[phase].text)
  // The one who vetoed is asked alone, in full.
  const again = gm.answer(
    `[GM_TO_PLAYER]\nto: ${grimjaw}\nrequest_type: FULL_CONTEXT\n\n## Scene\nThe wire runs to a bell.\n\n## Request\nWhat do you do?`,
  )
  await players[grimjaw].until(prompt)
  await players[grimjaw].answer('Grimjaw grunts and moves to block the door.')
  expect(tagsOf((await again).messages)).toEqual(['PLAYER_TO_GM'])
  // 7. to 9. The whole beat is told, what changed is recorded, and the player is asked again.
  const done = await gm.answer(
    `[NARRATIVE]\n\nTilda's hand drops to her sword. "Easy there," she warns. Grimjaw grunts and moves to block the door.\n\n[DELTAS]\ngm_state_delta:\n  - QUEST: Found the crate behind a tripwire\nparty_knowledge_delta:\n  - LEARNED: A tripwire guards the crate\n\n[STATE_UPDATED]\ndeltas_written:\n  - gm-state-delta.md\n  - party-knowledge-delta.md\ncharacters_involved:\n  - ${tilda}\n  - ${grimjaw}\n\n[NARRATIVE]\n\nAbove you, the footsteps pause. A guard calls out: "Did you hear something?"\n\nWhat do you do?`,
  )
  expect(done.messages).toEqual([])
  const later = gm.next()
  const shown = await told
  expect(shown).toMatch(/Stealth: 1d20\+4[^]*Easy there[^]*Did you hear something/)
  expect(shown).not.toMatch(/\[[A-Z_]{4,}\]/) // no tag is shown to a person
  // The narrator gets the beat as it was told, and writes the page.
  const pages = keepBook(narrator)
  const journals = Object.entries(players).map(([name, agent]) => keepJournal(agent, name))
  // The end: closing words, then everything is written.
  const ended = host.text('say', { text: '/end' })
  expect(tagsOf((await later).messages)).toEqual(['TABLE_NOTE', 'SESSION_COMMAND'])
  await gm.answer(
    '[NARRATIVE]\n\nThe bell does not ring.\n\n[SESSION_END]\nsummary: |\n  The party found the crate.\nstate_saved: true\nnext_hook: "Something is breathing down there."',
  )
  expect(await ended).toContain('Session saved. See you next time!')
  await Promise.all([pages, ...journals])
  for (const { wire } of [players[grimjaw], narrator, gm])
    expect(wire.join('').includes('Stay off the boards.')).toBe(phase === 'phase 2') // for one, and overheard
  const read = (path: string): string => readFileSync(join(folder, 'campaigns/heist', path), 'utf8')
  expect(read('story-state.md')).toContain('Found the crate behind a tripwire')
  expect(read('party-knowledge.md')).toContain('A tripwire guards the crate')
  expect(read(`party/${tilda}-journal.md`)).toContain('I, tilda-brannock, held still.')
  expect(read(`party/${grimjaw}-journal.md`)).toContain('I, grimjaw-ironforge, held still.')
  expect(read('decision-log.md')).toMatch(/tilda/i)
  const [scene = ''] = readdirSync(join(folder, 'campaigns/heist/scenes'))
  expect(read(`scenes/${scene}`)).toContain('page 1 of the book')
  expect(read(`scenes/${scene}`)).not.toMatch(/\[[A-Z_]{4,}\]/)
}

const prompt = 'GM_TO_PLAYER'

/** Until the table is gone; whatever is asked for is written. */
async function keepBook(narrator: Agent): Promise<void> {
  for (let page = 1; ; page += 1) {
    const asked = await narrator.until('SCENE_REQUEST').catch(() => undefined)
    if (!asked) return
    await narrator.answer(`This is page ${page} of the book.`)
  }
}

async function keepJournal(agent: Agent, name: string): Promise<void> {
  for (;;) {
    const asked = await agent.until('JOURNAL_CHECKPOINT').catch(() => undefined)
    if (!asked) return
    await agent.answer(`**What happened**: A wire.\n**What I did**: I, ${name}, held still.`)
  }
}

describe.each(['phase 1', 'phase 2'] as const)('the beat of the seeds through MCP, %s', phase => {
  test('four seats in processes of their own, over standard input and output', { timeout: 120_000 }, async () => {
    const folder = shelf()
    const host = await stdioAgent(built.main, [], folder)
    const tokens = tokensIn(await host.call('sit', { campaign: 'heist', seats, seed: '7' }))
    const at = (seat: string): Promise<Agent> => stdioAgent(built.main, ['--token', tokens[seat] ?? ''], folder)
    const [gm, narrator, one, two] = await Promise.all([at('gm'), at('narrator'), at(tilda), at(grimjaw)])
    await play(host, { gm, narrator, [tilda]: one, [grimjaw]: two }, folder, phase)
  })

  test('four seats over HTTP', { timeout: 120_000 }, async () => {
    const folder = shelf()
    const host = await stdioAgent(built.main, [], folder)
    const tokens = tokensIn(await host.call('sit', { campaign: 'heist', seats, seed: '7' }))
    const url = (token: string): string => `http://127.0.0.1:${token.split('-')[1]}/mcp`
    const at = (seat: string): Promise<Agent> => httpAgent(url(tokens[seat] ?? ''), tokens[seat] ?? '')
    const [gm, narrator, one, two] = await Promise.all([at('gm'), at('narrator'), at(tilda), at(grimjaw)])
    await play(host, { gm, narrator, [tilda]: one, [grimjaw]: two }, folder, phase)
  })

  test(
    'all seats over one connection, each by its token, as agents of one assistant',
    { timeout: 120_000 },
    async () => {
      const folder = shelf()
      const host = await stdioAgent(built.main, [], folder)
      const tokens = tokensIn(await host.call('sit', { campaign: 'heist', seats, seed: '7' }))
      const at = (seat: string): Agent => sharing(host, tokens[seat] ?? '')
      await play(
        host,
        { gm: at('gm'), narrator: at('narrator'), [tilda]: at(tilda), [grimjaw]: at(grimjaw) },
        folder,
        phase,
      )
    },
  )
})
