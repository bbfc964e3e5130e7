/** Goals that came true: what is told of them, and who pays what was promised. Nobody pays who is not there. */
import { endWords } from '../content/phrases.ts'
import { listOf } from '../../../english/nouns.ts'
import type { Condition, Person, Quest } from '../../../campaign/played/world.ts'
import { keep, rule, type Desk, type Play } from './desk.ts'
import { obtain } from './discover.ts'
import { factsNow, isTrue } from './facts.ts'
import { actorName, heroesIn } from './heroes.ts'
import { openQuests, owedFor } from './leads.ts'
import { added } from './memory.ts'
import { lowerFirst, placeName, sentence, theName, trimStop } from '../../../english/naming.ts'
import { attitudeOf } from './people.ts'
import { here, isGone, peopleAt, personOf } from './place.ts'
import { award } from './rewards.ts'
import { event, knows, learn, note, phrase, show, tell } from './tell.ts'
import { partsOf } from './wanted.ts'
import { timeText } from '../../../rules/fifth/model/time.ts'

export async function* settleQuests(desk: Desk): Play {
  const facts = factsNow(desk)
  for (const quest of openQuests(desk)) {
    if (quest.done === undefined || !isTrue(quest.done, facts)) continue
    yield* complete(desk, quest, quest.done)
  }
  for (const quest of owedFor(desk)) yield* collect(desk, quest)
}

const deeds = new Set<Condition['kind']>(['gave', 'used', 'defeated', 'persuaded', 'did', 'has'])

/** To know something was all that was asked: nothing has been mended by it yet. */
const isAnswer = (done: Condition): boolean => {
  const kinds = [...partsOf(done)].map(({ kind }) => kind)
  return kinds.includes('learned') && !kinds.some(kind => deeds.has(kind))
}

async function* complete(desk: Desk, quest: Quest, when: Condition): Play {
  const owed = rewardOf(quest) === '' ? [] : [`owed/${quest.id}`]
  keep(desk, { happened: added(desk.memory.happened, `quest/${quest.id}`, ...owed) })
  const isKnown = isAnswer(when)
  const text = phrase(desk, endWords, isKnown ? 'questLearned' : 'questDone', { name: quest.name })
  show(desk, { kind: 'goal', name: trimStop(quest.name), state: 'done', text })
  tell(desk, stillOwed(desk, quest))
  const { experience = 0 } = quest.reward ?? {}
  yield* award(desk, experience > 0 ? experience : (quest.isPrimary ? 300 : 100) * heroesIn(desk.game).length)
  const state = isKnown ? 'answered' : 'done'
  const done = `done at ${placeName(here(desk).name)}, ${lowerFirst(timeText(desk.game))}`
  note(desk, `QUEST: [x] ${quest.name} - ${done}`)
  knows(desk, `QUEST: ${quest.name} - ${done}`)
  event(desk, `${trimStop(quest.name)}: ${state}.`, { kind: 'goal', what: trimStop(quest.name), state })
  desk.moments.push({ weight: 3, what: `${quest.name} is ${state}.` })
  desk.isSavePoint = true
}

/** What was promised, in words; empty where nothing was. */
export function rewardOf({ reward }: Quest): string {
  const gold = reward === undefined || reward.gold === 0 ? [] : [`${reward.gold} gold pieces`]
  return listOf([...gold, ...(reward?.items ?? []).map(theName)])
}

const giverOf = (desk: Desk, { givenBy }: Quest): Person | undefined => personOf(desk, givenBy)

/** Where whoever promised it is not at hand, the party knows whom to go to. */
function stillOwed(desk: Desk, quest: Quest): string {
  const giver = giverOf(desk, quest)
  const what = rewardOf(quest)
  if (giver === undefined || what === '' || peopleAt(desk).includes(giver)) return ''
  if (isGone(desk, giver)) return phrase(desk, endWords, 'unpaid', { who: giver.name, what })
  const told = phrase(desk, endWords, 'owes', { who: giver.name, what })
  learn(desk, told)
  return told
}

/** Paid by whoever promised it, face to face; where nobody is named for it, it is simply theirs. */
async function* collect(desk: Desk, quest: Quest): Play {
  const giver = giverOf(desk, quest)
  const isHere = giver === undefined || peopleAt(desk).includes(giver)
  if (!isHere || (giver !== undefined && attitudeOf(desk, giver) === 'hostile')) return
  keep(desk, { happened: added(desk.memory.happened, `paid/${quest.id}`) })
  const what = rewardOf(quest)
  show(desk, {
    kind: 'gained',
    who: actorName(desk),
    what,
    text:
      giver === undefined ? sentence(`the reward: ${what}`) : phrase(desk, endWords, 'paid', { who: giver.name, what }),
    ...(giver !== undefined && { from: giver.name }),
  })
  const { gold = 0, items = [] } = quest.reward ?? {}
  if (gold > 0) yield* rule(desk, 'loot', { coins: `${gold} gp` })
  for (const item of items) yield* obtain(desk, item)
  if (giver !== undefined) event(desk, `${giver.name} paid what was promised for ${trimStop(quest.name)}.`)
  desk.isSavePoint = true
}
