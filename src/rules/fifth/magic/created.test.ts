/** Characters as they are made, with the things they start with: what they have prepared, they can cast. */
import { expect, test } from 'vitest'
import { seedRng } from '../../../core/random.ts'
import { classNames, createCharacter } from '../creation/create.ts'
import type { Creature } from '../model/creature.ts'
import { beginDeed } from '../model/deed.ts'
import { parseSheet, toCreature } from '../sheet/index.ts'
import { castSpell } from './cast.ts'
import { grub, worldOf } from './scenario.ts'

function heroOf(className: string, level: number): Creature {
  const wish = {
    name: 'Hero',
    campaign: 'Test',
    race: 'Human',
    className,
    level,
    method: 'array',
    background: 'Acolyte',
    player: 'ai',
  } as const
  const made = createCharacter(wish, seedRng(`${className} ${level}`))
  if (!made.ok) throw new Error(made.refusal.code)
  return toCreature(parseSheet(made.value.sheet, 'party/hero.md').character)
}

test.each(classNames)('a %s can cast all that is prepared, but for what costs money', className => {
  for (const level of [1, 5, 11, 20]) {
    const hero = heroOf(className, level)
    const { cantrips = [], prepared = [] } = hero.spellcasting ?? {}
    const refusals = [...cantrips, ...prepared].flatMap(spell => {
      const cast = castSpell(beginDeed(worldOf(hero, grub), seedRng(1)), { who: hero.id, spell, targets: [grub.id] })
      return cast.ok ? [] : [cast.refusal.code]
    })
    expect(refusals.filter(code => code !== 'no-material')).toEqual([])
  }
})
