/**
 * Facts the prose holds but no pattern reads rightly, settled by hand from the SRD's text. A cylinder and a sphere are
 * sized by their radius, a cube by its side, a line by its length.
 */
const sphere = size => ({ shape: 'sphere', size })
const cube = size => ({ shape: 'cube', size })
const cylinder = size => ({ shape: 'cylinder', size })
const save = (ability, onSuccess) => ({ ability, onSuccess })

export const readings = {
  'Animate Dead': { area: null },
  'Animate Objects': { area: null },
  Bane: { save: save('cha', 'none') },
  'Call Lightning': { area: sphere(5) }, // each bolt; the cloud is only where it comes from
  'Contact Other Plane': { save: save('int', 'other') },
  Contagion: { save: save('con', 'other') },
  'Create Undead': { area: null },
  'Detect Evil and Good': { area: sphere(30) },
  'Dimension Door': { area: null },
  'Dispel Evil and Good': { save: save('cha', 'other') },
  'Divine Word': { save: save('cha', 'none') },
  Druidcraft: { area: null },
  Eyebite: { area: null },
  Fabricate: { area: null },
  'Faithful Hound': { attack: 'melee' },
  Feeblemind: { save: save('int', 'other') }, // the damage comes before the save
  Forbiddance: { area: cube(200) }, // 40,000 square feet
  Forcecage: { area: cube(20) },
  'Guardian of Faith': { area: cylinder(10) },
  Hallow: { area: sphere(60) },
  'Heat Metal': { save: save('con', 'other') },
  'Magic Circle': { save: save('cha', 'other'), area: cylinder(10) },
  'Magic Jar': { save: save('cha', 'other') },
  'Magnificent Mansion': { area: null },
  'Mirage Arcane': { area: cube(5280) }, // a mile square
  'Prismatic Spray': { save: save('dex', 'other') },
  'Private Sanctum': { area: cube(100) },
  'Produce Flame': { area: null },
  'Ray of Enfeeblement': { save: save('con', 'none') },
  'Reverse Gravity': { save: save('dex', 'other'), area: cylinder(50) },
  Shatter: { save: save('con', 'half') },
  'Spike Growth': { area: cylinder(20) },
  'Storm of Vengeance': { save: save('con', 'none') }, // of the storm's first round
  Sunbeam: { area: { shape: 'line', size: 60 } },
  Symbol: { area: sphere(60) },
  'True Resurrection': { area: null },
  'Wall of Ice': { area: sphere(10) }, // as a dome
}
