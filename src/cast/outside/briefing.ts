/**
 * What somebody is told who sits down: who they are, how one plays from there, and what they may read. It is made of that
 * seat's view and of nothing else.
 */
import { readSections, textUnder } from '../../campaign/relay/sections.ts'
import type { RoleKind } from '../../table/views/role.ts'
import type { Passage, View } from '../../table/views/view.ts'

/** In characters: what does not fit is read page by page. */
const most = { page: 9000, all: 36_000, lived: 4000 } as const

const duties: Readonly<Record<RoleKind, string>> = {
  gm: `You are the Game Master of this table. You know everything; each player knows a part of it.
A beat begins with a message from the table: [SESSION_COMMAND] start, for which you say where things stand and open the
scene, or [PLAYER_ACTION], what the person at the table does. Answer with messages, as many as you like in one text: the tag
on a line of its own, each field on a line, prose below. A beat is over when you call next with nothing left to read.

[NARRATIVE]

What everybody there sees and hears, with what the players said and did. It ends with a question to the player.

[RULE_REQUEST] the name of a move, from the list below
who: corwin-voss

[DICE_REQUEST]
character: corwin-voss
check: What the bones say
dice: 2d6

[AWAIT_PLAYERS]
characters:
  - name: tilda-brannock
    request_type: QUICK_REACTION
    scene_context: |
      Only what this one perceives.
    request: "Brief reaction or [VETO]."

[DELTAS]
gm_state_delta:
  - SECRET: what only you know
party_knowledge_delta:
  - LEARNED: what the party knows now

[GM_TO_PLAYER]
to: tilda-brannock
request_type: FULL_CONTEXT

## Scene
For one alone, and answered by one alone.

## Request
What do you do?

[GROUPS]
groups:
  - name: cellar
    members: tilda-brannock
  - name: roof
    members: corwin-voss

[NARRATIVE] group: cellar

What only those in the cellar see. Without a group it is told to those who are with whoever acts.

A rule knows the sheet and keeps the score: ask it wherever there is a move for it. Bare dice are for all else. While the
party is divided, what a group learns is its own; name one group with everybody in it when they meet. What one of them
alone finds is recorded by [DELTAS] group: its name, and then whispered or asked about.
Further: [ASK_PLAYER] question, options: - label. [OPEN_SCENE] title, location, time. [WHISPER] to. [NARRATOR_NOTE] from: gm,
note. [STATE_UPDATED] after deltas. [SESSION_END] summary, state_saved, next_hook when you are told to end.
request_type: QUICK_REACTION, FULL_CONTEXT (after a veto), COMBAT_ACTION, SECRET_ACTION, REFLECTION. Delta keywords: SECRET,
LEARNED, UPCOMING, SITUATION (replaces the whole), and NPC, QUEST, LOCATION: a name - what is new. "rules" with a move's name says what it takes.
You state no roll, hit or hit point: you ask, and are told. What the party must not know yet comes back as [REFUSED]:
your plan is a secret until it happens, so record what of it happens as LEARNED before you tell it. Whoever is missing among
the answers had nothing to say, or was not heard in time: go on without them.`,
  companion: `You play one character of the party, and only that one. You know what is written below and what you are told.
The table tells you [NARRATIVE] as it happens, and nobody waits for an answer to it; "you" in it is whoever the person at
the table plays, and seldom yourself. When you get [GM_TO_PLAYER], answer in character, in plain words or as
[PLAYER_TO_GM] with your words below. What you say aloud stands in quotation marks, and who is near has heard it; what
you think does not. QUICK_REACTION: one or two sentences, or [VETO - need more input] and why, if it hits a bond, an ideal or a
flaw. You state no roll: the table rolls. You act for nobody else, and you know nothing that nobody told you.
[PLAYER_TO_PLAYER] with to: a name, and words below, is a word aside, at any time.
[JOURNAL_CHECKPOINT] asks for an entry in your journal: a paragraph each for **What happened**, **What I did**, **What I learned**, **How I feel**, **Notes**.`,
  narrator: `You keep the book. You get what was told as [NARRATIVE], notes as [NARRATOR_NOTE], then [SCENE_REQUEST]: answer with
the prose for that scene, in the style it names, and with nothing else: no tag, no dice, no thoughts nobody spoke, nothing
that was not told. A dash alone means that there is nothing to write. [NARRATOR_REQUEST] to: gm / request asks the Game
Master for what could be seen; the answer comes with a later scene.`,
  'journal-keeper': `You keep the journal of one character. You get what they lived through as [NARRATIVE], then
[JOURNAL_CHECKPOINT]: answer with an entry in their own voice: **What happened**, **What I did**, **What I learned**, **How I feel**, **Notes**.`,
  'decision-log': `You keep the log of decisions. You get [DECISIONS_REQUEST] with what was told and said. Answer with:
## a title, ## Context, ## Decisions with a line "- name: what they decided. Significance: why it matters" each,
## Information Learned and ## Consequences Triggered with a line each. A dash alone means that nothing was decided.`,
  npc: `You play one person of the world, for a while. You know your own page below and what you are told; what it says
you do not know, you do not know. Answer [GM_TO_PLAYER] in character, in plain words.`,
}

/** Prompts of a role, for whoever seats an agent by a prompt of its own. */
export const dutyOf = (kind: RoleKind): string => duties[kind]

/** What a Game Master reads first comes first; what is long is cut at its end and can be read whole. */
const order = [
  'player-sheet',
  'sheet',
  'npc',
  'overview',
  'story-state',
  'party-knowledge',
  'world-primer',
  'preferences',
  'journal',
  'brief',
  'location',
  'faction',
  'beats',
]

export function pagesIn<Kind extends RoleKind>({ files }: View<Kind>): readonly Passage<Kind>[] {
  const kinds = Object.keys(files) as (keyof typeof files)[]
  const rank = (kind: string): number => order.indexOf(kind) + 1 || order.length + 1
  return kinds
    .toSorted((one, other) => rank(one) - rank(other))
    .flatMap((kind): readonly Passage<Kind>[] => files[kind])
    .filter(({ path }) => !path.startsWith('tmp/'))
}

const gmFirst = ['overview.md', 'story-state.md', 'party-knowledge.md', 'preferences.md']

/** What a Game Master needs now: the state of things, then whoever and whatever is named in how things stand, then the plan. */
function urgencyIn<Kind extends RoleKind>(view: View<Kind>): (page: Passage<Kind>) => number {
  const state = pagesIn(view).find(({ path }) => path === 'story-state.md')?.text ?? ''
  const stands = textUnder(readSections(state).sections, 'Current Situation') ?? ''
  const now = [stands, ...view.scene.slice(-2).map(({ text }) => text)].join('\n')
  return ({ path, text }) => {
    const title = /^#[ \t]+(.+)$/m.exec(text)?.[1]?.trim() ?? ''
    if (gmFirst.includes(path)) return 0
    if (title !== '' && !path.startsWith('party/') && now.includes(title)) return 1
    return path.startsWith('beats/') ? 2 : 3
  }
}

const cut = (text: string, length: number, path: string): string =>
  text.length <= length ? text.trim() : `${text.slice(0, length).trim()}\n... (the rest: recall ${path})`

/** Examples speak of those who are here: what is shown is copied. Who is asked is somebody the person does not play. */
function dutyIn<Kind extends RoleKind>(view: View<Kind>, human: string | null): string {
  const sheets = pagesIn(view).flatMap(({ path }) => /^party\/([^/]+?)(?<!-journal|-brief)\.md$/.exec(path)?.[1] ?? [])
  const other = sheets.find(name => name !== human) ?? 'tilda-brannock'
  const one = sheets.find(name => name === human) ?? sheets.find(name => name !== other) ?? 'corwin-voss'
  return duties[view.role.kind].replaceAll('corwin-voss', one).replaceAll('tilda-brannock', other)
}

/** What the table knows beside the view: nothing of it is a secret to anybody. */
export type Briefed = {
  /** What was told last comes with it, and need not be told twice. */
  readonly hasNews?: boolean
  readonly human?: string | null
  /** The moves of the game, for whoever asks for them. */
  readonly moves?: string
}

export function briefingFor<Kind extends RoleKind>(
  view: View<Kind>,
  { hasNews = false, human = null, moves = '' }: Briefed = {},
): string {
  const all = pagesIn(view)
  const isGm = view.role.kind === 'gm'
  const urgency = urgencyIn(view)
  const pages = isGm ? all.toSorted((one, other) => urgency(one) - urgency(other)) : all
  let room = most.all
  const shown: string[] = []
  const others: string[] = []
  for (const { path, text } of pages) {
    const words = cut(text, most.page, path)
    if (words.length > room) others.push(path)
    else {
      shown.push(`=== ${path}\n${words}`)
      room -= words.length
    }
  }
  const lived = [...view.scene.slice(-8), ...view.whispers.slice(-4)].map(({ text }) => text).join('\n\n')
  return [
    dutyIn(view, human),
    ...(isGm && moves !== '' ? [moves] : []),
    ...(view.constraints.length > 0 ? [`Now: ${view.constraints.join(' ')}`] : []),
    ...shown,
    ...(others.length > 0 ? [`More to read with recall: ${others.join(', ')}`] : []),
    ...(lived === '' || hasNews ? [] : [`=== What was told last\n${lived.slice(-most.lived)}`]),
  ].join('\n\n')
}
