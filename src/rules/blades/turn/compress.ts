/** A scene, made short: what happened in a paragraph, its moments, and what it really changed. */
import { happen, type Deed } from '../model/deed.ts'
import type { SceneBeat } from '../model/scene.ts'
import { sceneOf, tallyOf } from '../model/world.ts'

/** Past this many beats a scene is made short while it goes on. */
export const longestScene = 20

export type Summary = { readonly text: string; readonly moments: readonly string[] }

const wordsOf = (beat: SceneBeat): string => (beat.kind === 'told' || beat.kind === 'revealed' ? beat.text : '')

/** The first sentence of each telling, the last ones first to stay: what a mind would have said at greater length. */
export function plainSummary(beats: readonly SceneBeat[]): Summary {
  const sentences = beats
    .map(wordsOf)
    .filter(text => text !== '')
    .map(firstSentence)
  return { text: sentences.slice(-3).join(' '), moments: sentences.slice(-5) }
}

function firstSentence(text: string): string {
  const end = text.search(/[.!?](?:\s|$)/)
  return end === -1 ? text.slice(0, 200) : text.slice(0, end + 1)
}

/** Net changes are the engine's to compute: what a mind claims of them is never applied, or they would count twice. */
export function compress(deed: Deed, reason: string, words?: Summary): void {
  const scene = sceneOf(deed.world)
  if (!scene || scene.beats.length === 0) return
  const now = tallyOf(deed.world)
  const { text, moments } = words ?? plainSummary(scene.beats)
  const net = {
    stress: now.stress - scene.began.stress,
    coin: now.coin - scene.began.coin,
    heat: now.heat - scene.began.heat,
    dice: now.dice - scene.began.dice,
  }
  happen(deed, { type: 'scene-compressed', summary: { text, moments: moments.slice(0, 5), net }, reason })
}
