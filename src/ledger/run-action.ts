/**
 * The ledger's one way in. Whatever comes in, an answer comes out: bad input and a failing disk are answers too. Only a
 * bug is thrown.
 */
import { own } from '../core/own.ts'
import { accept, refuse, type Result } from '../core/result.ts'
import { type Store, StoreFault } from '../store/port.ts'
import { actions } from './actions.ts'
import { type Answer, declined, type Failed } from './answer.ts'
import type { Deed } from './deed.ts'
import { unread } from './fault.ts'
import { readInput } from './input.ts'
import { isJson, isObject } from './json-value.ts'
import type { Ledger } from './ledger.ts'
import { withLock } from './lock.ts'
import { nearest } from './nearest.ts'
import { Turnstile } from '../core/turnstile.ts'

const turnstiles = new WeakMap<Store, Turnstile>()

/** One action, after those that were asked of the same store before it. */
export function runAction(ledger: Ledger, input: unknown): Promise<Answer> {
  const turnstile = turnstiles.get(ledger.store) ?? new Turnstile()
  turnstiles.set(ledger.store, turnstile)
  return turnstile.run(() => act(ledger, input))
}

/** The same for an action that is still text; `firstLine` is where it stands in what it came from. */
export async function runText(ledger: Ledger, text: string, firstLine = 1): Promise<Answer> {
  const input = readInput(text, firstLine)
  return input.ok ? runAction(ledger, input.value) : input.refusal
}

async function act(ledger: Ledger, input: unknown): Promise<Answer> {
  const asked = askedFor(input)
  if (!asked.ok) return asked.refusal
  const { deed, data } = asked.value
  const ready = deed.prepare(data)
  if (!ready.ok) return ready.refusal
  try {
    if (deed.isReading) return await ready.value(ledger)
    return await withLock(ledger.store, () => ready.value(ledger))
  } catch (fault) {
    if (fault instanceof StoreFault) return unread(fault)
    throw fault
  }
}

function askedFor(input: unknown): Result<{ readonly deed: Deed; readonly data: unknown }, Failed> {
  if (!isObject(input)) return refuse(declined('An action is a JSON object, such as {"action": "get-state"}.'))
  if (!isJson(input)) return refuse(declined('An action holds JSON values only, and not nested without end.'))
  const name = own(input, 'action')
  const known = Object.keys(actions)
  if (typeof name !== 'string') return refuse(declined(`"action" should be one of ${known.join(', ')}.`))
  const deed = own(actions, name)
  if (deed !== undefined) return accept({ deed, data: own(input, 'data') })
  const meant = nearest(name, known)
  const hint = meant === undefined ? `There are: ${known.join(', ')}.` : `Did you mean "${meant}"?`
  return refuse(declined(`There is no action ${JSON.stringify(name.slice(0, 80))}. ${hint}`))
}
