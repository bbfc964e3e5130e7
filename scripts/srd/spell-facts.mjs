/** What a spell's prose says in passing: how it strikes, what resists it, what it covers. */
import { areaOf } from './area.mjs'
import { abilityOf, present } from './source.mjs'
import { readings } from './spell-readings.mjs'

export const attackIn = ({ name, text }) =>
  settled(name, 'attack', () => /\bmake a (melee|ranged) spell attack/i.exec(text)?.[1].toLowerCase())

const abilities = 'Strength|Dexterity|Constitution|Intelligence|Wisdom|Charisma'

/** A save somebody is made to make; "advantage on Dexterity saving throws" is none. */
const savePattern = new RegExp(
  String.raw`(?:makes?|making|succeeds? on|fails?|attempt) (?:a|an|its|another) (${abilities}) (?:saving throw|save)|` +
    String.raw`saving throw of (${abilities})`,
  'i',
)

export function saveIn({ name, text }) {
  const found = savePattern.exec(text)
  const onSuccess = /half as much|half the (?:initial )?damage|takes? half|half damage/i.test(text) ? 'half' : 'none'
  return settled(name, 'save', () => found && present({ ability: abilityOf(found[1] ?? found[2]), onSuccess }))
}

/** Light that is shed, and walls of an illusion's own, are no area that anybody has to be in. */
const withoutLight = text => text.replaceAll(/[^.]*\b(?:bright light|dim light)\b[^.]*\./gi, '')

export const areaIn = ({ name, text, range }) =>
  settled(name, 'area', () => areaOf(range) ?? areaOf(withoutLight(text)) ?? aroundYou(text))

/** "within 30 feet of you" names the caster as the centre, for spells that sense or bless. */
function aroundYou(text) {
  const size = /\b(?:presence|creatures?|plants)[^.]{0,60} within (\d+) feet of (?:you|a point)/i.exec(text)?.[1]
  return size ? { shape: 'sphere', size: Number(size) } : undefined
}

/** What a person has settled wins over what the prose was read as; settled as `null`, there is none. */
function settled(name, fact, read) {
  const reading = readings[name]
  return (reading && Object.hasOwn(reading, fact) ? reading[fact] : read()) ?? undefined
}
