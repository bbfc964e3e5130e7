/** What the Game Master and each companion remember in a beat that is played. */
import type { BeatContext, Views } from '../beat/context.ts'
import type { TableState } from '../chronicle/entry.ts'
import type { Knowledge } from '../knowledge.ts'
import type { Memories } from './memories.ts'
import { remembersFor, type AtHand } from './remembers.ts'
import { storyTold } from './story-told.ts'

type Parts = { readonly knowledge: Knowledge; readonly memories: Memories; readonly session: number }

/** As much of what was told last as says where one is and who is there. */
const longestAround = 600

const aroundIn = ({ scene }: TableState, told: string): string =>
  [scene.location, told.slice(-longestAround).replace(/^\S*\s/, '')].filter(Boolean).join('\n')

export function mindsOf({ knowledge, memories, session }: Parts, views: Views, beat: number): BeatContext['remembers'] {
  const remembering = ({ due = [] }: TableState) => ({
    memories,
    campaign: knowledge.campaign,
    titleOf: (character: string) => knowledge.titleOf(character),
    due,
  })
  const atHand = (said: string, around: string): AtHand => ({ said, around, session: `session ${session}`, beat })
  return {
    gm: (said, state) =>
      remembersFor<'gm'>(
        remembering(state),
        views.gm(),
        { kind: 'gm' },
        atHand(said, aroundIn(state, knowledge.history.at(-1) ?? '')),
        storyTold(views.gm(), Object.values(state.groups).flat()),
      ),
    companion: (view, said, state) =>
      remembersFor<'companion'>(
        remembering(state),
        view,
        { kind: 'character', name: view.role.character },
        atHand(said, aroundIn(state, view.scene.at(-1)?.text ?? '')),
      ),
  }
}
