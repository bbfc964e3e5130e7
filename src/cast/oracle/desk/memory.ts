/** What the Oracle keeps in mind between beats: plain JSON, kept by the table, rewound with the beat, small for ever. */
import type { Event } from './recount.ts'
import type { Json } from '../../../core/json.ts'
import { remembering } from '../../../core/memo.ts'
import type { Said } from '../../../english/prose/prose.ts'
import type { Speech } from './wishes.ts'

/** How a thing is no longer as the folder has it; `done` is what left no mark but was seen to be done. */
export type Change =
  | 'taken'
  | 'left'
  | 'broken'
  | 'burnt'
  | 'moved'
  | 'opened'
  | 'shut'
  | 'worn'
  | 'eaten'
  | 'made'
  | 'marked'
  | 'buried'
  | 'freed'
  | 'seen'
  | 'done'

/** A fact of this run. `thing` is the slug of what it is about, `text` a whole sentence that may be told to anybody here. */
export type Established = {
  readonly at: string
  readonly thing: string
  readonly change: Change
  readonly text: string
}

export type OracleMemory = {
  readonly version: 1
  /** Counted by the Oracle itself, for chance that differs from beat to beat. */
  readonly beat: number
  readonly placeId: string
  /** Where the party came from, to fall back to. */
  readonly cameFrom?: string
  readonly visited: readonly string[]
  /** What was found, by `place/name`: hidden things, hidden exits, opened locks. */
  readonly found: readonly string[]
  /** What came to pass, by the key of its condition (`defeated/brother-aske`, `gave/brass-key/maren`). */
  readonly happened: readonly string[]
  /** How far each threat has come. */
  readonly clocks: Readonly<Record<string, number>>
  /** Signs of them that came where the party was not. */
  readonly unseen: readonly string[]
  /** What of people's knowledge was told, by `person/tier/index`. */
  readonly told: readonly string[]
  /** How much each person trusts the party, -5 to 5, beside the attitude the rules keep. */
  readonly trust: Readonly<Record<string, number>>
  /** Where people are now, when it is not where the campaign says; `gone` for the dead and the fled. */
  readonly moved: Readonly<Record<string, string>>
  readonly talkingTo?: string
  /** The last beat in which they were spoken to: a question that names nobody may go on with that. */
  readonly talkedAt?: number
  /** What was spoken of last, with whom, and what they told of it: `why?` asks on about that. */
  readonly spoke?: { readonly person: string; readonly keys: readonly string[]; readonly of?: string; readonly told?: string } // prettier-ignore
  readonly pronouns: Readonly<Record<string, { readonly id: string; readonly name: string }>>
  /** What was suggested or asked last, so that a number answers it. */
  readonly options: readonly string[]
  /** What was suggested in the last few beats, so that it is not always the same. */
  readonly offers: readonly string[]
  /** The encounter that is being fought, by `place/name`. */
  readonly fight?: { readonly encounter: string; readonly foes: readonly string[] }
  readonly encountersMet: readonly string[]
  /** An encounter that was told of and has not come yet, and for how many beats it has waited. */
  readonly looming?: { readonly encounter: string; readonly beats: number }
  /** The ending that was reached: play may go on, as an epilogue. */
  readonly ending?: string
  readonly said: Said
  /** The human's character by file name; nobody at a table that plays by itself. */
  readonly human?: string
  /** When each companion was last asked, by beat. */
  readonly asked: Readonly<Record<string, number>>
  /** What came to pass lately, as a sentence everybody may read: for recaps and for the end of a session. */
  readonly events: readonly (Event & { readonly beat: number })[]
  /** The beat this session began with, and the one the human stepped away in. */
  readonly sessionBeat: number
  readonly awaySince?: number
  /** Questions to the oracle and what it said, so that it says the same again. */
  readonly oracle: readonly { readonly question: string; readonly answer: string }[]
  /** What speaks for the party at its next roll. */
  readonly edge?: string
  /** The minute the last session ended in: the story's state tells only the part of the day. */
  readonly minute?: number
  /** The last few rolls, as the table reads them, the newest last. */
  readonly rolled: readonly string[]
  /** The last day that threats were moved for. */
  readonly day: number
  /** How often a place was searched in vain, or a thing was tried in vain. */
  readonly tries: Readonly<Record<string, number>>
  /** Beats in a row in which nothing of note came to pass. */
  readonly quiet: number
  /** What free deeds left behind: true in this run, whatever the folder says. */
  readonly established: readonly Established[]
  /** What was said or done between the party and somebody, and counts when they meet again. */
  readonly between: readonly Between[]
  /** What somebody asked for in return, until it is agreed to or let go. */
  readonly deal?: Deal
  /** Who of the company is elsewhere, and what they went for. */
  readonly apart: Readonly<Record<string, Apart>>
}

export type Between = {
  readonly person: string
  readonly kind: 'promise' | 'threat' | 'debt' | 'grudge' | 'kindness' | 'lie' | 'owned-up' | 'warning' | 'told'
  /** In the third person, as whoever keeps it in mind would say it. */
  readonly what: string
  /** What it is about, by id. */
  readonly about: readonly string[]
  readonly beat: number
  readonly minute: number
  /** Kept, broken, forgiven: it is over, and is not spoken of again. */
  readonly isSettled?: true
}

export type Deal = {
  readonly person: string
  readonly gold: number
  /** What was asked for, and is done once it is paid. */
  readonly speech: Speech
}

export type Apart = {
  readonly placeId: string
  readonly task: 'wait' | 'scout' | 'sneak' | 'ask' | 'search' | 'rest'
  readonly minute: number
  /** When they were sent: whoever has an errand is back from it after a while. */
  readonly beat?: number
  /** What they are to ask about, in the words of whoever sent them. */
  readonly topic?: string
  /** The others have gone from there, or they from the others. */
  readonly isAway?: true
}

export const freshMemory = (placeId: string): OracleMemory => ({
  version: 1,
  beat: 0,
  placeId,
  visited: [],
  found: [],
  happened: [],
  clocks: {},
  unseen: [],
  told: [],
  trust: {},
  moved: {},
  pronouns: {},
  options: [],
  offers: [],
  encountersMet: [],
  said: [],
  asked: {},
  events: [],
  sessionBeat: 0,
  oracle: [],
  day: 1,
  tries: {},
  rolled: [],
  quiet: 0,
  established: [],
  between: [],
  apart: {},
})

/** What was kept, or undefined for a campaign that begins, or one that another mind has run before. */
export function readMemory(kept: Json): OracleMemory | undefined {
  const isOurs = typeof kept === 'object' && kept !== null && 'version' in kept && kept['version'] === 1
  if (!isOurs || !('placeId' in kept)) return undefined
  const memory = kept as unknown as Partial<OracleMemory> & { readonly placeId: string } // written by `REMEMBER` below
  return { ...freshMemory(memory.placeId), ...memory }
}

/** A list of keys for looking them up: a list that changes is another list, so each is turned into a set once. */
export const setOf = remembering((keys: readonly string[]): ReadonlySet<string> => new Set(keys))

/** More than any campaign has of anything; what is older than that is let go. */
const longest = 400

export const added = (list: readonly string[], ...keys: readonly string[]): readonly string[] => {
  const fresh = keys.filter(key => !list.includes(key))
  return fresh.length === 0 ? list : [...list, ...new Set(fresh)].slice(-longest)
}

/** A record that takes one more entry, the oldest going first when there are too many. */
export const put = <Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
  value: Value,
  most = 120,
): Readonly<Record<string, Value>> => {
  const entries = Object.entries(record).filter(([name]) => name !== key)
  return Object.fromEntries([...entries, [key, value] as const].slice(-most))
}
