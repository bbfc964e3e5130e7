/** Every wish has its way of being carried out. */
import type { Intent } from '../../understand/intent.ts'
import type { Desk, Play } from '../desk.ts'
import { peopleAt } from '../place.ts'
import { flush, phrase, tell } from '../tell.ts'
import { meansFor, type Means } from '../wanted.ts'
import { deedWords } from '../words/deeds.ts'
import { peopleWords } from '../words/people.ts'
import { attempt } from './act.ts'
import { attack, sneak } from './attack.ts'
import { withTheDead } from './bodies.ts'
import { climb, dodgeNothing, flee, follow, help, perform, pray, swim } from './body.ts'
import { go } from './go.ts'
import { listener } from './listener.ts'
import { brawl, isBrawl, meant } from './meant.ts'
import { look } from './look.ts'
import { cast } from './magic.ts'
import { open } from './open.ts'
import { nothing, plan, recall, wait } from './pause.ts'
import { isLooking, question } from './question.ts'
import { rest } from './rest.ts'
import { examine, listen, search } from './search.ts'
import { isPurse, steal } from './steal.ts'
import { lie, persuade, threaten } from './sway.ts'
import { wayTo } from '../matters/around.ts'
import { accuse, ask, isAccusing, isWhereabouts, say, talk } from './talk.ts'
import { smallDeed } from './small-deeds.ts'
import { give, read, take, use } from './things.ts'
import { aboutLock } from './wonder.ts'
import { buy, sell } from './trade.ts'

/** What takes no ruling is told at once. */
const plainly = (deed: (desk: Desk, intent: Intent) => void) =>
  async function* (desk: Desk, intent: Intent): Play {
    deed(desk, intent)
    yield* flush(desk)
  }

/** To ask somebody to do something is to want it of them; to ask for an answer is not. */
const isRequest = ({ words }: Intent): boolean =>
  /^(?:\p{L}+ )?to (?!tell|talk|speak|say|explain|know|hear|answer|describe)\p{L}/iu.test(words.trim())

/** To be shown what stands there for anybody to see takes no persuading. */
const isShowing = ({ words, targets, about }: Intent): boolean =>
  /^(?:\p{L}+ )?to (?:show|point|let (?:us|me) (?:see|look)|take (?:us|me) to)\b/iu.test(words.trim()) &&
  [...targets, ...about].some(({ kind }) => kind === 'feature')

async function* showing(desk: Desk, intent: Intent): Play {
  const person = listener(desk, intent)
  if (person !== undefined) tell(desk, phrase(desk, peopleWords, 'showsYou', { who: person.name }))
  yield* examine(desk, {
    ...intent,
    targets: [...intent.targets, ...intent.about].filter(({ kind }) => kind === 'feature'),
  })
}

async function* asking(desk: Desk, intent: Intent): Play {
  if (isShowing(intent)) return yield* showing(desk, intent)
  if (isRequest(intent)) return yield* persuade(desk, intent)
  if (/^\W*(?:is|are)\b/i.test(intent.line) && aboutLock(desk, intent)) return
  yield* ask(desk, intent)
}

const wanting =
  /^\W*(?:i|we)(?:['’](?:d|ll)| would| will)?\s+(?:want|like|need|take|have)\s+(?:to (?:have|rent|book|get|buy)\s+)?((?:an?|some|two|three|the)?\s*(?:rooms?|beds?|lodgings?|bunks?|meals?|supper|stew|soup|ale|beer|drinks?)\b.*)$/iu

/** `I want a bed for the night`, said to whoever has one, is a purchase. */
const wanted = (desk: Desk, intent: Intent): Play | undefined => {
  const words = wanting.exec(intent.line)?.[1]
  return words === undefined || peopleAt(desk).every(({ wares }) => wares.length === 0)
    ? undefined
    : buy(desk, { ...intent, verb: 'buy', targets: [], words })
}

const saying = (desk: Desk, intent: Intent): Play => wanted(desk, intent) ?? say(desk, intent)

const toAll = /^\W*(?:everyone|everybody|all of you|you all|guys|friends|companions|team|listen up)\b/i

/** What is called out to the company is said, not done. */
const acting = (desk: Desk, intent: Intent): Play =>
  toAll.test(intent.line) ? say(desk, intent) : (wanted(desk, intent) ?? meant(desk, intent) ?? attempt(desk, intent))

/** To walk up to something that stands here is to look at it. */
const going = (desk: Desk, intent: Intent): Play =>
  intent.targets[0]?.kind === 'feature' && !intent.targets.some(({ kind }) => kind === 'place' || kind === 'exit')
    ? examine(desk, intent)
    : go(desk, intent)

/** `Can I see any tracks?` is more than a look around. */
async function* looking(desk: Desk, intent: Intent): Play {
  if (isLooking(intent)) return yield* search(desk, intent)
  look(desk)
  yield* flush(desk)
}

const ways: Readonly<Record<Intent['verb'], (desk: Desk, intent: Intent) => Play>> = {
  look: looking,
  examine,
  go: going,
  search,
  listen,
  talk,
  ask: asking,
  tell: say,
  persuade,
  threaten: (desk, intent) => (isAccusing(intent) ? accuse(desk, intent) : threaten(desk, intent)),
  lie,
  attack: (desk, intent) => (isBrawl(intent) ? brawl(desk, intent) : attack(desk, intent)),
  sneak,
  steal,
  take: (desk, intent) => (isPurse(intent) ? steal(desk, intent) : take(desk, intent)),
  use,
  open,
  give,
  cast,
  help,
  rest,
  buy,
  sell,
  plan: plainly(plan),
  wait,
  follow,
  flee,
  dodge: plainly(dodgeNothing),
  climb,
  swim,
  read: plainly(read),
  pray,
  perform,
  recall: plainly((desk, intent) => (isWhereabouts(intent) ? wayTo(desk, intent) : recall(desk, intent))),
  question,
  say: saying,
  act: acting,
  nothing: plainly(nothing),
}

const byHand: ReadonlySet<Intent['verb']> = new Set(['use', 'act', 'open', 'attack', 'take', 'perform', 'climb'])

/** `Light the lamp` is to use the wick on it, where that is what the story waits for and the wick is in the pack. */
async function* byMeans(desk: Desk, intent: Intent, { id, name, isHeld }: Means): Play {
  if (!isHeld) return tell(desk, phrase(desk, deedWords, 'lacks'))
  const spots = [...intent.targets, ...intent.about].filter(({ kind }) => kind === 'feature' || kind === 'place')
  yield* use(desk, { ...intent, verb: 'use', targets: [{ kind: 'item', id, name, likeness: 1 }], about: spots })
}

export async function* carryOut(desk: Desk, intent: Intent): Play {
  const ofTheDead = withTheDead(desk, intent)
  if (ofTheDead !== undefined) return yield* ofTheDead
  const means = byHand.has(intent.verb) ? meansFor(desk, intent) : undefined
  if (means !== undefined) return yield* byMeans(desk, intent, means)
  if (yield* smallDeed(desk, intent)) return
  yield* ways[intent.verb](desk, intent)
}
