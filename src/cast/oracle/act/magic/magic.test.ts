/** Magic out of a fight: by rule and by fiction. */
import { describe, expect, test } from 'vitest'
import rows from '../../../../../content/oracle/magic.json' with { type: 'json' }
import { spellNamed } from '../../../../rules/fifth/data/spells.ts'
import type { Creature } from '../../../../rules/fifth/model/creature.ts'
import { deed, sceneAt, textsIn, thing, type Scene } from '../testing/scene.ts'

const borrowed = textsIn('content/campaigns/borrowed-water')
const at = (place: string, human: string) => sceneAt(borrowed, human, place)
const greatWell = thing('feature', 'The Great Well')
const cobb = thing('person', 'Sergeant Cobb Varley', { id: 'cobb-varley' })
const used = ({ desk }: Scene, id: string): number =>
  (desk().game.creatures as Readonly<Record<string, Creature>>)[id]?.spellcasting?.slots[1]?.used ?? 0

test('every spell of the table is one of the rules', () => {
  const names = Object.values(rows).flatMap(({ spells }) => spells)
  expect(names.filter(name => spellNamed(name) === undefined)).toEqual([])
})

describe('what cannot be cast', () => {
  test('a rogue knows why not, and what would do instead', async () => {
    const scene = await at('well-square', 'dabney-thrupp')
    const { text } = await scene.do(deed('cast', 'I cast fireball at the well', { where: greatWell }))
    expect(text).toMatch(/fireball/i)
    expect(text).toMatch(/oil/)
    expect(scene.desk().offered).toEqual(['Burn the Great Well with the oil'])
  })

  test('a flame that wants a heart leaves a stone cup alone', async () => {
    const scene = await at('chapel-of-the-cup', 'korda-venn')
    const cup = thing('feature', 'The Stone Cup')
    const { text, parts } = await scene.do(
      deed('cast', 'I cast sacred flame at the stone cup', { what: thing('spell', 'Sacred Flame'), where: cup }),
    )
    expect(text).toMatch(/alive|heart/)
    expect(parts.some(({ kind }) => kind === 'said')).toBe(true)
  })
})

describe('what can', () => {
  test('a book is read from as a ritual: ten minutes and no slot', async () => {
    const scene = await at('well-square', 'ilvane-sorrel')
    const { text } = await scene.do(
      deed('cast', 'I cast detect magic on the well', { what: thing('spell', 'Detect Magic'), where: greatWell }),
    )
    expect(text).toMatch(/book/)
    expect(used(scene, 'ilvane-sorrel')).toBe(0)
  })

  test('sleep on somebody of the story costs its slot and is felt', async () => {
    const scene = await at('well-square', 'ilvane-sorrel')
    const { text } = await scene.do(
      deed('cast', 'I cast sleep on the sergeant', { what: thing('spell', 'Sleep'), whom: cobb }, { manner: ['kind'] }),
    )
    expect(text).toMatch(/asleep|eyes of Cobb close/)
    expect(used(scene, 'ilvane-sorrel')).toBe(1)
  })

  test('a hand of nobody does what was said', async () => {
    const scene = await at('well-square', 'ilvane-sorrel')
    const mule = thing('feature', 'The Mule')
    const { text } = await scene.do(
      deed('cast', 'I cast mage hand and make it tickle the mule', { with: thing('spell', 'Mage Hand'), what: mule }),
    )
    expect(text).toMatch(/tickle the mule/)
    expect(text).toMatch(/leans on anyone/)
  })

  test('what was prepared can be changed', async () => {
    const scene = await at('well-square', 'ilvane-sorrel')
    const roles = { what: thing('spell', 'Detect Magic'), with: thing('spell', 'Shield') }
    await scene.do(deed('prepare', 'I prepare detect magic instead of shield', roles))
    const own = (scene.desk().game.creatures as Readonly<Record<string, Creature>>)['ilvane-sorrel']?.spellcasting
    expect(own?.prepared).toContain('detect-magic')
    expect(own?.prepared).not.toContain('shield')
  })
})
