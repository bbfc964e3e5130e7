/** What may change the mood, and what each change is given. */
import type { Interrupt } from '../model/clocks.ts'
import type {
  AftermathVariant,
  Attempt,
  BetweenMood,
  DowntimeVariant,
  EntryContext,
  PendingOutcome,
  SceneVariant,
  TraumaMood,
} from '../model/scene.ts'

export type SceneOpening = {
  readonly place: string
  readonly present: readonly string[]
  readonly stakes: string
  readonly variant: SceneVariant
  readonly entry: EntryContext
}

export type Payloads = {
  readonly engage: Attempt
  readonly interrupt: Interrupt
  readonly resolve: { readonly variant: AftermathVariant; readonly outcome?: PendingOutcome }
  readonly 'back-off': { readonly note: string }
  readonly 'stress-full': Omit<TraumaMood, 'kind'>
  readonly 'pool-empty': { readonly whatDrained: string; readonly canRetreat: boolean; readonly unresolved?: Attempt }
  readonly accept: { readonly note: string }
  readonly 'scene-ended': { readonly note: string }
  readonly 'trauma-named': { readonly scar: string; readonly hasAdrenaline: boolean }
  readonly 'bargain-struck': { readonly unresolved?: Attempt }
  readonly retreat: { readonly note: string }
  readonly 'pass-out': SceneOpening
  readonly entangle: Omit<Extract<BetweenMood, { kind: 'entanglement' }>, 'kind'>
  readonly 'entanglement-settled': { readonly note: string }
  readonly rest: { readonly variant: DowntimeVariant; readonly activities: number }
  readonly 'rest-over': SceneOpening
  readonly 'scene-opened': SceneOpening
  readonly 'session-ended': { readonly how: string }
}

export type Trigger = keyof Payloads
