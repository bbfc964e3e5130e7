/** What every move of a beat may reach: the ports, what the table knows now, and the ways to write it down. */
import type { CampaignFiles } from '../../campaign/folder/files.ts'
import type { NameIndex } from '../../campaign/names/index-of-names.ts'
import type { TableState } from '../chronicle/entry.ts'
import type { Compacted } from '../compact.ts'
import type { GmSees, Ports, Remembers } from '../ports.ts'
import type { Whispered } from './in-play.ts'
import type { View } from '../views/view.ts'
import type { World } from '../views/world.ts'

/** Who is where, who cannot do what, and what some have just heard. */
export type Moment = {
  readonly state: TableState
  readonly constraints: World['constraints']
  /** What was whispered in a beat that is not over yet. */
  readonly whispers?: readonly Whispered[]
}

/** A view for each role, of what the campaign and the table are now. */
export type Views = {
  readonly gm: () => View<'gm'>
  /** With the files as they stood when the run began. */
  readonly gmAtFirst: () => View<'gm'>
  /** As the table stands, or as a beat in play has it by now. */
  readonly companion: (character: string, now?: Moment) => View<'companion'>
  /** `present`: as if it had only been where these were. */
  readonly narrator: (present?: readonly string[]) => View<'narrator'>
  readonly journalKeeper: (character: string) => View<'journal-keeper'>
  readonly decisionLog: () => View<'decision-log'>
  /** Whoever plays one of the world's people, with what they have never heard of. */
  readonly npc: (npc: string, unknown: readonly string[]) => View<'npc'>
}

/** What a sentence would give away: where that stands, and the words that tell it. For the Game Master alone. */
export type FoundLeak = {
  readonly said: string
  readonly path: string
  readonly line: number
  readonly words: readonly string[]
}

/** A secret as it is written, for a guard alone. */
export type TouchedSecret = { readonly path: string; readonly line: number; readonly text: string }

/** What those who are told something know by this very beat, which is in no view yet. */
export type KnownNow = {
  /** Lines that are recorded as known to them. */
  readonly learned?: readonly string[]
  /** What was said aloud where all of them heard it. */
  readonly aloud?: readonly string[]
  /** What they were told just before: a secret told in pieces is told with the last of them. */
  readonly before?: readonly string[]
}

/** Finds what a text would give away to those it is told to; empty when it may be told. */
export type LeakCheck = {
  (text: string, audience: readonly string[], known?: KnownNow): readonly FoundLeak[]
  /** The secrets a text comes near to and its readers do not all hold, for a guard to judge. */
  readonly touched?: (text: string, audience: readonly string[], known?: KnownNow) => readonly TouchedSecret[]
  /** Called when nobody waits: what changed in the files may be read now. */
  readonly prepare?: () => void
}

export type BeatContext = {
  readonly ports: Ports
  readonly campaign: () => CampaignFiles
  readonly names: () => NameIndex
  /** The party's sheets by file name, in order. */
  readonly party: () => readonly string[]
  /** The name on a character's sheet. */
  readonly titleOf: (character: string) => string
  /** Which session of the campaign it is, counted from 1. */
  readonly session: number
  /** The human's character, or null when nobody at the table is human. */
  readonly human: string | null
  readonly views: Views
  readonly leaks: LeakCheck
  /** What a companion was asked before in this session, and what it said. */
  readonly memory: (character: string) => readonly { readonly asked: string; readonly said: string }[]
  /** What comes to mind by what was said and what is at hand, in a beat in play. */
  readonly remembers: {
    readonly gm: (said: string, state: TableState) => Remembers<'gm'>
    readonly companion: (view: View<'companion'>, said: string, state: TableState) => Remembers<'companion'>
  }
  /** The next line the human says, in answer to a question. */
  readonly hear: (signal: AbortSignal) => Promise<string>
  /** True when the human has said to stop, or to save; waiting for anybody else ends then. */
  readonly quit: AbortSignal
  /** Aborted when the player has left in the middle: the beat stays open, and nobody is heard out for it. */
  readonly gone: AbortSignal
  /** What the Game Master looks back on, within its budget. */
  readonly past: (state: TableState) => Compacted & Pick<GmSees, 'beats' | 'before'>
  /** `line` is what a player has just said, so that others could hear it. */
  readonly hints: (state: TableState, line: string) => readonly string[]
}
