/** What is tried outside of a job, and ideas that nothing covers: dice where something could slip away, else somebody's word. */
import type { Tier } from '../../../rules/blades/model/words.ts'
import { moodOf } from '../../../rules/blades/model/world.ts'
import { land } from './consequences.ts'
import { anyMate, wordFrom } from './crew.ts'
import { draw, flush, isLucky, keep, phrase, rule, tell, type Desk, type Play } from './desk.ts'
import { chooseDie, engage, frame, type Trying } from './dice.ts'
import { familyOf } from './families.ts'
import { isTheft, pocket } from './loot.ts'
import { actionIn } from './hear/actions.ts'
import { says, tokensOf } from './hear/tokens.ts'
import type { Deed, Wish } from './hear/wish.ts'
import { buriedBy, hiddenFor, reveal, type Buried } from './hidden.ts'
import { noticed, tellAbout } from './knowing.ts'
import { retold } from './retold.ts'
import { withEvent } from './memory.ts'
import { effectOn, positionIn } from './odds.ts'
import { grants, presses } from './people.ts'
import { missingFrom } from './strangers.ts'
import { findOut, nextRumour, personOf, presentNow } from './scenes.ts'
import { clause, fill, scene as words, score as scoreWords, sentence, verbs } from './words.ts'

/** Something is tried in the open city: what is hidden here, somebody who is here, what is going on, or a thing of one's own. */
export async function* tryDeed(desk: Desk, wish: Deed): Play {
  const person = wish.on?.kind === 'person' ? wish.on.id : undefined
  if (person !== undefined && !presentNow(desk).includes(person)) return absent(desk, person)
  if (person !== undefined && familyOf(wish.action) === 'talk' && grants(desk, person, wish.words)) return
  const buried = wish.on?.kind === 'hidden' ? buriedBy(desk, wish.on.id) : hiddenFor(desk, wish.words, wish.action)
  keep(desk, { aim: { person: person ?? '', finds: buried?.key ?? '' } })
  const family = familyOf(wish.action)
  const trying: Trying = {
    action: wish.action,
    intent: wish.words,
    position: positionIn(desk, wish, buried !== undefined, person),
    effect: effectOn(desk, person),
    danger: draw(desk, `danger/${family}`, scoreWords.dangers[family]),
    prize: desk.memory.going?.text ?? 'what you make of it',
    tells: {},
    isLethal: wish.isLethal,
    isTogether: wish.isTogether,
    ...(wish.by === undefined ? {} : { by: wish.by }),
  }
  frame(desk, trying)
  yield* engage(desk, trying)
  yield* resolveDeed(desk, trying)
}

function absent(desk: Desk, id: string): void {
  const person = personOf(desk, id)
  if (person) tell(desk, phrase(desk, 'absent', words.absent, { who: person.name, where: person.place }))
}

export async function* resolveDeed(desk: Desk, trying: Trying): Play {
  const tier = yield* chooseDie(desk, trying)
  if (tier === undefined) return
  yield* land(desk, { tier, family: familyOf(trying.action), position: trying.position })
  yield* rewarded(desk, tier, trying)
  keep(desk, { aim: null })
  yield* flush(desk)
  const mate = isLucky(desk, 3) ? anyMate(desk) : undefined
  if (mate) yield* wordFrom(desk, mate.id, tier === 'bad' || tier === 'disaster' ? 'lose' : 'win', trying.intent)
  if (moodOf(desk.world) === 'aftermath') yield* rule(desk, 'accept', { acceptTransition: 'it goes on' })
}

/** What it brings is what it was for: what was looked for, what somebody knows, coin, what is going on; and it is kept. */
async function* rewarded(desk: Desk, tier: Tier, { intent, action }: Trying): Play {
  const { person = '', finds = '' } = desk.memory.aim ?? {}
  if (tier === 'bad' || tier === 'disaster') {
    desk.memory = withEvent(desk.memory, `You tried something, and it went wrong: ${clause(intent)}.`)
    return finds === '' ? undefined : tell(desk, draw(desk, 'notFound', words.notFound))
  }
  const isGoingOn = desk.memory.going !== null
  keep(desk, { going: null })
  desk.memory = withEvent(desk.memory, `It came off: ${clause(intent)}.`)
  const buried = buriedBy(desk, finds)
  if (buried) return reveal(desk, buried)
  const family = familyOf(action)
  if (family === 'talk' && person !== '') return yield* wonOver(desk, person, intent, tier)
  if (says(tokensOf(intent), verbs.money) && (family === 'shadow' || family === 'force')) {
    const ruled = yield* rule(desk, 'pay', { coin: tier === 'critical' ? 2 : 1, why: clause(intent).slice(0, 150) })
    if (ruled.isDone) return tell(desk, words.gains.coin)
  }
  if (family === 'eye' && findOut(desk, tier === 'critical')) return
  if ((family === 'shadow' || family === 'force') && isTheft(intent)) return pocket(desk, intent)
  if (isGoingOn) return yield* madeOf(desk, tier)
  if ((family === 'eye' || family === 'talk') && findOut(desk, tier === 'critical')) return
  const key = tier === 'partial' ? 'mixed' : 'good'
  tell(desk, draw(desk, `done/${key}`, words.deedDone[key]))
}

/** Whoever was talked round says what they know of it; who knows nothing thinks the better of one. */
async function* wonOver(desk: Desk, person: string, intent: string, tier: Tier): Play {
  const who = personOf(desk, person)?.name ?? person
  if (presses(desk, person, intent)) return
  yield* rule(desk, 'warm', { person, by: tier === 'critical' ? 2 : 1, why: 'how they were spoken to' })
  tell(desk, fill(words.gains.warm, { who }))
}

/** What was going on is over, and somebody talks because of it. */
async function* madeOf(desk: Desk, tier: Tier): Play {
  const key = tier === 'partial' ? 'mixed' : 'good'
  tell(desk, draw(desk, `madeOf/${key}`, words.madeOf[key]))
  const [person] = presentNow(desk)
  if (person !== undefined) return yield* wonOver(desk, person, '', tier)
  const rumour = nextRumour(desk)
  if (rumour !== undefined) tell(desk, fill(words.gains.rumour, { rumour: sentence(rumour) }))
}

/** What a line is already about to find is tried for. */
export async function* tryFor(desk: Desk, said: string, { by, key }: Buried): Play {
  const named = actionIn(tokensOf(said))?.action
  const action = named && by.includes(named) ? named : (by[0] ?? 'study')
  const on = { kind: 'hidden', id: key, name: '', text: '' }
  yield* tryDeed(desk, { kind: 'deed', action, isLethal: false, isTogether: false, words: said, on })
}

/** What is going on where one stands is stepped into: it is somebody, and there are ways to go about them. */
export function join(desk: Desk): void {
  const { going } = desk.memory
  if (!going) return tell(desk, draw(desk, 'nothingNew', words.nothingNew))
  tell(desk, phrase(desk, 'joined', words.joined, { scene: sentence(going.text) }), words.joinAsk)
  for (const [action, text] of Object.entries(words.joinBy))
    desk.offers.push({
      text,
      wish: { kind: 'deed', action: action as Deed['action'], isLethal: false, isTogether: false, words: text },
    })
}

/** A coin that is put down is gone, and whoever has it does something for it the next time. */
export async function* spent(desk: Desk, said: string): Play {
  const ruled = yield* rule(desk, 'pay', { coin: -1, why: clause(said).slice(0, 150) })
  if (!ruled.isDone) return tell(desk, ruled.why)
  tell(desk, retold(said), draw(desk, 'spent', words.spent))
  if (!says(tokensOf(said), verbs.hires)) return yield* noticed(desk, said)
  keep(desk, { favours: [...desk.memory.favours, words.hired] })
  tell(desk, draw(desk, 'hiredOne', words.hiredOne))
}

/** An idea nothing covers is done, and somebody makes something of it. */
export async function* answerIdea(desk: Desk, { words: said, about }: Extract<Wish, { kind: 'idea' }>): Play {
  if (says(tokensOf(said), verbs.spends)) return yield* spent(desk, said)
  if (about) return yield* tellAbout(desk, { kind: 'about', about: [about], words: said }, tryFor)
  const missing = desk.memory.running ? undefined : missingFrom(desk, said)
  if (missing !== undefined) return tell(desk, phrase(desk, 'noneSuch', words.noneSuch, { what: missing }))
  tell(desk, retold(said))
  yield* noticed(desk, said)
}
