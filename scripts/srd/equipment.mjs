/** Weapons, armour and everything else that has a price. */
import { gearCorrections, weaponCorrections } from './errata.mjs'
import { copper, nameOf, paragraphs, present, source } from './source.mjs'

/** The package files crossbows and a few others under their noun; people say "light crossbow". */
export const spoken = name => {
  const turned =
    /^(Crossbow|Clothes|Hammer|Lantern|Rope|Pick|Pot|Ram|Scale|Spike|Mirror|Bottle|Tent|Case|Horse|Saddle|Poison), ([^(]+?)( \(.*\))?$/.exec(
      name,
    )
  if (!turned) return name
  const words = `${turned[2]} ${turned[1].toLowerCase()}${turned[3] ?? ''}`
  return words[0].toUpperCase() + words.slice(1)
}

const rangeOf = range => range && { normal: range.normal, long: range.long ?? range.normal }

function weaponOf(raw) {
  const isRanged = raw.weapon_range === 'Ranged'
  return present({
    name: spoken(raw.name),
    category: raw.weapon_category.toLowerCase(),
    kind: raw.weapon_range.toLowerCase(),
    costCopper: copper(raw.cost),
    weightPounds: raw.weight ?? 0,
    damage: raw.damage.damage_dice === '1d0' ? '0' : raw.damage.damage_dice, // a net deals none
    damageType: raw.damage.damage_type.name.toLowerCase(),
    twoHandedDamage: raw['2h_damage']?.damage_dice,
    properties: raw.properties.map(nameOf).map(name => name.toLowerCase()),
    reach: isRanged ? undefined : raw.properties.some(({ name }) => name === 'Reach') ? 10 : 5,
    range: isRanged ? rangeOf(raw.range) : undefined,
    thrown: rangeOf(raw.throw_range),
    special: raw.special && paragraphs(raw.special),
    ...weaponCorrections[spoken(raw.name)],
  })
}

/** How much Dexterity an armour lets through: all (absent), up to a number, or none. */
const dexterityLimit = ({ dex_bonus: counts, max_bonus: limit }) => (counts ? (limit ?? undefined) : 0)

const armourOf = raw =>
  present({
    name: raw.name,
    category: raw.armor_category.toLowerCase(),
    armourClass: raw.armor_class.base,
    dexterityLimit: raw.armor_category === 'Shield' ? undefined : dexterityLimit(raw.armor_class),
    minimumStrength: raw.str_minimum || undefined,
    hasStealthDisadvantage: raw.stealth_disadvantage || undefined,
    costCopper: copper(raw.cost),
    weightPounds: raw.weight ?? 0,
  })

function gearOf(raw, byIndex) {
  const contents = (raw.contents ?? []).map(({ item_url: url, quantity }) => ({
    name: spoken(byIndex.get(Number(url.split('/').at(-1)))?.name ?? 'Unknown'),
    quantity,
  }))
  return present({
    name: spoken(raw.name),
    category: (raw.gear_category ?? raw.tool_category ?? raw.vehicle_category ?? raw.equipment_category).toLowerCase(),
    costCopper: copper(raw.cost),
    weightPounds: raw.weight ?? 0,
    text: paragraphs(raw.desc),
    speed: raw.speed && `${raw.speed.quantity} ${raw.speed.unit}`,
    capacity: raw.capacity,
    contents: contents.length > 0 ? contents : undefined,
    ...gearCorrections[spoken(raw.name)],
  })
}

export function makeEquipment() {
  const all = source('equipment')
  const byIndex = new Map(all.map(item => [item.index, item]))
  const of = category => all.filter(item => item.equipment_category === category)
  return {
    weapons: of('Weapon').map(weaponOf),
    armours: of('Armor').map(armourOf),
    gear: all.filter(item => !['Weapon', 'Armor'].includes(item.equipment_category)).map(item => gearOf(item, byIndex)),
  }
}
