/**
 * The dice of a spell by the level it is cast at: the first dice its prose deals or heals, and what "At Higher Levels"
 * adds to them. Cantrips grow at 5th, 11th and 17th level.
 */
const types = 'acid|bludgeoning|cold|fire|force|lightning|necrotic|piercing|poison|psychic|radiant|slashing|thunder'
const modifier = String.raw`( ?\+ ?your spellcasting ability modifier)?`
const amount = String.raw`(\d+d\d+)(?: ?\+ ?(\d+))?${modifier}`
const dealt = new RegExp(String.raw`${amount} (?:extra )?(?:${types}) damage`, 'i')
const dealtOther = new RegExp(
  String.raw`(?:damage equal to|takes?|deals?|suffers?|taking|base damage is) (?:an extra )?${amount}(?=[^.]*damage|\.)`,
  'i',
)
const dealtFlat = new RegExp(String.raw`takes? (\d+)()() (?:${types}) damage`, 'i')
const alsoDealt = new RegExp(String.raw`^[^.]*? damage and (\d+d\d+) (?:${types}) damage(?! at the end)`, 'i')
const healed = new RegExp(
  String.raw`(?:regains?|restores?|gain|hit points increase)[^.]*?\b(\d+d\d+|\d+)(?: ?\+ ?(\d+))?${modifier}`,
  'i',
)
const isOfHitPoints = sentence => /hit points/i.test(sentence)

const rolls = (count, sides) => `${count}d${sides}`

function amountOf(found) {
  const [count, sides] = found[1].includes('d') ? found[1].split('d').map(Number) : [0, 0]
  const flat = Number(found[2] ?? 0) + (sides === 0 ? Number(found[1]) : 0)
  return { count, sides, flat, hasModifier: Boolean(found[3]) }
}

const print = ({ count, sides, flat, hasModifier }, also) =>
  [sides > 0 ? rolls(count, sides) : undefined, also, flat > 0 ? flat : undefined, hasModifier ? 'MOD' : undefined]
    .filter(part => part !== undefined)
    .join('+')

/** "increases by 1d8 for each slot level above 3rd", "for every two slot levels", "5 additional hit points". */
function growthOf(higher) {
  const dice = /(?:increases?|additional|extra)[^.]*?(?:by )?(\d+)d\d+[^.]*?(?:for|level)/i.exec(higher)
  const flat =
    /(\d+) (?:additional|more) (?:temporary )?hit points|increase by an additional (\d+)|increases by (\d+) for/i.exec(
      higher,
    )
  const step = /every two (?:slot )?levels/i.test(higher) ? 2 : 1
  return { step, count: dice ? Number(dice[1]) : 0, flat: dice ? 0 : Number(flat?.[1] ?? flat?.[2] ?? flat?.[3] ?? 0) }
}

const cantripGrows = text => /(?:damage|spell's damage)[^.]*increases? by 1d\d+ when you reach 5th/i.test(text)

function atCharacterLevels(base, text) {
  const grows = cantripGrows(text)
  const steps = [1, 5, 11, 17].map((level, index) => [
    level,
    print({ ...base, count: base.count + (grows ? index : 0) }),
  ])
  return Object.fromEntries(steps)
}

/** Every slot from the spell's own level up; a spell that does not grow has only the first. */
function atSlots(base, also, { level, higher }) {
  const { step, count, flat } = growthOf(higher)
  const last = count + flat > 0 ? 9 : level
  const growsSecond = also !== undefined && /\(your choice\)/.test(higher) // the sum is the same; fire is resisted more
  const at = {}
  for (let slot = level; slot <= last; slot += 1) {
    const times = Math.floor((slot - level) / step)
    const grown = { ...base, count: base.count + count * times, flat: base.flat + flat * times }
    at[slot] = growsSecond ? print(base, secondGrown(also, count * times)) : print(grown, also)
  }
  return at
}

function secondGrown(also, by) {
  const [count, sides] = also.split('d').map(Number)
  return rolls(count + by, sides)
}

/** Darts that all strike at once are counted together: each slot level brings one more. */
function magicMissile(level) {
  const slots = Array.from({ length: 10 - level }, (_, above) => [level + above, `${3 + above}d4+${3 + above}`])
  return { kind: 'damage', type: 'force', by: 'slot', at: Object.fromEntries(slots) }
}

/** The first sentence that both heals and speaks of hit points. */
function healing(text) {
  for (const sentence of text.matchAll(/[^.]+\./g)) {
    const found = isOfHitPoints(sentence[0]) ? healed.exec(sentence[0]) : null
    if (found) return Object.assign(found, { index: sentence.index + found.index })
  }
  return null
}

export function scalingOf(spell) {
  const { name, text, level } = spell
  if (name === 'Magic Missile') return magicMissile(level)
  if (name === 'Sleep')
    return { kind: 'damage', by: 'slot', at: atSlots({ count: 5, sides: 8, flat: 0 }, undefined, spell) }
  const heals = healing(text)
  const deals = dealt.exec(text) ?? dealtOther.exec(text) ?? dealtFlat.exec(text)
  const isHealing = heals && (!deals || heals.index < deals.index)
  const found = isHealing ? heals : deals
  if (!found) return undefined
  const base = amountOf(found)
  const also = isHealing ? undefined : alsoDealt.exec(text.slice(found.index))?.[1]
  const at = level === 0 ? atCharacterLevels(base, text) : atSlots(base, also, spell)
  const type = isHealing ? undefined : typeAt(text, found.index)
  return { kind: isHealing ? 'heal' : 'damage', ...(type ? { type } : {}), by: level === 0 ? 'character' : 'slot', at }
}

/** The type that is named with the dice, else the first the spell deals; what follows the weapon names none. */
function typeAt(text, at) {
  const beside = new RegExp(`^[^.]*?\\b(${types})\\b`, 'i').exec(text.slice(at))
  return (beside ?? new RegExp(`\\b(${types}) damage`, 'i').exec(text))?.[1].toLowerCase()
}
