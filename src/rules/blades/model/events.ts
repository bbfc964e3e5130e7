/** What happened, in the past tense. The first twenty are the ones every door shows; the others keep the world whole. */
import type { Clock, Consequence, Interrupt } from './clocks.ts'
import type { Action, Attribute, Crew, Harm, Load, Scoundrel } from './crew.ts'
import type { Faction, Person, Place, Rumour, Thread } from './people.ts'
import type { EntryContext, Owed, PendingOutcome, Scene, SceneBeat, SceneStyle, SceneSummary } from './scene.ts'
import type { JobStatus } from './job.ts'
import type { Score } from './score.ts'
import type { Attitude, Disposition, Tier, Tone } from './words.ts'
import type { MoodLabel, Phase } from './world.ts'

type Changed = { readonly from: number; readonly to: number; readonly reason: string }

/** The kinds that the seed of this game names. */
export type ShownEvent =
  | ({ readonly type: 'stress-changed'; readonly who: string } & Changed)
  | ({ readonly type: 'heat-changed' } & Changed)
  | ({ readonly type: 'coin-changed' } & Changed)
  | ({ readonly type: 'wanted-changed' } & Changed)
  | { readonly type: 'trauma-gained'; readonly who: string; readonly scar: string; readonly reason: string }
  /** `lent`: it was never in the pool, and leaves with the action. */
  | {
      readonly type: 'die-spent'
      readonly index: number
      readonly value: number
      readonly tier: Tier
      readonly remaining: number
      readonly isLent: boolean
      readonly reason: string
    }
  | { readonly type: 'dice-recovered'; readonly dice: readonly number[]; readonly reason: string }
  | ({ readonly type: 'clock-ticked'; readonly clock: string } & Changed)
  | {
      readonly type: 'clock-completed'
      readonly clock: string
      readonly name: string
      readonly consequence: Consequence
      readonly reason: string
    }
  | {
      readonly type: 'attitude-changed'
      readonly faction: string
      readonly from: Attitude
      readonly to: Attitude
      readonly reason: string
    }
  | {
      readonly type: 'disposition-changed'
      readonly person: string
      readonly from: Disposition
      readonly to: Disposition
      readonly reason: string
    }
  | { readonly type: 'thread-spawned'; readonly thread: Thread; readonly reason: string }
  | { readonly type: 'rumour-spread'; readonly rumour: Rumour; readonly reason: string }
  | { readonly type: 'place-changed'; readonly from: string; readonly to: string; readonly reason: string }
  | { readonly type: 'random-chosen'; readonly index: number; readonly label: string; readonly reason: string }
  | { readonly type: 'scene-compressed'; readonly summary: SceneSummary; readonly reason: string }
  | {
      readonly type: 'mood-changed'
      readonly trigger: string
      readonly from: MoodLabel
      readonly to: MoodLabel
      readonly phase: Phase
      readonly reason: string
    }
  | { readonly type: 'pool-depleted'; readonly reason: string }
  | { readonly type: 'bargain-offered'; readonly canRetreat: boolean; readonly reason: string }
  | { readonly type: 'narrative-added'; readonly text: string; readonly reason: string }

export type KeptEvent =
  | { readonly type: 'beat-recorded'; readonly beat: SceneBeat }
  | { readonly type: 'phase-set'; readonly phase: Phase }
  | { readonly type: 'scene-set'; readonly scene: Scene }
  | { readonly type: 'style-set'; readonly style: SceneStyle }
  | { readonly type: 'pool-set'; readonly dice: readonly number[]; readonly reason: string }
  | { readonly type: 'outcome-kept'; readonly outcome: PendingOutcome }
  | { readonly type: 'cost-noted'; readonly text: string }
  | { readonly type: 'threat-noted'; readonly text: string }
  | { readonly type: 'consequence-owed'; readonly owed: Owed }
  | { readonly type: 'consequences-told'; readonly count: number }
  | { readonly type: 'interrupt-set'; readonly interrupt: Interrupt | null }
  | { readonly type: 'entangled'; readonly is: boolean }
  | { readonly type: 'hunted'; readonly is: boolean; readonly reason: string }
  | { readonly type: 'recovering'; readonly who: string; readonly is: boolean }
  | { readonly type: 'entry-set'; readonly entry: EntryContext | null }
  | { readonly type: 'suggested'; readonly options: readonly string[] }
  | { readonly type: 'clock-started'; readonly id: string; readonly clock: Clock }
  | { readonly type: 'clock-removed'; readonly clock: string; readonly reason: string }
  | { readonly type: 'secret-revealed'; readonly content: string }
  | { readonly type: 'asset-gained'; readonly asset: string }
  | { readonly type: 'asset-lost'; readonly asset: string }
  | { readonly type: 'faction-set'; readonly id: string; readonly faction: Faction }
  | { readonly type: 'person-set'; readonly id: string; readonly person: Person }
  | { readonly type: 'place-set'; readonly id: string; readonly place: Place }
  | { readonly type: 'scoundrel-set'; readonly id: string; readonly scoundrel: Scoundrel }
  | { readonly type: 'crew-set'; readonly crew: Crew }
  | { readonly type: 'lead-set'; readonly who: string }
  | { readonly type: 'tone-set'; readonly tone: Tone }
  | { readonly type: 'goal-set'; readonly goals: readonly string[] }
  | { readonly type: 'harmed'; readonly who: string; readonly harm: Harm; readonly reason: string }
  | { readonly type: 'harm-eased'; readonly who: string; readonly healing: number; readonly harm: readonly Harm[] }
  | { readonly type: 'armour-used'; readonly who: string; readonly armour: 'armour' | 'heavy' | 'special' }
  | { readonly type: 'load-chosen'; readonly who: string; readonly load: Load }
  | { readonly type: 'item-declared'; readonly who: string; readonly item: string }
  | { readonly type: 'marked'; readonly who: string; readonly track: Attribute | 'playbook'; readonly to: number }
  | { readonly type: 'dot-gained'; readonly who: string; readonly action: Action; readonly to: number }
  | { readonly type: 'ability-gained'; readonly who: string; readonly ability: string }
  | { readonly type: 'stashed'; readonly who: string; readonly to: number }
  | { readonly type: 'fate-met'; readonly who: string; readonly fate: Scoundrel['fate']; readonly reason: string }
  | { readonly type: 'score-set'; readonly score: Score | null }
  | { readonly type: 'score-done'; readonly title: string }
  | { readonly type: 'job-set'; readonly job: string; readonly status: JobStatus }
  | { readonly type: 'present-set'; readonly present: readonly string[] }
  | { readonly type: 'days-passed'; readonly by: number }

export type BladesEvent = ShownEvent | KeptEvent
