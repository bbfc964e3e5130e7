/**
 * What a player's line can refer to, what can be done now, and what a line comes to. `hear` alone reads the line;
 * whoever carries a wish out reads these.
 */
import type { SpeechAct } from '../../../table/parts.ts'

/** Whatever a line may refer to. `from` says how we know of it: what was only told of is a thing as well. */
export type Thing = {
  readonly kind:
    | 'person'
    /** One of the party, the one who is played included. */
    | 'companion'
    /** All of the company, or whoever stands about. */
    | 'company'
    | 'crowd'
    | 'place'
    | 'way'
    | 'feature'
    | 'item'
    | 'foe'
    | 'body'
    | 'spell'
    /** What a class or a people can do: `second wind`. */
    | 'power'
    | 'topic'
    /** A noun of what was told lately, of a page or of a sheet, that is no thing of its own: the loaves, the sweatband. */
    | 'mention'
  readonly id: string
  /** As the table calls it. */
  readonly name: string
  /** Every name, head and calling a player might use, in lower case: `the surveyor's felt hat`, `hat`. */
  readonly names: readonly string[]
  readonly from: 'here' | 'told' | 'carried' | 'sheet' | 'elsewhere'
  readonly pronoun?: 'he' | 'she' | 'they' | 'it'
  /** The sentence that named a mention, as it was told. */
  readonly says?: string
  /** Where it is, or who has it, by id. */
  readonly at?: string
}

export type Role = 'what' | 'whom' | 'with' | 'about' | 'where'
export type Roles = Readonly<Partial<Record<Role, Thing>>>

/** Rows of content/oracle/verbs.json; a test holds both to be the same. */
export const deedVerbs = [
  'look', // around
  'examine',
  'search',
  'listen',
  'sense', // smell, taste, touch
  'read',
  'take',
  'drop', // put down, lay, leave behind, throw away
  'use',
  'wear',
  'open',
  'close',
  'unlock',
  'break',
  'burn',
  'move', // push, pull, turn, lift
  'make', // build, carve, draw, copy, write, mend, cook
  'eat', // and drink
  'give',
  'show',
  'steal',
  'buy',
  'sell',
  'play', // a game of chance
  'go',
  'follow',
  'lead', // take along, walk home, escort
  'dismiss', // send home, leave behind
  'split', // some go elsewhere
  'share-out', // what was found, among the company
  'regroup',
  'wait',
  'rest',
  'hide',
  'sneak',
  'climb',
  'swim',
  'flee',
  'attack',
  'capture', // bind, take hostage, knock out
  'surrender',
  'cast',
  'heal',
  'help',
  'bury',
  'pray',
  'mourn',
  'perform', // sing, dance, play music, tell a tale
  'gesture', // nod, bow, kneel, smile, spit, stare, pet
  'free', // untie, release
  'shout',
  'knock',
  'recall', // what one knows of it
  'plan', // talk it over
  'ready', // wait for a sign, guard, block
  'prepare', // spells
  // in a fight, and where one is near
  'dodge', // defend, parry, take cover
  'disengage', // step back with care
  'approach',
  'retreat', // keep away, and stay in it
  'dash',
  'grapple',
  'shove', // push away or down
  'rise', // to one's feet
  'break-free', // of a grip
  'invoke', // what a class or a people can do: second wind, rage, turn undead
  'finish', // get it over with
] as const
export type DeedVerb = (typeof deedVerbs)[number]

/** What nothing here covers, by what it would come to; rows of content/oracle/ideas.json. */
export const ideaKinds = [
  'contest',
  'show-off',
  'comfort',
  'provoke',
  'bargain',
  'trick',
  'make',
  'signal',
  'build',
  'rite',
  'ask-fate',
  'rally',
  'betray',
  'plain', // it happens, and whoever is there makes of it what they will
] as const
export type IdeaKind = (typeof ideaKinds)[number]

/** How it is done, where the words say. */
export type Manner = 'quiet' | 'quick' | 'careful' | 'forceful' | 'kind' | 'distracting' | 'pretending'

/** Something that can be done now. Offers, typed lines, the party by itself and the tests' players choose from these. */
export type Affordance = {
  /** Stable, so that it can be remembered as done: `ask/cobb-varley/the-pans`. */
  readonly id: string
  readonly verb: DeedVerb | SpeechAct
  readonly roles: Roles
  /** What the story would gain: the best few are offered. */
  readonly worth: number
  /** As it is offered: `Talk to Sergeant Cobb Varley`. Only what is worth offering has one. */
  readonly offer?: string
}

/** What every wish has, whatever it is for. */
type Meant = {
  /** The player's own words for it, cleaned, without what belongs to other wishes; for retelling and for nothing else. */
  readonly words: string
  /** Who of the company is to do it, where the line bids one of them. */
  readonly by?: Thing
  readonly manner: readonly Manner[]
  /** Content words that no role explains: the answer takes them up, or says a word about them. */
  readonly left: readonly string[]
  /** `until he talks`, `when they come`, `while Maren blocks the way`: the words after the joint. */
  readonly condition?: { readonly joint: 'until' | 'when' | 'while' | 'before' | 'if' | 'or'; readonly words: string }
  readonly isNegated?: true
  /** So many days are to be spent on it. */
  readonly days?: number
}

export type Deed = Meant & {
  readonly kind: 'deed'
  readonly verb: DeedVerb
  readonly roles: Roles
  readonly length?: 'short' | 'long'
  readonly count?: number
  /** What it is to be done to, where nothing known is called so. */
  readonly missing?: string
}

/** What a question asks for, by its first word. */
export type Asked = 'who' | 'what' | 'where' | 'when' | 'why' | 'how' | 'how-much' | 'which' | 'whether'

export type Speech = Meant & {
  readonly kind: 'speech'
  readonly act: SpeechAct
  /** A person, one of the company, all of them, or whoever stands about; none where nobody could be meant. */
  readonly to?: Thing
  /** What it is about, the best guess first. */
  readonly about: readonly Thing[]
  /** What is said, in the player's words without vocative and `I tell her that`. */
  readonly said: string
  /** The same as it is put to whoever listens, where it is told of them: `where he was` is `where you were`. */
  readonly toFace?: string
  readonly asks?: Asked
  /** `May I`, `can we`: leave is asked for what the asker would do. */
  readonly isLeave?: true
  /** May, would, could, please. */
  readonly isPolite?: true
  /** What is wanted of them, where something is: `give us the key`, `come with us`. */
  readonly wants?: { readonly verb: DeedVerb; readonly roles: Roles }
  /** Coins that are offered or asked for, in gold pieces. */
  readonly gold?: number
  /** Said to be false by whoever says it, or told as somebody one is not. */
  readonly isFalse?: true
}

export type Idea = Meant & {
  readonly kind: 'idea'
  readonly idea: IdeaKind
  /** What it names, the nearest first: they react. */
  readonly names: readonly Thing[]
}

/** Questions to the table: answered from what the party sees and knows, at no cost of time. */
export const matters = [
  'people',
  'met',
  'place',
  'ways',
  'way-to',
  'whereabouts', // of a person or thing
  'with-us', // is X with us
  'belongings',
  'who-has', // anybody of the party
  'who-can', // by the sheets
  'coins',
  'self',
  'spells',
  'company',
  'condition', // who is hurt, dead
  'hour',
  'weather',
  'said',
  'choices',
  'errand',
  'known',
  'rules',
  'clock', // those at the head of the table
  'roll',
  'who-is',
  'world', // whatever else is asked of what is before one's eyes
  'aside',
] as const
export type Matter = (typeof matters)[number]

/** How something is asked of the world: `is the mule still warm` asks whether, of the mule, `still warm`. */
export type Form = {
  readonly asks: Asked
  /** What is counted or measured: `many`, `far`, `heavy`. */
  readonly measure?: string
  /** Content words of what is asked, without those that name what it is about. */
  readonly says: readonly string[]
  /** `was`, `did`: of what is over, which eyes alone do not tell. */
  readonly isPast?: true
}

export type TableQuestion = Meant & {
  readonly kind: 'question'
  readonly matter: Matter
  readonly about: readonly Thing[]
  /** Of the matter `world`, always. */
  readonly form?: Form
}

export type Wish = Deed | Speech | Idea | TableQuestion

export type Heard =
  | { readonly kind: 'wishes'; readonly wishes: readonly Wish[] }
  /** Two readings near each other: asked back, both as offers. */
  | { readonly kind: 'unclear'; readonly readings: readonly { readonly wish: Wish; readonly offer: string }[] }
  /** A stray key, silence. */
  | { readonly kind: 'nothing' }

/** What the ear needs beside the line: everything a line can mean now, and what the table knows of the moment. */
export type Hearing = {
  readonly things: readonly Thing[]
  readonly affordances: readonly Affordance[]
  /** What was offered or asked last; a number or its label answers it. */
  readonly options: readonly { readonly label: string; readonly wish?: Wish }[]
  readonly pronouns: Readonly<Partial<Record<'he' | 'she' | 'they' | 'it' | 'there', Thing>>>
  readonly talkingTo?: Thing
  /** They spoke a moment ago, and nothing has come between. */
  readonly isInTalk?: boolean
  readonly isInFight: boolean
  /** Who is played, as a thing. */
  readonly self: Thing
  /** What was only told of, looked for when a line names it: by the noun in its plain form, and the words said with it. */
  readonly mentioned?: (noun: string, words: readonly string[]) => Thing | undefined
}

export type Hear = (line: string, hearing: Hearing) => Heard
