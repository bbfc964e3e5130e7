/** A real fight, played by people with a bot: our rules come to the same rulings from the same dice. */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { fixedDice } from '../../src/core/dice/roll.ts'
import { assert } from '../../src/core/result.ts'
import { rollSave } from '../../src/rules/fifth/checks/save.ts'
import { hurt } from '../../src/rules/fifth/combat/hurt.ts'
import { giveTemporary } from '../../src/rules/fifth/combat/heal.ts'
import { rollToHit } from '../../src/rules/fifth/combat/to-hit.ts'
import { isAbility } from '../../src/rules/fifth/model/abilities.ts'
import { creatureIdOf } from '../../src/rules/fifth/model/creature.ts'
import { beginDeed } from '../../src/rules/fifth/model/deed.ts'
import { creatureIn } from '../../src/rules/fifth/model/folds.ts'
import { makeCreature } from '../../src/rules/fifth/model/make.ts'
import { worldOf } from './simulate.ts'

const folder = process.env['GLOAM_BENCH_DATA'] ?? fileURLToPath(new URL('../../../shared/bench', import.meta.url))
const path = `${folder}/fireball-combat.json`

type Dice = { readonly total: number; readonly result: string }
type Ruling = { readonly i: number; readonly roll: Dice; readonly adv: number } & (
  | {
      readonly type: 'attack'
      readonly attackBonus: number
      readonly ac: number
      readonly hit: boolean
      readonly crit: boolean
    }
  | { readonly type: 'save'; readonly ability: string; readonly dc: number; readonly success: boolean }
  | { readonly type: 'damage' | 'temphp' }
)

const rulings = existsSync(path)
  ? (JSON.parse(readFileSync(path, 'utf8')) as { readonly rulings: readonly Ruling[] }).rulings
  : []
const attacks = rulings.flatMap(ruling => (ruling.type === 'attack' ? [ruling] : []))
const saves = rulings.flatMap(ruling => (ruling.type === 'save' ? [ruling] : []))
const wounds = rulings.flatMap(({ type, roll }) => (type === 'damage' && roll.total < 100 ? [roll.total] : [])) // 9999 is a spell that fells

/** The faces the bot printed, dropped ones too: `2d20kh1 (~~10~~, 18) + 5`. */
const facesOf = ({ result }: Dice): readonly number[] =>
  [...(/\((?<faces>[^)]*)\)/.exec(result)?.groups?.['faces'] ?? '').matchAll(/\d+/g)].map(([face]) => Number(face))

const edges = (adv: number): { readonly helps: readonly string[]; readonly hinders: readonly string[] } => ({
  helps: adv > 0 ? ['as it was played'] : [],
  hinders: adv < 0 ? ['as it was played'] : [],
})

const [one, other] = [creatureIdOf('One'), creatureIdOf('Other')]

test.skipIf(rulings.length === 0)(`all 23 rulings of the fight are there (needs ${path})`, () => {
  expect(attacks.length + saves.length).toBe(23)
})

test.each(attacks.map((ruling, at) => [at, ruling] as const))('attack %i hits or misses as it did', (_, ruling) => {
  const creatures = [makeCreature({ name: 'One' }), makeCreature({ name: 'Other', armour: ruling.ac })]
  const deed = beginDeed(worldOf(creatures), fixedDice(...facesOf(ruling.roll)))
  const ask = { who: one, target: other, with: 'Blade', bonus: ruling.attackBonus, reach: 'melee' } as const
  const { hit, critical } = rollToHit(deed, { ...ask, ...edges(ruling.adv) })
  expect([hit, critical, deed.rolls[0]?.total]).toEqual([ruling.hit, ruling.crit, ruling.roll.total])
})

test.each(saves.map((ruling, at) => [at, ruling] as const))('save %i is made or failed as it was', (_, ruling) => {
  const ability = ruling.ability.slice(0, 3)
  assert(isAbility(ability), `${ability} is an ability`)
  const bonus = ruling.roll.total - (facesOf(ruling.roll)[0] ?? 0)
  const deed = beginDeed(
    worldOf([makeCreature({ name: 'One', saves: { [ability]: bonus } })]),
    fixedDice(...facesOf(ruling.roll)),
  )
  const ask = { who: one, ability, dc: ruling.dc, against: 'Horrific Appearance' }
  const { success, total } = rollSave(deed, { ...ask, ...edges(ruling.adv) })
  expect([success, total]).toEqual([ruling.success, ruling.roll.total])
})

test.skipIf(rulings.length === 0)('damage and temporary hit points add up as the bot had them', () => {
  const deed = beginDeed(worldOf([makeCreature({ name: 'One', maxHitPoints: 200 })]), fixedDice())
  giveTemporary(deed, one, 4)
  const left = wounds.map(amount => {
    hurt(deed, { target: one, wounds: [{ amount, type: 'slashing' }], from: 'the fight' })
    const { hitPoints, temporaryHitPoints } = creatureIn(deed.world, one)
    return hitPoints + temporaryHitPoints
  })
  expect(left).toEqual(wounds.map((_, at) => 204 - wounds.slice(0, at + 1).reduce((sum, amount) => sum + amount, 0)))
})
