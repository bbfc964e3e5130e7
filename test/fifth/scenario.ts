/** A table for tests that read like play: moves by name, and what came of them. */
import type { Json } from '../../src/core/json.ts'
import { seedRng } from '../../src/core/random.ts'
import { assert } from '../../src/core/result.ts'
import { fifth } from '../../src/rules/fifth/index.ts'
import type { Creature } from '../../src/rules/fifth/model/creature.ts'
import { creatureIdOf } from '../../src/rules/fifth/model/creature.ts'
import type { FifthEvent } from '../../src/rules/fifth/model/events.ts'
import type { FifthWorld } from '../../src/rules/fifth/model/world.ts'
import type { MoveDone, RuleRefusal } from '../../src/rules/ruleset.ts'
import { worldOf } from './simulate.ts'

type Input = Readonly<Record<string, Json>>

export class Table {
  world: FifthWorld
  #rng

  constructor(creatures: readonly Creature[], seed: string | number = 1) {
    this.world = worldOf(creatures)
    this.#rng = seedRng(seed)
  }

  #run(name: string, input: Input) {
    const move = fifth.moves.find(one => one.name === name)
    assert(move !== undefined, `there is a move called ${name}`)
    return move.run(this.world, input, this.#rng)
  }

  /** Plays a move that must be allowed. */
  play(name: string, input: Input = {}): MoveDone<FifthEvent> {
    const done = this.#run(name, input)
    if (!done.ok) throw new Error(`${name}: ${done.refusal.why} (${done.refusal.allowed.join('; ')})`)
    this.world = done.value.events.reduce(fifth.fold, this.world)
    this.#rng = done.value.rng
    return done.value
  }

  /** Plays a move if it is allowed. */
  tried(name: string, input: Input = {}): MoveDone<FifthEvent> | undefined {
    return this.#run(name, input).ok ? this.play(name, input) : undefined
  }

  /** Tries a move that must be refused, and answers why. */
  refused(name: string, input: Input = {}): RuleRefusal {
    const done = this.#run(name, input)
    assert(!done.ok, `${name} is refused`)
    return done.refusal
  }

  creature(name: string): Creature {
    const creature = this.world.creatures[creatureIdOf(name)]
    assert(creature !== undefined, `${name} is there`)
    return creature
  }

  /** Ends turns until it is somebody's. */
  until(name: string): this {
    for (let guard = 0; guard < 50 && this.world.fight?.turn?.who !== creatureIdOf(name); guard += 1)
      this.play('end-turn')
    return this
  }

  isPartysTurn(): boolean {
    const who = this.world.fight?.turn?.who
    return who !== undefined && this.world.creatures[who]?.side === 'party'
  }

  /** Whoever's turn it is strikes the first foe in reach, if there is one, and the turn ends. */
  strikeAnyone(): MoveDone<FifthEvent> {
    const who = this.world.fight?.turn?.who ?? ''
    const foes = Object.values(this.world.creatures).filter(({ side, life }) => side === 'foes' && life === 'alive')
    const target = foes.find(({ name }) => this.#run('attack', { who, target: name }).ok)
    if (target === undefined) return this.play('end-turn')
    const done = this.play('attack', { who, target: target.name })
    return this.world.fight === null ? done : { ...done, facts: [...done.facts, ...this.play('end-turn').facts] }
  }
}
