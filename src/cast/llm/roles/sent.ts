/** Exactly what a role was last sent, for whoever pays for it. */
import type { LastCall, Purse } from '../budget/purse.ts'
import type { ModelMessage } from '../model/port.ts'

const thousands = (count: number): string => count.toLocaleString('en-US')

const countOf = ({ usage: { input, cachedRead, cachedWrite, output } }: LastCall): string =>
  `${thousands(input)} tokens (${thousands(cachedRead)} out of the cache, ${thousands(cachedWrite)} into it), ${thousands(output)} came back`

/** All roles in a line each, or one of them whole. */
export function sentTo(purse: Purse, asked: string): string {
  const all = purse.roles.flatMap(role => {
    const last = purse.lastOf(role)
    return last ? [{ role, last }] : []
  })
  const one = all.find(({ role }) => role === asked)
  if (one) return `${one.role}: ${countOf(one.last)}\n\n${whole(one.last)}`
  if (all.length === 0) return 'Nobody was sent anything yet in this sitting.'
  return [
    ...(asked === '' ? [] : [`No role "${asked}" was sent anything yet in this sitting.`]),
    ...all.map(({ role, last }) => `- ${role}: ${countOf(last)}`),
    '',
    '/context ROLE shows all of it. What the Game Master is sent holds the secrets of the campaign.',
  ].join('\n')
}

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
