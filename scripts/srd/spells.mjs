/** The spells: the package's fields, and what their prose says of attacks, saves, areas and dice. */
import { missingHigher, triggers } from './errata.mjs'
import { areaIn, attackIn, saveIn } from './spell-facts.mjs'
import { scalingOf } from './spell-dice.mjs'
import { nameOf, paragraphs, present, source, tidy } from './source.mjs'

/** "Self (15-foot cone)" is a range and an area; the area is read by its own reader. */
const rangeOf = range => tidy(range).replace(/^Self \(.*\)$/, 'Self')

function spellOf(raw) {
  const text = paragraphs(raw.desc)
  const higher = paragraphs(raw.higher_level ?? missingHigher[raw.name])
  const spell = { name: raw.name, level: raw.level, text, higher, range: raw.range }
  return present({
    name: raw.name,
    level: raw.level,
    school: raw.school.name,
    castingTime: raw.casting_time,
    trigger: triggers[raw.name],
    range: rangeOf(raw.range),
    components: raw.components,
    material: raw.material,
    duration: raw.duration,
    isConcentration: raw.concentration,
    isRitual: raw.ritual,
    classes: raw.classes.map(nameOf),
    attack: attackIn(spell),
    save: saveIn(spell),
    area: areaIn(spell),
    dice: scalingOf(spell),
    text,
    higher,
  })
}

export const makeSpells = () => source('spells').map(spellOf)
