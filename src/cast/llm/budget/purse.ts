/**
 * What was spent, by the providers' own count, and how much may be. A call is begun only when the most it can cost fits
 * into the budget beside everything that was spent and everything that is under way, so a budget is never passed.
 */
import { BeatHeld } from '../../../table/ports.ts'
import type { Answer, ModelCall, Usage } from '../model/port.ts'
import { mostDollars, type PricedCall } from './most-dollars.ts'

export type RoleName = 'gm' | 'companion' | 'narrator' | 'journal' | 'decisions' | 'guard'

export type Spent = {
  readonly calls: number
  readonly usage: Usage
  /** An estimate; null when any of it has no known price. */
  readonly dollars: number | null
}

const nothing: Spent = {
  calls: 0,
  usage: { input: 0, cachedRead: 0, cachedWrite: 0, output: 0, isMeasured: true },
  dollars: 0,
}

const addSpent = (one: Spent, { usage, dollars }: Pick<Answer, 'usage' | 'dollars'>): Spent => ({
  calls: one.calls + 1,
  usage: {
    input: one.usage.input + usage.input,
    cachedRead: one.usage.cachedRead + usage.cachedRead,
    cachedWrite: one.usage.cachedWrite + usage.cachedWrite,
    output: one.usage.output + usage.output,
    isMeasured: one.usage.isMeasured && usage.isMeasured,
  },
  dollars: one.dollars === null || dollars === null ? null : one.dollars + dollars,
})

/** A call as it was made, and what the provider counted. */
export type LastCall = { readonly call: ModelCall; readonly usage: Usage }

/** There is no room for another call. The beat stays open and everything before it is saved. */
export class BudgetSpent extends BeatHeld {
  constructor(budget: number, why: string) {
    super(
      `The budget of ${dollars(budget)} has no room for another call: ${why}. Nothing is lost; go on with a larger --budget, or with --model oracle.`,
    )
    this.name = 'BudgetSpent'
  }
}

/** Cents are too coarse for a turn; a sum in whole cents is told in cents. */
export const dollars = (amount: number): string =>
  `$${amount.toFixed(amount >= 0.1 || Number.isInteger(Number((amount * 100).toFixed(6))) ? 2 : 4)}`

export class Purse {
  /** What earlier sittings of the same run have cost already. */
  readonly before: number
  readonly #budget: number | undefined
  readonly #byRole = new Map<RoleName, Spent>()
  readonly #last = new Map<RoleName, LastCall>()
  /** The most that each call under way can cost. */
  readonly #underWay = new Map<object, number>()
  #waiting: (() => void)[] = []

  constructor(budget?: number, before = 0) {
    this.#budget = budget
    this.before = Math.max(0, before) // a record that gives money back would raise the budget
  }

  /** Makes a call if there is room for it, and counts what it came to; what is not asked costs nothing. */
  async spend(role: RoleName, call: PricedCall, make: () => Promise<Answer>): Promise<Answer> {
    if (this.#budget !== undefined) await this.#setAside(call, this.#budget)
    try {
      const answer = await make()
      this.#byRole.set(role, addSpent(this.of(role), answer))
      this.#last.set(role, { call: call.call, usage: answer.usage })
      return answer
    } finally {
      this.#underWay.delete(call)
      for (const wake of this.#waiting.splice(0)) wake()
    }
  }

  /** Calls side by side mostly cost less than they might, so whoever finds no room waits for those under way. */
  async #setAside(call: PricedCall, budget: number): Promise<void> {
    const most = mostDollars(call)
    if (most === null) throw new BudgetSpent(budget, 'nobody knows what it would cost')
    for (;;) {
      const spent = this.before + (this.total.dollars ?? 0)
      const promised = [...this.#underWay.values()].reduce((sum, one) => sum + one, 0)
      if (spent + promised + most <= budget) break
      if (this.#underWay.size === 0) {
        throw new BudgetSpent(budget, `about ${dollars(spent)} was spent, and the next one may cost ${dollars(most)}`)
      }
      await new Promise<void>(resolve => this.#waiting.push(resolve))
    }
    this.#underWay.set(call, most)
  }

  of(role: RoleName): Spent {
    return this.#byRole.get(role) ?? nothing
  }

  /** What a role was last sent, in this sitting. */
  lastOf(role: RoleName): LastCall | undefined {
    return this.#last.get(role)
  }

  get roles(): readonly RoleName[] {
    return [...this.#byRole.keys()]
  }

  /** Of this sitting. */
  get total(): Spent {
    return [...this.#byRole.values()].reduce(
      (sum, one) => ({ ...addSpent(sum, one), calls: sum.calls + one.calls }),
      nothing,
    )
  }
}
