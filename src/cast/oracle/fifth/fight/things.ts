/** What a line in a fight may refer to: foes by name, number and look, weapons, spells, powers, and all of them at once. */
import { slugOf } from '../../../../core/id.ts'
import { engagedWith } from '../../../../rules/fifth/combat/reach.ts'
import { spellNamed } from '../../../../rules/fifth/data/spells.ts'
import { features } from '../../../../rules/fifth/features/all.ts'
import { hasFeature } from '../../../../rules/fifth/features/feature.ts'
import type { Creature } from '../../../../rules/fifth/model/creature.ts'
import type { Thing } from '../../hear/types.ts'
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
  return [...new Set([foe.name.toLowerCase(), called, ...words, ...heads])]
}

const everybody = [
  'all of them',
  'all',
  'both',
  'both of them',
  'them',
  'them all',
  'everyone',
  'everybody',
  'the enemy',
  'enemies',
  'foes',
  'attackers',
]

function foes(stage: Stage, who: Creature): readonly Thing[] {
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

/** What people call a weapon whose name they do not remember. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  blade: ['sword', 'scimitar', 'rapier', 'sabre'],
  bow: ['bow', 'crossbow'],
  knife: ['dagger', 'knife'],
  fist: ['unarmed', 'fist'],
}

const calledAlso = (name: string): readonly string[] =>
  Object.entries(kinds).flatMap(([word, of]) => (of.some(part => name.toLowerCase().includes(part)) ? [word] : []))

const weapons = ({ attacks }: Creature): readonly Thing[] =>
  attacks.map(({ name }) => ({
    kind: 'item',
    id: slugOf(name),
    name,
    names: [...new Set([name.toLowerCase(), ...wordsOf(name), ...calledAlso(name)])],
    from: 'carried',
    pronoun: 'it',
  }))

const spells = ({ spellcasting }: Creature): readonly Thing[] =>
  [...new Set([...(spellcasting?.cantrips ?? []), ...(spellcasting?.prepared ?? [])])].map(id => {
    const name = spellNamed(id)?.name ?? id
    return { kind: 'spell', id, name, names: [name.toLowerCase()], from: 'sheet' }
  })

const powers = (who: Creature): readonly Thing[] =>
  features
    .filter(feature => hasFeature(who, feature))
    .map(({ name }) => {
      const spoken = name.replaceAll('-', ' ')
      return { kind: 'power', id: name, name: spoken, names: [spoken], from: 'sheet' }
    })

/** What is at hand in a fight beside the people and the place; `who` is whoever acts. */
export function fightThings(desk: Desk, who: Creature): readonly Thing[] {
  const stage = newStage(desk)
  return [...foes(stage, who), ...weapons(who), ...spells(who), ...powers(who)]
}
