/**
 * A question to a model, for every role but the Game Master's. What cannot be used is asked for once more with what was
 * wrong; after that the role is played without the model, and the chronicle says so.
 */
import { refuse, type Result } from '../../../core/result.ts'
import type { Ask } from '../../../table/ports.ts'
import { BudgetSpent, type RoleName } from '../budget/purse.ts'
import { askModel, type Asked } from '../model/ask.ts'
import type { FaultCode } from '../model/fault.ts'
import type { Answer, ModelCall } from '../model/port.ts'
import { faultOfAnswer } from '../model/read-fault.ts'
import type { RoleMind } from './mind.ts'
import { signOf } from '../model/signs.ts'

/** The part of a call that is the role's own. */
export type Question = Pick<ModelCall, 'system' | 'tools' | 'mustCall'> & { readonly words: string }

export type Reader<Value> = (answer: Answer) => Result<Value, string>

const mostTries = 2

export class Listener {
  readonly #mind: Pick<RoleMind<unknown>, 'model' | 'purse' | 'waits'>
  readonly #role: RoleName
  readonly #ask: Ask
  #flags = 0

  constructor(role: RoleName, mind: Pick<RoleMind<unknown>, 'model' | 'purse' | 'waits'>, ask: Ask) {
    this.#role = role
    this.#mind = mind
    this.#ask = ask
  }

  /** What the model meant, or why nobody can tell. `key` sets two questions of one role apart. */
  async hear<Value>(key: string, question: Question, read: Reader<Value>): Promise<Result<Value, string>> {
    let why = ''
    for (let tried = 1; tried <= mostTries; tried += 1) {
      const asked = await this.#askOnce(`${key}/${tried}`, callOf(question, this.#mind, why))
      if (!asked.ok) return refuse(asked.fault.message)
      const value = readWhole(asked.answer, read)
      if (value.ok) return value
      why = value.refusal
    }
    return refuse(why)
  }

  #askOnce(key: string, call: ModelCall): Promise<Asked> {
    const { model, purse, waits } = this.#mind
    return askModel(this.#ask, key, call, {
      ...model.asking,
      signal: this.#ask.signal,
      spend: make => {
        waits?.({})
        return purse.spend(this.#role, { call, price: model.asking.price }, make)
      },
      hear: live => {
        const sign = signOf(live)
        if (sign) waits?.(sign)
      },
    })
  }

  /** Something a person asking "why" should know of this beat. */
  async flag(text: string): Promise<void> {
    this.#flags += 1
    await this.#ask.step(`flag/${this.#flags}`, () => text)
  }
}

function callOf({ words, ...call }: Question, { model }: Pick<RoleMind<unknown>, 'model'>, why: string): ModelCall {
  const text = why === '' ? words : `${words}\n\nYour last answer could not be used: ${why} Answer again.`
  return { ...call, ...model.sampling, messages: [{ role: 'user', text }], maxOutputTokens: model.maxOutputTokens }
}

function readWhole<Value>(answer: Answer, read: Reader<Value>): Result<Value, string> {
  const fault = faultOfAnswer(answer)
  const why = fault && whatToDo[fault.code]
  return why === undefined ? read(answer) : refuse(why)
}

/** An answer that came to its end and is none: what the model is told about it. */
const whatToDo: Partial<Readonly<Record<FaultCode, string>>> = {
  refused: 'you declined. Stay within what you are at ease with, and look away where you must.',
  'cut-off': 'it was too long and was cut off. Be much shorter.',
  empty: 'it was empty.',
}

/** Roles that work in the background cost nothing once the budget is used up: they are played without a model. */
export async function untilSpent<Value>(work: () => Promise<Result<Value, string>>): Promise<Result<Value, string>> {
  try {
    return await work()
  } catch (thrown) {
    if (thrown instanceof BudgetSpent) return refuse('the budget is used up.')
    throw thrown
  }
}
