/** The table of monsters' traits in `docs/traits.md`: counted from the data, told from the notes here. */
import { monsters } from '../../src/rules/fifth/data/monsters.ts'

/** What the rules do by themselves. */
const inCode: Readonly<Record<string, string>> = {
  'Acid Absorption': 'the damage heals instead',
  Aggressive: 'dash as a bonus action',
  Ambusher: 'advantage against the surprised, in the first round',
  Amphibious: 'breathes under water',
  'Angelic Weapons': 'its weapons are magic',
  Assassinate: 'advantage before the target has acted; hits on the surprised are critical',
  'Blood Frenzy': 'advantage in a melee against whoever is hurt',
  Brave: 'advantage on saves against fear',
  Brute: 'the die is in the printed damage',
  Charge: 'after coming up to somebody: more damage, and a save against falling',
  'Cunning Action': 'dash, disengage or hide as a bonus action',
  'Dark Devotion': 'advantage on saves against charm and fear',
  'Death Burst': 'a save for whoever is engaged with it when it dies',
  'Death Throes': 'a save for whoever is near when it dies',
  'Duergar Resilience': 'advantage on saves against magic, poison, charm and paralysis',
  Evasion: 'no damage, or half, where others take half or all',
  'Fey Ancestry': 'advantage on saves against charm',
  'Fire Absorption': 'the damage heals instead',
  Flyby: 'no opportunity attacks against it',
  'Gnome Cunning': 'advantage on saves of the mind against magic',
  Grappler: 'advantage against whomever it holds',
  'Heated Body': 'whoever hits it in a melee is burned',
  'Hellish Weapons': 'its weapons are magic',
  'Hold Breath': 'holds its breath for so long, under water or on land as printed',
  'Innate Spellcasting': 'its spells, at will or so many a day; those without a recipe are told',
  'Keen Hearing': 'advantage on Perception by that sense, and harder to hide from',
  'Keen Hearing and Sight': 'advantage on Perception by those senses, and harder to hide from',
  'Keen Hearing and Smell': 'advantage on Perception by those senses, and harder to hide from',
  'Keen Senses': 'advantage on Perception, and harder to hide from',
  'Keen Sight': 'advantage on Perception by that sense, and harder to hide from',
  'Keen Sight and Smell': 'advantage on Perception by those senses, and harder to hide from',
  'Keen Smell': 'advantage on Perception by that sense, and harder to hide from',
  'Legendary Resistance': 'turns failed saves into successes, so many a day',
  'Light Sensitivity': 'disadvantage on attacks in a fight in the sun',
  'Lightning Absorption': 'the damage heals instead',
  'Magic Resistance': 'advantage on saves against magic',
  'Magic Weapons': 'its weapons are magic',
  'Martial Advantage': 'more damage beside a friend, once a turn',
  'Multiple Heads': 'advantage on the saves it names; the heads themselves are told',
  'Nimble Escape': 'disengage or hide as a bonus action',
  'Pack Tactics': 'advantage beside a friend who can act',
  Pounce: 'after coming up to somebody: a save against falling, and a bite for whoever falls',
  Rampage: 'a bite at the next as a bonus action',
  Reckless: 'advantage for it and against it; by tactics while it has more than half its hit points',
  Regeneration: 'hit points at the start of its turn; fire, acid, holy light and the sun as printed',
  Relentless: 'a small blow leaves it one hit point, once',
  'Sneak Attack': 'more damage with advantage or beside a friend, once a turn',
  Spellcasting: 'its slots and spells; those without a recipe are told',
  'Spider Climb': 'climbs without a check',
  'Sunlight Sensitivity': 'disadvantage on attacks and on Perception by sight in a fight in the sun',
  'Sunlight Weakness': 'disadvantage on everything in a fight in the sun',
  'Sure-Footed': 'advantage on saves against falling',
  'Surprise Attack': 'more damage against the surprised, in the first round',
  Swarm: 'no healing and no temporary hit points; its space is told',
  'Trampling Charge': 'after coming up to somebody: a save against falling, and hooves for whoever falls',
  'Turn Defiance': 'advantage on saves against being turned, its own alone',
  'Turn Resistance': 'advantage on saves against being turned',
  'Two Heads': 'advantage on Perception and the saves it names',
  'Two-Headed': 'advantage on Perception and the saves it names',
  'Undead Fortitude': 'a save to stand with one hit point',
  'Variant: Hold Breath': 'holds its breath for so long',
  'Water Breathing': 'breathes under water, and runs out of breath on land',
  'Web Walker': 'not held by webs',
}

/** Why the rest of the common ones have nothing to act on here. */
const noSurface: Readonly<Record<string, string>> = {
  Amorphous: 'zones have no gaps to squeeze through',
  "Devil's Sight": 'light and darkness are told',
  Echolocation: 'blindsight is told',
  'False Appearance': 'who is surprised is said when the fight begins',
  Illumination: 'light and darkness are told',
  'Immutable Form': 'no effect in code changes a form against its will',
  'Incorporeal Movement': 'zones have no walls',
  Rejuvenation: 'it takes days, and is the story’s',
  Shapechanger: 'its forms share one set of numbers here; the form is told',
  'Siege Monster': 'objects have no hit points here',
  'Standing Leap': 'zones have no heights',
  'Stone Camouflage': 'the ground is told; say advantage with the check',
  'Web Sense': 'who knows of whom in a web is told',
}

function counted(): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>()
  for (const { traits } of monsters)
    for (const name of new Set(traits.map(trait => trait.name.replace(/ \(.*/, ''))))
      counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].toSorted(([one, some], [other, more]) => more - some || one.localeCompare(other))
}

const rowOf = ([name, count]: readonly [string, number]): string => {
  const code = inCode[name]
  const [where, note] =
    code === undefined ? ['told', noSurface[name] ?? 'the Game Master rules by its text'] : ['code', code]
  return `| ${name} | ${count} | ${where} | ${note} |`
}

export function traitTable(): string {
  const rows = counted()
  const coded = rows.filter(([name]) => inCode[name] !== undefined)
  const total = (list: typeof rows): number => list.reduce((sum, [, count]) => sum + count, 0)
  return `# Monsters' traits

What the traits of the SRD's ${monsters.length} monsters do here. This page is written by \`test/fifth/trait-table.test.ts\` from
the data (\`npx vitest run test/fifth/trait-table.test.ts -u\`).

${coded.length} of ${rows.length} traits are in code; they are ${total(coded)} of the ${total(rows)} times a monster has one.

| trait | monsters | where | what it does, or why it is told |
| --- | ---: | --- | --- |
${rows.map(rowOf).join('\n')}
`
}

/** Names the notes speak of and no monster has. */
export const strayNotes = (): readonly string[] => {
  const known = new Set(counted().map(([name]) => name))
  return [...Object.keys(inCode), ...Object.keys(noSurface)].filter(name => !known.has(name))
}
