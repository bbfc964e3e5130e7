/** A fight that is lost. It costs, and the story goes on wherever it can; where nobody is left it ends with dignity. */
import { copperOf, printCopper } from '../../../rules/fifth/economy/coins.ts'
import { comeTo } from '../desk/arrive.ts'
import { mood } from '../desk/describe.ts'
import { keep, type Play } from '../desk/desk.ts'
import { heroesIn } from '../desk/heroes.ts'
import { added } from '../desk/memory.ts'
import { placeName } from '../../../english/naming.ts'
import type { Place } from '../../../campaign/played/world.ts'
import { flush, show, tell } from '../desk/tell.ts'
import { ask } from './act.ts'
import { isTalker } from './parley.ts'
import { say } from './say.ts'
import { foesUp, groupsOf, type Stage } from '../desk/fighting/stage.ts'

/** The last safe place the party has been to, other than where it fell. */
function refuge({ desk }: Stage): Place | undefined {
  const { visited, placeId } = desk.memory
  const known = visited
    .toReversed()
    .flatMap(id => desk.world.places.find(place => place.id === id && id !== placeId) ?? [])
  return known.find(({ isSafe }) => isSafe) ?? known[0]
}

/** Half of what each of them has in coin. */
async function* pay(stage: Stage): Play<boolean> {
  let isPaid = false
  for (const { id, coins } of heroesIn(stage.desk.game).filter(({ life }) => life !== 'dead')) {
    const copper = Math.floor(copperOf(coins) / 2)
    if (copper < 10) continue
    const done = yield* ask(stage, 'change-coins', {
      who: id,
      amount: printCopper(copper),
      pays: true,
      why: 'taken after a lost fight',
    })
    isPaid ||= done.ok
  }
  return isPaid
}

/** Those who still breathe wake, hours later, with next to nothing. */
async function* wake(stage: Stage): Play {
  yield* ask(stage, 'pass-time', { minutes: 240 })
  for (const { id, life } of heroesIn(stage.desk.game))
    if (life === 'dying' || life === 'stable') yield* ask(stage, 'heal', { who: id, dice: '1', from: 'Coming round' })
}

export async function* suffer(stage: Stage): Play {
  const { desk } = stage
  const party = heroesIn(desk.game)
  const isYielded = party.some(({ life }) => life === 'alive')
  show(desk, {
    kind: 'fight',
    stage: 'ends',
    foes: groupsOf(stage, foesUp(stage)),
    end: 'lost',
    text: say(stage, isYielded ? 'yielded' : 'defeat'),
  })
  if (party.every(({ life }) => life === 'dead')) {
    tell(desk, say(stage, 'allDead'))
    keep(desk, { happened: added(desk.memory.happened, 'fallen/party') })
    return
  }
  const hasTakers = foesUp(stage).some(isTalker)
  const isPaid = hasTakers && (yield* pay(stage))
  tell(desk, isYielded ? '' : say(stage, hasTakers ? 'spares' : 'rescues'), isPaid ? say(stage, 'takes') : '')
  yield* wake(stage)
  const place = refuge(stage)
  if (place === undefined) return tell(desk, say(stage, isYielded ? 'letGo' : 'wakesHere'))
  tell(desk, isYielded ? say(stage, 'letGo') : hasTakers ? say(stage, 'rescues') : '')
  yield* flush(desk)
  yield* comeTo(desk, place)
  const woke = isYielded ? '' : say(stage, 'wakesThere', { place: placeName(place.name) })
  tell(desk, woke, mood(desk, place))
}
