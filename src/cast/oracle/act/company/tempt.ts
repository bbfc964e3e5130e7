/** Now and then a moment is just what somebody's sheet would act on unseen: then it is offered to them, and to nobody else. */
import { wordsOf } from '../../../../table/parts.ts'
import { sharedWords } from '../../../../english/content-words.ts'
import { isLucky } from '../../desk/chance.ts'
import { keep, type Desk, type Play } from '../../desk/desk.ts'
import { companionsOf, nameOf } from '../../desk/heroes.ts'
import { put } from '../../desk/memory.ts'
import { mayTell, note } from '../../desk/tell.ts'
import { stemsOf } from '../../company/own.ts'
import { voiceOf } from './near.ts'
import { lately, sceneOf } from './scene.ts'

/** So many beats between two such moments of one of them, and so seldom is it offered. */
const apart = 12
const chance = 40
/** So many words of what they would act on are in what just happened. */
const called = 2

const lastTempted = ({ memory }: Desk, id: string): number => memory.tries[`tempted/${id}`] ?? -apart

function temptedBy(desk: Desk): string | undefined {
  const stems = stemsOf(...desk.told.filter(({ kind }) => kind !== 'table').map(wordsOf))
  return companionsOf(desk).find(
    id =>
      desk.memory.beat - lastTempted(desk, id) >= apart &&
      (voiceOf(desk, id)?.secrets ?? []).some(({ words }) => sharedWords(words, stems) >= called),
  )
}

/** What they do with it is between them and the Game Master: it stands in the story's state, and is told to nobody. */
export async function* tempt(desk: Desk): Play {
  if (desk.hasAsked || desk.game.fight !== null || !mayTell(desk)) return
  const id = temptedBy(desk)
  if (id === undefined || !isLucky(desk, chance)) return
  keep(desk, { tries: put(desk.memory.tries, `tempted/${id}`, desk.memory.beat) })
  const outcome = yield {
    tag: 'AWAIT_PLAYERS',
    characters: [
      {
        name: id,
        requestType: 'SECRET_ACTION',
        sceneContext: sceneOf(desk),
        justHappened: lately(desk),
        request: 'Nobody is looking at you now. Is there something you would do unseen?',
      },
    ],
  }
  if (outcome.outcome !== 'answered' || outcome.message.tag !== 'PLAYER_RESPONSES') return
  for (const { response } of outcome.message.responses)
    note(desk, `SECRET: ${nameOf(desk, id)}, unseen: ${response.split('\n').join(' ').slice(0, 200)}`)
}
