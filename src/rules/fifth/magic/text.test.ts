/** Each spell's effect against the spell's own words: whatever the code says in numbers, the book must say too. */
import { expect, test } from 'vitest'
import type { Spell } from '../data/spells.ts'
import { spellNamed, spells } from '../data/spells.ts'
import type { Creature } from '../model/creature.ts'
import type { Effect, EffectPart } from '../model/effect.ts'
import { makeCreature } from '../model/make.ts'
import { recipes } from './book.ts'
import { powerOf } from './power.ts'
import type { Recipe } from './recipe.ts'
import { countOf } from './recipe.ts'

const caster = (level: number): Creature =>
  makeCreature({
    name: 'Caster',
    level,
    abilities: { str: 10, dex: 10, con: 10, int: 16, wis: 10, cha: 10 },
    spellcasting: { ability: 'int', saveDc: 14, attackBonus: 6, slots: {}, cantrips: [], prepared: [], known: [] },
  })
const spellOf = ({ spell }: Recipe): Spell => {
  const found = spellNamed(spell)
  if (found === undefined) throw new Error(`no spell ${spell}`)
  return found
}
const target = makeCreature({ name: 'Target' }).id
const effectAt = (recipe: Recipe, slot = spellOf(recipe).level, choice?: string, level = 1): Effect =>
  recipe.effect(powerOf(spellOf(recipe), caster(level), { slot, choice, targets: [target] }))

/** All parts, also those that come later, from all choices. */
function partsOf(effect: Effect): readonly EffectPart[] {
  const own = [...effect.parts, ...(effect.otherwise ?? [])]
  return own.flatMap(part =>
    part.kind === 'buff' && part.onTurn !== undefined ? [part, ...partsOf(part.onTurn.effect)] : [part],
  )
}
const gatesOf = (effect: Effect): readonly (Effect['gate'] | undefined)[] => [
  effect.gate,
  ...effect.parts.flatMap(part => (part.kind === 'buff' && part.onTurn ? gatesOf(part.onTurn.effect) : [])),
]
const allEffects = (recipe: Recipe, slot?: number): readonly Effect[] => [
  ...(recipe.choices ?? [undefined]).map(choice => effectAt(recipe, slot, choice)),
  ...(recipe.again === undefined
    ? []
    : [
        recipe.again.effect(
          powerOf(spellOf(recipe), caster(1), { slot: slot ?? spellOf(recipe).level, targets: [target] }),
        ),
      ]),
]
const everyPart = (recipe: Recipe): readonly EffectPart[] => allEffects(recipe).flatMap(partsOf)

/** Dice an effect throws, from damage, healing and bonuses. */
function diceOf(part: EffectPart): readonly string[] {
  if (part.kind === 'damage') return part.damage.map(({ dice }) => dice)
  if (part.kind === 'heal' || part.kind === 'temporary-hit-points') return [part.dice]
  if (part.kind !== 'buff') return []
  return part.modifiers.flatMap(modifier => ('dice' in modifier ? [modifier.dice] : []))
}
const poolsIn = (text: string): readonly string[] => text.match(/\d+d\d+/g) ?? []
const isSaid = (dice: string, text: string): boolean =>
  text.includes(dice) || (dice.startsWith('1d') && new RegExp(`\\b${dice.slice(1)}\\b`).test(text))

const coded = recipes.map(recipe => [recipe.spell, recipe] as const)

test('every recipe is for a spell of the book, each once, and at least 120 of them do more than tell', () => {
  const names = recipes.map(({ spell }) => spell)
  expect(names.filter(name => !spells.some(spell => spell.name === name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
  const mechanical = recipes.filter(recipe =>
    everyPart(recipe).some(part => part.kind !== 'text' && (part.kind !== 'buff' || part.modifiers.length > 0)),
  )
  expect(mechanical.length).toBeGreaterThanOrEqual(120)
})

test.each(coded)('%s: its dice are in its text', (_, recipe) => {
  const { text } = spellOf(recipe)
  const dice = everyPart(recipe).flatMap(diceOf).flatMap(poolsIn)
  expect(dice.filter(one => !isSaid(one, text))).toEqual([])
})

const words = {
  str: 'strength',
  dex: 'dexterity',
  con: 'constitution',
  int: 'intelligence',
  wis: 'wisdom',
  cha: 'charisma',
}

/** Where the data's translation has garbled the sentence that names the save or the attack. */
const garbledSave = new Set(['Plane Shift'])
const garbledAttack = new Set(['Scorching Ray'])

test.each(coded)('%s: its saves are in its text', (name, recipe) => {
  const text = spellOf(recipe).text.toLowerCase()
  const saves = allEffects(recipe)
    .flatMap(gatesOf)
    .flatMap(gate => (gate?.kind === 'save' ? [words[gate.ability]] : []))
  const unsaid = saves.filter(ability => !new RegExp(`${ability}[a-z ]* sav|sav[a-z ]* ${ability}`).test(text))
  expect(garbledSave.has(name) ? [] : unsaid).toEqual([])
})

test.each(coded)('%s: half damage on a save exactly where the text gives half', (_, recipe) => {
  const halves = allEffects(recipe)
    .flatMap(gatesOf)
    .filter(gate => gate?.kind === 'save' && gate.half === true)
  const says = /half (?:as much|the|of|that)|halves|half damage|damage (?:is|are) halved|half the/i.test(
    spellOf(recipe).text,
  )
  expect(halves.length > 0 && !says).toBe(false)
})

test.each(coded)('%s: its attack roll is in its text', (name, recipe) => {
  const attacks = allEffects(recipe)
    .flatMap(gatesOf)
    .flatMap(gate => (gate?.kind === 'attack' ? [gate.reach] : []))
  const { text } = spellOf(recipe)
  const unsaid = attacks.filter(reach => !new RegExp(`${reach} spell attack`, 'i').test(text))
  expect(garbledAttack.has(name) ? [] : unsaid).toEqual([])
})

/** Whoever spends the action retching can do nothing else with it. */
const otherWords: Readonly<Record<string, readonly string[]>> = { 'Stinking Cloud': ['incapacitated'] }

test.each(coded)('%s: the conditions it lays on somebody are in its text', (name, recipe) => {
  const text = spellOf(recipe).text.toLowerCase()
  const laid = everyPart(recipe).flatMap(part => (part.kind === 'condition' ? [part.condition] : []))
  expect([...new Set(laid)].filter(one => !text.includes(one))).toEqual(otherWords[name] ?? [])
})

/** A mark deals the weapon's own damage; the model wants one type, and most hunters shoot. */
const borrowedType = new Set(["Hunter's Mark"])

test.each(coded)('%s: its damage types and conditions are in its text', (name, recipe) => {
  const text = spellOf(recipe).text.toLowerCase()
  const types = everyPart(recipe).flatMap(part => (part.kind === 'damage' ? part.damage.map(({ type }) => type) : []))
  const extras = everyPart(recipe).flatMap(part =>
    part.kind === 'buff' ? part.modifiers.flatMap(one => (one.kind === 'extra-damage' ? [one.type] : [])) : [],
  )
  const unsaid = [...types, ...extras].filter(type => !text.includes(type))
  expect(borrowedType.has(name) ? [] : unsaid).toEqual([])
})

test.each(coded)('%s: it is held by concentration exactly where the book says so', (_, recipe) => {
  for (const choice of recipe.choices ?? [undefined])
    expect(effectAt(recipe, undefined, choice).needsConcentration ?? false).toBe(spellOf(recipe).isConcentration)
})

/** "increases by 1d6 for each slot level above 3rd", with dice of the same sides in the effect. */
const growth = /(?:increases? by|additional|by an additional) (\d+)d(\d+) for (each|every two) slot levels? above/i
const growing = coded.filter(
  ([name, recipe]) =>
    growth.test(spellOf(recipe).higher ?? '') && !['Sleep', 'Color Spray', 'Arcane Hand'].includes(name),
)

test('the words of growth are found for most spells that grow', () => {
  expect(growing.length).toBeGreaterThanOrEqual(25)
})

const countIn = (effects: readonly Effect[], sides: string): number =>
  Math.max(
    0,
    ...effects
      .flatMap(partsOf)
      .flatMap(diceOf)
      .flatMap(poolsIn)
      .map(one => one.split('d'))
      .filter(([, of]) => of === sides)
      .map(([count]) => Number(count)),
  )

test.each(growing)('%s: a higher slot gives the dice its text promises', (_, recipe) => {
  const spell = spellOf(recipe)
  const [, more, sides, each] = growth.exec(spell.higher ?? '') ?? []
  const base = countIn(allEffects(recipe), sides ?? '')
  for (let slot = spell.level + 1; slot <= 9; slot += 1) {
    const steps = Math.floor((slot - spell.level) / (each === 'each' ? 1 : 2))
    expect(countIn(allEffects(recipe, slot), sides ?? '')).toBe(base + Number(more) * steps)
  }
})

test.each(coded.filter(([, { aim }]) => aim.at === 'creatures' && aim.perSlot !== undefined))(
  '%s: one more target for each slot level, as its text says',
  (_, recipe) => {
    const { higher = '' } = spellOf(recipe)
    // The data leave this line out of two spells of the book that have it.
    const isLeftOut = recipe.spell === 'Heroism' || recipe.spell === 'Animal Friendship'
    expect(isLeftOut || /one additional|another|additional creature/i.test(higher)).toBe(true)
    expect(countOf(recipe.aim, { steps: 2, tier: 1 }) - countOf(recipe.aim, { steps: 0, tier: 1 })).toBe(2)
  },
)

test.each([
  ['Fire Bolt', '1d10', '2d10', '3d10', '4d10'],
  ['Sacred Flame', '1d8', '2d8', '3d8', '4d8'],
  ['Vicious Mockery', '1d4', '2d4', '3d4', '4d4'],
])('%s grows at levels 5, 11 and 17', (name, ...dice) => {
  const recipe = recipes.find(({ spell }) => spell === name)
  const at = (level: number): string =>
    recipe ? (diceOf(effectAt(recipe, 0, undefined, level).parts[0] ?? { kind: 'drain' })[0] ?? '') : ''
  expect([1, 5, 11, 17].map(at)).toEqual(dice)
  expect([4, 10, 16, 20].map(at)).toEqual(dice)
})

test('effects are plain values: what is held is what is saved', () => {
  for (const [, recipe] of coded)
    for (const effect of allEffects(recipe)) expect(JSON.parse(JSON.stringify(effect))).toEqual(effect)
})

test('two that grow in their own way: the hand by two dice a level, the spray by two dice of its pool', () => {
  const hand = recipes.find(({ spell }) => spell === 'Arcane Hand')
  expect(hand && [5, 6, 9].map(slot => countIn(allEffects(hand, slot), '8'))).toEqual([4, 6, 12])
  expect(spellNamed('Arcane Hand')?.higher).toContain('increases by 2d8')
  expect(spellNamed('Color Spray')?.higher).toContain('an additional 2d10 for each slot level above 1st')
})
