/** On the way from scene to scene: one small thing, and then somewhere else. */
import { findClock } from '../clocks/find.ts'
import { tick } from '../clocks/tick.ts'
import { happen, no, type Deed, type Played } from '../model/deed.ts'
import { leadOf } from '../model/world.ts'
import { changeCoin, changeHeat, changeStress } from '../resources/change.ts'

function actOnce(deed: Deed, act: () => Played): Played {
  const { phase, isEntangled } = deed.world
  if (phase.kind !== 'between' || phase.mood.kind !== 'between') return no('wrong-mood', 'That is for between scenes.')
  if (isEntangled) return no('entangled', 'First there is somebody at the door.', ['entangle'])
  if (phase.mood.hasActed) return no('acted', 'There is no time for more than one thing.', ['open-scene', 'rest'])
  happen(deed, { type: 'phase-set', phase: { kind: 'between', mood: { kind: 'between', hasActed: true } } })
  return act()
}

export const layLow = (deed: Deed): Played =>
  actOnce(deed, () => {
    const { crew } = deed.world
    if (crew.heat === 0) return no('cool', 'Nobody is looking for you.', ['open-scene'])
    changeHeat(deed, -1, 'lying low')
    if (deed.world.crew.heat === 0 && crew.isHunted) {
      happen(deed, { type: 'hunted', is: false, reason: 'the trail is cold' })
    }
    return null
  })

export const catchBreath = (deed: Deed): Played =>
  actOnce(deed, () => {
    const { crew, lead } = deed.world
    if (crew.coin === 0) return no('too-poor', 'That takes a coin, and there is none.', ['open-scene'])
    if ((leadOf(deed.world)?.stress ?? 0) === 0) return no('rested', 'You are as fresh as you will ever be.')
    changeCoin(deed, -1, 'a bed and a meal')
    changeStress(deed, lead, -1, 'a bed and a meal')
    return null
  })

export const workGoal = (deed: Deed, asked: string): Played =>
  actOnce(deed, () => {
    const found = findClock(deed.world, asked)
    const goals = Object.keys(deed.world.clocks).filter(id => deed.world.clocks[id]?.kind === 'goal')
    if (!found.ok) return no('clock-unknown', found.refusal.why, goals)
    if (deed.world.clocks[found.value]?.kind !== 'goal') return no('no-goal', `"${asked}" is no goal of yours.`, goals)
    tick(deed, found.value, 1, 'working towards it')
    return null
  })
