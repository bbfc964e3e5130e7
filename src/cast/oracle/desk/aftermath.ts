/** After what was done: fights won, goals reached, threats moved, levels gained. */
import { slugOf } from '../../../core/id.ts'
import type { Creature } from '../../../rules/fifth/model/creature.ts'
import { moveThreats } from './clocks.ts'
import { keep, type Desk, type Play } from './desk.ts'
import { loom, triggered } from './encounter.ts'
import { handOver } from './hand-over.ts'
import { added, put } from './memory.ts'
import { here } from './place.ts'
import { settleQuests } from './quests.ts'
import { levelUp } from './rewards.ts'
import { situation } from './situation.ts'
import { writeDown } from './write-down.ts'

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

/** The save point: everything that changed goes into the books. */
export async function* save(desk: Desk): Play {
  if (!desk.isSavePoint || desk.game.fight !== null) return
  situation(desk)
  yield* writeDown(desk)
}
