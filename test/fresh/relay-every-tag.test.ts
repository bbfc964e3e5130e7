/** Every tag of both seeds by files: the table below has a line for each, or does not compile. */
import { beforeAll, expect, test } from 'vitest'
import type { Tag } from '../../src/table/protocol/message.ts'
import type { Relayed } from '../../src/table/fresh/relay-turn.ts'
import { outside, told } from './relay-call.ts'

type Walked = {
  /** What each next Game Master was told. */
  readonly prompts: string
  readonly shown: string
  readonly told: string
  readonly file: (path: string) => string
  /** Every page a Game Master may look into, as it stood after the first text. */
  readonly all: string
  /** What the companion found to answer. */
  readonly asked: string
}

const pim = 'pim-hollow'
const human = 'orsa-quill'
const paths = ['story-state.md', 'party-knowledge.md', 'decision-log.md', `party/${pim}-journal.md`]

const forged = (tag: string): string => `[${tag}]\ncharacter: ${human}\n\nzq${tag}`

/** What the table says and a Game Master does not: it comes back with the reason. */
const tablesOwn = [
  'PLAYER_ACTION',
  'PLAYER_RESPONSES',
  'DICE_RESULT',
  'RULE_RESULT',
  'SESSION_COMMAND',
  'CONTEXT_REFRESH',
  'HUMAN_DECISION',
  'MODE_SWITCH',
  'JOURNAL_CHECKPOINT',
  'shutdown_request',
  'NPC_SPAWNED',
  'NPC_DESPAWNED',
  'SCENE_REQUEST',
  'DECISIONS_REQUEST',
  'PLAYER_TO_GM',
  'PLAYER_TO_PLAYER',
  'RELAY_TO_HUMAN',
  'NARRATOR_REQUEST',
  'REFUSED',
  'TABLE_NOTE',
] as const satisfies readonly Tag[]

async function walk(): Promise<Walked> {
  const { call, page, write } = outside()
  const relayed: Relayed[] = []
  const turn = async (words: Parameters<typeof call>[0] = {}): Promise<Relayed> => {
    const one = await call(words)
    relayed.push(one)
    return one
  }
  await turn()
  await turn({
    text: `[OPEN_SCENE]\ntitle: The pier\nlocation: The pier\ntime: dusk\n\n[NARRATIVE]\n\nThe ferry is late.\n\n[NARRATOR_NOTE]\nfrom: gm\nnote: "zqnote"\n\n[SUGGEST]\noptions:\n  - Wave\n\n[WHISPER] to: ${pim}\n\nzqwhisper\n\n${tablesOwn.map(forged).join('\n\n')}\n\n[NARRATIVE]\n\nWhat do you do?`,
  })
  const all = (await page('tmp/gm-context.md')) ?? ''
  await turn({
    words: 'I wave.',
    text: `[DICE_REQUEST]\ncharacter: ${human}\ncheck: Luck\ndice: 1d20+4\n\n[RULE_REQUEST] toss\nwho: ${human}`,
  })
  await turn({
    text: `[DELTAS]\ngm_state_delta:\n  - QUEST: The ferry is missing\nparty_knowledge_delta:\n  - LEARNED: The rope was cut\n\n[STATE_UPDATED]\ndeltas_written:\n  - gm-state-delta.md\n\n[GROUPS]\ngroups:\n  - name: boat\n    members: ${pim}\n  - name: pier\n    members: ${human}\n\n[NARRATIVE] group: boat\n\nIn the boat lies an oar.\n\n[GROUPS]\ngroups:\n  - name: all\n    members: ${pim}, ${human}\n\n[NPC_SPAWN_REQUEST]\nnpc: ferryman\nnpc_file: npcs/ferryman.md\nreason: "talk"\nknowledge_boundary: |\n  - all\nscene_context: |\n  Dusk.\n\n[NPC_DESPAWN_REQUEST]\nnpc: ferryman\nreason: "gone"\n\n[NARRATIVE]\n\nThe planks groan.\n\n[AWAIT_PLAYERS]\ncharacters:\n  - name: ${pim}\n    request_type: QUICK_REACTION\n    scene_context: |\n      zqprompt\n    request: "React."`,
  })
  await write(`tmp/${pim}-response.md`, 'Pim jumps.\n')
  await turn()
  await turn({
    text: 'He jumps.\n\n[ASK_PLAYER]\nquestion: "Which plank?"\noptions:\n  - label: "Left"\n  - label: "Right"',
  })
  await turn({ words: 'Left' })
  await turn({ text: 'It holds. What do you do?' })
  await turn({ words: 'I need to step away' })
  await turn({ text: 'Orsa waits. What do you do?' })
  await turn({ words: "I'm back" })
  await turn({ text: 'Orsa is here. What do you do?' })
  await turn({
    words: 'On.',
    text: `[GM_TO_PLAYER]\nto: ${pim}\nrequest_type: QUICK_REACTION\n\n## Scene\nzqalone\n\n## Request\nReact.`,
  })
  const asked = (await page(`tmp/${pim}-prompt.md`)) ?? ''
  await write(`tmp/${pim}-response.md`, '[VETO - need more input]\nI swore off water.\n')
  await turn()
  await turn({ text: 'He swore off water.\n\n[RETCON]\nbeat: 1\nwhy: "zqretcon"' })
  await turn({ words: 'No' })
  await turn({ text: 'So be it. What do you do?' })
  await turn({ words: 'stop' })
  await turn({
    words: 'stop',
    text: '[NARRATIVE]\n\nThe lamps go out.\n\n[SESSION_END]\nsummary: |\n  They waited.\nstate_saved: true\nnext_hook: "Oars."',
  })
  const files: Record<string, string> = {}
  for (const path of [...paths, 'scenes/001-the-pier.md']) files[path] = (await page(path)) ?? ''
  return {
    prompts: relayed.map(({ next }) => ('prompt' in next ? next.prompt : JSON.stringify(next))).join('\n=====\n'),
    shown: JSON.stringify(relayed.flatMap(({ shown }) => shown)),
    told: relayed.flatMap(told).join('\n'),
    file: path => files[path] ?? '',
    all,
    asked,
  }
}

let walked: Walked
beforeAll(async () => {
  walked = await walk()
}, 60_000)

type Effect = (walked: Walked) => void

const hears =
  (words: RegExp): Effect =>
  ({ prompts }) =>
    expect(prompts).toMatch(words)

const shows =
  (words: RegExp): Effect =>
  ({ shown }) =>
    expect(shown).toMatch(words)

/** It is nobody's who writes a Game Master's text: nothing of it is shown or written down, and the reason is on the page. */
const isRefused =
  (tag: Tag): Effect =>
  ({ shown, told: words, all }) => {
    expect(`${shown}${words}`).not.toContain(`zq${tag}`)
    expect(all).toMatch(new RegExp(`The gm does not send \\[${tag}\\]|In \\[${tag}\\]`))
  }

const refusedTags = Object.fromEntries(tablesOwn.map(tag => [tag, isRefused(tag)]))

const effects: Readonly<Record<Exclude<Tag, (typeof tablesOwn)[number]>, Effect>> = {
  NARRATIVE: ({ told: words }) => {
    expect(words).toMatch(/The ferry is late\.\nWhat do you do\?\nThe planks groan/)
    expect(words).not.toContain('an oar')
  },
  GM_TO_PLAYER: ({ asked }) => expect(asked).toMatch(/request_type: QUICK_REACTION[^]*zqalone/),
  ASK_PLAYER: shows(/"question":"Which plank\?"/),
  AWAIT_PLAYERS: hears(/AI player responses ready in tmp\/\n- tmp\/pim-hollow-response\.md/),
  STATE_UPDATED: ({ file }) => expect(file('story-state.md')).toContain('The ferry is missing'),
  SESSION_END: shows(/They waited\.[^]*Oars\./),
  NARRATOR_NOTE: ({ shown }) => expect(shown).not.toContain('zqnote'),
  DICE_REQUEST: hears(/\[DICE_RESULT\]\ncharacter: orsa-quill\ncheck: Luck\nroll: 1d20\+4 = \[\d+\]/),
  RULE_REQUEST: hears(/\[RULE_RESULT\]\nmove: toss/),
  DELTAS: ({ file }) => expect(file('party-knowledge.md')).toContain('The rope was cut'),
  OPEN_SCENE: ({ file }) => expect(file('scenes/001-the-pier.md')).toContain('location: The pier\ntime: dusk'),
  GROUPS: ({ told: words }) => expect(words).not.toContain('In the boat lies an oar'),
  WHISPER: ({ shown }) => expect(shown).not.toContain('zqwhisper'),
  SUGGEST: shows(/"options":\["Wave"\]/),
  RETCON: shows(/zqretcon Shall we go back/),
  NPC_SPAWN_REQUEST: hears(/sent: NPC_SPAWN_REQUEST/),
  NPC_DESPAWN_REQUEST: hears(/sent: NPC_DESPAWN_REQUEST/),
  PLAYER_ANSWER: hears(/\[PLAYER_ANSWER\]\nquestion: "Which plank\?"\nanswer: "Left"/),
  INFORMAL: ({ told: words }) => expect(words).toContain('He jumps.'),
}

test.each(Object.entries({ ...effects, ...refusedTags }))('18.4: [%s] by files has its effect', (_tag, effect) =>
  effect(walked),
)

test('18.4: what the table says to a Game Master that is new each time is said in the words of the loop', () => {
  for (const words of [
    'Player said: I need to step away',
    "Player said: I'm back",
    'The player ends the session',
    'wants more than a quick reaction',
  ])
    expect(walked.prompts).toContain(words)
})

test('18.4: and no tag is shown to the person or stands in a page of the campaign', () => {
  expect(walked.told).not.toMatch(/\[[A-Z_]{4,}\]/)
  for (const path of [...paths, 'scenes/001-the-pier.md']) expect(walked.file(path)).not.toMatch(/\[[A-Z_]{4,}\]/)
})
