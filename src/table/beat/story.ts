/** When a scene is over, what is left of it goes into the story so far. */
import type { Due } from '../../memory/due.ts'
import type { Kept } from '../../memory/summary.ts'
import type { Job } from '../chronicle/entry.ts'
import { keptOf, nothingKept } from './moments.ts'
import type { BeatContext } from './context.ts'
import { presentIn, type BeatInPlay, type Scene } from './in-play.ts'
import { dueAfter } from './owe.ts'

export type StoryInput = Kept & {
  readonly scene: Scene
  readonly session: number
  /** What was told of the scene in its last beat; the rest stands on its page. */
  readonly narratives: readonly string[]
  /** How the session went, where it ended and everybody may read it. */
  readonly summary: string
  readonly due: readonly Due[]
  /** Those who were together in it; nobody where the party had parted: then nobody knows all of it. */
  readonly audience: 'everyone' | readonly string[]
}

/** Scenes that ended in this beat leave a job each; of the one that goes on, what is kept is kept on. */
export function storyOf(
  context: BeatContext,
  beat: BeatInPlay,
  isEnded: boolean,
): { readonly kept: Kept; readonly jobs: readonly Job[] } {
  const { before, now, narrated, ending } = beat
  const first = before.state.scene
  const told = (number: string) => narrated.filter(({ scene }) => scene.number === number)
  const kept = keptOf(before.state.kept ?? nothingKept, told(first.number), context.party())
  if (now.state.scene.number === first.number && !isEnded) return { kept, jobs: [] }
  const isOver = now.state.scene.number !== first.number
  const rest = isOver ? keptOf(nothingKept, told(now.state.scene.number), context.party()) : kept
  const due = dueAfter(beat)
  const summary = isEnded && ending?.isOpen === true ? ending.summary : ''
  const job = (scene: Scene, { moments, threads }: Kept, id: string, words: string): readonly Job[] => {
    const isEmpty = moments.length === 0 && threads.length === 0 && words === '' && scene.isFresh
    if (isEmpty) return []
    const audience = Object.keys(now.state.groups).length > 1 ? [] : everyoneOr(context, presentIn(now.state))
    const narratives = told(scene.number).map(({ text }) => text)
    const input: StoryInput = {
      scene,
      session: context.session,
      moments,
      threads,
      narratives,
      summary: words,
      due,
      audience,
    }
    return [{ kind: 'story', id, input }]
  }
  return {
    kept: isEnded ? nothingKept : rest,
    jobs: [
      ...(isOver ? job(first, kept, `story-${first.number}`, '') : []),
      ...(isEnded ? job(now.state.scene, rest, 'story', summary) : []),
    ],
  }
}

const everyoneOr = (context: BeatContext, present: readonly string[]): StoryInput['audience'] =>
  context.party().every(name => present.includes(name)) ? 'everyone' : present
