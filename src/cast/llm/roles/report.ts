/** What a session has cost so far, as lines for a person: tokens by the providers' own count, dollars as an estimate. */
import { dollars, type Purse, type Spent } from '../budget/purse.ts'

const thousands = (count: number): string => count.toLocaleString('en-US')

const times = (count: number): string => (count === 1 ? '1 call' : `${thousands(count)} calls`)

function line(name: string, { calls, usage, dollars: amount }: Spent): string {
  const share = usage.input === 0 ? 0 : Math.round((usage.cachedRead / usage.input) * 100)
  const price = amount === null ? 'price unknown' : `about ${dollars(amount)}`
  return `${name}: ${times(calls)}, ${thousands(usage.input)} tokens in (${share}% cached), ${thousands(usage.output)} out, ${price}`
}

export function reportOf(purse: Purse, turns: number): readonly string[] {
  const { total } = purse
  const before = purse.before > 0 ? [`Earlier in this run: about ${dollars(purse.before)}`] : []
  if (total.calls === 0) return before.length > 0 ? before : ['No model was asked yet, so nothing was spent.']
  const lines = [...purse.roles.map(role => line(role, purse.of(role))), line('All', total), ...before]
  if (turns > 0) lines.push(average(total, turns))
  if (!total.usage.isMeasured) lines.push('A server did not count its tokens; they are estimated at four letters each.')
  return lines
}

function average({ usage, dollars: amount }: Spent, turns: number): string {
  const tokens = Math.round((usage.input + usage.output) / turns)
  const price = amount === null ? '' : `, about ${dollars(amount / turns)}`
  return `A turn on average (${turns} so far): ${thousands(tokens)} tokens${price}`
}
