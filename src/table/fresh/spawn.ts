/** What a new Game Master is told: the words of the first, and the words of every one after it. */
import type { Incoming } from '../moves.ts'
import type { MessageOf } from '../protocol/message.ts'
import { responsePath } from './pages.ts'
import { nameMoves, type RuleMoves } from '../router/rule-input.ts'
import { gameMaster } from '../whisper.ts'
import type { FreshPorts } from './port.ts'

export type Spawn = {
  /** It reads the campaign before anything else, as at the beginning of a session. */
  readonly isReload: boolean
  /** What happened since the last one stopped. */
  readonly news: readonly string[]
  /** What went wrong with the last one's text, or that there was none. */
  readonly urges: readonly string[]
}

const because = (news: readonly string[]): Spawn => ({ isReload: false, news, urges: [] })

/** Words stay words: a line of the player's own never stands where a line of the table could. */
const playerSaid = (words: string): string => `Player said: ${words.trim().replaceAll(/\r?\n/g, '\n> ')}`

/** The first of a beat. */
export function firstSpawn(incoming: Incoming): Spawn {
  switch (incoming.tag) {
    case 'PLAYER_ACTION':
      return because(saidBy(incoming))
    case 'SESSION_COMMAND':
      if (incoming.command === 'start') return { isReload: true, news: [], urges: [] }
      return because([
        incoming.command === 'end'
          ? 'The player ends the session: write your delta files, tell one closing narrative, and STOP.'
          : 'The player saves: write your delta files with all that is not in the state files yet, answer "Saved." and STOP. The story stands still, and nothing you say now is told.',
      ])
    case 'MODE_SWITCH':
      return because([
        playerSaid(incoming.reason ?? ''),
        incoming.mode === 'AUTONOMOUS'
          ? 'Until the player is back, their character is an AI player like the others.'
          : 'The player is back and plays their own character again. Recap what they missed.',
      ])
    case 'CONTEXT_REFRESH':
      return { isReload: true, news: ['Recap where the scene stands, then go on.'], urges: [] }
  }
}

/** What is said beside a deed is named as what it is: a Game Master without a memory would play it as one. */
function saidBy({ action, aside, whisperTo }: Extract<Incoming, { readonly tag: 'PLAYER_ACTION' }>): readonly string[] {
  if (aside === 'continue')
    return ['The player has nothing to add: go on from where the story stopped, and let something happen.']
  if (aside === 'gm')
    return [
      playerSaid(action),
      'That was said to you as a person, outside of the story. Answer it briefly as one: nothing happens, nobody hears it, no secret is told for it. What they ask of your telling belongs into your notes.',
    ]
  if (whisperTo === gameMaster)
    return [playerSaid(action), 'That was whispered to you: what you tell now they alone hear.']
  return [playerSaid(action), "Show what the player's character says and does before anyone reacts."]
}

/** The one that weaves the answers in. */
export function spawnWithResponses({ responses, vetoes, missing }: MessageOf<'PLAYER_RESPONSES'>): Spawn {
  const answered = [...responses, ...vetoes].map(({ character }) => `- ${responsePath(character)}`)
  const objecting = vetoes.map(
    ({ character }) =>
      `${character} wants more than a quick reaction: narrate the others first, then ask ${character} alone with request_type FULL_CONTEXT.`,
  )
  const silent = missing.length > 0 ? [`No answer came from ${missing.join(', ')}. Go on without them.`] : []
  return because(['AI player responses ready in tmp/', ...answered, ...objecting, ...silent])
}

export type Told = {
  readonly ports: Pick<FreshPorts, 'campaign' | 'folder' | 'human' | 'game' | 'rules'>
  readonly style: string
  readonly lastTold: string
  readonly isFirst: boolean
  /** What the rules wait for. */
  readonly open: readonly string[]
  readonly hasResponses: boolean
}

const readingList = (folder: string): readonly string[] => [
  'Read before anything else:',
  `- ${folder}/overview.md`,
  `- ${folder}/story-state.md`,
  `- ${folder}/party-knowledge.md`,
  `- every sheet in ${folder}/party/`,
  `- whoever matters now, from ${folder}/npcs/`,
]

const contextNotes = (folder: string): readonly string[] => [
  `Begin with ${folder}/tmp/gm-context.md: it is all that was left for you to go on from.`,
]

/** For one that speaks in texts alone: what of them is told, and how the table is asked. */
const asking = (rules: RuleMoves): readonly string[] => [
  'What you write is told to the player. All else has a tag on a line of its own, with a field on each line below it, and after it what is told has [NARRATIVE] above it:',
  '[RULE_REQUEST] and a move; [DICE_REQUEST] check, dice, character; [ASK_PLAYER] question, options; [AWAIT_PLAYERS] characters; [DELTAS]; [OPEN_SCENE] title, location, time; [SESSION_END] summary.',
  'What the table answers is read by whoever comes next: make a question your last line, and stop.',
  `Moves: ${nameMoves(rules)}. A move that lacks a field is answered with all it takes.`,
]

const opened = (open: readonly string[]): readonly string[] =>
  open.length === 0 ? [] : ['The rules wait for this ([RULE_REQUEST] and the move):', ...open.map(line => `- ${line}`)]

const stopping = (folder: string): readonly string[] => [
  'To hear from AI players:',
  `1. Put a prompt file for each of them into ${folder}/tmp/, char1-prompt.md: request_type: QUICK_REACTION, then ## Scene with only what this one perceives, and ## Request`,
  '2. Make [AWAIT_AI_PLAYERS: char1, char2] your last line, and stop',
  '',
  `Before you stop, for whatever reason, leave your notes in ${folder}/tmp/gm-context.md.`,
]

const opening = (human: string | null): readonly string[] =>
  human === null
    ? ['Then:', '1. Tell where we left off', '2. Set the scene and play; every character is an AI player']
    : ['Then:', '1. Tell where we left off', '2. Set the scene and play']

const quote = (text: string): readonly string[] =>
  text === '' ? [] : ['What was told last:', ...text.split('\n').map(line => `> ${line}`.trimEnd())]

const tailLength = 600

/** The end of a text, from the beginning of a line or a word. */
export const tailOf = (text: string): string =>
  text.length <= tailLength
    ? text.trim()
    : text
        .slice(-tailLength)
        .replace(/^\S*\s/, '')
        .trim()

export function promptFor({ isReload, news, urges }: Spawn, told: Told): string {
  const { ports, style, lastTold, isFirst, open, hasResponses } = told
  const { campaign, folder, human, game, rules } = ports
  const parts: readonly (readonly string[])[] = [
    [
      isFirst
        ? `You run tonight's session of ${campaign} (${game}).`
        : `The session of ${campaign} goes on, and you run it.`,
    ],
    isFirst ? [] : contextNotes(folder),
    [`Tell it in the ${style} style.`, ...(human === null ? [] : [`The human plays ${human}.`])],
    isReload ? readingList(folder) : [],
    isFirst ? opening(human) : quote(tailOf(lastTold)),
    news,
    opened(open),
    urges,
    hasResponses ? ['Read the responses that are there, and go on.'] : [],
    rules ? asking(rules) : [],
    stopping(folder),
  ]
  return parts
    .filter(part => part.length > 0)
    .map(part => part.join('\n'))
    .join('\n\n')
}
