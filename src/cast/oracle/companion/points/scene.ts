/** Where they stand, as it is handed to them: the place, who is there, what is in sight, what is in hand, who is hurt. */
import { memo } from '../../../../core/memo.ts'

export type Stage = {
  readonly place: string
  readonly sight: readonly string[]
  readonly unseen: readonly string[]
  readonly ways: readonly string[]
  readonly hand: readonly string[]
  readonly hurt: readonly string[]
  /** Whether it says what is to be seen at all; a table that does not is not taken to be empty. */
  readonly isListed: boolean
}

const listed = (scene: string, label: string): readonly string[] => {
  const [, list = ''] = new RegExp(String.raw`\b${label}: ([^.]+)\.`, 'u').exec(scene) ?? []
  return list
    .split(/,\s*/u)
    .map(one => one.trim())
    .filter(one => one !== '')
}

export const stageOf = memo(16, (scene): Stage => {
  const sight = listed(scene, 'In sight')
  const hand = listed(scene, 'In hand')
  return {
    place: scene.split(/[,.]/u)[0] ?? '',
    sight,
    unseen: listed(scene, 'Not looked at yet'),
    ways: listed(scene, 'Ways'),
    hand,
    hurt: listed(scene, 'Hurt'),
    isListed: sight.length + hand.length > 0,
  }
})
