/** What is tried outside of a job, and ideas that nothing covers: dice where something could slip away, else the city's answer. */
import { jobsOffered } from '../../../rules/blades/clocks/conditions.ts'
import type { Tier } from '../../../rules/blades/model/words.ts'
import { moodOf } from '../../../rules/blades/model/world.ts'
import { toldOfYou } from '../../../english/retell/player.ts'
import { land } from './consequences.ts'
import { anyMate, wordFrom } from './crew.ts'
import { draw, flush, isLucky, keep, lead, phrase, rule, tell, type Desk, type Play } from './desk.ts'
import { chooseDie, engage, familyOf, type Trying } from './dice.ts'
import { says, tokensOf } from './hear/tokens.ts'
import type { Wish } from './hear/wish.ts'
import { withEvent } from './memory.ts'
import { tellAbout } from './knowing.ts'
import { frame } from './score.ts'
import { findOut, nextRumour, personOf, presentNow } from './scenes.ts'
import { clause, fill, scene as words, score as scoreWords, sentence, verbs } from './words.ts'

type Deed = Extract<Wish, { kind: 'deed' }>

/** Something is tried in the open city. What is going on here is what it is about, where something is. */
export async function* tryDeed(desk: Desk, wish: Deed): Play {
  const family = familyOf(wish.action)
  const trying: Trying = {
    action: wish.action,
    intent: wish.words,
    position: desk.world.crew.heat >= 8 || wish.isLethal ? 'desperate' : 'risky',
    effect: 'standard',
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

export async function* resolveDeed(desk: Desk, trying: Trying): Play {
  const tier = yield* chooseDie(desk, trying)
  if (tier === undefined) return
  yield* land(desk, { tier, family: familyOf(trying.action), position: trying.position })
  yield* rewarded(desk, tier, trying)
  yield* flush(desk)
  const mate = isLucky(desk, 3) ? anyMate(desk) : undefined
  if (mate) yield* wordFrom(desk, mate.id, tier === 'bad' || tier === 'disaster' ? 'lose' : 'win', trying.intent)
  if (moodOf(desk.world) === 'aftermath') yield* rule(desk, 'accept', { acceptTransition: 'it goes on' })
}

/** What it brings is kept: coin, a friend, something about a job, talk. */
async function* rewarded(desk: Desk, tier: Tier, { intent, action }: Trying): Play {
  if (tier === 'bad' || tier === 'disaster') {
    desk.memory = withEvent(desk.memory, `You tried something, and it went wrong: ${clause(intent)}.`)
    return
  }
  keep(desk, { going: null })
  desk.memory = withEvent(desk.memory, `It came off: ${clause(intent)}.`)
  const [person] = presentNow(desk)
  const family = familyOf(action)
  if (family === 'talk' && person !== undefined) return yield* befriend(desk, person, tier === 'critical' ? 2 : 1)
  const isForCoin = says(tokensOf(intent), verbs.money)
  if (isForCoin && (family === 'shadow' || family === 'force')) {
    const coin = tier === 'critical' ? 2 : 1
    const ruled = yield* rule(desk, 'pay', { coin, why: clause(intent).slice(0, 150) })
    if (ruled.isDone) return tell(desk, words.gains.coin)
  }
  if (family !== 'eye' && family !== 'talk')
    return tell(
      desk,
      draw(
        desk,
        `done/${tier === 'partial' ? 'mixed' : 'good'}`,
        words.deedDone[tier === 'partial' ? 'mixed' : 'good'],
      ),
    )
  if (findOut(desk, tier === 'critical')) return
  gossip(desk)
}

async function* befriend(desk: Desk, person: string, by: number): Play {
  yield* rule(desk, 'warm', { person, by, why: 'how they were spoken to' })
  tell(desk, fill(words.gains.warm, { who: personOf(desk, person)?.name ?? person }))
}

function gossip(desk: Desk): void {
  const rumour = nextRumour(desk)
  tell(
    desk,
    rumour === undefined
      ? draw(desk, 'nothingNew', words.nothingNew)
      : fill(words.gains.rumour, { rumour: sentence(rumour) }),
  )
}

/** What is going on where one stands is stepped into: it is somebody, and they want something. */
export async function* join(desk: Desk): Play {
  const { going } = desk.memory
  if (!going) return tell(desk, draw(desk, 'nothingNew', words.nothingNew))
  yield* answerIdea(desk, { words: 'You step closer.' })
}

/** An idea nothing covers: chance is asked, and the answer has a consequence that is kept. */
export async function* answerIdea(
  desk: Desk,
  { words: said, about }: Omit<Extract<Wish, { kind: 'idea' }>, 'kind'>,
): Play {
  if (about) return tellAbout(desk, { kind: 'about', about: [about], words: said })
  const ruled = yield* rule(desk, 'fortune', { purpose: clause(toldOfYou(said)).slice(0, 150), dice: 1 })
  const level = ruled.isDone ? (ruled.rolls[0]?.outcome ?? 'partial') : 'partial'
  desk.memory = withEvent(desk.memory, sentence(clause(said).slice(0, 120)))
  keep(desk, { going: null })
  if (level === 'bad') {
    const loss = yield* lose(desk)
    return tell(desk, phrase(desk, 'ideas/bad', words.ideas.bad, { loss }))
  }
  const gain = yield* win(desk)
  const key = level === 'partial' ? 'mixed' : 'good'
  tell(desk, phrase(desk, `ideas/${key}`, words.ideas[key], { gain }))
}

async function* win(desk: Desk): Play<string> {
  const [person] = presentNow(desk)
  const kind = draw(desk, 'gain', ['clue', 'warm', 'rumour'] as const)
  const jobs = jobsOffered(desk.world).filter(([id, job]) => !desk.memory.ways.includes(id) && job.ways.length > 0)
  const [job] = jobs
  if (kind === 'clue' && job) {
    keep(desk, {
      ways: [...desk.memory.ways, job[0]],
      heardJobs: [...desk.memory.heardJobs.filter(id => id !== job[0]), job[0]],
    })
    return fill(words.gains.clue, { job: job[1].title, detail: clause(job[1].ways[0]?.detail ?? '') })
  }
  if (kind === 'warm' && person !== undefined) {
    yield* rule(desk, 'warm', { person, by: 1, why: 'what was done' })
    return fill(words.gains.warm, { who: personOf(desk, person)?.name ?? person })
  }
  const rumour = nextRumour(desk)
  return rumour === undefined ? words.gains.calm : fill(words.gains.rumour, { rumour: sentence(rumour) })
}

async function* lose(desk: Desk): Play<string> {
  const [person] = presentNow(desk)
  const threat = Object.entries(desk.world.clocks).find(
    ([, one]) => one.kind === 'threat' && one.isVisible && one.after === undefined,
  )
  const kind = draw(desk, 'loss', ['cool', 'clock', 'coin', 'heat'] as const)
  if (kind === 'cool' && person !== undefined) {
    yield* rule(desk, 'warm', { person, by: -1, why: 'what was done' })
    return fill(words.losses.cool, { who: personOf(desk, person)?.name ?? person })
  }
  if (kind === 'coin' && desk.world.crew.coin > 0) {
    yield* rule(desk, 'pay', { coin: -1, why: 'a mistake' })
    return words.losses.coin
  }
  if (threat) {
    yield* rule(desk, 'tick-clock', { clock: threat[0], effect: 'limited', why: 'time that was lost' })
    return fill(words.losses.clock, { clock: threat[1].name })
  }
  const stress = lead(desk)?.stress ?? 0
  if (stress < 8) yield* rule(desk, 'strain', { stress: 1, why: 'a mistake' })
  return words.losses.heat
}
