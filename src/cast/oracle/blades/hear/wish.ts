/** What a line comes to. An offer carries one of these each, so that what was offered is never read again. */
import type { Action } from '../../../../rules/blades/model/crew.ts'

/** What a wish is about: somebody, something, a place, or only a word of what was told. */
export type About = { readonly kind: string; readonly id: string; readonly name: string; readonly text: string }

export type Wish =
  | { readonly kind: 'jobs' }
  | { readonly kind: 'job'; readonly job: string }
  | { readonly kind: 'take'; readonly job: string }
  | { readonly kind: 'go'; readonly place: string }
  | { readonly kind: 'look'; readonly feature: string }
  /** What there is to be known or seen of it; `words` where something harmless is done with it. */
  | { readonly kind: 'about'; readonly about: readonly About[]; readonly isLook?: true; readonly words?: string }
  | { readonly kind: 'glance'; readonly at: 'self' | 'crew' | 'ways' | 'hour' }
  | { readonly kind: 'ask'; readonly person: string; readonly about: string; readonly tone: Tone }
  | { readonly kind: 'crew'; readonly who: string; readonly about: CrewTalk; readonly said?: string }
  | { readonly kind: 'listen' }
  | { readonly kind: 'join' }
  | {
      readonly kind: 'deed'
      readonly action: Action
      readonly isLethal: boolean
      readonly isTogether: boolean
      readonly by?: string
      readonly words: string
    }
  | { readonly kind: 'flashback'; readonly words: string }
  | { readonly kind: 'item'; readonly item: string }
  | { readonly kind: 'rest' | 'lay-low' | 'breath' | 'develop' | 'wait' | 'recap' | 'leave' | 'end' }
  | { readonly kind: 'goal'; readonly clock: string }
  | { readonly kind: 'ending'; readonly ending: string }
  | { readonly kind: 'table'; readonly text: string; readonly asked?: string }
  | { readonly kind: 'idea'; readonly words: string; readonly about?: About }

export type Tone = 'plain' | 'pay' | 'thanks' | 'farewell' | 'insult'
export type CrewTalk = 'opinion' | 'secret' | 'greet' | 'well'
