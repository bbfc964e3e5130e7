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

/** The most of one kind that may be asked for at once. */
const most = 20

/**
 * `Goblin` is one of its kind, numbered; `Goblin x3` are three, whatever count the others have; `Captain Vex: Knight` has
 * a name and the numbers of a knight.
 */
export function bringFoes(deed: Deed, asked: string, usual: number): Result<Foes, RuleRefusal> {
  const { words = asked, times } = /^(?<words>.*\S)\s*[x\u00d7](?<times>\d{1,2})$/u.exec(asked)?.groups ?? {}
  const count = times === undefined ? usual : Math.min(most, Math.max(1, Number(times)))
  const [named, kind] = words.split(':').map(part => part.trim())
  const known = kind === undefined ? knownFoe(deed, words) : undefined
  if (known !== undefined) return accept([known])
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

/** Somebody who is here already. The name of a kind means one more of it, not the one that got away last time. */
function knownFoe({ world }: Deed, words: string): CreatureId | undefined {
  const found = findCreature(world, words)
  if (!found.ok || found.value.side === 'party' || found.value.life === 'dead') return undefined
  const { id, kind } = found.value
  const isKind = kind !== undefined && kind === monsterNamed(words)?.name
  return isKind && id !== creatureIdOf(words) ? undefined : id
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
