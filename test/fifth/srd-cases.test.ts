/**
 * Our tables and rules against a copy of the SRD nobody on the project made. The file is read where it lies, beside the
 * repository or in `GLOAM_BENCH_DATA`; without it the tests are skipped by name. Rows flagged `agrees: false` are the
 * book's own errata.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { passiveScore } from '../../src/rules/fifth/checks/bonus.ts'
import { classNamed, levelOf } from '../../src/rules/fifth/data/classes.ts'
import { conditionNamed } from '../../src/rules/fifth/data/glossary.ts'
import { type Monster, monsterNamed } from '../../src/rules/fifth/data/monsters.ts'
import { type Spell, spellNamed } from '../../src/rules/fifth/data/spells.ts'
import { plainBudget, type PlainDifficulty } from '../../src/rules/fifth/encounter/budget.ts'
import { experienceAt, toChallenge } from '../../src/rules/fifth/encounter/experience.ts'
import { modifierOf, proficiencyAtLevel, proficiencyAtRating } from '../../src/rules/fifth/model/abilities.ts'
import { makeCreature } from '../../src/rules/fifth/model/make.ts'
import { spellAttackBonus, spellSaveDc } from '../../src/rules/fifth/sheet/spell-numbers.ts'

type Flagged = { readonly m: string; readonly agrees: boolean }
type SpellMeta = {
  readonly i: string
  readonly level: number
  readonly conc: boolean
  readonly ritual: boolean
  readonly cast: string
  readonly dur: string
  readonly range: string
  readonly save: string | null
  readonly onSave: string | null
  readonly attack: string | null
  readonly aoe: { readonly type: string; readonly size: number } | null
}
type Cases = {
  readonly passivePerception: readonly (Flagged & { wis: number; perception: number | null; passive: number })[]
  readonly profByCR: readonly (Flagged & { cr: number; pb: number })[]
  readonly attackBonus: readonly (Flagged & { a: string; str: number; dex: number; pb: number; bonus: number })[]
  readonly spellSaveDC: readonly (Flagged & { score: number; pb: number; dc: number; toHit: number | null })[]
  readonly xpByCR: Readonly<Record<string, number>>
  readonly spellScaling: readonly { spell: string; by: string; level: number; dice: string }[]
  readonly classLevels: readonly {
    class: string
    level: number
    pb: number
    slots?: readonly number[]
    cantrips?: number
  }[]
  readonly conditions: readonly { i: string; n: number }[]
  readonly spellMeta: readonly SpellMeta[]
  readonly encounter2024: {
    readonly xpBudgetPerCharacter: Readonly<Record<string, readonly [number, number, number]>>
    readonly xpByCR: Readonly<Record<string, string>>
    readonly examples: readonly { level: number; n: number; difficulty: PlainDifficulty; budget: number }[]
  }
}

const folder = process.env['GLOAM_BENCH_DATA'] ?? join(import.meta.dirname, '../../../shared/bench')
const file = join(folder, 'srd-rules-cases.json')
const isThere = existsSync(file)
const cases = (isThere ? JSON.parse(readFileSync(file, 'utf8')) : {}) as Partial<Cases>
/** A split may lack a table; then there is nothing to compare. */
const all = <Row>(rows: readonly Row[] | undefined): readonly Row[] => rows ?? []
const agreed = <Row extends { readonly agrees: boolean }>(rows: readonly Row[] | undefined): readonly Row[] =>
  all(rows).filter(({ agrees }) => agrees)

/** A lycanthrope's forms are one monster with us: `werebear-hybrid`. */
const monsterOf = (slug: string): Monster | undefined =>
  monsterNamed(slug) ?? monsterNamed(slug.replace(/-[a-z]+$/, ''))

/**
 * Spells whose area that copy measures otherwise than the SRD's words: by height, by floor space, by how far something
 * may be sensed or carried; and one where it calls the same save by another word than for its two sister spells.
 */
const measuredOtherwise = new Set([
  'arcane-eye',
  'fire-storm',
  'flame-strike',
  'forbiddance',
  'guards-and-wards',
  'magnificent-mansion',
  'move-earth',
  'sunburst',
  'symbol',
  'telekinesis',
  'teleportation-circle',
])
const savedOtherwise = new Set(['dominate-person'])

const title = isThere ? 'srd-rules-cases.json' : `skipped, for there is no ${file}`

describe.skipIf(!isThere)(title, () => {
  test('passive Perception is ten and the skill', () => {
    for (const { m, wis, perception, passive } of agreed(cases.passivePerception)) {
      const abilities = { str: 10, dex: 10, con: 10, int: 10, wis, cha: 10 }
      const creature = makeCreature({ name: m, abilities, skills: perception === null ? {} : { perception } })
      expect([m, passiveScore(creature, 'perception')]).toEqual([m, passive])
    }
  })

  test('proficiency follows the challenge rating, and our monsters have both', () => {
    for (const { m, cr, pb } of agreed(cases.profByCR)) {
      const monster = monsterOf(m)
      expect([m, proficiencyAtRating(cr), monster?.challenge, monster?.proficiency]).toEqual([m, pb, cr, pb])
    }
  })

  test('an attack is ability and proficiency, and our monsters strike with it', () => {
    for (const { m, a, str, dex, pb, bonus } of agreed(cases.attackBonus)) {
      expect([m, a, [str, dex].map(score => modifierOf(score) + pb).includes(bonus)]).toEqual([m, a, true])
      const attacks = (monsterOf(m)?.actions ?? []).flatMap(({ attack }) => attack?.bonus ?? [])
      expect([m, a, attacks.includes(bonus)]).toEqual([m, a, true])
    }
  })

  test('a spell is resisted by eight, proficiency and ability', () => {
    for (const { m, score, pb, dc, toHit } of agreed(cases.spellSaveDC)) {
      const strikes = toHit ? spellAttackBonus(score, pb) : toHit // who only resists has no number to hit with
      expect([m, spellSaveDc(score, pb), strikes]).toEqual([m, dc, toHit])
    }
  })

  test('experience by challenge rating', () => {
    for (const [cr, experience] of Object.entries(cases.xpByCR ?? {})) {
      expect([cr, experienceAt(Number(cr))]).toEqual([cr, experience])
    }
    for (const [cr, printed] of Object.entries(cases.encounter2024?.xpByCR ?? {})) {
      const challenge = toChallenge(cr)
      expect([cr, printed.split(' or ').includes(String(experienceAt(challenge ?? -1)))]).toEqual([cr, true])
    }
  })

  test('class levels: proficiency, slots, cantrips', () => {
    for (const { class: name, level, pb, slots, cantrips } of all(cases.classLevels)) {
      const calling = classNamed(name)
      const at = calling && levelOf(calling, level)
      expect([name, level, at?.proficiency, proficiencyAtLevel(level)]).toEqual([name, level, pb, pb])
      expect([name, level, at?.slots?.some(Boolean) ? at.slots : undefined]).toEqual([
        name,
        level,
        slots?.some(Boolean) ? slots : undefined,
      ])
      expect([name, level, at?.cantrips || undefined]).toEqual([name, level, cantrips || undefined])
    }
  })

  test('conditions have as many effects as the book lists', () => {
    for (const { i, n } of all(cases.conditions)) expect([i, conditionNamed(i)?.effects.length]).toEqual([i, n])
  })

  test('spells: level, concentration, ritual, casting time, duration, range', () => {
    for (const { i, level, conc, ritual, cast, dur, range } of all(cases.spellMeta)) {
      const spell: Partial<Spell> = spellNamed(i) ?? {}
      const ours = [spell.level, spell.isConcentration, spell.isRitual, spell.castingTime, spell.duration, spell.range]
      expect([i, ...ours]).toEqual([i, level, conc, ritual, cast, dur, range])
    }
  })

  // Where the copy says nothing (`null`) it makes no claim: it leaves out the save of Web, for one.
  test('spells: what they strike with, what resists them, what they cover', () => {
    for (const { i, save, onSave, attack, aoe } of all(cases.spellMeta)) {
      const spell = spellNamed(i)
      const ours = [
        attack === null ? null : spell?.attack,
        save === null ? null : spell?.save?.ability,
        onSave === null || savedOtherwise.has(i) ? null : spell?.save?.onSuccess,
        aoe === null || measuredOtherwise.has(i) ? null : { type: spell?.area?.shape, size: spell?.area?.size },
      ]
      const theirs = [attack, save, savedOtherwise.has(i) ? null : onSave, measuredOtherwise.has(i) ? null : aoe]
      expect([i, ...ours]).toEqual([i, ...theirs])
    }
  })

  test('spells: dice by slot and by level', () => {
    for (const { spell, by, level, dice } of all(cases.spellScaling)) {
      const ours = spellNamed(spell)?.dice
      const kind = by === 'slot-heal' ? 'heal' : 'damage'
      expect([spell, level, ours?.kind, ours?.at[level]]).toEqual([spell, level, kind, dice])
    }
  })

  test('budgets of the newer book', () => {
    for (const [level, printed] of Object.entries(cases.encounter2024?.xpBudgetPerCharacter ?? {})) {
      const ours = (['low', 'moderate', 'high'] as const).map(difficulty => plainBudget([Number(level)], difficulty))
      expect([level, ours]).toEqual([level, printed])
    }
    for (const { level, n, difficulty, budget } of cases.encounter2024?.examples ?? []) {
      expect(
        plainBudget(
          Array.from({ length: n }, () => level),
          difficulty,
        ),
      ).toBe(budget)
    }
  })
})
