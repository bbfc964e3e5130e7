/** Which lines are for the door: a slash and a word. */
import type { Ruleset } from '../../../rules/ruleset.ts'
import type { Store } from '../../../store/port.ts'
import type { Companions } from '../party.ts'
import type { Obey } from '../sitting.ts'

export type CommandParts = {
  readonly store: Store
  readonly ruleset: Ruleset
  readonly human: string | null
  readonly party: Companions
  readonly report: () => string
  readonly isAscii: boolean
}

export const obeyWith =
  ({ report }: CommandParts): Obey =>
  async (line, { table }) => {
    const [, name = '', words = ''] = /^\/+(\S*)\s*([\s\S]*)$/.exec(line) ?? []
    if (name === 'save') {
      const failures = await table.save()
      return { command: 'save', answer: failures.length === 0 ? 'Saved.' : 'Not saved.' }
    }
    if (name === 'end') return { say: 'end' }
    if (name === 'cost') return { command: 'cost', answer: report() }
    return { command: name, answer: `No such command: ${words}` }
  }
