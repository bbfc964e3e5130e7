/** Foes as a line in a fight may name them: by name, number and look, and all of them at once. */
import { slugOf } from '../../../../core/id.ts'
import { engagedWith } from '../../../../rules/fifth/combat/reach.ts'
import type { Creature } from '../../../../rules/fifth/model/creature.ts'
import type { Thing } from '../wishes.ts'
import type { Desk } from '../desk.ts'
import { callOf, foesUp, newStage, type Stage } from './stage.ts'

/** All foes together, where the words say so. */
export const allFoes = 'foes'

const looks: readonly (readonly [
  names: readonly string[],
  worth: (foe: Creature, stage: Stage, who: Creature) => number,
])[] = [
  [
    ['wounded', 'hurt', 'injured', 'bleeding', 'weak', 'weaker', 'weakest', 'bloodied'],
    foe => foe.maxHitPoints - foe.hitPoints,
  ],
  [
    ['big', 'bigger', 'biggest', 'large', 'largest', 'strong', 'stronger', 'strongest', 'leader', 'boss', 'chief'],
    foe => foe.rating * 1000 + foe.maxHitPoints,
  ],
  [
    ['near', 'nearest', 'close', 'closest', 'next'],
    (foe, { desk }, who) => Number(engagedWith(desk.game, who.id).includes(foe.id)) * 2 + Number(foe.zone === 'near'),
  ],
  [['far', 'farthest', 'furthest', 'distant'], foe => Number(foe.zone === 'far')],
]

const best = (foes: readonly Creature[], worth: (foe: Creature) => number): Creature | undefined =>
  foes.toSorted((one, other) => worth(other) - worth(one))[0]

const wordsOf = (name: string): readonly string[] =>
  slugOf(name)
    .split('-')
    .filter(word => word.length > 2)

/** `the second goblin`, `goblin 2`, `goblin`, `the wounded one`. */
function namesOf(stage: Stage, foe: Creature, up: readonly Creature[], who: Creature): readonly string[] {
  const called = callOf(stage, foe.id).toLowerCase()
  const words = [...wordsOf(foe.name), ...wordsOf(called)].filter(word => word !== 'the')
  const seen = looks.flatMap(([names, worth]) => (best(up, one => worth(one, stage, who))?.id === foe.id ? names : []))
  const heads = seen.flatMap(look => [`${look} one`, ...words.map(word => `${look} ${word}`)])
  const kind = foe.kind === undefined ? [] : [foe.kind.toLowerCase()]
  return [...new Set([foe.name.toLowerCase(), called, ...kind, ...words, ...heads, ...anyFoe])]
}

const everybody = ['all of them', 'both of them', 'them all', 'the enemy', 'enemies', 'foes', 'attackers']
/** What any of them may be called. */
export const anyFoe = ['enemy', 'foe', 'monster', 'creature', 'beast', 'attacker']

/** Those who still stand; `who` is whoever acts. */
export function fightFoes(desk: Desk, who: Creature): readonly Thing[] {
  const stage = newStage(desk)
  const up = foesUp(stage)
  const each = up.map((foe): Thing => ({
    kind: 'foe',
    id: foe.id,
    name: callOf(stage, foe.id),
    names: namesOf(stage, foe, up, who),
    from: 'here',
    pronoun: 'it',
  }))
  const all: Thing = { kind: 'foe', id: allFoes, name: 'all of them', names: everybody, from: 'here', pronoun: 'they' }
  return up.length === 0 ? [] : [...each, all]
}
