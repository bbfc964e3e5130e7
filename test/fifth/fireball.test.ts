/** A real fight, played by people with a bot: our rules come to the same rulings from the same dice. */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { fixedDice } from '../../src/core/dice/roll.ts'
import { rollSave } from '../../src/rules/fifth/checks/save.ts'
import { hurt } from '../../src/rules/fifth/combat/hurt.ts'
import { giveTemporary } from '../../src/rules/fifth/combat/heal.ts'
import { rollToHit } from '../../src/rules/fifth/combat/to-hit.ts'
import { isAbility } from '../../src/rules/fifth/model/abilities.ts'
import { creatureIdOf } from '../../src/rules/fifth/model/creature.ts'
import { beginDeed } from '../../src/rules/fifth/model/deed.ts'
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
const rolled = rulings.filter(({ type }) => type === 'attack' || type === 'save')

/** The faces the bot printed, dropped ones too: `2d20kh1 (~~10~~, 18) + 5`. */
const facesOf = ({ result }: Dice): readonly number[] =>
  [...(/\((?<faces>[^)]*)\)/.exec(result)?.groups?.['faces'] ?? '').matchAll(/\d+/g)].map(([face]) => Number(face))

const edges = (adv: number): { readonly helps: readonly string[]; readonly hinders: readonly string[] } => ({
  helps: adv > 0 ? ['as it was played'] : [],
  hinders: adv < 0 ? ['as it was played'] : [],
})

test.skipIf(rulings.length === 0)(`all of its rulings are there (needs ${path})`, () => {
  expect(rolled).toHaveLength(23)
})

test.each(rolled.map((ruling, at) => [at, ruling.type, ruling] as const))(
  'ruling %i, a roll to %s, comes out the same',
  (_, type, ruling) => {
    const [one, other] = [creatureIdOf('One'), creatureIdOf('Other')]
    const chance = fixedDice(...facesOf(ruling.roll))
    if (ruling.type === 'attack') {
      const deed = beginDeed(
        worldOf([makeCreature({ name: 'One' }), makeCreature({ name: 'Other', armour: ruling.ac })]),
        chance,
      )
      const ask = {
        who: one,
        target: other,
        with: 'Blade',
        bonus: ruling.attackBonus,
        reach: 'melee',
        ...edges(ruling.adv),
      } as const
      expect(rollToHit(deed, ask)).toMatchObject({ hit: ruling.hit, critical: ruling.crit })
      expect(deed.rolls[0]?.total).toBe(ruling.roll.total)
    }
    if (ruling.type === 'save') {
      const ability = ruling.ability.slice(0, 3)
      if (!isAbility(ability)) throw new Error(`no ability called ${ability}`)
      const bonus = ruling.roll.total - (facesOf(ruling.roll)[0] ?? 0)
      const deed = beginDeed(worldOf([makeCreature({ name: 'One', saves: { [ability]: bonus } })]), chance)
      const saved = rollSave(deed, {
        who: one,
        ability,
        dc: ruling.dc,
        against: 'Horrific Appearance',
        ...edges(ruling.adv),
      })
      expect(saved).toMatchObject({ success: ruling.success, total: ruling.roll.total })
    }
    expect(['attack', 'save']).toContain(type)
  },
)

test.skipIf(rulings.length === 0)('damage and temporary hit points add up as the bot had them', () => {
  const [who] = [creatureIdOf('One')]
  const deed = beginDeed(worldOf([makeCreature({ name: 'One', maxHitPoints: 200 })]), fixedDice())
  giveTemporary(deed, who, 4)
  let left = 204
  for (const { type, roll } of rulings)
    if (type === 'damage' && roll.total < 100) {
      hurt(deed, { target: who, wounds: [{ amount: roll.total, type: 'slashing' }], from: 'the fight' })
      left -= roll.total
      expect((deed.world.creatures[who]?.hitPoints ?? 0) + (deed.world.creatures[who]?.temporaryHitPoints ?? 0)).toBe(
        left,
      )
    }
})
