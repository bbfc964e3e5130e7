/** What a beat needs in the end, whether the model thought of it or not. */
import { isSaving } from '../../../table/chronicle/entry.ts'
import { layMap, whereabouts } from './map.ts'
import { flag, type Play, type Talk } from './talk.ts'

/** Told when a model has found no words at all. It changes nothing, and the player can go on. */
const silence = 'For a moment nothing moves. Everything stands as it stood, and the moment is yours.'

export async function* closingMoves(talk: Talk): Play {
  const { incoming } = talk.sees
  if (talk.told === 0 && !talk.isOver && !isSaving(incoming)) {
    await flag(talk, 'The model had no words for this beat.')
    yield { tag: 'NARRATIVE', text: silence }
  }
  if (!talk.isOver && !isSaving(incoming) && !talk.board.places.some(({ isHere }) => isHere))
    yield* layMap(talk, talk.sees.state.scene.location || whereabouts(talk.sees.view))
  if (talk.hasRecorded) yield { tag: 'STATE_UPDATED', deltasWritten: [], charactersInvolved: [] }
  const isEnding = incoming.tag === 'SESSION_COMMAND' && incoming.command === 'end'
  if (isEnding && !talk.isOver) yield { tag: 'SESSION_END', summary: '', stateSaved: true }
}
