/** Every wish has its way of being carried out. */
import type { Intent } from '../../understand/intent.ts'
import type { Desk, Play } from '../desk.ts'
import { flush } from '../tell.ts'
import { attempt } from './act.ts'
import { attack, sneak } from './attack.ts'
import { climb, flee, follow, help, perform, pray, swim } from './body.ts'
import { go } from './go.ts'
import { look } from './look.ts'
import { cast } from './magic.ts'
import { open } from './open.ts'
import { nothing, plan, recall, wait } from './pause.ts'
import { isLooking, question } from './question.ts'
import { rest } from './rest.ts'
import { examine, listen, search } from './search.ts'
import { steal } from './steal.ts'
import { lie, persuade, threaten } from './sway.ts'
import { ask, say, talk } from './talk.ts'
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

async function* asking(desk: Desk, intent: Intent): Play {
  if (isRequest(intent)) return yield* persuade(desk, intent)
  if (/^\W*(?:is|are)\b/i.test(intent.line) && aboutLock(desk, intent)) return
  yield* ask(desk, intent)
}

/** `Can I see any tracks?` is more than a look around. */
async function* looking(desk: Desk, intent: Intent): Play {
  if (isLooking(intent)) return yield* search(desk, intent)
  look(desk)
  yield* flush(desk)
}

const ways: Readonly<Record<Intent['verb'], (desk: Desk, intent: Intent) => Play>> = {
  look: looking,
  examine,
  go,
  search,
  listen,
  talk,
  ask: asking,
  tell: say,
  persuade,
  threaten,
  lie,
  attack,
  sneak,
  steal,
  take,
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
  dodge: attempt,
  climb,
  swim,
  read: plainly(read),
  pray,
  perform,
  recall: plainly(recall),
  question,
  say,
  act: attempt,
  nothing: plainly(nothing),
}

export const carryOut = (desk: Desk, intent: Intent): Play => ways[intent.verb](desk, intent)
