/**
 * A druid's other bodies. The beast's hit points lie over the druid's own, so whatever goes beyond them reaches the druid,
 * who is then back in their own shape, as the book has it.
 */
import type { Permission } from '../combat/permit.ts'
import { refusal } from '../combat/permit.ts'
import { creatureOfMonster } from '../combat/monster.ts'
import { monsters, monsterNamed, type Monster } from '../data/monsters.ts'
import type { Creature } from '../model/creature.ts'
import { happen, tell } from '../model/deed.ts'
import { creatureIn } from '../model/folds.ts'
import { shapeOf } from '../model/shape.ts'
import type { Feature } from './feature.ts'

const highestChallenge = (level: number): number => (level >= 8 ? 1 : level >= 4 ? 1 / 2 : 1 / 4)

/** Wings come with the eighth level, fins with the fourth. */
const isOpenTo = ({ type, challenge, speed }: Monster, level: number): boolean =>
  type === 'beast' &&
  challenge <= highestChallenge(level) &&
  (speed.fly === undefined || level >= 8) &&
  (speed.swim === undefined || level >= 4)

const usual = 'Wolf'

function permitShape(who: Creature, choice: string): Permission {
  const beast = monsterNamed(choice)
  if (beast !== undefined && isOpenTo(beast, who.level)) return null
  const open = monsters.filter(one => isOpenTo(one, who.level) && one.challenge > 0).map(({ name }) => name)
  return refusal('no-such-shape', `${who.name} cannot turn into "${choice.slice(0, 60)}" yet.`, open)
}

const wildShape: Feature = {
  name: 'wild-shape',
  title: 'Wild Shape',
  className: 'druid',
  level: 2,
  cost: 'action',
  uses: ({ level }) => (level >= 20 ? Infinity : 2),
  permit: ({ fight }, who, _, choice = usual) => {
    if (fight === null) return refusal('no-fight', 'Outside a fight a shape is only told.', ['tell it', 'start-fight'])
    if (who.trueShape !== undefined) return refusal('shaped', `${who.name} is a beast already.`, ['leave-shape'])
    return permitShape(who, choice)
  },
  play: (deed, who, _, choice = usual) => {
    const beast = monsterNamed(choice)
    if (beast === undefined) return
    const druid = creatureIn(deed.world, who)
    const body = creatureOfMonster(beast)
    const { int, wis, cha } = druid.abilities
    const abilities = { ...body.abilities, int, wis, cha }
    happen(deed, { type: 'shape-changed', who, into: beast.name, shape: { ...shapeOf(body), abilities } })
    happen(deed, { type: 'temporary-hit-points-gained', who, temporary: body.maxHitPoints })
    tell(deed, `${druid.name} is a ${beast.name.toLowerCase()} now, with ${body.maxHitPoints} hit points of its own.`)
  },
}

const leaveShape: Feature = {
  name: 'leave-shape',
  title: 'Leave Wild Shape',
  className: 'druid',
  level: 2,
  cost: 'bonus',
  permit: (_, { name, trueShape }) =>
    trueShape === undefined ? refusal('not-shaped', `${name} is in their own shape.`, ['wild-shape']) : null,
  play: (deed, who) => happen(deed, { type: 'shape-regained', who }),
}

export const wildFeatures: readonly Feature[] = [wildShape, leaveShape]
