/** Exactly what each role was last sent, for whoever pays for it. */
import type { LastCall, Purse } from '../budget/purse.ts'
import type { ModelMessage } from '../model/port.ts'

const thousands = (count: number): string => count.toLocaleString('en-US')

const countOf = ({ usage: { input, cachedRead, cachedWrite, output } }: LastCall): string =>
  `${thousands(input)} tokens (${thousands(cachedRead)} out of the cache, ${thousands(cachedWrite)} into it), ${thousands(output)} came back`

/** A role, what its last call came to, and all of what it was sent. */
export type Sent = { readonly role: string; readonly count: string; readonly text: string }

export const sentIn = (purse: Purse): readonly Sent[] =>
  purse.roles.flatMap(role => {
    const last = purse.lastOf(role)
    return last ? [{ role, count: countOf(last), text: whole(last) }] : []
  })

const keptMark = (isStable: boolean | undefined): string => (isStable ? ' (kept up to here)' : '')

const whole = ({ call: { system, messages, tools } }: LastCall): string =>
  [
    `Tools: ${tools.map(({ name }) => name).join(', ') || 'none'}`,
    ...system.map(({ text, isStable }) => `--- system${keptMark(isStable)}\n${text}`),
    ...messages.map(message => `--- ${message.role}${keptMark(message.isStable)}\n${textOf(message)}`),
  ].join('\n\n')

function textOf(message: ModelMessage): string {
  if (message.role === 'tool') return message.results.map(({ name, text }) => `[${name}] ${text}`).join('\n')
  if (message.role === 'user') return message.text
  const calls = message.toolCalls.map(({ name, read }) => `[${name} ${JSON.stringify(read.ok ? read.value : {})}]`)
  return [message.text, ...calls].filter(text => text !== '').join('\n')
}
