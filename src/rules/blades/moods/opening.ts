/** A scene as it begins. */
import type { Phase } from '../model/world.ts'
import { tallyOf, usualStyle, type BladesWorld } from '../model/world.ts'
import type { SceneOpening } from './triggers.ts'

export const openingScene = (world: BladesWorld, { place, present, stakes, variant }: SceneOpening): Phase => ({
  kind: 'playing',
  scene: { place, present, stakes, beats: [], sinceDie: 0, style: usualStyle, began: tallyOf(world) },
  mood: { kind: 'scene', variant },
})
