/**
 * What the people at the table say to each other: one value for each tag of the protocol. Inside they are typed values;
 * `print.ts` and `parse.ts` are their spelling as text, for files, for other agents and for models.
 */
import type { FromGm, FromNarrator } from './message-gm.ts'
import type { FromLead } from './message-lead.ts'
import type { FromNpcKeeper, FromPlayer } from './message-player.ts'

/**
 * Talk that is no message: text without a tag, with an unknown tag, or with a field missing. It is logged, and shown
 * when it is meant for the player; the note says why it is no more than talk, in words a model can act on.
 */
export type Informal = { readonly tag: 'INFORMAL'; readonly text: string; readonly note: string }

export type Message = FromGm | FromNarrator | FromLead | FromPlayer | FromNpcKeeper | Informal

export type Tag = Message['tag']

export type MessageOf<T extends Tag> = Extract<Message, { readonly tag: T }>
