/** What passes between the server and a page, beside the events of the JSON door: the page takes its types from here. */
import type { Prompt, Shown } from '../terminal/face.ts'
import type { Because } from '../../table/why.ts'

/** Whom a link lets in: the owner of this machine, a character's player, the Game Master, or somebody who only watches. */
export type Seat =
  | { readonly kind: 'host' }
  | { readonly kind: 'player'; readonly campaign: string; readonly character: string }
  | { readonly kind: 'gm'; readonly campaign: string }
  | { readonly kind: 'spectator'; readonly campaign: string }

export type Pace = 'free' | 'round'

/** A seat as everybody at the table may know it. */
export type SeatSeen = {
  readonly id: string
  readonly title: string
  readonly about: string
  /** Who plays it: a person by the name they gave, or the cast. */
  readonly person: string | null
  readonly isHere: boolean
}

export type WebEvent =
  | Shown
  | { readonly type: 'ready'; readonly waitsFor: Prompt['asks']; readonly who: string }
  /** Everything that was sent before is void: what follows is the whole of what this seat sees. */
  | {
      readonly type: 'reset'
      /** Which process of the server tells it: a line that another one heard may have died with it. */
      readonly process: string
      readonly campaign: string
      readonly title: string
      /** Where it happens, in the words for players. */
      readonly about: string
      readonly game: string
      readonly me: { readonly kind: Seat['kind']; readonly character: string | null }
      readonly party: readonly SeatSeen[]
      /** Beats before the first that follows, to be asked for when somebody scrolls there. */
      readonly earlier: number
    }
  | { readonly type: 'here'; readonly location: string; readonly time: string; readonly company: readonly string[] }
  | { readonly type: 'busy'; readonly who: string }
  | { readonly type: 'paid'; readonly text: string }
  /** For a person in the Game Master's seat: what began the beat, and what came of their last move. */
  | { readonly type: 'gm'; readonly begun: string; readonly outcome: string }
  /** In a round: who has not said anything yet. */
  | { readonly type: 'waits'; readonly who: readonly string[] }
  | { readonly type: 'seats'; readonly seats: readonly SeatSeen[]; readonly pace: Pace; readonly gm: string }
  /** The table is closed: the session is over, was left, or could not be opened. */
  | { readonly type: 'closed'; readonly why: string; readonly isFault: boolean }

/** A beat and whence: what `why` tells a seat. */
export type WhyAnswer = Because & {
  readonly writer: string
  /** What the rules changed, as it stood in the margin. */
  readonly changed: readonly string[]
}

/** A line of play, as the cord of time shows it; the one that is played now has no name. */
export type TimeLine = {
  readonly name: string | null
  /** The last beat it shares with the line it was left from. */
  readonly from: number
  readonly to: number
  readonly knots: readonly Knot[]
}

export type Knot = {
  readonly beat: number
  readonly said: string
  readonly hasDice: boolean
  /** The place, where it is another than before. */
  readonly place?: string
}

/** An event as the panel lists it. */
export type LoggedEvent = {
  readonly number: number
  readonly beat: number
  readonly group: 'dice' | 'state' | 'learned' | 'clocks' | 'speech' | 'files' | 'steps'
  readonly name: string
  readonly text: string
  readonly reason: string
  readonly data: Readonly<Record<string, unknown>>
}

/** Behind the screen: what each role may see, passage by passage, and what each was last sent. */
export type Behind = {
  readonly views: readonly {
    readonly role: string
    readonly passages: readonly { readonly path: string; readonly letters: number }[]
  }[]
  readonly prompts: readonly { readonly role: string; readonly count: string; readonly text: string }[]
}

/** One step of making something: a question, what it would be, or what it is now. */
export type MakingStep =
  | {
      readonly type: 'asks'
      readonly key: string
      readonly ask: string
      readonly choices: readonly { readonly label: string; readonly hint?: string }[]
      /** Words of one's own are an answer too. */
      readonly isFree: boolean
      /** It may be left to chance. */
      readonly isOptional: boolean
    }
  | { readonly type: 'pitch'; readonly text: string }
  | { readonly type: 'made'; readonly campaign: string; readonly name: string }

/** A part of what was understood of a campaign's files, each with its place. */
export type Understood = {
  readonly title: string
  readonly rows: readonly {
    readonly name: string
    readonly path: string
    readonly line: number
    readonly isSecret: boolean
    readonly isSure: boolean
  }[]
}

/** Who thinks in a campaign, and what a session may cost; no budget is nothing allowed yet. */
export type CampaignSettings = {
  readonly style: string
  readonly models: Readonly<Record<string, string>>
  readonly budget: number | null
}

/** A beat of the story that says what is looked for. */
export type Hit = { readonly beat: number; readonly text: string }

/** What was found: beats of this session that say the words, and what the character remembers of them from all of it. */
export type Found = {
  readonly hits: readonly Hit[]
  readonly remembered: readonly { readonly from: string; readonly text: string }[]
}
