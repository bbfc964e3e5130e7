/** Who speaks in each mood, with which template, which tools and in which shape: selected together, by this table alone. */
import type { Shape } from '../../shape.ts'
import type { MoodLabel } from '../model/world.ts'
import {
  actionOutput,
  aftermathOutput,
  bargainOutput,
  downtimeOutput,
  entanglementOutput,
  sceneOutput,
  traumaOutput,
} from './outputs.ts'

export type MoodSpec = {
  readonly persona: string
  /** A file of `prompts/blades/`; none where no mind is asked. */
  readonly template: string | null
  readonly tools: readonly string[]
  readonly output: (Shape & { readonly kind: 'record' }) | null
}

const silent: MoodSpec = { persona: '', template: null, tools: [], output: null }

export const moodSpecs: Readonly<Record<MoodLabel, MoodSpec>> = {
  scene: {
    persona: 'The Weaver',
    template: 'scene',
    tools: ['think', 'speak_as_npc', 'ask_player', 'choose', 'choose_random', 'engage', 'set_scene_style'],
    output: sceneOutput,
  },
  action: {
    persona: 'The Crucible',
    template: 'action',
    tools: ['think', 'speak_as_npc', 'spend_die', 'resolve', 'set_scene_style'],
    output: actionOutput,
  },
  aftermath: {
    persona: 'The Echo',
    template: 'aftermath',
    tools: ['think', 'choose', 'choose_random', 'accept', 'set_scene_style'],
    output: aftermathOutput,
  },
  downtime: {
    persona: 'The Tide',
    template: 'downtime',
    tools: ['think', 'set_scene_style'],
    output: downtimeOutput,
  },
  trauma: { persona: 'The Crack', template: 'trauma', tools: ['think', 'accept'], output: traumaOutput },
  bargain: {
    persona: 'The Hungry City',
    template: 'bargain',
    tools: ['think', 'accept', 'accept_bargain', 'retreat', 'pass_out'],
    output: bargainOutput,
  },
  entanglement: { persona: 'The Hungry City', template: 'entanglement', tools: ['think'], output: entanglementOutput },
  between: silent,
  creation: silent,
  scenario: silent,
  ended: silent,
}

/** The moves that lead on from each mood, for whoever asked for what cannot happen there. */
export const waysFrom: Readonly<Record<MoodLabel, readonly string[]>> = {
  scene: ['engage', 'end-scene'],
  action: ['spend_die', 'choose-die', 'back-off'],
  aftermath: ['accept', 'end-scene'],
  trauma: ['accept'],
  bargain: ['accept_bargain', 'retreat', 'pass_out'],
  between: ['open-scene', 'rest', 'take-score'],
  downtime: ['activity', 'end-rest'],
  entanglement: ['settle-entanglement'],
  creation: ['begin'],
  scenario: ['begin'],
  ended: [],
}
