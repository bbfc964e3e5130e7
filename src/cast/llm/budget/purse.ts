/** What was spent, by the providers' own count, and how much may be. */
import type { Answer, Usage } from '../model/port.ts'

export type RoleName = 'gm' | 'companion' | 'narrator' | 'journal' | 'decisions'

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

export const addSpent = (one: Spent, { usage, dollars }: Pick<Answer, 'usage' | 'dollars'>): Spent => ({
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

/** The budget is used up. The beat stays open and everything before it is saved; more budget goes on from there. */
export class BudgetSpent extends Error {
  constructor(spent: number, budget: number) {
    super(
      `The budget of $${budget.toFixed(2)} is used up: about $${spent.toFixed(2)} was spent. Nothing is lost; go on with a larger --budget, or with --model oracle.`,
    )
    this.name = 'BudgetSpent'
  }
}

export class Purse {
  readonly #budget: number | undefined
  readonly #byRole = new Map<RoleName, Spent>()
  #underWay = 0

  /** `spent` is what earlier sittings of the same run have cost already. */
  constructor(budget?: number, spent = 0) {
    this.#budget = budget
    if (spent > 0) this.#byRole.set('gm', { ...nothing, dollars: spent })
  }

  /**
   * Makes a call if there is room for it: what is not asked costs nothing. Calls under way side by side, which nobody has
   * paid for yet, are taken for what a call has cost on average.
   */
  async spend<Value>(make: () => Promise<Value> | Value): Promise<Value> {
    const { dollars, calls } = this.total
    const expected = (dollars ?? 0) * (1 + this.#underWay / Math.max(1, calls))
    if (this.#budget !== undefined && dollars !== null && expected >= this.#budget) {
      throw new BudgetSpent(dollars, this.#budget)
    }
    this.#underWay += 1
    try {
      return await make()
    } catch (cause) {
      this.#underWay -= 1
      throw cause
    }
  }

  pay(role: RoleName, answer: Answer): void {
    this.#underWay = Math.max(0, this.#underWay - 1)
    this.#byRole.set(role, addSpent(this.of(role), answer))
  }

  of(role: RoleName): Spent {
    return this.#byRole.get(role) ?? nothing
  }

  get roles(): readonly RoleName[] {
    return [...this.#byRole.keys()]
  }

  get total(): Spent {
    return [...this.#byRole.values()].reduce(
      (sum, one) => ({ ...addSpent(sum, one), calls: sum.calls + one.calls }),
      nothing,
    )
  }
}
