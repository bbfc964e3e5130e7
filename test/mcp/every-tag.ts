/**
 * A session in which every message of the protocol is sent by whoever may send it, each seat on a connection: what came on
 * which wire is kept, with what the person was shown and what stands in the folder afterwards.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Agent, Got } from './agents.ts'
import { grimjaw, human, tilda } from './warehouse.ts'

export type Walked = {
  /** What a seat got under a tag, in its order, as text. */
  readonly got: (seat: string, tag: string) => string
  /** Everything the person was shown. */
  readonly shown: string
  readonly file: (path: string) => string
  readonly book: string
}

export const keeper = `${tilda}-journal`
export const seats = ['gm', 'narrator', 'decision-log', human, tilda, grimjaw, keeper]

type Replies = (message: Got) => string | undefined

const prompt = (to: string, request: string): string =>
  `[GM_TO_PLAYER]\nto: ${to}\nrequest_type: FULL_CONTEXT\nscene_number: 001\nscene_slug: the-warehouse\n\n## Scene\nThe dark.\n\n## Just Happened\nA creak.\n\n## Request\n${request}`

/** Answers what is asked, until the table is gone. */
async function sitAt(agent: Agent, log: Got[], replies: Replies): Promise<void> {
  for (;;) {
    const heard = await agent.next().catch(() => undefined)
    if (!heard) return
    const messages = [...heard.messages]
    for (const message of messages) {
      log.push(message)
      const words = replies(message)
      if (words !== undefined) messages.push(...(await agent.answer(words)).messages) // something new may come with what was taken
    }
    if (messages.some(({ tag }) => tag === 'shutdown_request')) return
  }
}

const replies: Readonly<Record<string, Replies>> = {
  narrator: ({ tag }) =>
    tag === 'SCENE_REQUEST'
      ? 'The book says it plainly.'
      : tag === 'PLAYER_TO_PLAYER'
        ? '[NARRATOR_REQUEST]\nrequest: "Who drew first?"'
        : undefined,
  'decision-log': ({ tag }) =>
    tag === 'DECISIONS_REQUEST'
      ? `## At the wire\n\n## Decisions\n- ${tilda}: held still. Significance: the bell stays mute.`
      : undefined,
  [keeper]: ({ tag }) => (tag === 'JOURNAL_CHECKPOINT' ? '**What happened**: The keeper wrote this.' : undefined),
  [human]: ({ tag }) =>
    tag === 'GM_TO_PLAYER'
      ? '[RELAY_TO_HUMAN]\n\n## Scene\nTwo doors.\n\n## Decision Needed\nLeft or right?\n\n## Suggested Options\n- Left\n- Right'
      : tag === 'HUMAN_DECISION'
        ? 'Aldric takes the left door.'
        : tag === 'JOURNAL_CHECKPOINT'
          ? '**What happened**: A door.'
          : undefined,
  [tilda]: ({ tag, text }) =>
    tag !== 'GM_TO_PLAYER'
      ? undefined
      : text.includes('aside')
        ? `[PLAYER_TO_PLAYER]\nto: ${grimjaw}\n\nHold the rope.\n\n[NARRATOR_NOTE]\nnote: "Her hand shook."\n\n[PLAYER_TO_GM]\ntype: REACTION\n\nI hold still.`
        : 'I hold still.',
  [grimjaw]: ({ tag, text }) =>
    tag === 'JOURNAL_CHECKPOINT'
      ? '**What happened**: A wire.'
      : tag !== 'GM_TO_PLAYER'
        ? undefined
        : text.includes('QUICK_REACTION')
          ? '[VETO - need more input]\nI walk past no wire.'
          : 'I block the door.',
}

const deltas = `[DELTAS]
gm_state_delta:
  - QUEST: Found the crate
party_knowledge_delta:
  - LEARNED: A tripwire guards the crate

[STATE_UPDATED]
deltas_written:
  - gm-state-delta.md
  - party-knowledge-delta.md
characters_involved:
  - ${tilda}`

const spawn = `[NPC_SPAWN_REQUEST]
npc: harwick
npc_file: npcs/harwick.md
reason: "A long talk"
knowledge_boundary: |
  - the tripwire
scene_context: |
  Night, at the gate.`

export async function walk(host: Agent, at: (token: string) => Promise<Agent>, folder: string): Promise<Walked> {
  const logs: Record<string, Got[]> = {}
  const shown: string[] = []
  const say = async (text: string): Promise<string> => {
    const words = await host.text('say', { text })
    shown.push(words)
    return words
  }
  const sit = async (names: readonly string[]): Promise<Readonly<Record<string, string>>> => {
    const opened = await host.call('sit', { campaign: 'heist', seats: names, seed: '7' })
    return (opened.structuredContent as { readonly tokens: Readonly<Record<string, string>> }).tokens
  }
  const tokens = await sit(seats)
  const sitting: Promise<void>[] = []
  const agents: Record<string, Agent> = {}
  for (const [seat, agent] of await Promise.all(
    seats.map(async name => [name, await at(tokens[name] ?? '')] as const),
  )) {
    agents[seat] = agent
    const log: Got[] = []
    logs[seat] = log
    const reply = replies[seat]
    if (reply) sitting.push(sitAt(agent, log, reply))
  }
  const gm = agents['gm'] as Agent
  const log = logs['gm'] as Got[]
  const heard = async (): Promise<readonly Got[]> => {
    const { messages } = await gm.next()
    log.push(...messages)
    return messages
  }
  const until = async (tag: string): Promise<void> => {
    while (!(await heard()).some(message => message.tag === tag));
  }
  const tell = async (text: string): Promise<void> => void log.push(...(await gm.answer(text)).messages)
  /** While the person is away the story goes on by itself. */
  const playOnUntilBack = async (): Promise<void> => {
    for (;;) {
      const messages = await heard()
      if (messages.some(({ tag }) => tag === 'MODE_SWITCH')) return
      await tell('[NARRATIVE]\n\nThe shade moves on.\n\nWhat do you do?')
    }
  }

  // The session begins; a scene is opened, told, and something is offered.
  await until('SESSION_COMMAND')
  await tell(
    '[OPEN_SCENE]\ntitle: The warehouse\nlocation: Warehouse 7\ntime: night\n\n[NARRATIVE]\n\nDusty shelves stretch into shadow.\n\nWhat do you do?\n\n[SUGGEST]\noptions:\n  - Search the shelves',
  )
  const first = until('PLAYER_ACTION')
  await say('')
  // What the person does; dice, rules, and what each companion makes of it.
  const beat = say('I sneak toward the crate.')
  await first
  await tell(
    `[DICE_REQUEST]\ncharacter: ${human}\ncheck: Luck\ndice: 1d20+4\ndc: 5\n\n[RULE_REQUEST] check\nwho: ${human}\nskill: stealth\ndc: 10`,
  )
  await tell(
    `[AWAIT_PLAYERS]\ncharacters:\n  - name: ${tilda}\n    request_type: QUICK_REACTION\n    scene_context: |\n      By the shelves.\n    request: "Brief reaction, or a word aside."\n  - name: ${grimjaw}\n    request_type: QUICK_REACTION\n    scene_context: |\n      At the door.\n    request: "Brief reaction or [VETO]."`,
  )
  // Whoever speaks for the person asks the person; then a plain question.
  const asked = tell(
    `${prompt(human, 'Which door?')}\n\n[ASK_PLAYER]\nquestion: "Light a lamp?"\nheader: "Lamp"\noptions:\n  - label: "Yes"\n  - label: "No"`,
  )
  await beat
  await say('Left')
  const told = say('Yes')
  await asked
  // Words for one alone; a party that divides and meets; a person of the world with a mind of its own.
  await tell(
    `[WHISPER] to: ${tilda}\n\nThe crate hums.\n\n[GROUPS]\ngroups:\n  - name: cellar\n    members: ${tilda}\n  - name: roof\n    members: ${grimjaw}, ${human}\n\n[NARRATIVE] group: cellar\n\nBelow, it drips.\n\n[GROUPS]\ngroups:\n  - name: all\n    members: ${tilda}, ${grimjaw}, ${human}`,
  )
  await tell(spawn)
  const npc = await at((await sit(['npc-harwick']))['npc-harwick'] ?? '')
  logs['npc-harwick'] = []
  const talking = sitAt(npc, logs['npc-harwick'], ({ tag }) => (tag === 'GM_TO_PLAYER' ? 'Papers.' : undefined))
  await tell(prompt('npc-harwick', 'Greet them.'))
  await tell('[NPC_DESPAWN_REQUEST]\nnpc: harwick\nreason: "He leaves"')
  // What only the book hears, what changed, and the end of the beat.
  await tell(
    `[NARRATOR_NOTE]\nnote: "The rope is frayed."\n\n${deltas}\n\n[NARRATIVE]\n\nTilda holds still; Grimjaw blocks the door.\n\nWhat do you do?`,
  )
  const over = until('MODE_SWITCH')
  await told
  // The person goes and comes back, saves, and is asked whether something is to be undone.
  const away = say('I need to step away')
  await over
  await tell('[NARRATIVE]\n\nAldric waits in the shade.\n\nWhat do you do?')
  const back = playOnUntilBack()
  const returned = say("I'm back")
  await back
  await tell('[NARRATIVE]\n\nAldric stirs.\n\nWhat do you do?')
  const saved = until('SESSION_COMMAND')
  await Promise.all([away, returned])
  const saving = say('save')
  await saved
  const later = until('PLAYER_ACTION')
  await saving
  const third = say('I look up.')
  await later
  const undone = tell('[RETCON]\nbeat: 1\nwhy: "The lamp was out already."')
  await third
  const stood = say('No, let it stand')
  await undone
  await tell('[NARRATIVE]\n\nStars.\n\nWhat do you do?')
  const last = until('SESSION_COMMAND')
  await stood
  await agents[tilda]?.text('sit') // whoever has lost the thread sits down again
  await agents[tilda]
    ?.answer('[NARRATIVE]\n\nI narrate now.')
    .then(({ text }) => logs[tilda]?.push({ number: 0, tag: 'REFUSED', text }))
  const ended = say('/end')
  await last
  await tell(
    '[SESSION_END]\nsummary: |\n  They found the crate.\nstate_saved: true\nnext_hook: "Something breathes down there."',
  )
  const goodbye = until('shutdown_request')
  await ended
  await Promise.all([goodbye, talking, ...sitting])
  const root = join(folder, 'campaigns/heist')
  const file = (path: string): string => readFileSync(join(root, path), 'utf8')
  return {
    got: (seat, tag) =>
      (logs[seat] ?? [])
        .filter(message => message.tag === tag)
        .map(({ text }) => text)
        .join('\n\n'),
    shown: shown.join('\n\n'),
    file,
    book: readdirSync(join(root, 'scenes'))
      .map(name => file(`scenes/${name}`))
      .join('\n'),
  }
}
