/** Who and what is meant by a name. */
import { slugOf } from '../../../core/id.ts'
import { own } from '../../../core/own.ts'
import type { Result } from '../../../core/result.ts'
import { accept, refuse } from '../../../core/result.ts'
import type { RuleRefusal } from '../../ruleset.ts'
import type { Creature } from '../model/creature.ts'
import type { FifthWorld } from '../model/world.ts'

/** The whole name, or any part of it that only one of them has: `Tilda` is Tilda Brannock. In a fight its own come first. */
export function findCreature(world: FifthWorld, name: string): Result<Creature, RuleRefusal> {
  const wanted = slugOf(name)
  const exact = own(world.creatures, wanted)
  if (exact !== undefined) return accept(exact)
  const there = Object.values(world.creatures)
  const inFight = there.filter(({ id }) => world.fight?.order.some(({ who }) => who === id) === true)
  const found = only(inFight, wanted) ?? only(there, wanted)
  if (found !== undefined) return accept(found)
  const names = (inFight.length > 0 ? inFight : there).filter(({ life }) => life !== 'dead').map(one => one.name)
  return refuse({ code: 'creature-unknown', why: `Nobody here is called "${name}".`, allowed: names })
}

/** The one whose name has this word, or begins so; nobody, if it could be two. */
function only(creatures: readonly Creature[], wanted: string): Creature | undefined {
  const fits = creatures.filter(({ id }) => wanted !== '' && (id.startsWith(wanted) || id.split('-').includes(wanted)))
  return fits.length === 1 ? fits[0] : undefined
}

/** One of a creature's own things by name, or a refusal that lists them. */
export function findNamed<Thing extends { readonly name: string }>(
  things: readonly Thing[],
  name: string,
  { who, what }: { readonly who: string; readonly what: string },
): Result<Thing, RuleRefusal> {
  const wanted = slugOf(name)
  const found =
    things.find(thing => slugOf(thing.name) === wanted) ?? things.find(thing => slugOf(thing.name).startsWith(wanted))
  if (found !== undefined) return accept(found)
  return refuse({
    code: `${what}-unknown`,
    why: `${who} has no ${what} called "${name}".`,
    allowed: things.map(thing => thing.name),
  })
}
