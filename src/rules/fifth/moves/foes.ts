/** Foes onto the table: from the book by their kind, or somebody the world knows already. */
import type { Result } from '../../../core/result.ts'
import { accept, refuse } from '../../../core/result.ts'
import type { RuleRefusal } from '../../ruleset.ts'
import { creatureOfMonster } from '../combat/monster.ts'
import { monsterNamed, monsters } from '../data/monsters.ts'
import type { CreatureId } from '../model/creature.ts'
import { creatureIdOf } from '../model/creature.ts'
import type { Deed } from '../model/deed.ts'
import { happen } from '../model/deed.ts'
import { nearestNames } from '../names/nearest.ts'
import { findCreature } from './find.ts'

export type Foes = readonly CreatureId[]

/** `Goblin` is one of its kind, numbered; `Captain Vex: Knight` has a name and the numbers of a knight. */
export function bringFoes(deed: Deed, words: string, count: number): Result<Foes, RuleRefusal> {
  const [named, kind] = words.split(':').map(part => part.trim())
  const known = findCreature(deed.world, named ?? words)
  if (known.ok && kind === undefined && known.value.side !== 'party' && known.value.life !== 'dead')
    return accept([known.value.id])
  const monster = monsterNamed(kind ?? words)
  if (monster === undefined) return refuse(unknown(kind ?? words))
  const foes: CreatureId[] = []
  for (let at = 0; at < (kind === undefined ? count : 1); at += 1) {
    const creature = creatureOfMonster(monster, kind === undefined ? freeName(deed, monster.name) : named)
    happen(deed, { type: 'creature-added', creature })
    foes.push(creature.id)
  }
  return accept(foes)
}

const unknown = (words: string): RuleRefusal => ({
  code: 'monster-unknown',
  why: `The SRD has no monster called "${words}", and nobody here bears that name.`,
  allowed: [
    ...nearestNames(
      words,
      monsters.map(({ name }) => name),
    ),
    'a name of your own and a kind: "Captain Vex: Knight"',
  ],
})

/** The first number nobody bears, the dead included: they stay dead. */
function freeName({ world }: Deed, name: string): string {
  for (let at = 1; ; at += 1) if (world.creatures[creatureIdOf(`${name} ${at}`)] === undefined) return `${name} ${at}`
}
