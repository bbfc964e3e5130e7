/** Who is there, what they own, what they have learned. */
import type { Coins, Creature, CreatureId, Item } from './creature.ts'
import type { StoryEvent } from './events.ts'
import type { Folds } from './folds.ts'
import { creatureIn } from './folds.ts'
import { withExperience } from '../sheet-text/edit-fields.ts'
import type { Fight } from './world.ts'
import { patchCreature, patchFight, patchWorld, withCreature } from './patch.ts'

function addCoins(one: Coins, other: Coins): Coins {
  return {
    cp: one.cp + other.cp,
    sp: one.sp + other.sp,
    ep: one.ep + other.ep,
    gp: one.gp + other.gp,
    pp: one.pp + other.pp,
  }
}

/** Items of one name lie together; what has run out is gone. */
function addItem(items: readonly Item[], item: Item): readonly Item[] {
  const had = items.find(({ name }) => name === item.name)
  if (had === undefined) return item.count > 0 ? [...items, item] : items
  const count = had.count + item.count
  return count > 0 ? items.map(one => (one === had ? { ...one, count } : one)) : items.filter(one => one !== had)
}

const withoutOne = (fight: Fight, who: CreatureId): Fight =>
  patchFight(fight, {
    order: fight.order.filter(place => place.who !== who),
    joining: fight.joining.filter(place => place.who !== who),
    engaged: fight.engaged.filter(pair => !pair.includes(who)),
  })

const withItem = (creature: Creature, item: Item): Creature =>
  patchCreature(creature, { items: addItem(creature.items, item) })

export const storyFolds: Folds<StoryEvent> = {
  'creature-added': (world, { creature }) => withCreature(world, creature),
  'creature-removed': (world, { who }) => {
    const creatures = Object.fromEntries(Object.entries(world.creatures).filter(([id]) => id !== who))
    return patchWorld(world, { creatures, fight: world.fight && withoutOne(world.fight, who) })
  },
  'item-gained': (world, { who, item, isMajor }) => {
    const owned = withCreature(world, withItem(creatureIn(world, who), item))
    return isMajor === true ? patchWorld(owned, { lastMajorLoot: who }) : owned
  },
  'item-lost': (world, { who, item }) =>
    withCreature(world, withItem(creatureIn(world, who), { ...item, count: -item.count })),
  'gold-changed': (world, { who, coins }) => {
    const creature = creatureIn(world, who)
    return withCreature(world, patchCreature(creature, { coins: addCoins(creature.coins, coins) }))
  },
  'experience-gained': (world, { who, amount }) => {
    const experience = creatureIn(world, who).experience + amount
    const grown = withCreature(world, patchCreature(creatureIn(world, who), { experience }))
    const sheet = world.sheets[who]
    const counted = sheet === undefined ? undefined : withExperience(sheet, experience)
    return counted?.ok === true ? patchWorld(grown, { sheets: { ...grown.sheets, [who]: counted.value } }) : grown
  },
  'level-gained': (world, { who, creature, sheet }) =>
    patchWorld(withCreature(world, creature), { sheets: { ...world.sheets, [who]: sheet } }),
  'attitude-changed': (world, { name, attitude, isFixed }) =>
    patchWorld(world, { attitudes: { ...world.attitudes, [name]: { attitude, isFixed } } }),
  'secret-kept': world => world, // it goes into the story's files, not into the rules' world
  'table-rolled': (world, { table }) =>
    patchWorld(world, { tablesRolled: { ...world.tablesRolled, [table]: (world.tablesRolled[table] ?? 0) + 1 } }),
  'house-rules-set': (world, { rules }) => patchWorld(world, { houseRules: rules }),
}
