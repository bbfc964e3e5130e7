/** Every tag of both seeds, and of ours, has its effect through MCP: the table below has a line for each, or does not compile. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Tag } from '../../src/table/protocol/message.ts'
import { buildGloam, folderWith } from '../cli/gloam.ts'
import { closeAgents, httpAgent, stdioAgent } from './agents.ts'
import { keeper, walk, type Walked } from './every-tag.ts'
import { grimjaw, human, tilda, warehouse } from './warehouse.ts'

let built: ReturnType<typeof buildGloam>
beforeAll(() => {
  built = buildGloam()
}, 60_000)
afterAll(() => built.remove())
afterAll(closeAgents)

type Effect = (walked: Walked) => void

const came =
  (seat: string, tag: Tag, words: RegExp): Effect =>
  ({ got }) =>
    expect(got(seat, tag)).toMatch(words)

const all =
  (...effects: readonly Effect[]): Effect =>
  walked => {
    for (const effect of effects) effect(walked)
  }

const shows =
  (words: RegExp): Effect =>
  ({ shown }) =>
    expect(shown).toMatch(words)

const effects: { readonly [T in Tag]: Effect } = {
  NARRATIVE: all(
    shows(/Dusty shelves/),
    came(tilda, 'NARRATIVE', /group: cellar\s+Below, it drips/),
    ({ got }) => expect(got(grimjaw, 'NARRATIVE')).not.toContain('Below, it drips'),
    came('narrator', 'NARRATIVE', /Dusty shelves/),
  ),
  GM_TO_PLAYER: came(
    tilda,
    'GM_TO_PLAYER',
    /request_type: QUICK_REACTION\nscene_number: 001\nscene_slug: the-warehouse/,
  ),
  ASK_PLAYER: shows(/Light a lamp\?[^]*1\. Yes/),
  PLAYER_ANSWER: came('gm', 'PLAYER_ANSWER', /question: "Light a lamp\?"\nanswer: "Yes"/),
  AWAIT_PLAYERS: all(came(tilda, 'GM_TO_PLAYER', /By the shelves/), ({ got }) =>
    expect(got(tilda, 'GM_TO_PLAYER')).not.toContain('At the door'),
  ),
  PLAYER_RESPONSES: came('gm', 'PLAYER_RESPONSES', /responses:[^]*I hold still[^]*vetoes:[^]*I walk past no wire/),
  PLAYER_ACTION: came('gm', 'PLAYER_ACTION', /character: aldric-vane[^]*I sneak toward the crate/),
  PLAYER_TO_GM: came('gm', 'PLAYER_TO_GM', /Aldric takes the left door/),
  PLAYER_TO_PLAYER: all(
    came(grimjaw, 'PLAYER_TO_PLAYER', /from: tilda-brannock[^]*Hold the rope/),
    came('gm', 'PLAYER_TO_PLAYER', /Hold the rope/),
    came('narrator', 'PLAYER_TO_PLAYER', /Hold the rope/),
    ({ got }) => expect(got(human, 'PLAYER_TO_PLAYER')).toBe(''),
  ),
  DICE_REQUEST: shows(/Luck: 1d20\+4 = \[\d+\]\+4/),
  DICE_RESULT: came('gm', 'DICE_RESULT', /check: Luck\nroll: 1d20\+4 = \[\d+\]/),
  RULE_REQUEST: shows(/Stealth check: 1d20/),
  RULE_RESULT: came('gm', 'RULE_RESULT', /move: check[^]*Stealth check: 1d20/),
  DELTAS: ({ file }) => {
    expect(file('story-state.md')).toContain('Found the crate')
    expect(file('party-knowledge.md')).toContain('A tripwire guards the crate')
  },
  STATE_UPDATED: came(grimjaw, 'JOURNAL_CHECKPOINT', /trigger: state_updated/),
  JOURNAL_CHECKPOINT: ({ got, file }) => {
    expect(got(keeper, 'JOURNAL_CHECKPOINT')).toMatch(/campaign: heist\nscene_number: 001/)
    expect(file(`party/${tilda}-journal.md`)).toContain('The keeper wrote this.')
    expect(file(`party/${grimjaw}-journal.md`)).toContain('A wire.')
  },
  SESSION_COMMAND: came('gm', 'SESSION_COMMAND', /command: start[^]*command: end/),
  SESSION_END: shows(/They found the crate[^]*Something breathes down there[^]*Session saved\. See you next time!/),
  shutdown_request: all(
    came('gm', 'shutdown_request', /The session is over/),
    came('narrator', 'shutdown_request', /The session is over/),
    came(tilda, 'shutdown_request', /The session is over/),
  ),
  CONTEXT_REFRESH: came(tilda, 'CONTEXT_REFRESH', /campaign: heist\ncurrent_scene: 001-the-warehouse[^]*Stars/),
  NARRATOR_REQUEST: came('gm', 'NARRATOR_REQUEST', /Who drew first\?/),
  NARRATOR_NOTE: all(came('narrator', 'NARRATOR_NOTE', /The rope is frayed/), ({ shown, book }) => {
    expect(shown).not.toContain('frayed')
    expect(book).not.toContain('[')
  }),
  SCENE_REQUEST: ({ got, book }) => {
    expect(got('narrator', 'SCENE_REQUEST')).toContain('scene_slug: the-warehouse')
    expect(book).toContain('The book says it plainly.')
  },
  DECISIONS_REQUEST: ({ got, file }) => {
    expect(got('decision-log', 'DECISIONS_REQUEST')).toContain('I hold still')
    expect(file('decision-log.md')).toContain('the bell stays mute')
  },
  RELAY_TO_HUMAN: shows(/Two doors\.[^]*Left or right\?[^]*1\. Left/),
  HUMAN_DECISION: came(human, 'HUMAN_DECISION', /character: aldric-vane\s+Left/),
  MODE_SWITCH: all(came(human, 'MODE_SWITCH', /mode: AUTONOMOUS/), came('gm', 'MODE_SWITCH', /mode: AUTONOMOUS/)),
  NPC_SPAWN_REQUEST: came('npc-harwick', 'TABLE_NOTE', /You are harwick\. Night, at the gate/),
  NPC_SPAWNED: came('gm', 'NPC_SPAWNED', /teammate_name: npc-harwick/),
  NPC_DESPAWN_REQUEST: came('gm', 'PLAYER_TO_GM', /character: npc-harwick\s+Papers\./),
  NPC_DESPAWNED: came('gm', 'NPC_DESPAWNED', /npc: harwick/),
  OPEN_SCENE: ({ shown, book }) => {
    expect(shown).toContain('Warehouse 7')
    expect(book).toContain('location: Warehouse 7\ntime: night')
  },
  GROUPS: ({ got }) => expect(got(grimjaw, 'NARRATIVE')).toContain('Grimjaw blocks the door'),
  WHISPER: all(came(tilda, 'WHISPER', /The crate hums/), ({ got, shown, book }) => {
    expect(got(grimjaw, 'WHISPER')).toBe('')
    expect(shown + book).not.toContain('The crate hums')
  }),
  SUGGEST: shows(/Search the shelves/),
  RETCON: shows(/The lamp was out already\. Shall we go back/),
  REFUSED: came(tilda, 'REFUSED', /The companion does not send \[NARRATIVE\]/),
  TABLE_NOTE: came('gm', 'TABLE_NOTE', /Scene 001[^]*HP 9\/9/),
  INFORMAL: ({ got }) => expect(got('gm', 'PLAYER_RESPONSES')).not.toContain('[VETO'),
}

describe.each(['stdio', 'http'] as const)('18.1: through MCP over %s', way => {
  let walked: Walked
  beforeAll(async () => {
    const folder = folderWith(
      Object.fromEntries(Object.entries(warehouse).map(([path, text]) => [`campaigns/heist/${path}`, text])),
      afterAll,
    )
    const host = await stdioAgent(built.main, [], folder)
    const at = (token: string) =>
      way === 'stdio'
        ? stdioAgent(built.main, ['--token', token], folder)
        : httpAgent(`http://127.0.0.1:${token.split('-')[1]}/mcp`, token)
    walked = await walk(host, at, folder)
  }, 240_000)

  test.each(Object.entries(effects))('[%s] has its effect', (_tag, effect) => effect(walked))

  test('and no tag is shown to the person or stands in the book', () => {
    expect(walked.shown).not.toMatch(/\[[A-Z_]{4,}\]/)
    expect(walked.book).not.toMatch(/\[[A-Z_]{4,}\]/)
  })
})
