/** What a player may mean, typed. Offers carry one of these each, so that what was offered is never read again. */
import type { Action } from '../../../../rules/blades/model/crew.ts'

export type Wish =
  | { readonly kind: 'jobs' }
  | { readonly kind: 'job'; readonly job: string }
  | { readonly kind: 'take'; readonly job: string }
  | { readonly kind: 'go'; readonly place: string }
  | { readonly kind: 'look'; readonly feature: string }
  | { readonly kind: 'ask'; readonly person: string; readonly about: string; readonly tone: Tone }
  | { readonly kind: 'crew'; readonly who: string; readonly about: 'opinion' | 'secret' | 'greet' }
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
  | { readonly kind: 'table'; readonly text: string }
  | { readonly kind: 'idea'; readonly words: string }

export type Tone = 'plain' | 'pay' | 'thanks' | 'farewell' | 'insult'
