/** What a writer keeps in `content/making`: settings, troubles, tones and lengths. A test holds each file to its shape. */
import coast from '../../content/making/settings/coast.json' with { type: 'json' }
import elsewhere from '../../content/making/settings/elsewhere.json' with { type: 'json' }
import forest from '../../content/making/settings/forest.json' with { type: 'json' }
import hills from '../../content/making/settings/hills.json' with { type: 'json' }
import lengths from '../../content/making/scopes.json' with { type: 'json' }
import sounds from '../../content/making/tones.json' with { type: 'json' }
import debt from '../../content/making/troubles/debt.json' with { type: 'json' }
import missing from '../../content/making/troubles/missing.json' with { type: 'json' }
import sleeper from '../../content/making/troubles/sleeper.json' with { type: 'json' }
import type { Setting } from './setting.ts'
import type { Trouble } from './trouble.ts'

/** How a story sounds. */
export type Tone = {
  readonly name: string
  readonly about: string
  readonly words: readonly string[]
  readonly themes: readonly string[]
  readonly notes: readonly string[]
}

export type Scope = {
  readonly name: string
  readonly about: string
  readonly segments: number
  readonly levels: string
}

export const settings: readonly Setting[] = [coast, hills, forest, elsewhere]
/** For a place in somebody's own words: its texts have room for them. */
export const ownSetting: Setting = elsewhere
export const troubles = [debt, sleeper, missing] as readonly Trouble[] // a disposition is one of three words: see the test
export const tones: readonly Tone[] = sounds
export const scopes: readonly Scope[] = lengths
