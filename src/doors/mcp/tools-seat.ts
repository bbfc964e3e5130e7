/** The tools of a seat: to sit down, to hear what comes, to answer, and what one looks up meanwhile. */
import type { McpServer, ServerContext } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { longestWaitSeconds, type SeatAnswer, type SeatDesk } from './desk.ts'
import { whileWaiting } from './progress.ts'

/** Whose seat is meant: the connection's own, or the one of a token where a connection has none. */
export type DeskOf = (token: string | undefined) => Promise<SeatDesk>

const got = z.object({ number: z.number(), tag: z.string(), text: z.string() })

const seatAnswer = z.object({ seat: z.string(), asked: z.boolean(), messages: z.array(got) })

/** What every tool of a seat answers with: a text that reads well, and the same as values. */
export const seatResult = ({ text, seat, isAsked, messages, isRefused }: SeatAnswer) => ({
  content: [{ type: 'text' as const, text }],
  structuredContent: { seat, asked: isAsked, messages: [...messages] },
  ...(isRefused ? { isError: true } : {}),
})

const reads = { readOnlyHint: true, openWorldHint: false } as const
const writes = { readOnlyHint: false, destructiveHint: false, openWorldHint: false } as const

const wait = z
  .number()
  .min(0)
  .max(longestWaitSeconds)
  .optional()
  .describe(`seconds to wait, at most ${longestWaitSeconds}`)

/** `whose` is the token, where one connection serves several seats. */
export function seatTools(server: McpServer, deskOf: DeskOf, hasToken: boolean): void {
  const whose = hasToken ? { token: z.string().describe('the token of the seat') } : {}
  const tokenIn = (input: object): string | undefined =>
    'token' in input && typeof input.token === 'string' ? input.token : undefined
  server.registerTool(
    'next',
    {
      description:
        'What comes next for your seat: waits for messages and returns them; the first time with your briefing. For the Game Master it also says that this beat is told. When "asked" is true the table waits for your answer. Nothing yet? Call it again.',
      inputSchema: z.object({ ...whose, wait }),
      outputSchema: seatAnswer,
      annotations: { ...reads, title: 'Wait for what comes next' },
    },
    async (input, context: ServerContext) => {
      const desk = await deskOf(tokenIn(input))
      const heard = desk.next(input.wait ?? longestWaitSeconds, context.mcpReq.signal)
      return seatResult(await whileWaiting(context, 'waiting for the table', heard))
    },
  )
  server.registerTool(
    'answer',
    {
      description:
        'Say something from your seat. A player answers in character, in plain words. Otherwise messages with a tag on the first line, e.g. [NARRATIVE], several in one text. Returns what the table says to it (dice, answers, refusals); then go on, or call next.',
      inputSchema: z.object({
        ...whose,
        text: z.string(),
        to: z.string().optional().describe('whom it is for, where the message does not say'),
      }),
      outputSchema: seatAnswer,
      annotations: { ...writes, title: 'Answer' },
    },
    async (input, context: ServerContext) => {
      const desk = await deskOf(tokenIn(input))
      const heard = desk.answer(input.text, input.to, context.mcpReq.signal)
      return seatResult(await whileWaiting(context, 'the table takes it up', heard))
    },
  )
  server.registerTool(
    'recall',
    {
      description:
        'Look something up in what your seat may know: a few words or a question, or the path of one of your pages. Empty words: your briefing again.',
      inputSchema: z.object({ ...whose, words: z.string() }),
      outputSchema: seatAnswer,
      annotations: { ...reads, title: 'Remember' },
    },
    async input => seatResult(await (await deskOf(tokenIn(input))).recall(input.words)),
  )
  server.registerTool(
    'leave',
    {
      description: 'Give up your seat: it is played without you from then on.',
      inputSchema: z.object(whose),
      outputSchema: seatAnswer,
      annotations: { ...writes, title: 'Leave the seat' },
    },
    async input => seatResult(await (await deskOf(tokenIn(input))).leave()),
  )
}

/** Those that a connection with a seat of its own has beside them. */
export function ownSeatTools(server: McpServer, desk: SeatDesk): void {
  server.registerTool(
    'sit',
    {
      description:
        'Begin here: who you are at this table, how one plays from your seat, and all you may read. Call it again when you have lost the thread. Then call next.',
      inputSchema: z.object({}),
      outputSchema: seatAnswer,
      annotations: { ...reads, title: 'Sit down' },
    },
    async () => seatResult(await desk.sit()),
  )
  server.registerTool(
    'roll',
    {
      description: "Roll dice, e.g. 1d20+5, 4d6k3. The Game Master's rolls bind; a player's are for themselves alone.",
      inputSchema: z.object({ dice: z.string(), for: z.string().optional().describe('what it is for') }),
      outputSchema: seatAnswer,
      annotations: { ...writes, title: 'Roll' },
    },
    async (input, context: ServerContext) =>
      seatResult(await desk.roll(input.dice, input.for ?? '', context.mcpReq.signal)),
  )
  server.registerTool(
    'rules',
    {
      description:
        'Look up the rules of the game. With no words: the moves one can ask for by [RULE_REQUEST]; with the name of a move: what it takes.',
      inputSchema: z.object({ words: z.string().optional() }),
      outputSchema: seatAnswer,
      annotations: { ...reads, title: 'Look up a rule' },
    },
    async input => seatResult(await desk.rules(input.words ?? '')),
  )
}
