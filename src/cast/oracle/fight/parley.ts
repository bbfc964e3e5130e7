/** Ending it with words: those with ears and something to lose may listen. */
import { isIncapacitated } from '../../../rules/fifth/checks/state.ts'
import type { Creature, CreatureId } from '../../../rules/fifth/model/creature.ts'
import type { Skill } from '../../../rules/fifth/model/abilities.ts'
import type { DeedVerb, Wish } from '../desk/wishes.ts'
import type { Play } from '../desk/desk.ts'
import { act, ask, type Done } from './act.ts'
import { fightOf, keepFight } from '../desk/fighting/memory.ts'
import type { Order } from './orders.ts'
import { isBroughtOff, tellOne } from './perform/others.ts'
import { foesAwake, foesUp, isHalfDead, partyIn, type Stage } from '../desk/fighting/stage.ts'

/** Kinds of creatures one does not reason with. */
const deaf: ReadonlySet<string> = new Set([
  'beast',
  'ooze',
  'plant',
  'construct',
  'undead',
  'swarm',
  'monstrosity',
  'elemental',
])

/** Somebody who can be talked to at all. */
export const isTalker = (creature: Creature): boolean =>
  (!deaf.has(creature.type.toLowerCase().split(/[ (,]/)[0] ?? '') || creature.abilities.int >= 9) &&
  creature.abilities.int >= 5 &&
  !isIncapacitated(creature)

const skills: Readonly<Record<'persuade' | 'threaten' | 'deceive', Skill>> = {
  persuade: 'persuasion',
  threaten: 'intimidation',
  deceive: 'deception',
}

/** Easier for those who win, harder for those who lose, and harder every time. */
export function parleyDc(stage: Stage): number {
  const { foes, talks } = fightOf(stage.desk)
  const up = foesUp(stage)
  const party = partyIn(stage)
  const gone = foes.length - up.length
  const isBeaten = gone * 2 >= foes.length && gone > 0
  const down = party.filter(({ life }) => life !== 'alive').length
  const tier = { trivial: -3, standard: 0, critical: 4 }[stage.desk.game.fight?.tier ?? 'standard']
  return 15 + tier - (isBeaten ? 4 : 0) - (up.some(isHalfDead) ? 3 : 0) + down * 3 + talks * 2
}

type Parley = Extract<Order, { readonly kind: 'parley' }>

/** True when it is over by it. It costs the action either way. */
export async function* parley(stage: Stage, who: CreatureId, { manner, words }: Parley): Play<Done> {
  tellOne(stage, manner === 'threaten' ? 'threatens' : 'parleys', { who })
  const talkers = foesUp(stage).filter(isTalker)
  if (talkers.length === 0) {
    tellOne(stage, 'deafToTalk')
    return { ok: false, denial: { why: 'Nobody there understands.', allowed: ['attack', 'dodge', 'flee'] } }
  }
  const what = { persuade: 'talk them out of it', threaten: 'make them yield', deceive: 'bluff' }[manner]
  const done = yield* act(stage, 'improvise', { who, what, skill: skills[manner], dc: Math.min(30, parleyDc(stage)) })
  if (!done.ok) return done
  keepFight(stage.desk, { talks: fightOf(stage.desk).talks + 1 })
  const isHeard = isBroughtOff(done)
  if (!isHeard || words.length === 0) tellOne(stage, 'refusesTalk')
  else {
    tellOne(stage, manner === 'threaten' ? 'yields' : 'agrees')
    yield* act(stage, 'end-fight', { outcome: 'truce' })
  }
  return done
}

/** Those who fight for something take it; those who only hunger do not stop for empty hands. */
export async function* surrender(stage: Stage, who: CreatureId): Play<boolean> {
  tellOne(stage, 'surrenders', { who })
  if (!foesUp(stage).some(isTalker)) {
    tellOne(stage, 'deafToTalk')
    return false
  }
  const done = yield* ask(stage, 'end-fight', { outcome: 'defeat' })
  if (done.ok) stage.ended = { outcome: 'defeat', fled: [] }
  return done.ok
}

const gentle: ReadonlySet<DeedVerb> = new Set(['gesture', 'give', 'perform', 'free', 'heal'])

/** Food, an open hand, a quiet voice: nothing that anybody strikes with. */
const isGentle = (wish: Wish): boolean =>
  wish.kind === 'speech'
    ? wish.act === 'comfort' || wish.act === 'praise'
    : wish.kind === 'idea'
      ? wish.idea === 'comfort'
      : wish.kind === 'deed' &&
        gentle.has(wish.verb) &&
        [wish.roles.whom, wish.roles.what].some(one => one?.kind === 'foe')

/** All who stand there go on four legs. */
export const isSoothing = (stage: Stage, wishes: readonly Wish[]): boolean =>
  wishes.some(isGentle) &&
  foesAwake(stage).length > 0 &&
  foesUp(stage).every(({ type }) => type.toLowerCase().startsWith('beast'))

export async function* soothe(stage: Stage, who: CreatureId): Play {
  tellOne(stage, 'soothes', { who })
  const dc = Math.min(20, parleyDc(stage) - 2)
  const done = yield* act(stage, 'improvise', { who, what: 'soothe it', skill: 'animal-handling', dc })
  keepFight(stage.desk, { talks: fightOf(stage.desk).talks + 1 })
  const isSoothed = isBroughtOff(done)
  tellOne(stage, isSoothed ? 'soothed' : 'unsoothed')
  if (isSoothed) yield* act(stage, 'end-fight', { outcome: 'truce' })
}

/** Nobody strikes at sleepers: there the fight ends. */
export async function* letSleep(stage: Stage): Play<boolean> {
  tellOne(stage, 'sparesSleepers')
  const done = yield* act(stage, 'end-fight', { outcome: 'truce' })
  return done.ok
}
