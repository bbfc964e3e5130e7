/** Gloam's own commands as tools: the same words, the same answers. What would play, listen or ask is not among them. */
import type { CallToolResult } from '@modelcontextprotocol/server'
import { own } from '../../core/own.ts'
import { accept } from '../../core/result.ts'
import { findCampaign } from '../campaigns.ts'

/** What a command printed, and how it ended. */
export type Printed = { readonly code: number; readonly out: string; readonly err: string }

export type RunCommand = (words: readonly string[], input: string) => Promise<Printed>

export type Commands = {
  readonly names: readonly string[]
  readonly run: (command: string, args: readonly string[], input?: string) => Promise<CallToolResult>
  readonly state: (
    action: string,
    data: Readonly<Record<string, unknown>> | undefined,
    campaign: string | undefined,
  ) => Promise<CallToolResult>
}

/** Two words name one command. */
const rare: Readonly<Record<string, readonly string[]>> = {
  campaigns: ['campaigns'],
  new_campaign: ['new', 'campaign'],
  new_character: ['new', 'character'],
  doctor: ['doctor'],
  read: ['read'],
  why: ['why'],
  recall: ['recall'],
  replay: ['replay'],
  rewind: ['rewind'],
  branches: ['branches'],
  relay: ['relay'],
  help: ['help'],
}

const common: Readonly<Record<string, readonly string[]>> = { roll: ['roll'], rules: ['rules'], merge: ['merge'] }

/** Commands that look for campaigns are told where; nobody else says so. */
const looks = new Set([
  'campaigns',
  'new',
  'doctor',
  'read',
  'why',
  'recall',
  'replay',
  'rewind',
  'branches',
  'relay',
  'merge',
])

/** A command is asked about by the name it has here or by its own words. */
const helpFor = (args: readonly string[]): readonly string[] => args.flatMap(word => own(rare, word) ?? [word])

const result = ({ code, out, err }: Printed): CallToolResult => {
  const text = [out.trimEnd(), err.trimEnd()].filter(part => part !== '').join('\n')
  return { content: [{ type: 'text', text: text === '' ? 'Done.' : text }], ...(code === 0 ? {} : { isError: true }) }
}

const refused = (text: string): CallToolResult => ({ content: [{ type: 'text', text }], isError: true })

export function commandsOf(run: RunCommand, campaigns: string): Commands {
  const names = Object.keys(rare)
  return {
    names,
    run: async (command, args, input = '') => {
      const words = { ...rare, ...common }[command.trim().replaceAll(/[\s-]+/g, '_')]
      if (!words) return refused(`There is no command "${command}". There are: ${names.join(', ')}.`)
      if (args.some(word => /^--(?:campaigns|gm-text|watch)\b/.test(word))) {
        return refused('Which folder is meant was decided when this server was started; name only the campaign.')
      }
      const [first = ''] = words
      if (first === 'help' && args.length > 0) return result(await run([...helpFor(args), '--help'], ''))
      const where = looks.has(first) ? ['--campaigns', campaigns] : []
      const text = first === 'relay' && input !== '' ? ['--gm-text', '-'] : []
      return result(await run([...words, ...args, ...where, ...text], input))
    },
    state: async (action, data, campaign) => {
      const found = campaign === undefined ? accept('') : findCampaign(campaigns, campaign)
      if (!found.ok) return refused(found.refusal)
      const where = campaign === undefined ? [] : ['--root', found.value, '--profile', 'campaign']
      return result(await run(['state', ...where], JSON.stringify({ action, ...(data === undefined ? {} : { data }) })))
    },
  }
}
