/** What a line comes to. An offer carries one of these each, so that what was offered is never read again. */
import type { Action } from '../../../../rules/blades/model/crew.ts'
import type { SpeechAct } from '../../../../table/parts.ts'

/** What a wish is about: somebody, something, a place, or only a word of what was told. */
export type About = { readonly kind: string; readonly id: string; readonly name: string; readonly text: string }

/** Something is tried. */
export type Deed = {
  readonly kind: 'deed'
  readonly action: Action
  readonly isLethal: boolean
  readonly isTogether: boolean
  readonly by?: string
  readonly words: string
  readonly on?: About
}

export type Wish =
  | Deed
  /** How would it be, if one did? */
  | { readonly kind: 'weigh'; readonly deed: Deed }
  | { readonly kind: 'jobs' }
  | { readonly kind: 'job'; readonly job: string }
  | { readonly kind: 'take'; readonly job: string; readonly plan?: string }
  | { readonly kind: 'go'; readonly place: string; readonly whom?: string }
  | { readonly kind: 'look'; readonly feature: string }
  /** What there is to be seen of it; `words` where something harmless is done with it. */
  | { readonly kind: 'about'; readonly about: readonly About[]; readonly words: string; readonly isLook?: true }
  /** A question to nobody in particular: what is known of it. */
  | { readonly kind: 'known'; readonly about: readonly About[]; readonly words: string }
  /** Said to something that is nobody. */
  | { readonly kind: 'address'; readonly about: About; readonly words: string; readonly isAsked?: boolean }
  | { readonly kind: 'glance'; readonly at: Glance; readonly words?: string }
  | {
      readonly kind: 'ask'
      readonly person: string
      /** Their own words for it; none where nothing in particular is asked. */
      readonly said: string
      readonly tone: Tone
      readonly act?: SpeechAct
    }
  | {
      readonly kind: 'crew'
      readonly who: string
      readonly about: CrewTalk
      readonly said?: string
      readonly act?: SpeechAct
      readonly topic?: string
    }
  /** One of the crew is told to do something that nothing hangs on. */
  | { readonly kind: 'bid'; readonly who: string; readonly words: string }
  | { readonly kind: 'listen'; readonly words?: string }
  | { readonly kind: 'join' }
  | { readonly kind: 'flashback'; readonly words: string }
  | { readonly kind: 'item'; readonly item: string }
  | { readonly kind: 'rest' | 'lay-low' | 'breath' | 'develop' | 'wait' | 'recap' | 'leave' | 'end' }
  /** Not now: when the job is over. */
  | { readonly kind: 'later'; readonly words: string }
  | { readonly kind: 'errand'; readonly words: string }
  | { readonly kind: 'goal'; readonly clock: string }
  | { readonly kind: 'ending'; readonly ending: string }
  | { readonly kind: 'table'; readonly text: string; readonly asked?: string }
  | { readonly kind: 'idea'; readonly words: string; readonly about?: About }
  /** One thing after the other. */
  | { readonly kind: 'several'; readonly wishes: readonly Wish[] }

/** What is read off the sheets and the board. */
export const glances = [
  'self',
  'crew',
  'ways',
  'hour',
  'coin',
  'heat',
  'stress',
  'dice',
  'clocks',
  'factions',
  'work',
  'best',
  'standing',
  'gear',
  'situation',
  'options',
  'members',
  'present',
  'holder',
  'odds',
  'pay',
  'foes',
  'friends',
  'undo',
  'unclear',
] as const
export type Glance = (typeof glances)[number]

export type Tone = 'plain' | 'pay' | 'gift' | 'thanks' | 'farewell' | 'insult'
export type CrewTalk = 'opinion' | 'secret' | 'greet' | 'well' | 'asked'
