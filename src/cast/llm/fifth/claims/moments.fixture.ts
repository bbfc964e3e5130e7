/** Five moments of play as the rules decided them: what is told of each is held against these. */
import { fold } from '../../../../rules/fifth/model/fold.ts'
import { creatureIdOf, type Creature, type CreatureId } from '../../../../rules/fifth/model/creature.ts'
import type { FifthEvent } from '../../../../rules/fifth/model/events.ts'
import { makeCreature } from '../../../../rules/fifth/model/make.ts'
import { emptyWorld, type Fight, type FifthWorld } from '../../../../rules/fifth/model/world.ts'
import type { Rolled } from '../../../../rules/ruleset.ts'
import type { Happened } from '../../game.ts'

const hero = (name: string, hitPoints: number, more: Partial<Creature> = {}): Creature =>
  makeCreature({ name, side: 'party', isCharacter: true, maxHitPoints: hitPoints, ...more })

const goblin = (number: number, more: Partial<Creature> = {}): Creature =>
  makeCreature({ name: `Goblin ${number}`, kind: 'Goblin', maxHitPoints: 7, ...more })

const creatures: readonly Creature[] = [
  hero('Maren Okell', 12, {
    items: [
      { name: 'Longsword', count: 1 },
      { name: 'Rope', count: 1 },
    ],
  }),
  hero('Korda Venn', 12),
  hero('Ilvane Sorrel', 8, { items: [{ name: 'Spellbook', count: 1 }] }),
  hero('Dabney Thrupp', 10, { items: [{ name: 'Dagger', count: 2 }] }),
  goblin(1),
  goblin(2),
  makeCreature({ name: 'Captain Vex', maxHitPoints: 52 }),
  makeCreature({ name: 'Old Bram', side: 'others', life: 'dead', hitPoints: 0 }),
]

const id = (name: string): CreatureId => creatureIdOf(name)

const fight: Fight = {
  tier: 'standard',
  round: 1,
  order: creatures.slice(0, 7).map(one => ({ who: one.id, score: 10, dexterity: 10 })),
  turn: null,
  acted: [],
  surprised: [],
  delayed: [],
  engaged: [],
  reacted: [],
  readied: [],
  joining: [],
  fled: [],
  legendaryUsed: {},
  criticals: 0,
  moraleChecked: [],
  startedWith: {},
}

const peace: FifthWorld = { ...emptyWorld, creatures: Object.fromEntries(creatures.map(one => [one.id, one])) }
const war: FifthWorld = { ...peace, fight }

const roll = (who: string, purpose: string, text: string, outcome?: string): Rolled => ({
  who,
  purpose,
  text,
  total: Number(/(-?\d+)$/.exec(text)?.[1] ?? 0),
  rule: 'fixture',
  ...(outcome === undefined ? {} : { outcome }),
})

const attack = (who: string, target: string, hit: boolean): FifthEvent => ({
  type: 'attack-made',
  who: id(who),
  target: id(target),
  with: 'Weapon',
  hit,
  critical: false,
  usesTurn: true,
})

const damage = (who: string, amount: number, hitPoints: number, by: string): FifthEvent => ({
  type: 'damage-taken',
  who: id(who),
  amount,
  types: ['slashing'],
  hitPoints,
  temporary: 0,
  by: id(by),
})

const moment = (world: FifthWorld, events: readonly FifthEvent[], rolls: readonly Rolled[]): Happened => ({
  events,
  rolls,
  before: world,
  now: events.reduce((sum, event) => fold(sum, event), world),
})

export const moments = {
  /** Maren misses Goblin 1, who misses her; Dabney wounds Goblin 2; Captain Vex wounds Korda. */
  clash: moment(
    war,
    [
      attack('Maren Okell', 'Goblin 1', false),
      attack('Dabney Thrupp', 'Goblin 2', true),
      damage('Goblin 2', 6, 1, 'Dabney Thrupp'),
      attack('Captain Vex', 'Korda Venn', true),
      damage('Korda Venn', 8, 4, 'Captain Vex'),
      attack('Goblin 1', 'Maren Okell', false),
    ],
    [
      roll('Maren Okell', 'Longsword attack', '1d20+5 = [4]+5 = 9', 'vs AC 15 - Miss'),
      roll('Dabney Thrupp', 'Dagger attack', '1d20+5 = [15]+5 = 20', 'vs AC 15 - Hit!'),
      roll('Dabney Thrupp', 'Dagger damage', '1d4+3 = [3]+3 = 6', 'piercing'),
      roll('Captain Vex', 'Greatsword attack', '1d20+5 = [14]+5 = 19', 'vs AC 18 - Hit!'),
      roll('Captain Vex', 'Greatsword damage', '2d6+3 = [2, 3]+3 = 8', 'slashing'),
      roll('Goblin 1', 'Scimitar attack', '1d20+4 = [6]+4 = 10', 'vs AC 16 - Miss'),
    ],
  ),
  /** Maren kills Goblin 1; Ilvane's spell kills Goblin 2; Captain Vex fells Korda. */
  felled: moment(
    war,
    [
      attack('Maren Okell', 'Goblin 1', true),
      damage('Goblin 1', 7, 0, 'Maren Okell'),
      { type: 'died', who: id('Goblin 1'), why: 'Longsword' },
      { type: 'action-used', who: id('Ilvane Sorrel'), what: 'cast' },
      { type: 'slot-spent', who: id('Ilvane Sorrel'), level: 1 },
      damage('Goblin 2', 7, 0, 'Ilvane Sorrel'),
      { type: 'died', who: id('Goblin 2'), why: 'Magic Missile' },
      attack('Captain Vex', 'Korda Venn', true),
      damage('Korda Venn', 12, 0, 'Captain Vex'),
      { type: 'dropped', who: id('Korda Venn'), life: 'dying' },
    ],
    [
      roll('Maren Okell', 'Longsword attack', '1d20+5 = [13]+5 = 18', 'vs AC 15 - Hit!'),
      roll('Maren Okell', 'Longsword damage', '1d8+3 = [4]+3 = 7', 'slashing'),
      roll('Ilvane Sorrel', 'Magic Missile damage', '1d4+1 = [3]+1 = 4', 'force'),
      roll('Ilvane Sorrel', 'Magic Missile damage', '1d4+1 = [2]+1 = 3', 'force'),
    ],
  ),
  /** Dabney is heard, and opens the lock; Maren cannot break the door; Korda persuades. */
  burglary: moment(
    peace,
    [],
    [
      roll('Dabney Thrupp', 'Stealth check', '1d20+5 = [2]+5 = 7', 'vs DC 15 - Failure'),
      roll('Dabney Thrupp', "Thieves' Tools check", '1d20+5 = [14]+5 = 19', 'vs DC 15 - Success'),
      roll('Maren Okell', 'Athletics check', '1d20+3 = [3]+3 = 6', 'vs DC 15 - Failure'),
      roll('Korda Venn', 'Persuasion check', '1d20+3 = [16]+3 = 19', 'vs DC 15 - Success'),
      roll('Ilvane Sorrel', 'Investigation check', '1d20+5 = [1]+5 = 6', 'vs DC 12 - Failure'),
    ],
  ),
  /** Nothing was asked of the rules. Old Bram has been dead for a while. */
  quiet: moment(peace, [], []),
  /** Maren is given a key, Dabney twenty gold; Korda is healed; Ilvane is poisoned. */
  gifts: moment(
    peace,
    [
      { type: 'item-gained', who: id('Maren Okell'), item: { name: 'Silver key', count: 1 } },
      {
        type: 'gold-changed',
        who: id('Dabney Thrupp'),
        coins: { cp: 0, sp: 0, ep: 0, gp: 20, pp: 0 },
        why: 'a reward',
      },
      {
        type: 'condition-gained',
        who: id('Ilvane Sorrel'),
        held: { condition: 'poisoned', source: id('Captain Vex'), until: 'removed', from: 'a needle' },
      },
    ],
    [
      roll('Maren Okell', 'DEX save against the needle', '1d20 = [17] = 17', 'vs DC 12 - Success'),
      roll('Ilvane Sorrel', 'CON save against the needle', '1d20+1 = [3]+1 = 4', 'vs DC 12 - Failure'),
    ],
  ),
} as const satisfies Readonly<Record<string, Happened>>

export type Moment = keyof typeof moments
