/** The layout of every message, as the seeds spell it. */
import { requestTypes } from './message-gm.ts'
import { asides, commands, diceResults, journalTriggers, playModes, sessionModes } from './message-lead.ts'
import { playerMoves } from './message-player.ts'
import type { MessageOf, Tag } from './message.ts'
import type { ShapeOf } from './shape.ts'

const plain = { kind: 'text', style: 'plain', required: true } as const
const quoted = { kind: 'text', style: 'quoted', required: true } as const
const block = { kind: 'text', style: 'block', required: true } as const
const prose = { kind: 'prose', required: true } as const
const choice = (of: readonly string[]) => ({ kind: 'choice', of, required: true }) as const
const section = (heading: string) => ({ kind: 'section', heading, required: true }) as const
const maybe = <Known extends object>(field: Known) => ({ ...field, required: false }) as const
const list = { kind: 'list', required: false } as const
const maps = <Known>(fields: Known, lone: keyof Known) => ({ kind: 'maps', required: true, fields, lone }) as const

const scene = { sceneNumber: maybe(plain), sceneSlug: maybe(plain) }

const gm = {
  NARRATIVE: { inline: 'group', fields: { group: maybe(plain), text: prose } },
  GM_TO_PLAYER: {
    fields: {
      to: maybe(plain),
      requestType: choice(requestTypes),
      ...scene,
      scene: section('Scene'),
      justHappened: maybe(section('Just Happened')),
      request: section('Request'),
      rollRequired: { kind: 'labels', heading: 'Roll Required', labels: { check: 'Check', dice: 'Dice' } },
    },
  },
  ASK_PLAYER: {
    fields: {
      question: quoted,
      header: maybe(quoted),
      options: maybe(maps({ label: quoted, description: maybe(quoted) }, 'label')),
    },
  },
  AWAIT_PLAYERS: {
    apart: 'sceneNumber',
    fields: {
      characters: maps(
        {
          name: plain,
          requestType: choice(requestTypes),
          sceneContext: block,
          justHappened: maybe(block),
          request: quoted,
        },
        'name',
      ),
      ...scene,
    },
  },
  STATE_UPDATED: { fields: { deltasWritten: list, charactersInvolved: list } },
  SESSION_END: { fields: { summary: block, stateSaved: { kind: 'flag' }, nextHook: maybe(quoted) } },
  NARRATOR_NOTE: { fields: { from: plain, note: quoted } },
  NARRATOR_REQUEST: { fields: { to: plain, request: quoted } },
  DICE_REQUEST: {
    fields: { character: maybe(plain), check: plain, dice: plain, dc: maybe(plain), hidden: { kind: 'flag' } },
  },
  RULE_REQUEST: { inline: 'move', others: 'input', fields: { move: plain, input: maybe(block) } },
  DELTAS: { inline: 'group', fields: { group: maybe(plain), gmStateDelta: list, partyKnowledgeDelta: list } },
  OPEN_SCENE: { fields: { title: plain, location: maybe(plain), time: maybe(plain) } },
  GROUPS: { fields: { groups: maps({ name: plain, members: list }, 'name') } },
  WHISPER: { inline: 'to', fields: { to: plain, text: prose } },
  SUGGEST: { fields: { options: list } },
  RETCON: { fields: { beat: plain, why: quoted } },
} as const

const lead = {
  PLAYER_ACTION: {
    fields: { character: plain, action: block, whisperTo: maybe(plain), aside: maybe(choice(asides)) },
  },
  PLAYER_ANSWER: { fields: { question: quoted, answer: quoted } },
  PLAYER_RESPONSES: {
    fields: {
      responses: maybe(maps({ character: plain, response: block }, 'character')),
      vetoes: maybe(maps({ character: plain, reason: block }, 'character')),
      missing: list,
    },
  },
  DICE_RESULT: {
    fields: { character: plain, check: plain, roll: plain, dc: maybe(plain), result: maybe(choice(diceResults)) },
  },
  SESSION_COMMAND: {
    inline: 'command',
    fields: {
      command: choice(commands),
      reason: maybe(quoted),
      campaign: maybe(plain),
      playerCharacter: maybe(plain),
      narrativeStyle: maybe(plain),
      aiCharacters: list,
      mode: maybe(choice(sessionModes)),
    },
  },
  CONTEXT_REFRESH: { fields: { campaign: plain, currentScene: maybe(plain), lastNarrativeSummary: maybe(block) } },
  HUMAN_DECISION: { fields: { character: plain, text: prose } },
  MODE_SWITCH: { fields: { mode: choice(playModes), reason: maybe(quoted) } },
  JOURNAL_CHECKPOINT: {
    fields: { campaign: plain, sceneNumber: plain, sceneSlug: plain, trigger: choice(journalTriggers) },
  },
  shutdown_request: { fields: { text: prose } },
  RULE_RESULT: { fields: { move: plain, facts: list, rolls: list, next: list } },
  SCENE_REQUEST: { fields: { sceneNumber: plain, sceneSlug: plain, style: plain } },
  DECISIONS_REQUEST: { fields: { sceneNumber: plain, sceneSlug: plain, text: prose } },
  REFUSED: { fields: { sent: plain, why: block, allowed: list } },
  TABLE_NOTE: { fields: { note: block } },
} as const

const players = {
  PLAYER_TO_GM: {
    fields: {
      type: choice(playerMoves),
      character: plain,
      rollResult: { kind: 'labels', heading: 'Roll Result', labels: { check: 'Check', roll: 'Roll' } },
      text: { ...prose, heading: 'Action' },
    },
  },
  PLAYER_TO_PLAYER: { fields: { from: plain, to: plain, text: prose } },
  RELAY_TO_HUMAN: {
    fields: {
      character: plain,
      scene: maybe(section('Scene')),
      combat: maybe(section('Combat — Your Turn')),
      whileYouWereAway: maybe(section('While You Were Away')),
      currentSituation: maybe(section('Current Situation')),
      decisionNeeded: maybe(section('Decision Needed')),
      suggestedOptions: maybe(section('Suggested Options')),
      yourOptions: maybe(section('Your Options')),
      tacticalNote: maybe(section('Tactical Note')),
    },
  },
  NPC_SPAWN_REQUEST: {
    fields: { npc: plain, npcFile: plain, reason: quoted, knowledgeBoundary: block, sceneContext: block },
  },
  NPC_SPAWNED: { fields: { npc: plain, teammateName: plain } },
  NPC_DESPAWN_REQUEST: { fields: { npc: plain, reason: quoted } },
  NPC_DESPAWNED: { fields: { npc: plain } },
} as const

export const shapes: { readonly [T in Tag]: ShapeOf<MessageOf<T>> } = {
  ...gm,
  ...lead,
  ...players,
  INFORMAL: { fields: { note: quoted, text: prose } },
}
