/**
 * What a game is to the table: one object, exported by one folder under `rules/`. The table knows no game by name, so a
 * third game is one more folder.
 *
 * Its law: the world is the fold of its events. A move decides with the world, its input and chance, all of them
 * values; it answers with events, or refuses with the facts and what is allowed now. It never changes anything.
 */
import type { Json } from '../core/json.ts'
import type { Rng } from '../core/random.ts'
import type { Result } from '../core/result.ts'
import type { Shape } from './shape.ts'

/** Something that happened, in the past tense. Each game has its own union of these. */
export type RuleEvent = { readonly type: string }

/** How well something went. `partial` is short of it by a little: what was wanted, at a price. */
export type Degree = 'exceptional' | 'success' | 'partial' | 'failure'

/** A die as it lies on the table; one that was thrown and does not count is lost. */
export type FallenDie = { readonly sides: number; readonly face: number; readonly isLost?: true }

/** Dice that fell, with what they were for: what the table shows, the chronicle keeps and "why" tells. */
export type Rolled = {
  /** `Stealth check`, `Longsword attack`, `Death save`. */
  readonly purpose: string
  readonly who: string
  /** `1d20+5 = [14]+5 = 19` */
  readonly text: string
  readonly total: number
  /** The dice themselves, and what was added to them. */
  readonly dice?: readonly FallenDie[]
  readonly plus?: number
  /** The number to reach, where there is one. */
  readonly against?: number
  /** What it was rolled against, and how it came out: `vs DC 15 - Success`. */
  readonly outcome?: string
  /** How well it went, where it was against something: what others decide by. */
  readonly degree?: Degree
  /** The rule that asked for it, and the numbers it used: `Ability check: DEX +3, proficiency +2`. */
  readonly rule: string
  /** A roll nobody but the GM may see. */
  readonly isHidden?: true
}

/** How grave a thing is for whoever sees it happen. */
export type Severity = 'critical' | 'warning' | 'positive' | 'info' | 'bargain'

/** Something the rules have brought about, as players may see it: its kind, its facts, and why. */
export type Happening = {
  /** `stress-changed`, `clock-ticked`: the game's own word for it. */
  readonly kind: string
  readonly severity: Severity
  /** In a few words, for a margin: `Stress 3 → 5`. */
  readonly text: string
  readonly reason: string
  readonly facts: Readonly<Record<string, Json>>
}

/** A number of a character's that a player sees: drawn as a bar, as boxes to fill, as charges, or only told. */
export type Gauge = {
  readonly name: string
  readonly now: number
  readonly most: number
  readonly form: 'bar' | 'boxes' | 'dots' | 'charges' | 'number'
}

/** What a player sees of a character in numbers and words; `isHard` where it is a fate and not a state. */
export type Glimpse = {
  readonly gauges: readonly Gauge[]
  readonly chips: readonly { readonly text: string; readonly isHard?: true }[]
  /** `level 1`. */
  readonly rank?: string
  /** Dice that lie before the player, to be spent. */
  readonly dice?: readonly number[]
}

/** A fight as everybody in it sees it. */
export type Bout = {
  readonly round: number
  readonly order: readonly {
    readonly name: string
    readonly score: number
    readonly isFoe: boolean
    readonly stands: 'done' | 'now' | 'next' | 'waits' | 'down'
  }[]
  /** Those against the party, and how they look. */
  readonly foes: readonly { readonly name: string; readonly looks: string }[]
  /** What whoever acts now has left: `Action` free. */
  readonly left: readonly { readonly name: string; readonly isFree: boolean }[]
}

export type MoveDone<Event extends RuleEvent> = {
  readonly events: readonly Event[]
  readonly rolls: readonly Rolled[]
  /** The facts for the GM, in plain sentences: what was decided, and what is open now. */
  readonly facts: readonly string[]
  readonly rng: Rng
}

export type RuleRefusal = {
  readonly code: string
  /** What was wrong, with the facts. */
  readonly why: string
  /** What may be done instead, now. */
  readonly allowed: readonly string[]
}

/** One thing the GM may ask the rules for. */
export type RuleMove<World, Event extends RuleEvent> = {
  readonly name: string
  /** One or two sentences a model understands. */
  readonly about: string
  readonly input: Shape & { readonly kind: 'record' }
  /** A step of a turn, taken by whoever runs it: it is in no list of what one may ask for. */
  readonly isStep?: true
  /** The input has the shape; all else (an unknown name, a turn that is not theirs) is refused here. */
  readonly run: (world: World, input: Readonly<Record<string, Json>>, rng: Rng) => Result<MoveDone<Event>, RuleRefusal>
}

/** A move with what it takes, as somebody asks for it. */
export type MoveAsked = { readonly name: string; readonly input: Readonly<Record<string, Json>> }

/** The campaign as a game may read it: text by path (`party/tilda-brannock.md`), never the folder itself. */
export type CampaignText = Readonly<Record<string, string>>

export type Ruleset<World = Json, Event extends RuleEvent = RuleEvent> = {
  readonly name: string
  readonly title: string
  /** The world a campaign's files tell, and what in them could not be understood. */
  readonly open: (campaign: CampaignText) => {
    readonly world: World
    readonly warnings: readonly {
      readonly path: string
      readonly line: number
      readonly message: string
      /** Whoever sits down to play should hear it, and not only whoever looks for faults. */
      readonly isGrave?: true
    }[]
  }
  readonly fold: (world: World, event: Event) => World
  readonly moves: readonly RuleMove<World, Event>[]
  /** The steps around a beat, where a game has any: the table takes them for a Game Master that only tells and asks. */
  readonly turn?: {
    readonly begin: (line: string) => MoveAsked
    readonly end: (told: string) => MoveAsked
  }
  /** What the rules wait for before play goes on, in sentences, each with the move for it. */
  readonly waits?: (world: World) => readonly string[]
  /** What a player sees of a character, by the name on its sheet, at a glance: `HP 7/12`, conditions, clocks; short. */
  readonly status: (world: World, character: string) => readonly string[]
  /** The same in numbers, for a door that draws. */
  readonly glimpse?: (world: World, character: string) => Glimpse
  /** The fight that is on, for a door that draws it. */
  readonly bout?: (world: World) => Bout | undefined
  /** What a character cannot do now, as sentences for whoever plays it ("You are paralysed: …"). */
  readonly constraints: (world: World, character: string) => readonly string[]
  /** Whoever is dead is asked nothing any more. */
  readonly isDead?: (world: World, character: string) => boolean
  /** What time it is, in a game that keeps a clock. */
  readonly time?: (world: World) => string
  /** True while journals and deltas wait, because a fight is on. */
  readonly isBusy: (world: World) => boolean
  /** The transient changes between two worlds as delta lines (`- Party HP: …`). */
  readonly deltas: (before: World, after: World) => readonly string[]
  /** What players see of an event, in the world it happened in; undefined where it is none of theirs. */
  readonly happening?: (world: World, event: Event) => Happening | undefined
  /** What play itself has brought into the open of pages that players do not see: it may be told without being recorded. */
  readonly opened?: (world: World) => readonly string[]
  /** The permanent changes of an event, as edits of campaign files: path and new text. */
  readonly edits: (event: Event, campaign: CampaignText) => Readonly<Record<string, string>>
}
