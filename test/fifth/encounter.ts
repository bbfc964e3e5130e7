/** Random parties and random monsters of the book, within a budget. */
import type { Stream } from '../../src/core/random.ts'
import { creatureOfMonster } from '../../src/rules/fifth/combat/monster.ts'
import { monsters } from '../../src/rules/fifth/data/monsters.ts'
import type { Creature } from '../../src/rules/fifth/model/creature.ts'
import { heroKinds, makeHero, pick } from './heroes.ts'

export function randomParty(stream: Stream, level: number, size: number): readonly Creature[] {
  return Array.from({ length: size }, (_, at) =>
    makeHero(heroKinds[(pick(stream, 4) + at) % 4] ?? 'fighter', level, `Hero ${at + 1}`),
  )
}

export const standardParty = (level: number): readonly Creature[] =>
  heroKinds.map(kind => makeHero(kind, level, `The ${kind}`))

/** So many of one random kind, no stronger than the party's level and a bit. */
export function randomFoes(stream: Stream, level: number): readonly Creature[] {
  const fitting = monsters.filter(({ challenge }) => challenge <= level + 3 && challenge >= Math.floor(level / 6))
  const monster = fitting[pick(stream, fitting.length)] ?? monsters[0]
  if (monster === undefined) return []
  const count = 1 + pick(stream, monster.challenge * 4 > level * 3 ? 2 : 6)
  return Array.from({ length: count }, (_, at) => creatureOfMonster(monster, `${monster.name} ${at + 1}`))
}
