/** The features of classes and their subclasses, and the options that some of them are chosen from. */
import { featureCorrection } from './errata.mjs'
import { paragraphs, present, source, tidy } from './source.mjs'

const optionsOf = choice => choice && { choose: choice.choose, from: choice.from.map(({ name }) => tidy(name)) }

/** Where a feature's text is in another table, the text of that table is the feature's. */
function spellcastingText(className) {
  const found = source('spellcasting').find(({ class: of }) => of.name === className)
  return found?.info.map(({ name, desc }) => `${name}. ${paragraphs(desc)}`).join('\n')
}

const featureOf = raw =>
  present({
    name: tidy(raw.name),
    class: raw.class.name,
    subclass: raw.subclass.name,
    level: raw.level,
    group: raw.group,
    text: raw.reference ? (spellcastingText(raw.class.name) ?? paragraphs(raw.desc)) : paragraphs(raw.desc),
    options: optionsOf(raw.choice),
  })

export const makeFeatures = () => source('features').map(raw => ({ ...featureOf(raw), ...featureCorrection(raw) }))
