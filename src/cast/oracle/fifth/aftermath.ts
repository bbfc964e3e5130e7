/** After what was done: fights won, goals reached, threats moved, levels gained. */
import { slugOf } from '../../../core/id.ts'
import type { Creature } from '../../../rules/fifth/model/creature.ts'
import type { Quest } from '../world/world.ts'
import { moveThreats } from './clocks.ts'
import { keep, rule, type Desk, type Play } from './desk.ts'
import { loom, triggered } from './encounter.ts'
import { factsNow, isTrue } from './facts.ts'
import { handOver } from './hand-over.ts'
import { heroesIn, shortName, standing } from './heroes.ts'
import { openQuests } from './leads.ts'
import { added, put } from './memory.ts'
import { sentence, trimStop } from './nouns.ts'
import { obtain } from './discover.ts'
import { here } from './place.ts'
import { event, knows, note, notes, phrase, tell } from './tell.ts'
import { timeText } from '../../../rules/fifth/model/time.ts'
import { endWords } from './words/ends.ts'

const isFoe = ({ side }: Creature): boolean => side === 'foes'

/** Foes that were up when the beat began, or came in it, and are not any more. */
function beaten({ game, before }: Desk): readonly Creature[] {
  return Object.values(game.creatures).filter(
    creature =>
      isFoe(creature) && creature.life !== 'alive' && before.game.creatures[creature.id]?.life !== creature.life,
  )
}

/** A fight that was on is over, or began and ended within the beat. */
export const isFightOver = ({ game, before, deeds }: Desk): boolean =>
  game.fight === null && (before.game.fight !== null || deeds.includes('fought'))

/** Experience for what was overcome; people of the campaign who fell are gone from it. */
export function afterFight(desk: Desk): void {
  for (const foe of beaten(desk)) {
    const person = desk.world.people.find(({ name }) => slugOf(name) === foe.id)
    const keys = [foe.id, slugOf(foe.kind ?? ''), ...(person === undefined ? [] : [person.id])].filter(
      key => key !== '',
    )
    keep(desk, { happened: added(desk.memory.happened, ...keys.map(key => `defeated/${key}`)) })
    if (person !== undefined) keep(desk, { moved: put(desk.memory.moved, person.id, 'gone') })
  }
  if (!isFightOver(desk)) return
  desk.isSavePoint = true
  desk.moments.push({ weight: 2, what: 'The fight is over.' })
}

/** Shares experience, and whoever has enough of it gains a level, outside of fights. */
export async function* award(desk: Desk, amount: number): Play {
  const who = heroesIn(desk.game)
    .filter(({ life }) => life !== 'dead')
    .map(({ name }) => name)
  if (amount <= 0 || who.length === 0) return
  yield* rule(desk, 'award-experience', { who, amount: Math.round(amount) })
}

const thresholds = [0, 300, 900, 2700, 6500, 14_000, 23_000, 34_000, 48_000, 64_000]

export async function* levelUp(desk: Desk): Play {
  if (desk.game.fight !== null) return
  for (const { name, level, experience } of standing(desk.game)) {
    if (experience < (thresholds[level] ?? Infinity)) continue
    const gained = yield* rule(desk, 'level-up', { who: name })
    if (gained.outcome !== 'ruled') continue
    tell(desk, phrase(desk, endWords, 'level', { who: shortName(name), reached: String(level + 1) }))
    event(desk, `${shortName(name)} reached level ${level + 1}.`)
  }
}

/** Goals that came true pay what was promised. */
export async function* settleQuests(desk: Desk): Play {
  const facts = factsNow(desk)
  for (const quest of openQuests(desk)) {
    if (quest.done === undefined || !isTrue(quest.done, facts)) continue
    yield* complete(desk, quest)
  }
}

async function* complete(desk: Desk, quest: Quest): Play {
  keep(desk, { happened: added(desk.memory.happened, `quest/${quest.id}`) })
  tell(desk, phrase(desk, endWords, 'questDone', { name: quest.name }), rewardText(quest))
  const { gold = 0, experience = 0, items = [] } = quest.reward ?? {}
  if (gold > 0) yield* rule(desk, 'loot', { coins: `${gold} gp` })
  for (const item of items) yield* obtain(desk, item)
  yield* award(
    desk,
    experience > 0 ? experience : quest.isPrimary ? 300 * heroesIn(desk.game).length : 100 * heroesIn(desk.game).length,
  )
  note(desk, `QUEST: ${quest.name} - done`)
  knows(desk, `QUEST: ${quest.name} - done`)
  event(desk, `${trimStop(quest.name)}: done.`)
  desk.moments.push({ weight: 3, what: `${quest.name} is done.` })
  desk.isSavePoint = true
}

const rewardText = ({ reward }: Quest): string => {
  if (reward === undefined) return ''
  const parts = [...(reward.gold > 0 ? [`${reward.gold} gold pieces, shared out`] : []), ...reward.items]
  return parts.length === 0 ? '' : sentence(`the reward: ${parts.join(', ')}`)
}

/** Whatever this beat set in motion. */
export async function* settle(desk: Desk): Play {
  afterFight(desk)
  if (desk.game.fight !== null) return
  yield* handOver(desk)
  yield* settleQuests(desk)
  moveThreats(desk)
  yield* levelUp(desk)
  const place = here(desk)
  const met = desk.memory.looming === undefined && desk.memory.ending === undefined ? triggered(desk, place) : undefined
  if (met !== undefined) loom(desk, place, met)
}

/** Where things stand, for both books: it replaces what stood there. */
export function situation(desk: Desk): void {
  const place = here(desk)
  const seen = desk.memory.events
    .slice(-3)
    .map(({ text }) => text)
    .join(' ')
  const line = `SITUATION: The party is at ${place.name}. ${timeText(desk.game)}. ${seen}`.trim()
  knows(desk, line)
  const clocks = desk.world.threats.map(
    ({ id, name, segments }) => `${name} ${desk.memory.clocks[id] ?? 0}/${segments}`,
  )
  note(desk, clocks.length === 0 ? line : `${line} Clocks: ${clocks.join(', ')}.`)
}

/** The save point: everything that changed goes into the books. */
export async function* save(desk: Desk): Play {
  if (!desk.isSavePoint || desk.game.fight !== null) return
  situation(desk)
  yield { tag: 'RECORD', state: notes(desk), knowledge: desk.learned.splice(0) }
  yield {
    tag: 'STATE_UPDATED',
    deltasWritten: ['gm-state-delta.md', 'party-knowledge-delta.md'],
    charactersInvolved: desk.world.party.map(({ id }) => id),
  }
}
