/** Dice by slot and level against numbers nobody here wrote; the file is read in place and is no part of the project. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { spellNamed } from '../data/spells.ts'
import { makeCreature } from '../model/make.ts'
import { recipeFor } from './book.ts'
import { powerOf } from './power.ts'

const folder = process.env['GLOAM_BENCH_DATA'] ?? join(import.meta.dirname, '../../../../../shared/bench')
const path = join(folder, 'srd-rules-cases.json')
type Scaling = { readonly spell: string; readonly by: string; readonly level: number; readonly dice: string }
type Meta = { readonly i: string; readonly conc: boolean; readonly save: string | null; readonly attack: string | null }
const file = existsSync(path)
  ? (JSON.parse(readFileSync(path, 'utf8')) as {
      readonly spellScaling: readonly Scaling[]
      readonly spellMeta: readonly Meta[]
    })
  : { spellScaling: [], spellMeta: [] }

const plain = (dice: string): string => dice.replaceAll(/\s|\+\s*MOD/g, '')

test.skipIf(file.spellScaling.length === 0)(
  'every printed die at every slot and level (srd-rules-cases.json, if it is there)',
  () => {
    const wrong = file.spellScaling.filter(({ spell: name, by, level, dice }) => {
      const spell = spellNamed(name)
      const isCantrip = by === 'char'
      const caster = makeCreature({ name: 'Caster', level: isCantrip ? level : 9 })
      return spell === undefined || powerOf(spell, caster, { slot: isCantrip ? 0 : level }).dice !== plain(dice)
    })
    expect(wrong).toEqual([])
  },
)

test.skipIf(file.spellMeta.length === 0)(
  'every coded effect has the save, the attack and the concentration that is printed',
  () => {
    const caster = makeCreature({ name: 'Caster', level: 9 })
    const wrong = file.spellMeta.filter(({ i, conc, save, attack }) => {
      const spell = spellNamed(i)
      const recipe = spell && recipeFor(spell)
      if (spell === undefined || recipe === undefined || recipe.kind !== 'harm') return spell === undefined
      const { gate, needsConcentration = false } = recipe.effect(
        powerOf(spell, caster, { slot: spell.level, targets: [caster.id] }),
      )
      // what the file leaves empty is in the spell's text, which another test holds
      const isSame =
        gate === undefined ||
        (gate.kind === 'save' ? save === null || gate.ability === save : attack === null || gate.reach === attack)
      return !isSame || needsConcentration !== conc
    })
    expect(wrong.map(({ i }) => i)).toEqual([])
  },
)
