/**
 * What a telling is made of: each part is a fact with the words it was told in. Narrator, journals, the log of decisions,
 * companions, doors and tests read the facts; nobody reads the words back to learn what happened. What a mind from
 * outside wrote is `prose`, and its facts are those of the moves beside it.
 */
import type { Degree } from '../rules/ruleset.ts'

/** What is done with words. */
export const speechActs = [
  'say',
  'ask',
  'answer',
  'tell',
  'accuse',
  'promise',
  'threaten',
  'offer',
  'request',
  'order',
  'agree',
  'refuse',
  'thank',
  'comfort',
  'apologise',
  'confess',
  'joke',
  'insult',
  'praise',
  'lie',
  'greet',
  'farewell',
  'advise',
  'warn',
] as const
export type SpeechAct = (typeof speechActs)[number]

/** People and things are named as the table calls them; characters of the party by the name on their sheet. */
export type Fact =
  /** Words whose facts nobody typed: a model's, an author's, or a bridge between two parts. */
  | { readonly kind: 'prose' }
  /** Something was seen, heard, smelt: of a place, a thing, a person. */
  | { readonly kind: 'seen'; readonly of: string; readonly where?: string }
  /** `text` holds the words alone, without quotes; `manner` is what they do with their hands. */
  | {
      readonly kind: 'said'
      readonly who: string
      readonly act: SpeechAct
      readonly to?: string
      readonly about?: string
      readonly manner?: string
    }
  /** Somebody would not say, or could not. */
  | { readonly kind: 'kept-back'; readonly who: string; readonly about: string }
  | {
      readonly kind: 'deed'
      readonly who: string
      readonly verb: string
      readonly on?: string
      readonly degree?: Degree
    }
  | {
      readonly kind: 'check'
      readonly who: string
      readonly skill: string
      readonly total: number
      readonly against?: number
      readonly degree: Degree
    }
  | { readonly kind: 'found'; readonly what: string; readonly by: string; readonly where?: string }
  /** The party knows this from now on. */
  | { readonly kind: 'learned'; readonly from?: string; readonly about?: string }
  | { readonly kind: 'gained'; readonly who: string; readonly what: string; readonly from?: string }
  | { readonly kind: 'lost'; readonly who: string; readonly what: string; readonly to?: string }
  | {
      readonly kind: 'attitude'
      readonly who: string
      readonly direction: 'warmer' | 'colder'
      readonly towards?: string
    }
  /** Given to somebody who will remember it. */
  | { readonly kind: 'promise'; readonly by: string; readonly to: string; readonly what: string }
  | { readonly kind: 'arrived'; readonly who: readonly string[]; readonly where: string }
  | { readonly kind: 'joined'; readonly who: string }
  | { readonly kind: 'parted'; readonly who: readonly string[]; readonly where?: string }
  | {
      readonly kind: 'fight'
      readonly stage: 'looms' | 'begins' | 'goes-on' | 'ends'
      readonly foes: readonly string[]
      readonly end?: FightEnd
    }
  /** A blow, a spell, a stunt in a fight, or harm out of one. */
  | { readonly kind: 'blow'; readonly who: string; readonly on: string; readonly harm: number; readonly isHit: boolean }
  | { readonly kind: 'fell'; readonly who: string; readonly how: 'down' | 'dead' | 'defeated' | 'fled' | 'spared' }
  | { readonly kind: 'rose'; readonly who: string; readonly by?: string }
  | { readonly kind: 'healed'; readonly who: string; readonly by?: string; readonly amount: number }
  /** How somebody is, as anybody sees it; and what they have on them, where they are asked. */
  | {
      readonly kind: 'condition'
      readonly who: string
      readonly state: 'fine' | 'hurt' | 'bad' | 'down'
      /** Against whom is fought, and whether they are in reach. */
      readonly isFoe?: true
      readonly at?: 'near' | 'far'
    }
  | {
      readonly kind: 'carries'
      readonly who: string
      readonly what: readonly string[]
      /** What is in the purse, and what magic is left; empty where there is none. */
      readonly coins?: string
      readonly spells?: string
    }
  | { readonly kind: 'clock'; readonly name: string; readonly filled: number; readonly size: number }
  | { readonly kind: 'time'; readonly minutes: number }
  | { readonly kind: 'goal'; readonly name: string; readonly state: 'open' | 'done' | 'failed' }
  | { readonly kind: 'ending'; readonly name: string }
  /** True from now on in this run, whatever the folder says of it: what a free deed left behind. */
  | { readonly kind: 'established'; readonly about: string }
  /**
   * Said to the person who plays, outside of the story: an answer of the table, a refusal, a question back. In no book.
   * How a fight stands is marked, for a door that draws it need not say it too.
   */
  | { readonly kind: 'table'; readonly about?: 'fight' }

export type FightEnd = 'won' | 'lost' | 'fled' | 'parley' | 'spared'

/** How much it weighs for whoever was there: 3 is a death, a betrayal, an ending; 0 is how the light falls. */
export type Salience = 0 | 1 | 2 | 3

export type Part = Fact & {
  /** As it was told, in the voice of the table: `you` is whoever is played by the human. */
  readonly text: string
  readonly salience?: Salience
}

export type PartOf<Kind extends Part['kind']> = Extract<Part, { readonly kind: Kind }>

/** Whatever is told of something without a fact. */
export const prose = (text: string): Part => ({ kind: 'prose', text })

/** Names and words of the facts that stand in no sentence of the telling: they are shown and kept as well. */
export const factWords = (parts: readonly Part[], text: string): string => {
  const words = parts.flatMap(({ kind: _kind, text: _text, ...fact }) => Object.values(fact).flat())
  return [...new Set(words)].filter(word => typeof word === 'string' && !text.includes(word)).join('. ')
}

/** Speech as the table shows it: the name in bold, what they do in italics, the words in quotes; a gesture has none. */
function speech({ who, manner, text }: PartOf<'said'>): string {
  const told = [manner === undefined ? '' : `*${manner}*`, text === '' ? '' : `"${text.replaceAll('"', "'")}"`]
  return `> **${who}**: ${told.filter(one => one !== '').join(' ')}`
}

/** The words of a part, as a paragraph or a piece of one. */
export const wordsOf = (part: Part): string =>
  part.kind === 'said' && (part.text !== '' || part.manner !== undefined) ? speech(part) : part.text

/** Parts that read on within one paragraph; speech and what is said to the person stand alone. */
const standsAlone = ({ kind }: Part): boolean => kind === 'said' || kind === 'table' || kind === 'prose'

/** The text of a telling: what belongs together is one paragraph. What has no words is a fact all the same. */
export function textOf(parts: readonly Part[]): string {
  const paragraphs: string[][] = []
  let isOpen = false
  for (const part of parts) {
    const words = wordsOf(part).trim()
    if (words === '') continue
    if (isOpen && !standsAlone(part)) paragraphs.at(-1)?.push(words)
    else paragraphs.push([words])
    isOpen = !standsAlone(part)
  }
  return paragraphs.map(words => words.join(' ')).join('\n\n')
}
