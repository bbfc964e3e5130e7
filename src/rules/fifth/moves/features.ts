/** Moves of classes, and of what is drunk. */
import { permitAction, refusal } from '../combat/permit.ts'
import { distanceBetween } from '../combat/reach.ts'
import { settle } from '../combat/turns.ts'
import { featureNames, features } from '../features/all.ts'
import { useFeature } from '../features/feature.ts'
import { rollHealing } from '../features/fighting.ts'
import type { Creature, Item } from '../model/creature.ts'
import { happen, tell } from '../model/deed.ts'
import { defineMove } from './define.ts'
import type { FifthMove } from './define.ts'
import { choice, creature, list, optional, text } from './field.ts'

const using = defineMove({
  name: 'use-feature',
  about:
    "A feature of a class: second wind, action surge, rage, lay on hands, bardic inspiration, turn undead, a monk's flurry, a wild shape. It costs what the book says and comes back with its rest.",
  fields: {
    who: creature('whose feature it is'),
    feature: choice('the feature', featureNames),
    targets: optional(list('on whom', creature('somebody'))),
    choice: optional(text('the beast of a wild shape, or the level of a slot made or burned', 60)),
  },
  play: (deed, { who, feature, targets = [], choice: wanted }) => {
    const found = features.find(({ name }) => name === feature)
    if (found === undefined) return refusal('no-feature', `There is no feature "${feature}".`, featureNames)
    const denied = useFeature(deed, who, found, targets, wanted)
    if (denied === null && deed.world.fight !== null) settle(deed)
    return denied
  },
})

const strengths: readonly (readonly [RegExp, string])[] = [
  [/supreme/i, '10d4+20'],
  [/superior/i, '8d4+8'],
  [/greater/i, '4d4+4'],
  [/./, '2d4+2'],
]

const isHealing = ({ name, count }: Item): boolean =>
  count > 0 && /healing|cure/i.test(name) && /potion|elixir|draught/i.test(name)

/** The one that is named, else the weakest that heals. */
const potionOf = ({ items }: Creature, wanted: string): Item | undefined =>
  items.find(item => isHealing(item) && item.name.toLowerCase() === wanted.toLowerCase()) ?? items.find(isHealing)

const drinking = defineMove({
  name: 'use-potion',
  about:
    'Drinks a potion of healing, or gives one to somebody near. In a fight it takes the action; the potion is gone.',
  fields: {
    who: creature('who has the potion'),
    potion: optional(text('which potion', 60)),
    target: optional(creature('who drinks it; left out, whoever has it')),
  },
  play: (deed, { who, potion = 'Potion of Healing', target = who }) => {
    const held = potionOf(who, potion)
    if (held === undefined)
      return refusal('no-potion', `${who.name} has no potion of healing.`, ['attack', 'a spell', 'first aid'])
    if (target.life === 'dead') return refusal('dead', `${target.name} is dead.`, ['somebody who lives'])
    if (deed.world.fight !== null && distanceBetween(deed.world, who.id, target.id) === 'far')
      return refusal('too-far', `${target.name} is too far away.`, ['move nearer first', 'drink it'])
    const denied = deed.world.fight === null ? null : permitAction(deed.world, who.id)
    if (denied !== null) return denied
    if (deed.world.fight !== null) happen(deed, { type: 'action-used', who: who.id, what: held.name })
    happen(deed, { type: 'item-lost', who: who.id, item: { name: held.name, count: 1 } })
    tell(deed, `${who.name} ${who.id === target.id ? 'drinks' : `gives ${target.name}`} ${held.name}.`)
    rollHealing(deed, target, strengths.find(([sign]) => sign.test(held.name))?.[1] ?? '2d4+2', held.name)
    return null
  },
})

export const featureMoves: readonly FifthMove[] = [using, drinking]
