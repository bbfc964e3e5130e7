/** What monsters' traits do in a fight: each row a fight from a seed, read as a Game Master reads it. */
import { expect, test } from 'vitest'
import { creatureOfMonster } from '../../src/rules/fifth/combat/monster.ts'
import { monsterNamed } from '../../src/rules/fifth/data/monsters.ts'
import type { Creature } from '../../src/rules/fifth/model/creature.ts'
import type { FifthEvent } from '../../src/rules/fifth/model/events.ts'
import { makeCreature } from '../../src/rules/fifth/model/make.ts'
import type { MoveDone } from '../../src/rules/ruleset.ts'
import { Table } from './scenario.ts'

const sword = {
  name: 'Longsword',
  kind: 'melee',
  bonus: 9,
  damage: [{ dice: '1d8+4', type: 'slashing' }],
  reach: 5,
  properties: [],
  materials: [],
} as const

const hero = (more: Partial<Creature> = {}): Creature =>
  makeCreature({
    name: 'Odo',
    side: 'party',
    isCharacter: true,
    level: 9,
    maxHitPoints: 300,
    armour: 12,
    attacks: [sword],
    ...more,
  })

const linesOf = ({ facts, rolls }: MoveDone<FifthEvent>): readonly string[] => [
  ...facts,
  ...rolls.map(({ who, purpose, rule }) => `${who}: ${purpose}. ${rule}`),
]

type Setting = {
  readonly foes: readonly string[]
  readonly heroes?: readonly Creature[]
  readonly sunlight?: boolean
  readonly surprised?: 'party' | 'nobody'
  readonly strikesBack?: boolean
}

const begun = (seed: number, { foes, heroes = [hero()], sunlight = false, surprised = 'nobody' }: Setting): Table => {
  const table = new Table(heroes, seed)
  table.play('start-fight', { foes: [...foes], tier: 'standard', surprised, ...(sunlight && { sunlight }) })
  return table
}

/** Foes play by tactics for some rounds, and heroes only if they strike back; all that was told. */
function fought(seed: number, setting: Setting, turns = 14): string {
  const table = begun(seed, setting)
  const lines: string[] = []
  for (let turn = 0; turn < turns && table.world.fight !== null; turn += 1) {
    const isIdle = table.isPartysTurn() && setting.strikesBack !== true
    lines.push(...linesOf(table.play(isIdle ? 'end-turn' : 'play-turn')))
  }
  return lines.join('\n')
}

const frail = makeCreature({ name: 'Pip', side: 'party', isCharacter: true, maxHitPoints: 3, armour: 5, attacks: [] })

test.each([
  ['Pack Tactics', { foes: ['Wolf', 'Wolf'] }, /Wolf \d: Bite attack\. .*advantage: .*Pack Tactics/],
  ['Blood Frenzy', { foes: ['Hunter Shark'] }, /advantage: Blood Frenzy/],
  ['Charge', { foes: ['Rhinoceros'] }, /Odo: STR save against Charge/],
  ['Trampling Charge', { foes: ['Warhorse'] }, /Warhorse 1 goes on \(charge\)\./],
  ['Pounce', { foes: ['Tiger'] }, /Tiger 1 goes on \(charge\)\./],
  ['Rampage', { foes: ['Gnoll'], heroes: [frail, hero()], strikesBack: true }, /Gnoll 1 goes on \(Rampage\)\./],
  ['Reckless', { foes: ['Berserker'] }, /Berserker 1: Greataxe attack\. .*advantage: Reckless/],
  [
    'Martial Advantage',
    { foes: ['Hobgoblin', 'Hobgoblin'], strikesBack: true },
    /(Hobgoblin \d: Long\w+ damage).*\n\1/,
  ],
  ['Spellcasting', { foes: ['Mage'] }, /Mage 1 casts (?:Cone of Cold|Fireball|Ice Storm)\./],
  ['Innate Spellcasting', { foes: ['Oni'] }, /Oni 1 casts Cone of Cold\./],
  ['Heated Body', { foes: ['Azer'], strikesBack: true }, /Odo takes \d+ fire damage from Heated Body/],
  ['Sunlight Sensitivity', { foes: ['Kobold'], sunlight: true }, /Kobold 1: .* disadvantage: Sunlight Sensitivity/],
  [
    'Surprise Attack',
    { foes: ['Bugbear'], surprised: 'party' },
    /Bugbear 1: Morningstar damage.*\n.*Bugbear 1: Morningstar damage/,
  ],
  ['Assassinate', { foes: ['Assassin'] }, /Assassin 1: .*advantage: Assassinate/],
  ['Sneak Attack', { foes: ['Spy', 'Spy'] }, /(Spy \d: \w+ damage).*\n\1/],
  ['Ambusher', { foes: ['Doppelganger'], surprised: 'party' }, /Doppelganger 1: .*advantage: .*Ambusher/],
  ['Light Sensitivity', { foes: ['Cloaker'], sunlight: true }, /Cloaker 1: .*disadvantage: .*Light Sensitivity/],
  ['Sunlight Weakness', { foes: ['Shadow'], sunlight: true }, /Shadow 1: .*disadvantage: .*Sunlight Weakness/],
  ['Death Burst', { foes: ['Magma Mephit'], strikesBack: true }, /Magma Mephit 1 bursts \(Death Burst\)\./],
] satisfies readonly (readonly [string, Setting, RegExp])[])('13.13 %s, in a fight', (_, setting, told) => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].some(seed => told.test(fought(seed, setting)))).toBe(true)
})

const hit = (table: Table, who: string, dice: string, type: string): string =>
  linesOf(table.play('damage', { who: [who], dice, type, from: 'a rock' })).join('\n')
const turnOf = (table: Table, name: string): string => {
  const lines: string[] = []
  do lines.push(...linesOf(table.play('end-turn')))
  while (table.world.fight?.turn?.who !== name && table.world.fight !== null && lines.length < 50)
  return lines.join('\n')
}

test('13.13 a troll’s wounds close at its turn, unless fire or acid has kept them open', () => {
  const table = begun(1, { foes: ['Troll'] }).until('Odo')
  hit(table, 'Troll 1', '30', 'slashing')
  expect(turnOf(table, 'troll-1')).toContain('Troll 1 regains 10 hit points (now 64/84).')
  table.until('Odo')
  hit(table, 'Troll 1', '5', 'fire')
  expect(turnOf(table, 'troll-1')).not.toContain('regains')
  table.until('Odo')
  expect(turnOf(table, 'troll-1')).toContain('regains 10 hit points')
})

test('13.13 a troll at nought is not dead, gets up at its turn, and dies of fire', () => {
  const table = begun(1, { foes: ['Troll'] }).until('Odo')
  expect(hit(table, 'Troll 1', '100', 'slashing')).toContain('Troll 1 lies still, but its wounds are closing.')
  expect([table.creature('Troll 1').life, table.world.fight === null]).toEqual(['dying', false])
  expect(turnOf(table, 'troll-1')).toContain('Troll 1 regains 10 hit points and wakes (now 10/84).')
  table.until('Odo')
  hit(table, 'Troll 1', '100', 'slashing')
  hit(table, 'Troll 1', '200', 'slashing')
  expect(table.creature('Troll 1').life).toBe('dying')
  expect(hit(table, 'Troll 1', '1', 'acid')).toContain('Troll 1 dies')
  expect(table.world.fight).toBe(null)
})

test('13.13 a vampire does not heal in the sun, nor after holy light', () => {
  const heals = [true, false].map(sunlight => {
    const table = begun(1, { foes: ['Vampire'], sunlight }).until('Odo')
    hit(table, 'Vampire 1', '50', 'force')
    return turnOf(table, 'vampire-1').includes('regains 20')
  })
  expect(heals).toEqual([false, true])
})

test('13.13 a zombie may stand with one hit point: a save of 5 and the damage, never against the holy', () => {
  const lives = Array.from({ length: 20 }, (_, seed) => {
    const table = begun(seed, { foes: ['Zombie'] })
    hit(table, 'Zombie 1', '15', 'bludgeoning')
    const told = hit(table, 'Zombie 1', '7', 'bludgeoning')
    return { told, life: table.creature('Zombie 1') }
  })
  expect(new Set(lives.map(({ life }) => life.life))).toEqual(new Set(['alive', 'dead']))
  expect(lives[0]?.told).toContain('CON save against falling (Undead Fortitude)')
  expect(lives.filter(({ life }) => life.life === 'alive').every(({ life }) => life.hitPoints === 1)).toBe(true)
  const holy = begun(1, { foes: ['Zombie'] })
  expect(hit(holy, 'Zombie 1', '22', 'radiant')).not.toContain('Undead Fortitude')
  expect(holy.creature('Zombie 1').life).toBe('dead')
})

test('13.13 a boar is not felled by a scratch, once', () => {
  const table = begun(1, { foes: ['Boar'] })
  hit(table, 'Boar 1', '6', 'slashing')
  expect(hit(table, 'Boar 1', '7', 'slashing')).toContain('Boar 1 does not fall (Relentless, now 1/11).')
  hit(table, 'Boar 1', '1', 'slashing')
  expect(table.creature('Boar 1').life).toBe('dead')
})

test('13.13 an iron golem grows by fire', () => {
  const table = begun(1, { foes: ['Iron Golem'] })
  hit(table, 'Iron Golem 1', '50', 'force')
  hit(table, 'Iron Golem 1', '20', 'fire')
  expect(table.creature('Iron Golem 1').hitPoints).toBe(210 - 50 + 20)
})

test('13.13 a swarm is never healed, and gains no temporary hit points', () => {
  const table = begun(1, { foes: ['Swarm of Rats'] })
  hit(table, 'Swarm of Rats 1', '4', 'fire')
  table.play('heal', { who: 'Swarm of Rats 1', dice: '9', from: 'a song' })
  table.play('heal', { who: 'Swarm of Rats 1', dice: '9', from: 'a song', temporary: true })
  expect(table.creature('Swarm of Rats 1')).toMatchObject({ hitPoints: 20, temporaryHitPoints: 0 })
})

test('13.13 keen senses help to notice, each its own', () => {
  const table = begun(1, { foes: ['Wolf', 'Eagle'] })
  const rule = (who: string, needs?: string): string | undefined =>
    table.play('check', { who, skill: 'perception', dc: 10, ...(needs !== undefined && { needs }) }).rolls[0]?.rule
  expect(rule('Wolf 1', 'smell')).toContain('advantage: Keen Hearing and Smell')
  expect(rule('Wolf 1', 'sight')).not.toContain('advantage')
  expect(rule('Eagle 1')).toContain('advantage: Keen Sight')
})

test('13.13 spiders walk on webs that hold others', () => {
  const table = begun(1, { foes: ['Giant Spider', 'Ogre'] })
  for (const who of ['Giant Spider 1', 'Ogre 1'])
    table.play('add-condition', { who, condition: 'restrained', from: 'Web', lasts: 'one-minute' })
  expect(['Giant Spider 1', 'Ogre 1'].map(who => table.creature(who).conditions.length)).toEqual([0, 1])
})

test('13.13 a mimic has the better of whomever it holds', () => {
  const table = begun(1, { foes: ['Mimic'] })
  table.play('add-condition', {
    who: 'Odo',
    condition: 'grappled',
    from: 'glue',
    source: 'Mimic 1',
    lasts: 'until-removed',
  })
  table.until('Mimic 1')
  expect(linesOf(table.play('play-turn')).join('\n')).toContain('advantage: Grappler')
})

test('13.13 an owl flies off and nobody strikes at it; a wolf is struck at', () => {
  const struck = ['Owl', 'Wolf'].map(foe => {
    const table = begun(3, { foes: [foe] }).until('Odo')
    table.play('move', { who: 'Odo', towards: `${foe} 1` })
    table.until(`${foe} 1`)
    return linesOf(table.play('move', { who: `${foe} 1`, to: 'far' })).join('\n')
  })
  expect(struck.map(told => told.includes('strikes at'))).toEqual([false, true])
})

test('13.13 magic resistance, dark devotion and sure feet help with their saves', () => {
  const wizard = hero({
    spellcasting: {
      ability: 'int',
      saveDc: 12,
      attackBonus: 4,
      slots: { 3: { max: 9, used: 0 } },
      cantrips: [],
      prepared: ['fireball', 'fear'],
      known: [],
    },
  })
  const rules = (foe: string, spell: string): string => {
    const table = begun(1, { foes: [foe], heroes: [wizard] }).until('Odo')
    return linesOf(table.play('cast', { who: 'Odo', spell, targets: [`${foe} 1`] })).join('\n')
  }
  expect(rules('Imp', 'fireball')).toContain('advantage: Magic Resistance')
  expect(rules('Cultist', 'fear')).toContain('advantage: Dark Devotion')
})

test('13.13 angels’ weapons are magic, as those of golems', () => {
  const materials = ['Deva', 'Erinyes', 'Stone Golem', 'Ogre'].map(name => {
    const monster = monsterNamed(name)
    return monster && creatureOfMonster(monster).attacks[0]?.materials
  })
  expect(materials).toEqual([['magical'], ['magical'], ['magical'], []])
})

test('13.13 an innate spell of once a day is cast once', () => {
  const table = begun(1, { foes: ['Oni'] }).until('Oni 1')
  const cone = { who: 'Oni 1', spell: 'Cone of Cold', targets: ['Odo'] }
  table.play('cast', cone)
  table.play('end-turn')
  table.until('Oni 1')
  expect(table.refused('cast', cone).code).toBe('none-left')
})

test('13.13 a save by Dexterity for half leaves the nimble nothing, or half at worst', () => {
  const rogue = hero({
    className: 'rogue',
    level: 7,
    abilities: { str: 8, dex: 40, con: 10, int: 10, wis: 10, cha: 10 },
  })
  const left = [
    [rogue, 10],
    [rogue, 40],
    [hero({ saves: { dex: 40 } }), 10],
    [hero({ className: 'rogue', level: 6 }), 40],
  ].map(([who, dc]) => {
    const table = new Table([who as Creature], 1)
    table.play('damage', { who: ['Odo'], dice: '40', type: 'fire', from: 'a trap', save: 'dex', dc: dc as number })
    return 300 - table.creature('Odo').hitPoints
  })
  expect(left).toEqual([0, 20, 20, 40])
})

test('13.13 who names no weapon takes the best: steel in reach before a bow, and the better steel first', () => {
  const crossbow = { ...sword, name: 'Crossbow', kind: 'ranged', bonus: 2, range: { normal: 80, long: 320 } } as const
  const dagger = { ...sword, name: 'Dagger', damage: [{ dice: '1d4-1', type: 'piercing' }] } as const
  const bow = { ...crossbow, name: 'Longbow', bonus: 11 } as const
  const used = [
    { attacks: [crossbow, sword], far: false },
    { attacks: [dagger, sword], far: false },
    { attacks: [sword, bow], far: true },
    { attacks: [sword, bow], far: false },
  ].map(({ attacks, far }) => {
    const table = new Table([hero({ attacks })], 1)
    table.play('start-fight', { foes: ['Ogre'], tier: 'standard', far })
    table.until('Odo')
    return table.play('attack', { who: 'Odo', target: 'Ogre 1' }).rolls[0]?.purpose
  })
  expect(used).toEqual(['Longsword attack', 'Longsword attack', 'Longbow attack', 'Longbow attack'])
})

test('13.13 a dragon shrugs off what it failed, three times a day', () => {
  const wizard = hero({
    spellcasting: {
      ability: 'int',
      saveDc: 40,
      attackBonus: 4,
      slots: { 3: { max: 9, used: 0 } },
      cantrips: [],
      prepared: ['fear'],
      known: [],
    },
  })
  const table = begun(1, { foes: ['Adult Black Dragon'], heroes: [wizard] })
  const told = [1, 2, 3, 4].map(() => {
    const cast = table.until('Odo').play('cast', { who: 'Odo', spell: 'fear', targets: ['Adult Black Dragon 1'] })
    table.play('end-turn')
    return linesOf(cast).join(' ')
  })
  expect(told.map(line => /Legendary Resistance, (\d)\/3/.exec(line)?.[1])).toEqual(['1', '2', '3', undefined])
})

test('13.13 a goblin slips away and strikes in one turn; a kobold has to choose', () => {
  const canStrike = ['Goblin', 'Kobold'].map(foe => {
    const table = begun(3, { foes: [foe] }).until(`${foe} 1`)
    table.play('disengage', { who: `${foe} 1` })
    return table.world.fight?.turn?.hasActed === false
  })
  expect(canStrike).toEqual([true, false])
})

const breathing = (foe: string, where: string, minutes: number): string =>
  linesOf(begun(1, { foes: [foe] }).play('suffocate', { who: [`${foe} 1`], where, minutes })).join('\n')

test.each([
  ['Amphibious', 'Giant Frog', 'water', 60, 'Giant Frog 1 breathes here (Amphibious).'],
  ['Water Breathing', 'Reef Shark', 'water', 60, 'Reef Shark 1 breathes here (Water Breathing).'],
  ['Water Breathing on land', 'Reef Shark', 'dry land', 60, 'Reef Shark 1 dies (suffocation).'],
  ['Hold Breath', 'Crocodile', 'water', 15, 'Crocodile 1 holds the breath: 15 of 15 minutes.'],
  ['Hold Breath, at its end', 'Crocodile', 'water', 16, 'Crocodile 1 dies (suffocation).'],
  ['Hold Breath of those who hold it on land', 'Octopus', 'dry land', 20, 'holds the breath: 20 of 30 minutes.'],
  ['no trait', 'Ogre', 'water', 3, 'Ogre 1 holds the breath: 3 of 4 minutes.'],
  ['no trait, choking', 'Ogre', 'no air', 5, 'Ogre 1 dies (suffocation).'],
  ['no trait, on land', 'Ogre', 'dry land', 60, 'Ogre 1 breathes here (there is air).'],
])('13.13 breath: %s', (_, foe, where, minutes, told) => expect(breathing(foe, where, minutes)).toContain(told))

test('13.13 a character without breath lies dying, and a troll gets up again', () => {
  const table = begun(1, { foes: ['Troll'] })
  table.play('suffocate', { who: ['Odo', 'Troll 1'], where: 'water', minutes: 30 })
  expect([table.creature('Odo').life, table.creature('Odo').hitPoints, table.creature('Troll 1').life]).toEqual([
    'dying',
    0,
    'dying',
  ])
})

test('13.13 who climbs like a spider needs no check', () => {
  const climb = { skill: 'athletics', dc: 30, needs: 'climbing' }
  const table = begun(1, { foes: ['Giant Spider', 'Ogre'] })
  const [spider, ogre] = ['Giant Spider 1', 'Ogre 1'].map(who =>
    linesOf(table.play('check', { who, ...climb })).join('\n'),
  )
  expect(spider).toBe('Giant Spider 1 climbs without a check (Spider Climb).')
  expect(ogre).toContain('Athletics check')
})
