/** The tools of whoever opened the table: to open it, to play as a person would, and all that Gloam can do besides. */
import {
  CLIENT_CAPABILITIES_META_KEY,
  acceptedContent,
  inputRequired,
  type CallToolResult,
  type InputRequiredResult,
  type McpServer,
  type ServerContext,
} from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { Commands } from './commands.ts'
import { longestWaitSeconds } from './desk.ts'
import type { TableHost } from './host.ts'
import type { DeskOf } from './tools-seat.ts'
import type { Heard } from './line-face.ts'
import { forAtMost } from './patience.ts'
import { whileWaiting } from './progress.ts'

const played = z.object({
  waitsFor: z.enum(['turn', 'question', 'table', 'nobody']),
  options: z.array(z.string()),
})

const opened = z.object({
  campaign: z.string(),
  playing: z.string().nullable(),
  party: z.array(z.string()),
  tokens: z.record(z.string(), z.string()),
})

const reads = { readOnlyHint: true, openWorldHint: false } as const
const writes = { readOnlyHint: false, destructiveHint: false, openWorldHint: false } as const
const changes = { readOnlyHint: false, destructiveHint: true, openWorldHint: false } as const

const said = (text: string, isError = false): CallToolResult => ({
  content: [{ type: 'text', text }],
  ...(isError ? { isError: true } : {}),
})

const next = {
  turn: 'say what you do',
  question: 'answer with say',
  table: 'call say with empty text to wait',
  nobody: 'the session is over; sit opens another',
}

/** Whoever waits is told for whom. */
function playedResult({ text, waitsFor, options }: Heard, awaited: readonly string[]): CallToolResult {
  const words = text === '' ? '' : `${text}\n\n`
  const who = waitsFor === 'table' && awaited.length > 0 ? `The table waits for ${awaited.join(', ')}. ` : ''
  return {
    content: [{ type: 'text', text: `${words}(${who}Next: ${next[waitsFor]}.)` }],
    structuredContent: { waitsFor, options: [...options] },
  }
}

/** Whether whoever asks can put a question to a person. */
function canAsk(server: McpServer, { mcpReq }: ServerContext, isStateless: boolean): boolean {
  const modern: unknown = Object.entries(mcpReq.envelope ?? {}).find(
    ([name]) => name === CLIENT_CAPABILITIES_META_KEY,
  )?.[1]
  if (typeof modern === 'object' && modern !== null) return 'elicitation' in modern
  return !isStateless && server.server.getClientCapabilities()?.elicitation !== undefined
}

export type HostTools = {
  readonly host: TableHost
  readonly commands: Commands
  /** A connection that forgets its client between two calls cannot be asked back. */
  readonly isStateless: boolean
}

export function hostTools(server: McpServer, { host, commands, isStateless }: HostTools, deskOf: DeskOf): void {
  server.registerTool(
    'sit',
    {
      description:
        'Open a table, or hand out seats at it. seats: who plays from outside (gm, narrator, a character by its file); each gets a token (named again, a new one), which an agent passes to next and answer, or to "gloam mcp --token". The rest is played by Gloam itself.',
      inputSchema: z.object({
        campaign: z.string().optional().describe('the one played last when left out'),
        seats: z.array(z.string()).optional(),
        as: z.string().optional().describe('the character you play by say'),
        watch: z.boolean().optional().describe('true: nobody plays by say, the party goes on by itself'),
        style: z.enum(['script', 'novel', 'hybrid', 'minimal']).optional(),
        seed: z.string().optional(),
      }),
      annotations: { ...writes, title: 'Sit down at a table' },
    },
    async input => {
      const done = await host.open({ ...input, seats: input.seats ?? [], as: input.watch ? null : input.as })
      if (!done.ok) return said(done.refusal, true)
      const { campaign, human, party, tokens } = done.value
      const lines = Object.entries(tokens).map(([seat, token]) => `${seat}: ${token}`)
      const who =
        human === null
          ? 'Nobody plays by say; call say with empty text to watch.'
          : `You play ${human}: call say with empty text to hear where you are.`
      return {
        content: [
          {
            type: 'text',
            text: [`The table is open at "${campaign}". In the party: ${party.join(', ')}. ${who}`, ...lines].join(
              '\n',
            ),
          },
        ],
        structuredContent: { campaign, playing: human, party: [...party], tokens: { ...tokens } } satisfies z.infer<
          typeof opened
        >,
      }
    },
  )
  server.registerTool(
    'say',
    {
      description:
        'Play as a person would: what your character does or says, in plain words; a number takes an offer; /help tells the commands (/save, /end, /undo, /why ...). Returns all that is told until it is your turn. Empty text waits or shows where you are.',
      inputSchema: z.object({ text: z.string() }),
      outputSchema: played,
      annotations: { ...writes, title: 'Say what you do' },
    },
    async (input, context: ServerContext): Promise<CallToolResult | InputRequiredResult> => {
      const key = `question-${host.questions}`
      const answer = acceptedContent(context.mcpReq.inputResponses, key, z.object({ answer: z.string() }))
      const isAskedAgain = context.mcpReq.inputResponses !== undefined
      const line = answer?.answer ?? (isAskedAgain ? '' : input.text) // this runs again from the top with each answer
      const saying = forAtMost(longestWaitSeconds * 1000, context.mcpReq.signal, signal => host.say(line, signal))
      const heard = await whileWaiting(context, 'the story goes on', saying)
      if (context.mcpReq.signal.aborted) await host.stop()
      if (!heard.ok) return { ...said(heard.refusal, true), structuredContent: { waitsFor: 'nobody', options: [] } }
      const { waitsFor, question, options, text } = heard.value
      const asks = waitsFor === 'question' && question !== undefined && canAsk(server, context, isStateless)
      if (!asks || (isAskedAgain && answer === undefined)) return playedResult(heard.value, host.post?.awaited ?? [])
      const message = [text, ...(text.includes(question) ? [] : [question])].join('\n\n')
      const choice = options.length > 0 ? z.enum(options as [string, ...string[]]) : z.string()
      return inputRequired({
        inputRequests: {
          [`question-${host.questions}`]: inputRequired.elicit({
            message,
            requestedSchema: z.object({ answer: choice }),
          }),
        },
      })
    },
  )
  server.registerTool(
    'roll',
    {
      description: 'Roll dice outside of the story: 1d20+5, 4d6k3, d%. With "times" or "chances" use gloam.',
      inputSchema: z.object({ dice: z.string() }),
      annotations: { ...reads, title: 'Roll' },
    },
    async ({ dice }) => commands.run('roll', [dice]),
  )
  server.registerTool(
    'rules',
    {
      description:
        'Look up the rules of the open table: a spell, a condition, a monster, a question. With the token of a seat also what a move takes; no words: the moves.',
      inputSchema: z.object({ words: z.string(), token: z.string().optional() }),
      annotations: { ...reads, title: 'Look up a rule' },
    },
    async ({ words, token }) =>
      token === undefined
        ? commands.run('rules', [words, ...(host.game ? ['--game', host.game.id] : [])])
        : said((await (await deskOf(token)).rules(words)).text),
  )
  server.registerTool(
    'merge',
    {
      description:
        'Merge the delta files of a campaign (tmp/gm-state-delta.md, tmp/party-knowledge-delta.md) into story-state.md and party-knowledge.md. Answers with the fixed report of each writer.',
      inputSchema: z.object({ campaign: z.string(), only: z.enum(['state', 'knowledge']).optional() }),
      annotations: { ...changes, title: 'Merge deltas' },
    },
    async ({ campaign, only }) => commands.run('merge', [campaign, ...(only === undefined ? [] : ['--only', only])]),
  )
  server.registerTool(
    'state',
    {
      description:
        'One verified action on state files; answers with JSON and proof. action: update-state, update-roadmap, update-progress, get-state, mark-complete, sync-reference, write-json, archive-run, init-run, list-runs, update-run, append-requirements; data: its fields. Of the project here, or of a campaign.',
      inputSchema: z.object({
        action: z.string(),
        data: z.record(z.string(), z.unknown()).optional(),
        campaign: z.string().optional(),
      }),
      annotations: { ...changes, title: 'Verified state' },
    },
    async ({ action, data, campaign }) => commands.state(action, data, campaign),
  )
  server.registerTool(
    'gloam',
    {
      description: `Everything else, by command and arguments: ${commands.names.join(', ')}. {command: "help", args: ["why"]} tells how one is used. Campaigns are named first, e.g. why ["ember-road", "HP"].`,
      inputSchema: z.object({
        command: z.string(),
        args: z.array(z.string()).optional(),
        input: z.string().optional().describe('what the command reads: for relay the text of the Game Master'),
      }),
      annotations: { ...changes, title: 'Any other command' },
    },
    async ({ command, args, input }) => commands.run(command, args ?? [], input),
  )
}
