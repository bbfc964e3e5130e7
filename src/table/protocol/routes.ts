/** Who may say what to whom, as data. */
import type { Tag } from './message.ts'

/** `relay` is the seat of the human's character where a mind speaks for it; `lead` is the table itself. */
export const roles = ['gm', 'lead', 'companion', 'relay', 'narrator', 'npc', 'journal-keeper', 'decision-log'] as const
export type Role = (typeof roles)[number]

export type Receiver = Role | 'all'

export type Route = {
  readonly from: readonly Role[]
  readonly to: readonly Receiver[]
  /** Those who overhear it. */
  readonly copies?: readonly Role[]
  /** Where it goes instead when it was sent to the wrong desk. */
  readonly forward?: Readonly<Partial<Record<Receiver, Role>>>
}

const voices: readonly Role[] = ['companion', 'relay', 'npc']
const players: readonly Role[] = ['companion', 'relay']
const gmToLead: Route = { from: ['gm'], to: ['lead'] }
const leadToGm: Route = { from: ['lead'], to: ['gm'] }
const leadToRelay: Route = { from: ['lead'], to: ['relay'] }
const hearers: readonly Role[] = ['narrator', ...voices, 'journal-keeper']
const leadToAny: Route = { from: ['lead'], to: ['all', ...roles] }

export const routes: Readonly<Record<Tag, Route>> = {
  NARRATIVE: { from: ['gm', 'lead'], to: ['all', 'lead', ...hearers] }, // to the table alone while the party is split
  GM_TO_PLAYER: { from: ['gm', 'lead'], to: voices }, // the table says it for the GM to companions that do not stay
  ASK_PLAYER: gmToLead,
  AWAIT_PLAYERS: gmToLead,
  STATE_UPDATED: gmToLead,
  SESSION_END: gmToLead,
  NARRATOR_NOTE: { from: ['gm', 'lead', ...players], to: ['narrator', 'gm'], forward: { gm: 'narrator' } },
  NARRATOR_REQUEST: { from: ['narrator'], to: ['gm'] },
  PLAYER_ACTION: leadToGm,
  PLAYER_ANSWER: leadToGm,
  PLAYER_RESPONSES: leadToGm,
  DICE_RESULT: leadToGm,
  SESSION_COMMAND: leadToGm,
  CONTEXT_REFRESH: { from: ['lead'], to: ['gm', 'narrator', ...voices] },
  HUMAN_DECISION: leadToRelay,
  MODE_SWITCH: { from: ['lead'], to: ['relay', 'gm'] }, // who plays the character from now on concerns the GM as well
  JOURNAL_CHECKPOINT: { from: ['lead'], to: [...players, 'journal-keeper'] },
  shutdown_request: leadToAny,
  PLAYER_TO_GM: { from: voices, to: ['gm'] },
  PLAYER_TO_PLAYER: { from: voices, to: voices, copies: ['gm', 'narrator'] },
  RELAY_TO_HUMAN: { from: ['relay'], to: ['lead'] },
  NPC_SPAWN_REQUEST: gmToLead,
  NPC_DESPAWN_REQUEST: gmToLead,
  NPC_SPAWNED: leadToGm,
  NPC_DESPAWNED: leadToGm,
  DICE_REQUEST: gmToLead,
  RULE_REQUEST: gmToLead,
  RULE_RESULT: leadToGm,
  DELTAS: gmToLead,
  OPEN_SCENE: gmToLead,
  GROUPS: gmToLead,
  WHISPER: { from: ['gm', 'lead'], to: players },
  SUGGEST: gmToLead,
  RETCON: gmToLead,
  SCENE_REQUEST: { from: ['lead'], to: ['narrator'] },
  DECISIONS_REQUEST: { from: ['lead'], to: ['decision-log'] },
  REFUSED: leadToAny,
  TABLE_NOTE: leadToAny,
  INFORMAL: { from: roles, to: ['lead'] }, // talk is heard by the table, which knows what it answers
}
