/** Moves that begin a fight, pace it, and end it. */
import { accept, refuse } from '../../../core/result.ts'
import type { Result } from '../../../core/result.ts'
import type { RuleRefusal } from '../../ruleset.ts'
import { beginFight } from '../combat/begin.ts'
import { endFight } from '../combat/end.ts'
import { joinFight } from '../combat/join.ts'
import { refusal } from '../combat/permit.ts'
import { printOrder } from '../combat/print-order.ts'
import { playTurn } from '../combat/tactics.ts'
import { changeTier } from '../combat/tier.ts'
import { endTurn, goOn, settle } from '../combat/turns.ts'
import type { Deed } from '../model/deed.ts'
import { tell } from '../model/deed.ts'
import { creatureIn } from '../model/folds.ts'
import { castByTactics } from '../magic/tactics.ts'
import { tiers } from '../model/world.ts'
import { defineMove } from './define.ts'
import { choice, creature, flag, list, number, optional, text } from './field.ts'
import type { Foes } from './foes.ts'
import { bringFoes } from './foes.ts'

const foe = text('a monster of the SRD or somebody known here, such as "Goblin" or "Captain Vex: Knight"', 100)

const noFight = refusal('no-fight', 'There is no fight.', ['start-fight'])

/** Who fights on which side, brought onto the table. */
function gather(deed: Deed, names: readonly string[], count: number | undefined): Result<Foes, RuleRefusal> {
  const all: Foes[number][] = []
  for (const name of names) {
    const foes = bringFoes(deed, name, count ?? 1)
    if (!foes.ok) return refuse(foes.refusal)
    all.push(...foes.value)
  }
  return accept(all)
}

export const startFight = defineMove({
  name: 'start-fight',
  about:
    'Begins a fight: rolls initiative for the party and the foes, and says whose turn it is. Choose the tier first: trivial if the party outclasses them, critical if somebody may well die.',
  fields: {
    foes: list('the foes', foe),
    count: optional(number('how many of each', 1, 20)),
    tier: choice('how much of the table it is worth', tiers),
    party: optional(list('who of the party is there; left out, all who live', creature('somebody'))),
    surprised: optional(choice('who is surprised', ['nobody', 'party', 'foes'])),
    far: optional(flag('true if the foes are still far away')),
    sunlight: optional(flag('true in direct sunlight, which some foes cannot bear')),
  },
  play: (deed, { foes, count, tier, party, surprised = 'nobody', far = false, sunlight = false }) => {
    if (deed.world.fight !== null) return refusal('fight-on', 'There is a fight already.', ['add-foes', 'end-fight'])
    const brought = gather(deed, foes, count)
    if (!brought.ok) return brought.refusal
    const heroes = (party ?? Object.values(deed.world.creatures).filter(one => one.side === 'party')).filter(
      ({ life }) => life !== 'dead',
    )
    if (heroes.length === 0 || brought.value.length === 0)
      return refusal('one-sided', 'A fight needs two sides.', ['name foes', 'name the party'])
    const [ours, theirs] = [heroes.map(({ id }) => id), brought.value]
    beginFight(deed, {
      tier,
      who: [...ours, ...theirs],
      surprised: surprised === 'party' ? ours : surprised === 'foes' ? theirs : [],
      far: far ? theirs : [],
      isSunlit: sunlight,
    })
    deed.facts.push(...printOrder(deed.world))
    return null
  },
})

export const addFoes = defineMove({
  name: 'add-foes',
  about: 'Reinforcements join the fight; they act from the next round on. Think about the tier again.',
  fields: { foes: list('who comes', foe), count: optional(number('how many of each', 1, 20)) },
  play: (deed, { foes, count }) => {
    if (deed.world.fight === null) return noFight
    const brought = gather(deed, foes, count)
    if (!brought.ok) return brought.refusal
    for (const id of brought.value) joinFight(deed, id)
    return null
  },
})

export const finishTurn = defineMove({
  name: 'end-turn',
  about:
    'Ends the turn that is on and goes to the next creature that can act. Death saves and saves against lasting effects are rolled on the way.',
  fields: {},
  play: deed => {
    if (deed.world.fight === null) return noFight
    endTurn(deed)
    if (deed.world.fight !== null) goOn(deed)
    return null
  },
})

/** Foes act until it is somebody of the party's turn: the first half of a batched round. */
export const playFoes = defineMove({
  name: 'play-foes',
  about:
    'Plays the turns of all foes by simple tactics, one after the other, until a party member is next. The quick way through a round.',
  fields: {},
  play: deed => {
    if (deed.world.fight === null) return noFight
    if (!isFoesTurn(deed)) return refusal('party-turn', `It is ${turnName(deed)}'s turn.`, ['their move', 'end-turn'])
    for (let guard = 0; guard < 100 && isFoesTurn(deed); guard += 1) playTurn(deed, castByTactics)
    return null
  },
})

export const playOne = defineMove({
  name: 'play-turn',
  about:
    'Plays the turn that is on by simple tactics, whoever it is of, and goes to the next: for a companion nobody speaks for, a summoned beast, one foe at a time.',
  fields: {},
  play: deed => {
    if (deed.world.fight === null) return noFight
    playTurn(deed, castByTactics)
    return null
  },
})

const isFoesTurn = ({ world }: Deed): boolean => {
  const who = world.fight?.turn?.who
  return who !== undefined && creatureIn(world, who).side !== 'party'
}
const turnName = ({ world }: Deed): string => {
  const who = world.fight?.turn?.who
  return who === undefined ? 'nobody' : creatureIn(world, who).name
}

/** A trivial fight is a few dice and a small cost. */
export const resolveQuickly = defineMove({
  name: 'resolve-fight',
  about:
    'Plays a trivial fight to its end by simple tactics on both sides and reports what it cost. Refused for fights that matter.',
  fields: {},
  play: deed => {
    if (deed.world.fight === null) return noFight
    if (deed.world.fight.tier !== 'trivial')
      return refusal('not-trivial', `The fight is ${deed.world.fight.tier}.`, ['play it turn by turn', 'change-tier'])
    for (let guard = 0; guard < 2000 && isTrivial(deed); guard += 1) playTurn(deed, castByTactics)
    if (deed.world.fight !== null) tell(deed, 'It is no longer trivial: play on turn by turn.')
    return null
  },
})

const isTrivial = ({ world }: Deed): boolean => world.fight?.tier === 'trivial'

export const setTier = defineMove({
  name: 'change-tier',
  about:
    'Changes how much of the table the fight is worth: reinforcements, a dangerous power revealed, or the danger past. Tell the players.',
  fields: { tier: choice('the new tier', tiers), why: text('why', 120) },
  play: (deed, { tier, why }) => {
    if (deed.world.fight === null) return noFight
    changeTier(deed, tier, why)
    return null
  },
})

export const stopFight = defineMove({
  name: 'end-fight',
  about:
    'Ends a fight that is over though both sides stand: a truce, a surrender, an escape. One that is won or lost ends by itself.',
  fields: { outcome: choice('how it ended', ['victory', 'defeat', 'truce', 'flight']) },
  play: (deed, { outcome }) => {
    if (deed.world.fight === null) return noFight
    if (!settle(deed)) endFight(deed, outcome)
    return null
  },
})

export const showOrder = defineMove({
  name: 'show-order',
  about: 'The initiative order, with scores and whose turn it is, where everybody stands and how they are.',
  fields: {},
  play: deed => {
    if (deed.world.fight === null) return noFight
    deed.facts.push(...printOrder(deed.world))
    return null
  },
})

export const fightMoves = [
  startFight,
  addFoes,
  finishTurn,
  playFoes,
  playOne,
  resolveQuickly,
  setTier,
  stopFight,
  showOrder,
]
